// The table functions, written anew: a length may be anything that __len says, so each loop is paid for
// before it begins; and again at each turn, since a turn may be slow where metatables are many.
#include <algorithm>
#include <bit>
#include <climits>
#include <limits>

#include "sandbox/safe_library.hpp"
#include "sandbox/sandbox.hpp"

namespace acedrex {

namespace {

void charge(lua_State* lua, lua_Integer units) {
    if (units > 0) Sandbox::of(lua).charge(lua, static_cast<std::uint64_t>(units));
}

// How many integers first..last holds; huge where that is no integer.
lua_Integer span(lua_Integer first, lua_Integer last) {
    if (last < first) return 0;
    const auto size = static_cast<lua_Unsigned>(last) - static_cast<lua_Unsigned>(first);
    constexpr auto most = static_cast<lua_Unsigned>(std::numeric_limits<lua_Integer>::max());
    return static_cast<lua_Integer>(std::min(size, most - 1) + 1);
}

// Tables, and values that behave like one through their metatable.
lua_Integer checked_length(lua_State* lua, int index) {
    if (lua_type(lua, index) != LUA_TTABLE) {
        if (luaL_getmetafield(lua, index, "__index") == LUA_TNIL) luaL_checktype(lua, index, LUA_TTABLE);
        lua_pop(lua, 1);
    }
    return luaL_len(lua, index);
}

int table_insert(lua_State* lua) {
    const int arguments = lua_gettop(lua);
    const lua_Integer length = checked_length(lua, 1);
    const auto end = static_cast<lua_Integer>(static_cast<lua_Unsigned>(length) + 1U);
    if (arguments == 2) {
        lua_seti(lua, 1, end);
        return 0;
    }
    if (arguments != 3) return luaL_error(lua, "wrong number of arguments to 'insert'");
    const lua_Integer position = luaL_checkinteger(lua, 2);
    luaL_argcheck(lua, static_cast<lua_Unsigned>(position) - 1U < static_cast<lua_Unsigned>(end), 2,
                  "position out of bounds");
    charge(lua, span(position, end));
    for (lua_Integer i = end; i > position; --i) {
        charge(lua, 1);
        lua_geti(lua, 1, i - 1);
        lua_seti(lua, 1, i);
    }
    lua_seti(lua, 1, position);
    return 0;
}

int table_remove(lua_State* lua) {
    const bool given = lua_gettop(lua) >= 2;
    const lua_Integer length = checked_length(lua, 1);
    lua_Integer position = given ? luaL_checkinteger(lua, 2) : length;
    if (given) {
        const bool within = static_cast<lua_Unsigned>(position) - 1U <= static_cast<lua_Unsigned>(length);
        luaL_argcheck(lua, position == length || within, 2, "position out of bounds");
    }
    charge(lua, span(position, length));
    lua_geti(lua, 1, position);
    for (; position < length; ++position) {
        charge(lua, 1);
        lua_geti(lua, 1, position + 1);
        lua_seti(lua, 1, position);
    }
    lua_pushnil(lua);
    lua_seti(lua, 1, position);
    return 1;
}

int table_move(lua_State* lua) {
    const lua_Integer first = luaL_checkinteger(lua, 2);
    const lua_Integer last = luaL_checkinteger(lua, 3);
    const lua_Integer to = luaL_checkinteger(lua, 4);
    const int target = lua_isnoneornil(lua, 5) ? 1 : 5;
    luaL_checktype(lua, 1, LUA_TTABLE);
    luaL_checktype(lua, target, LUA_TTABLE);
    if (last >= first) {
        luaL_argcheck(lua, first > 0 || last < LUA_MAXINTEGER + first, 3, "too many elements to move");
        luaL_argcheck(lua, to <= LUA_MAXINTEGER - (last - first), 4, "destination wrap around");
        charge(lua, span(first, last));
        const bool upwards =
            to > last || to <= first || (target != 1 && lua_compare(lua, 1, target, LUA_OPEQ) == 0);
        for (lua_Integer i = 0; i <= last - first; ++i) {
            charge(lua, 1);
            const lua_Integer offset = upwards ? i : last - first - i;
            lua_geti(lua, 1, first + offset);
            lua_seti(lua, target, to + offset);
        }
    }
    lua_pushvalue(lua, target);
    return 1;
}

int table_concat(lua_State* lua) {
    const lua_Integer length = checked_length(lua, 1);
    std::size_t separator_size = 0;
    const char* separator = luaL_optlstring(lua, 2, "", &separator_size);
    const lua_Integer first = luaL_optinteger(lua, 3, 1);
    const lua_Integer last = luaL_optinteger(lua, 4, length);
    const lua_Integer count = span(first, last);
    charge(lua, count);
    luaL_Buffer buffer;
    luaL_buffinit(lua, &buffer);
    for (lua_Integer i = 0; i < count; ++i) {
        lua_geti(lua, 1, first + i);
        if (lua_isstring(lua, -1) == 0) {
            return luaL_error(lua, "invalid value (%s) at index %I in table for 'concat'",
                              luaL_typename(lua, -1), static_cast<LUAI_UACINT>(first + i));
        }
        Sandbox::of(lua).charge(lua, units_for(lua_rawlen(lua, -1) + separator_size));
        luaL_addvalue(&buffer);
        if (i + 1 < count) luaL_addlstring(&buffer, separator, separator_size);
    }
    luaL_pushresult(&buffer);
    return 1;
}

int table_pack(lua_State* lua) {
    const int count = lua_gettop(lua);
    charge(lua, count);
    lua_createtable(lua, count, 1);
    lua_insert(lua, 1);
    for (int i = count; i >= 1; --i) lua_seti(lua, 1, i);
    lua_pushinteger(lua, count);
    lua_setfield(lua, 1, "n");
    return 1;
}

int table_unpack(lua_State* lua) {
    const lua_Integer first = luaL_optinteger(lua, 2, 1);
    const lua_Integer last = lua_isnoneornil(lua, 3) ? luaL_len(lua, 1) : luaL_checkinteger(lua, 3);
    const lua_Integer count = span(first, last);
    if (count >= INT_MAX || lua_checkstack(lua, static_cast<int>(count)) == 0) {
        return luaL_error(lua, "too many results to unpack");
    }
    charge(lua, count);
    for (lua_Integer i = 0; i < count; ++i) {
        charge(lua, 1);
        lua_geti(lua, 1, first + i);
    }
    return static_cast<int>(count);
}

// Whether the value at `a` comes before that at `b`, by the function at 2 or by "<".
bool less(lua_State* lua, int a, int b) {
    charge(lua, 1);
    if (lua_isnil(lua, 2)) {
        const bool texts = lua_type(lua, a) == LUA_TSTRING && lua_type(lua, b) == LUA_TSTRING;
        if (texts) Sandbox::of(lua).charge(lua, units_for(std::min(lua_rawlen(lua, a), lua_rawlen(lua, b))));
        return lua_compare(lua, a, b, LUA_OPLT) != 0;
    }
    lua_pushvalue(lua, 2);
    lua_pushvalue(lua, a);
    lua_pushvalue(lua, b);
    lua_call(lua, 2, 1);
    const bool result = lua_toboolean(lua, -1) != 0;
    lua_pop(lua, 1);
    return result;
}

// Puts the value on the top of the stack, which it pops, into the heap 1..size at the hole `at` or below.
void sift(lua_State* lua, lua_Integer at, lua_Integer size) {
    const int value = lua_gettop(lua);
    for (lua_Integer child = 2 * at; child <= size; child = 2 * at) {
        lua_geti(lua, 1, child);
        if (child < size) {
            lua_geti(lua, 1, child + 1);
            if (less(lua, value + 1, value + 2)) {
                lua_replace(lua, value + 1);
                ++child;
            } else {
                lua_pop(lua, 1);
            }
        }
        if (!less(lua, value, value + 1)) break;
        lua_seti(lua, 1, at);
        at = child;
    }
    lua_settop(lua, value);
    lua_seti(lua, 1, at);
}

// A heap sort: whatever the function answers, it ends in time and touches nothing outside.
int table_sort(lua_State* lua) {
    const lua_Integer length = checked_length(lua, 1);
    if (!lua_isnoneornil(lua, 2)) luaL_checktype(lua, 2, LUA_TFUNCTION);
    lua_settop(lua, 2);
    if (length < 2) return 0;
    luaL_argcheck(lua, length < INT_MAX, 1, "array too big");
    charge(lua, length * static_cast<lua_Integer>(std::bit_width(static_cast<lua_Unsigned>(length))));
    for (lua_Integer at = length / 2; at >= 1; --at) {
        lua_geti(lua, 1, at);
        sift(lua, at, length);
    }
    for (lua_Integer size = length; size > 1; --size) {
        lua_geti(lua, 1, size);
        lua_geti(lua, 1, 1);
        lua_seti(lua, 1, size);
        sift(lua, 1, size - 1);
    }
    return 0;
}

}  // namespace

void add_table_functions(lua_State* lua) {
    static constexpr luaL_Reg functions[] = {
        {"concat", &table_concat}, {"insert", &table_insert}, {"move", &table_move},
        {"pack", &table_pack},     {"remove", &table_remove}, {"sort", &table_sort},
        {"unpack", &table_unpack}, {nullptr, nullptr},
    };
    luaL_setfuncs(lua, functions, 0);
}

}  // namespace acedrex
