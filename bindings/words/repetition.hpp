// Repetitions and what limits them.
#pragma once

#include "values/movement_values.hpp"

namespace acedrex {

// Pushes body, lo to hi times; what would turn for ever without a step is a fault.
int push_repetition(lua_State* lua, const ExprValue& body, NumberValue lo, NumberValue hi);

// The limit at index: a whole number, a number of m.count, or a function (field, direction, board).
std::optional<NumberValue> limit_at(lua_State* lua, int index, Vector direction);

}  // namespace acedrex
