// Lua's own library as scripts may have it: an allow-list, with every function that could run long without
// running instructions written anew so that it pays from the budget.
#pragma once

#include <cstdint>
#include <exception>
#include <lua.hpp>
#include <string>

namespace acedrex {

// Leaves the table of shared globals on the stack, and gives strings their methods.
void push_safe_globals(lua_State* lua);

// The metatable of a chunk's environment: reads fall through to the shared globals, whose table is at
// `globals`; new names are doubted.
void push_environment_metatable(lua_State* lua, int globals);
// Names that the table at `globals` lacks are errors.
void refuse_unknown_names(lua_State* lua, int globals);
// Does the script that runs in the state wait to catch an error, as far as the stack of the state shows?
bool may_be_caught(lua_State* lua);

// Replaces the table on the top of the stack by one that reads the same and cannot be changed, and the tables
// in it likewise; `name` is what the error calls it. Not for tables that contain themselves. Such a table has
// no fields of its own: it is read by lua_getfield, not raw.
void freeze(lua_State* lua, const std::string& name);
bool is_frozen(lua_State* lua, int index);

// Each puts its functions into the table on the top of the stack.
void add_text_functions(lua_State* lua);
void add_string_functions(lua_State* lua);
void add_table_functions(lua_State* lua);

// Replaces Lua's own string.format on the top of the stack.
void push_format(lua_State* lua);

// The units that touching so many bytes or slots at once costs.
inline std::uint64_t units_for(std::uint64_t size) {
    return 1 + size / 16;
}

// Runs the body of a C function and turns what it throws into a Lua error, after its destructors ran: a C++
// exception must not pass through Lua, whose C++ build would swallow it without a message. Lua's own errors
// are thrown too, but are no std::exception, and go on as they are.
template <class Body>
int guarded(lua_State* lua, Body body) {
    try {
        return body();
    } catch (const std::exception& exception) {
        lua_pushstring(lua, exception.what());
    }
    luaL_where(lua, 1);
    lua_insert(lua, -2);
    lua_concat(lua, 2);
    return lua_error(lua);
}
template <lua_CFunction F>
int guarded(lua_State* lua) {
    return guarded(lua, [lua] { return F(lua); });
}

}  // namespace acedrex
