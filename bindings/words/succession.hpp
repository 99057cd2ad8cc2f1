// What can never be walked right behind something else.
#pragma once

#include <lua.hpp>

#include "movement/expression.hpp"

namespace acedrex {

// Notes a warning where b can never be walked right behind a, or makes a part of it idle.
void doubt_succession(lua_State* lua, const Expression& a, const Expression& b);

}  // namespace acedrex
