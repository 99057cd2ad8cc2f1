// Turns made part by part, against those that are listed.
#pragma once

#include <string>

#include "position/position.hpp"
#include "variant/variant.hpp"

namespace acedrex::reference {

// Walks through all ways of making a turn, each state once, and compares the outcomes with those of the list.
// What is at odds; "" where nothing is, or where there are too many states to look at.
std::string difference_by_parts(const Variant& variant, const Position& position);

}  // namespace acedrex::reference
