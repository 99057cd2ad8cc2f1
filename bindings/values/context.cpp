#include "values/context.hpp"

#include "sandbox/safe_library.hpp"

namespace acedrex {

template <>
inline constexpr const char* kTypeName<Context> = "acedrex.context";

namespace {

constexpr const char* kBuiltins = "acedrex.builtins";

}  // namespace

void open_context(lua_State* lua) {
    const StackGuard guard(lua);
    auto** context = static_cast<Context**>(lua_newuserdatauv(lua, sizeof(Context*), 0));
    *context = new Context;
    lua_newtable(lua);
    lua_pushcfunction(lua, [](lua_State* state) {
        auto** held = static_cast<Context**>(lua_touserdata(state, 1));
        delete std::exchange(*held, nullptr);
        return 0;
    });
    lua_setfield(lua, -2, "__gc");
    lua_setmetatable(lua, -2);
    lua_setfield(lua, LUA_REGISTRYINDEX, kTypeName<Context>);
}

Context& context_of(lua_State* lua) {
    lua_getfield(lua, LUA_REGISTRYINDEX, kTypeName<Context>);
    auto** context = static_cast<Context**>(lua_touserdata(lua, -1));
    lua_pop(lua, 1);
    return **context;
}

Faults& faults_of(lua_State* lua) {
    return context_of(lua).faults;
}

void set_builtin_module(lua_State* lua, const char* name) {
    freeze(lua, name);
    luaL_getsubtable(lua, LUA_REGISTRYINDEX, kBuiltins);
    lua_insert(lua, -2);
    lua_setfield(lua, -2, name);
    lua_pop(lua, 1);
}

void push_module(lua_State* lua, const std::string& name) {
    luaL_getsubtable(lua, LUA_REGISTRYINDEX, kBuiltins);
    lua_getfield(lua, -1, name.c_str());
    lua_remove(lua, -2);
    if (!lua_isnil(lua, -1)) return;
    lua_pop(lua, 1);
    if (const auto& import = context_of(lua).import) return import(lua, name);
    fault(lua, "unknown-module", "there is no module " + in_quotes(name));
    push_broken(lua);
}

}  // namespace acedrex
