#include "sandbox/safe_library.hpp"

#include <algorithm>
#include <cctype>
#include <cstring>
#include <string>
#include <string_view>
#include <vector>

#include "base/diagnostic.hpp"
#include "sandbox/names.hpp"
#include "sandbox/ordered.hpp"
#include "sandbox/sandbox.hpp"

namespace acedrex {

namespace {

// --- functions that stay Lua's own
// --------------------------------------------------------------------------

constexpr const char* basic_names[] = {
    "assert", "error",  "getmetatable", "ipairs", "rawequal", "rawget",
    "rawlen", "select", "tonumber",     "type",   "_VERSION",
};
constexpr const char* math_names[] = {
    "abs",  "acos", "asin", "atan", "ceil",       "cos",  "deg",        "exp",  "floor",
    "fmod", "huge", "log",  "max",  "maxinteger", "min",  "mininteger", "modf", "pi",
    "rad",  "sin",  "sqrt", "tan",  "tointeger",  "type", "ult",
};
constexpr const char* string_names[] = {"byte", "char", "len", "lower", "reverse", "sub", "upper"};
constexpr const char* utf8_names[] = {"char", "charpattern", "codepoint", "codes", "len", "offset"};
constexpr const char* no_names[] = {"unpack"};  // replaced by our own like the rest of its library
constexpr const char* coroutine_names[] = {"create", "isyieldable", "running", "status", "yield"};

// Runs the C function in the upvalue after paying for the texts it is given.
int charged(lua_State* lua) {
    std::uint64_t size = 0;
    for (int i = lua_gettop(lua); i > 0; --i) {
        if (lua_type(lua, i) == LUA_TSTRING) size += lua_rawlen(lua, i);
    }
    Sandbox::of(lua).charge(lua, units_for(size));
    return lua_tocfunction(lua, lua_upvalueindex(1))(lua);
}

// Copies fields of the table at `from` to the table on the top; functions that read texts are charged.
template <std::size_t count>
void copy_fields(lua_State* lua, int from, const char* const (&names)[count], bool with_charge) {
    for (const char* name : names) {
        lua_getfield(lua, from, name);
        if (with_charge && lua_iscfunction(lua, -1) != 0) lua_pushcclosure(lua, &charged, 1);
        lua_setfield(lua, -2, name);
    }
}

// --- protected calls: no script can catch the end of the budget or of the memory
// -----------------------------------

int finish_pcall(lua_State* lua, int status, lua_KContext extra) {
    Sandbox::of(lua).pass_on(lua, status);
    if (status == LUA_OK || status == LUA_YIELD) return lua_gettop(lua) - static_cast<int>(extra);
    lua_pushboolean(lua, 0);
    lua_pushvalue(lua, -2);
    return 2;
}

int safe_pcall(lua_State* lua) {
    luaL_checkany(lua, 1);
    lua_pushboolean(lua, 1);
    lua_insert(lua, 1);
    return finish_pcall(lua, lua_pcallk(lua, lua_gettop(lua) - 2, LUA_MULTRET, 0, 0, &finish_pcall), 0);
}

// A handler runs while the error is raised; when the hook raises it, hooks are off and a loop would be
// endless.
int guarded_handler(lua_State* lua) {
    if (Sandbox::of(lua).ending()) return 1;
    lua_settop(lua, 1);
    lua_pushvalue(lua, lua_upvalueindex(1));
    lua_insert(lua, 1);
    lua_call(lua, 1, 1);
    return 1;
}

int safe_xpcall(lua_State* lua) {
    const int arguments = lua_gettop(lua) - 2;
    luaL_checktype(lua, 2, LUA_TFUNCTION);
    lua_pushvalue(lua, 2);
    lua_pushcclosure(lua, &guarded_handler, 1);
    lua_replace(lua, 2);
    lua_pushboolean(lua, 1);
    lua_pushvalue(lua, 1);
    lua_rotate(lua, 3, 2);
    return finish_pcall(lua, lua_pcallk(lua, arguments, LUA_MULTRET, 2, 2, &finish_pcall), 2);
}

// Resumes `thread` with the arguments on the top of `lua`. Leaves the results, or -1 and the error value.
int resume(lua_State* lua, lua_State* thread, int arguments) {
    if (lua_checkstack(thread, arguments) == 0) return luaL_error(lua, "too many arguments to resume");
    lua_xmove(lua, thread, arguments);
    int results = 0;
    Sandbox& sandbox = Sandbox::of(lua);
    const int status = sandbox.resume(thread, lua, arguments, &results);
    sandbox.pass_on(lua, status);
    if (status != LUA_OK && status != LUA_YIELD) {
        lua_xmove(thread, lua, 1);
        return -1;
    }
    if (lua_checkstack(lua, results + 1) == 0) {
        lua_pop(thread, results);
        return luaL_error(lua, "too many results to resume");
    }
    lua_xmove(thread, lua, results);
    return results;
}

int coroutine_resume(lua_State* lua) {
    lua_State* thread = lua_tothread(lua, 1);
    luaL_argexpected(lua, thread != nullptr, 1, "coroutine");
    const int results = resume(lua, thread, lua_gettop(lua) - 1);
    lua_pushboolean(lua, results >= 0);
    lua_insert(lua, results >= 0 ? -(results + 1) : -2);
    return results >= 0 ? results + 1 : 2;
}

int wrapped(lua_State* lua) {
    const int results = resume(lua, lua_tothread(lua, lua_upvalueindex(1)), lua_gettop(lua));
    // The variables of a failed coroutine that are to be closed stay as they are: to close them would be to
    // run their functions where the hook is off.
    return results >= 0 ? results : lua_error(lua);
}

int coroutine_wrap(lua_State* lua) {
    luaL_checktype(lua, 1, LUA_TFUNCTION);
    lua_State* thread = lua_newthread(lua);
    lua_pushvalue(lua, 1);
    lua_xmove(lua, thread, 1);
    lua_pushcclosure(lua, &wrapped, 1);
    return 1;
}

// --- the others that scripts see
// -----------------------------------------------------------------------------

int safe_setmetatable(lua_State* lua) {
    const int type = lua_type(lua, 2);
    luaL_checktype(lua, 1, LUA_TTABLE);
    luaL_argexpected(lua, type == LUA_TNIL || type == LUA_TTABLE, 2, "nil or table");
    if (luaL_getmetafield(lua, 1, "__metatable") != LUA_TNIL) {
        return luaL_error(lua, "cannot change a protected metatable");
    }
    for (const char* name : {"__gc", "__close", "__mode"}) {
        if (type != LUA_TTABLE) break;
        lua_pushstring(lua, name);
        if (lua_rawget(lua, 2) != LUA_TNIL)
            return luaL_error(lua, "scripts cannot have the metamethod '%s'%s", name,
                              std::strcmp(name, "__mode") == 0
                                  ? ": what a weak table holds would differ from run to run"
                                  : "");
        lua_pop(lua, 1);
    }
    lua_settop(lua, 2);
    if (type == LUA_TTABLE) Sandbox::of(lua).watch_metatable(lua, 2);
    lua_setmetatable(lua, 1);
    return 1;
}

int math_random(lua_State* lua) {
    Sandbox& sandbox = Sandbox::of(lua);
    const int arguments = lua_gettop(lua);
    if (arguments == 0) {
        lua_pushnumber(lua, static_cast<lua_Number>(sandbox.random() >> 11) * 0x1p-53);
        return 1;
    }
    if (arguments > 2) return luaL_error(lua, "wrong number of arguments");
    lua_Integer low = 1;
    lua_Integer high = luaL_checkinteger(lua, 1);
    if (arguments == 2) {
        low = high;
        high = luaL_checkinteger(lua, 2);
    } else if (high == 0) {
        lua_pushinteger(lua, static_cast<lua_Integer>(sandbox.random()));
        return 1;
    }
    luaL_argcheck(lua, low <= high, arguments, "interval is empty");
    const std::uint64_t most = static_cast<std::uint64_t>(high) - static_cast<std::uint64_t>(low);
    std::uint64_t mask = most;
    for (int shift = 1; shift < 64; shift *= 2) mask |= mask >> shift;
    std::uint64_t drawn = sandbox.random() & mask;
    while (drawn > most) drawn = sandbox.random() & mask;
    lua_pushinteger(lua, static_cast<lua_Integer>(static_cast<std::uint64_t>(low) + drawn));
    return 1;
}

// Scripts may begin a sequence of their own; without a number they go back to the game's.
int math_randomseed(lua_State* lua) {
    Sandbox& sandbox = Sandbox::of(lua);
    if (lua_isnoneornil(lua, 1)) {
        sandbox.random_state = Sandbox::kFirstSeed;
        return 0;
    }
    const lua_Number number = luaL_checknumber(lua, 1);
    std::uint64_t bits = 0;
    std::memcpy(&bits, &number, sizeof bits);
    if (lua_isinteger(lua, 1) != 0) bits = static_cast<std::uint64_t>(lua_tointeger(lua, 1));
    sandbox.random_state = bits;
    return 0;
}

// --- read-only tables
// ------------------------------------------------------------------------------------------

// Upvalue: the table's name.
int refuse_write(lua_State* lua) {
    const std::string name = lua_tostring(lua, lua_upvalueindex(1));
    Sandbox::of(lua).fail(lua, error_at({}, "script-error", name + " is read-only",
                                        "keep your own values in a table of your own"));
    return 0;
}

// Upvalue: the table that is read; the loop is not given it.
int frozen_pairs(lua_State* lua) {
    lua_settop(lua, 1);
    push_field_loop(lua, lua_upvalueindex(1));
    lua_copy(lua, 1, 3);
    return 3;
}

int frozen_length(lua_State* lua) {
    lua_pushinteger(lua, luaL_len(lua, lua_upvalueindex(1)));
    return 1;
}

constexpr luaL_Reg basic_functions[] = {
    {"next", &ordered_next},  {"pairs", &guarded<ordered_pairs>},
    {"pcall", &safe_pcall},   {"setmetatable", &safe_setmetatable},
    {"xpcall", &safe_xpcall}, {nullptr, nullptr},
};
constexpr luaL_Reg math_functions[] = {
    {"random", &math_random}, {"randomseed", &math_randomseed}, {nullptr, nullptr}};
constexpr luaL_Reg coroutine_functions[] = {
    {"resume", &coroutine_resume}, {"wrap", &coroutine_wrap}, {nullptr, nullptr}};

// One of Lua's libraries, read-only, into the globals on the top of the stack: what `names` keeps of it, and
// what `add`, given where Lua's own is, puts into the table on the top in place of the rest.
template <std::size_t count, class Add>
void add_library(lua_State* lua, const char* name, lua_CFunction open, const char* const (&names)[count],
                 Add add) {
    const int globals = lua_gettop(lua);
    lua_pushcfunction(lua, open);
    lua_call(lua, 0, 1);
    lua_newtable(lua);
    copy_fields(lua, globals + 1, names, true);
    add(lua, globals + 1);
    freeze(lua, name);
    lua_setfield(lua, globals, name);
    lua_settop(lua, globals);
}

// The methods of strings; arithmetic on them stays Lua's.
void set_string_methods(lua_State* lua) {
    lua_pushliteral(lua, "");
    lua_getmetatable(lua, -1);
    lua_pushvalue(lua, -3);
    lua_setfield(lua, -2, "__index");
    lua_pushliteral(lua, "string");
    lua_pushcclosure(lua, &guarded<refuse_write>, 1);
    lua_setfield(lua, -2, "__newindex");
    lua_pushliteral(lua, "protected");
    lua_setfield(lua, -2, "__metatable");
    lua_pop(lua, 2);
}

}  // namespace

void freeze(lua_State* lua, const std::string& name) {
    luaL_checkstack(lua, 12, nullptr);
    const int table = lua_gettop(lua);
    for_each_field(lua, table, [&] {
        const bool inner = lua_type(lua, -2) == LUA_TSTRING && lua_istable(lua, -1) && !is_frozen(lua, -1);
        if (inner) freeze(lua, name + "." + lua_tostring(lua, -2));
        lua_rawset(lua, table);
    });
    lua_newtable(lua);
    lua_createtable(lua, 0, 5);
    lua_pushvalue(lua, -3);
    lua_setfield(lua, -2, "__index");
    lua_pushlstring(lua, name.data(), name.size());
    lua_pushcclosure(lua, &guarded<refuse_write>, 1);
    lua_setfield(lua, -2, "__newindex");
    lua_pushvalue(lua, -3);
    lua_pushcclosure(lua, &guarded<frozen_pairs>, 1);
    lua_setfield(lua, -2, "__pairs");
    lua_pushvalue(lua, -3);
    lua_pushcclosure(lua, &frozen_length, 1);
    lua_setfield(lua, -2, "__len");
    lua_pushliteral(lua, "protected");
    lua_setfield(lua, -2, "__metatable");
    lua_setmetatable(lua, -2);
    lua_remove(lua, -2);
}

bool is_frozen(lua_State* lua, int index) {
    if (luaL_getmetafield(lua, index, "__newindex") == LUA_TNIL) return false;
    const bool frozen = lua_tocfunction(lua, -1) == &guarded<refuse_write>;
    lua_pop(lua, 1);
    return frozen;
}

bool may_be_caught(lua_State* lua) {
    const bool main = lua_pushthread(lua) != 0;
    lua_pop(lua, 1);
    if (!main) return true;  // a coroutine's error is its resumer's
    lua_Debug activation;
    for (int level = 0; lua_getstack(lua, level, &activation) != 0; ++level) {
        lua_getinfo(lua, "f", &activation);
        const lua_CFunction running = lua_tocfunction(lua, -1);
        lua_pop(lua, 1);
        if (running == &safe_pcall || running == &safe_xpcall) return true;
    }
    return false;
}

void push_safe_globals(lua_State* lua) {
    luaL_checkstack(lua, LUA_MINSTACK, nullptr);
    lua_newtable(lua);
    const int globals = lua_gettop(lua);

    // Lua puts its basic functions into its own table of globals; no script sees that, and it is emptied
    // again.
    lua_pushcfunction(lua, luaopen_base);
    lua_call(lua, 0, 1);
    lua_pushvalue(lua, globals);
    copy_fields(lua, globals + 1, basic_names, false);
    luaL_setfuncs(lua, basic_functions, 0);
    add_text_functions(lua);
    lua_newtable(lua);
    lua_rawseti(lua, LUA_REGISTRYINDEX, LUA_RIDX_GLOBALS);
    lua_settop(lua, globals);

    add_library(lua, "string", luaopen_string, string_names, [](lua_State* state, int own) {
        add_string_functions(state);
        lua_getfield(state, own, "format");
        push_format(state);
        lua_setfield(state, -2, "format");
        set_string_methods(state);
    });
    add_library(lua, "table", luaopen_table, no_names,
                [](lua_State* state, int) { add_table_functions(state); });
    add_library(lua, "math", luaopen_math, math_names,
                [](lua_State* state, int) { luaL_setfuncs(state, math_functions, 0); });
    add_library(lua, "utf8", luaopen_utf8, utf8_names, [](lua_State*, int) {});
    add_library(lua, "coroutine", luaopen_coroutine, coroutine_names,
                [](lua_State* state, int) { luaL_setfuncs(state, coroutine_functions, 0); });

    refuse_unknown_names(lua, globals);
    lua_settop(lua, globals);
}

}  // namespace acedrex
