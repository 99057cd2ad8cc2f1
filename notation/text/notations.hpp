// The notations that a variant declares, besides the one that all have.
#pragma once

#include <optional>

#include "notation/text/notation_forms.hpp"
#include "notation/text/notation_signs.hpp"
#include "variant/variant.hpp"

namespace acedrex {

// Of these a variant has one at most.
struct Notations {
    std::optional<TrailSigns> trail;     // of whole walks; absent: as the chess family writes
    std::optional<EditSigns> edits;      // of edits, which comes before the plain one
    std::optional<NotationForms> forms;  // by forms, likewise
};

inline const Notations& notations_of(const Variant& variant) {
    static const Notations none;
    return variant.spec().notations ? *variant.spec().notations : none;
}

}  // namespace acedrex
