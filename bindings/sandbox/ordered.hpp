// Keys in an order that is the same in every run: Lua's own goes by addresses and by a seed of the process.
#pragma once

#include <lua.hpp>

namespace acedrex {

// Pushes a list of the keys of a table: numbers ascending, then texts by their bytes, then false and true,
// then tables, functions and other values in the order in which they were made.
void push_ordered_keys(lua_State* lua, int table);

// Calls body(), with a key and its value on top of the stack, for each key in that order; body takes both
// away.
template <class Body>
void for_each_field(lua_State* lua, int table, Body body) {
    table = lua_absindex(lua, table);
    push_ordered_keys(lua, table);
    const int keys = lua_gettop(lua);
    const auto count = static_cast<lua_Integer>(lua_rawlen(lua, keys));
    for (lua_Integer i = 1; i <= count; ++i) {
        lua_rawgeti(lua, keys, i);
        lua_pushvalue(lua, -1);
        lua_rawget(lua, table);
        body();
    }
    lua_settop(lua, keys - 1);
}

// Pushes the three values that a loop over the fields of the table is given. The loop goes by a list made
// here, and passes by what is no longer there.
int push_field_loop(lua_State* lua, int table);

// `pairs` and `next` as scripts have them.
int ordered_pairs(lua_State* lua);
int ordered_next(lua_State* lua);

}  // namespace acedrex
