// How many arguments a word takes: Lua lets those that are too many go in silence, and what the author meant
// by them goes with them.
#pragma once

#include <string>

#include "values/lua_util.hpp"

namespace acedrex {

// Has every function of the table on top of the stack count what it is given. `shown` is what scripts call
// the table.
void count_arguments(lua_State* lua, const std::string& shown);

}  // namespace acedrex
