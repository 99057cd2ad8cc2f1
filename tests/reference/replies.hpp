// Replies counted after one move after another, what they have in common remembered, against counts anew.
#pragma once

#include <cstddef>
#include <string>

#include "position/position.hpp"
#include "variant/variant.hpp"

namespace acedrex::reference {

// Looks at so many of the moves, spread over the list. What is at odds; "" where nothing is.
std::string difference_in_replies(const Variant& variant, const Position& position, std::size_t moves);

}  // namespace acedrex::reference
