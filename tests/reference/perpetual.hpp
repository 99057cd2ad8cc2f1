// Repetition by nothing but checks, or by chasing a piece, as a slow account of a whole game has it. Pieces
// of the variants that it is asked of go from field to field, and take what stands where they end.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "variants.hpp"

namespace acedrex::reference {

struct Perpetual {
    std::string reason;
    std::optional<Side> winner;
};

// Of the last of these positions, which came about one after the other; absent: nothing is decided so.
std::optional<Perpetual> perpetual(VariantOracle& oracle, const VariantSpec& variant,
                                   const std::vector<Stand>& met);

}  // namespace acedrex::reference
