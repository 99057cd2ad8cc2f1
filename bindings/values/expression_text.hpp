// Expressions in the words of the Lua surface.
#pragma once

#include <string>

#include "movement/expression.hpp"

namespace acedrex {

// On one line.
std::string to_string(const Expression& e);

}  // namespace acedrex
