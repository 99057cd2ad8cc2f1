// The keys of piece{...} that say what a piece does to others: aura, frozen, wake, on_turn_end and their
// like.
#pragma once

#include <string>
#include <vector>

#include "declare/declaration.hpp"
#include "engines/movement.hpp"

namespace acedrex {

extern const std::vector<std::string> kInfluenceKeys;

// Notes what is wrong.
InfluenceSpec read_influence(const Declaration& d);

}  // namespace acedrex
