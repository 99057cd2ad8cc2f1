// What moves and notations of edits call pieces and the places of queues by.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "variant/variant.hpp"

namespace acedrex {

// "OWL(7)" of light, "owl(7)" of dark; of a piece without a label its symbol, as setup strings have it.
std::string label_of(const Variant& variant, Code code);
// The piece that has the label, or, in brackets or not, the symbol; the case of the first letter gives the
// side.
std::optional<Code> code_with_label(const Variant& variant, std::string_view label);
// What to write instead: the nearest label of that side; "" where none is near.
std::string label_remedy(const Variant& variant, std::string_view label);

// Where a piece of a queue waits before the first turn.
struct WaitingPlace {
    int pocket = 0;
    Side side = Side::light;
    std::size_t number = 0;  // in the order of leaving, from 0

    bool operator==(const WaitingPlace&) const = default;
};
// "A18"; "": it has no name.
std::string place_name(const Variant& variant, const WaitingPlace& place);
// What is wrong with the names that the variant's notation has: it names a piece or a tag that is not there,
// or labels of pieces or names of places that cannot be told apart in a text, from each other and from
// fields.
std::vector<Diagnostic> faults_of_names(const Variant& variant);
// The place of that name, of that side before those of the other one.
std::optional<WaitingPlace> place_named(const Variant& variant, Side side, std::string_view name);

}  // namespace acedrex
