// What XBoard calls variants.
#pragma once

#include <optional>
#include <string>

#include "variant/spec.hpp"

namespace acedrex::program {

// All that the variant is called, as bare_name has it: by these it is found among the names of others.
std::vector<std::string> bare_names_of(const VariantSpec& spec);

// Absent where XBoard does not know the variant by itself.
std::optional<std::string> xboard_name(const VariantSpec& spec);

// Does XBoard begin its game of that name from another position? Then it takes no other one.
bool begins_otherwise_in_xboard(const VariantSpec& spec);

// XBoard counts ranks from 0 on boards of ten.
inline bool ranks_from_zero(const VariantSpec& spec) {
    return spec.board.ranks == 10;
}

}  // namespace acedrex::program
