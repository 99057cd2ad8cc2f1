// Values as texts, without the addresses that Lua shows: these differ from run to run.
#include <string>
#include <string_view>

#include "sandbox/safe_library.hpp"
#include "sandbox/sandbox.hpp"

namespace acedrex {

namespace {

// Pushes the value as text, as luaL_tolstring does; but a table is "table".
std::string_view push_as_text(lua_State* lua, int index) {
    index = lua_absindex(lua, index);
    if (luaL_callmeta(lua, index, "__tostring") != 0) {
        if (lua_isstring(lua, -1) == 0) luaL_error(lua, "'__tostring' must return a string");
    } else if (lua_type(lua, index) == LUA_TNUMBER || lua_type(lua, index) == LUA_TSTRING) {
        lua_pushvalue(lua, index);
    } else if (lua_type(lua, index) == LUA_TBOOLEAN) {
        lua_pushstring(lua, lua_toboolean(lua, index) != 0 ? "true" : "false");
    } else if (const int type = luaL_getmetafield(lua, index, "__name"); type != LUA_TSTRING) {
        if (type != LUA_TNIL) lua_pop(lua, 1);
        lua_pushstring(lua, luaL_typename(lua, index));
    }
    std::size_t size = 0;
    const char* data = lua_tolstring(lua, -1, &size);
    return {data, size};
}

int safe_tostring(lua_State* lua) {
    luaL_checkany(lua, 1);
    push_as_text(lua, 1);
    return 1;
}

int safe_print(lua_State* lua) {
    Sandbox& sandbox = Sandbox::of(lua);
    std::string line;
    const int count = lua_gettop(lua);
    for (int i = 1; i <= count; ++i) {
        const std::string_view text = push_as_text(lua, i);
        sandbox.charge(lua, 50 + text.size());
        if (!sandbox.says_no_more()) {
            if (i > 1) line += '\t';
            line += text;
        }
        lua_pop(lua, 1);
    }
    line += '\n';
    sandbox.say(line);
    return 0;
}

// Upvalue: Lua's own function, which then is given texts for each %s, and no %p.
int safe_format(lua_State* lua) {
    std::size_t size = 0;
    const char* data = luaL_checklstring(lua, 1, &size);
    const std::string_view form(data, size);
    const int count = lua_gettop(lua);
    int argument = 1;
    for (std::size_t at = form.find('%'); at < form.size(); at = form.find('%', at + 1)) {
        at = form.find_first_not_of("-+#0 123456789.", at + 1);
        if (at == form.npos) break;
        if (form[at] == '%') continue;
        if (form[at] == 'p')
            return luaL_error(lua, "there is no '%%p' in format: addresses differ from run to run");
        if (++argument > count || form[at] != 's') continue;
        push_as_text(lua, argument);
        lua_replace(lua, argument);
    }
    std::uint64_t read = 0;
    for (int i = 1; i <= count; ++i)
        if (lua_type(lua, i) == LUA_TSTRING) read += lua_rawlen(lua, i);
    Sandbox::of(lua).charge(lua, units_for(read));
    return lua_tocfunction(lua, lua_upvalueindex(1))(lua);
}

}  // namespace

void add_text_functions(lua_State* lua) {
    static constexpr luaL_Reg functions[] = {
        {"print", &guarded<safe_print>}, {"tostring", &safe_tostring}, {nullptr, nullptr}};
    luaL_setfuncs(lua, functions, 0);
}

void push_format(lua_State* lua) {
    lua_pushcclosure(lua, &safe_format, 1);
}

}  // namespace acedrex
