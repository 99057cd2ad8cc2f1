#pragma once

#include <string>

#include "position/position.hpp"
#include "variant/variant.hpp"

namespace acedrex {

// Why the side to move cannot castle, as a sentence, told in the order in which a player would ask; "" where
// it can.
std::string castling_refusal(const Variant& variant, const Position& position);

}  // namespace acedrex
