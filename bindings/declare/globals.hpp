// The globals of scripts that declare something.
#pragma once

#include <lua.hpp>

namespace acedrex {

void open_pieces(lua_State* lua);    // piece{...}
void open_variants(lua_State* lua);  // variant{...}

}  // namespace acedrex
