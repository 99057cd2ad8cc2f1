// What a ply did, as an English sentence in the past tense: for the steps of a trail.
#pragma once

#include <string>

#include "notation/move/record.hpp"
#include "variant/variant.hpp"

namespace acedrex::program {

// next: the ply that followed in the same move; nullptr: none.
std::string words_of_ply(const Variant& variant, const PlyRecord& ply, const PlyRecord* next);

}  // namespace acedrex::program
