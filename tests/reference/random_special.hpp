// Cases of the plain sort whose movement, or whose rows of `lands`, are made to be hard for one of the
// engines.
#pragma once

#include <cstdint>

#include "random_cases.hpp"

namespace acedrex::reference {

// Walks that come to one field in many ways: long repetitions with and without bounds, fields that must not
// be entered again, deeds on the way.
Case winding_case(std::uint64_t seed);
// Pieces of tables, and rows where they land.
Case leading_case(std::uint64_t seed);
// One piece of the first type a side, riders, and pieces that these pass.
Case riding_case(std::uint64_t seed);

}  // namespace acedrex::reference
