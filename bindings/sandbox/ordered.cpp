#include "sandbox/ordered.hpp"

#include <algorithm>
#include <bit>
#include <cmath>
#include <cstdint>
#include <string_view>
#include <vector>

#include "sandbox/safe_library.hpp"
#include "sandbox/sandbox.hpp"

namespace acedrex {

namespace {

struct ItemKey {
    enum class Kind : std::uint8_t { whole, fraction, text, truth, made };
    Kind kind = Kind::made;
    lua_Integer whole = 0;
    lua_Number fraction = 0;
    std::string_view text{};  // alive as long as the key is in the table
    Sandbox::Made made{};
    lua_Integer at = 0;  // in a list
};

ItemKey key_at(lua_State* lua, int index) {
    ItemKey key;
    switch (lua_type(lua, index)) {
        case LUA_TNUMBER:
            key.kind = lua_isinteger(lua, index) != 0 ? ItemKey::Kind::whole : ItemKey::Kind::fraction;
            key.whole = lua_tointeger(lua, index);
            key.fraction = lua_tonumber(lua, index);
            break;
        case LUA_TSTRING: {
            std::size_t size = 0;
            const char* data = lua_tolstring(lua, index, &size);
            key.kind = ItemKey::Kind::text;
            key.text = {data, size};
            break;
        }
        case LUA_TBOOLEAN:
            key.kind = ItemKey::Kind::truth;
            key.whole = lua_toboolean(lua, index);
            break;
        default:
            key.made = Sandbox::of(lua).made(lua, index);
    }
    return key;
}

int rank(ItemKey::Kind kind) {
    return kind == ItemKey::Kind::fraction ? 0 : static_cast<int>(kind);
}

// Lua makes whole numbers of keys that are whole: a fraction here has places behind the point, or is too
// large for them.
bool before(lua_Integer whole, lua_Number fraction) {
    if (fraction >= 0x1p63) return true;
    if (fraction < -0x1p63) return false;
    return whole <= static_cast<lua_Integer>(std::floor(fraction));
}

bool operator<(const ItemKey& a, const ItemKey& b) {
    if (rank(a.kind) != rank(b.kind)) return rank(a.kind) < rank(b.kind);
    switch (a.kind) {
        case ItemKey::Kind::whole:
            return b.kind == ItemKey::Kind::whole ? a.whole < b.whole : before(a.whole, b.fraction);
        case ItemKey::Kind::fraction:
            return b.kind == ItemKey::Kind::whole ? !before(b.whole, a.fraction) : a.fraction < b.fraction;
        case ItemKey::Kind::text:
            return a.text < b.text;
        case ItemKey::Kind::truth:
            return a.whole < b.whole;
        case ItemKey::Kind::made:
            return a.made < b.made;
    }
    return false;
}

// Upvalues: the list of keys, how many have been shown, the table.
int next_field(lua_State* lua) {
    lua_settop(lua, 2);
    lua_Integer at = lua_isnil(lua, 2) ? 0 : lua_tointeger(lua, lua_upvalueindex(2));
    for (;;) {
        ++at;
        lua_settop(lua, 2);
        if (lua_rawgeti(lua, lua_upvalueindex(1), at) == LUA_TNIL) return 1;
        lua_pushvalue(lua, -1);
        if (lua_rawget(lua, lua_upvalueindex(3)) == LUA_TNIL) continue;
        lua_pushinteger(lua, at);
        lua_replace(lua, lua_upvalueindex(2));
        return 2;
    }
}

int three_results(lua_State*, int, lua_KContext) {
    return 3;
}

}  // namespace

void push_ordered_keys(lua_State* lua, int table) {
    luaL_checkstack(lua, 6, "a table is gone through");
    table = lua_absindex(lua, table);
    std::vector<ItemKey> keys;
    lua_newtable(lua);
    const int list = lua_gettop(lua);
    for (lua_pushnil(lua); lua_next(lua, table) != 0;) {
        lua_pop(lua, 1);
        keys.push_back(key_at(lua, -1));
        keys.back().at = static_cast<lua_Integer>(keys.size());
        lua_pushvalue(lua, -1);
        lua_rawseti(lua, list, keys.back().at);
    }
    Sandbox::of(lua).charge(lua, keys.size() * (1 + std::bit_width(keys.size()) / 2));
    if (std::is_sorted(keys.begin(), keys.end())) return;
    std::sort(keys.begin(), keys.end());
    lua_createtable(lua, static_cast<int>(keys.size()), 0);
    for (std::size_t i = 0; i < keys.size(); ++i) {
        lua_rawgeti(lua, list, keys[i].at);
        lua_rawseti(lua, -2, static_cast<lua_Integer>(i) + 1);
    }
    lua_replace(lua, list);
}

int push_field_loop(lua_State* lua, int table) {
    table = lua_absindex(lua, table);
    push_ordered_keys(lua, table);
    lua_pushinteger(lua, 0);
    lua_pushvalue(lua, table);
    lua_pushcclosure(lua, &next_field, 3);
    lua_pushvalue(lua, table);
    lua_pushnil(lua);
    return 3;
}

int ordered_pairs(lua_State* lua) {
    luaL_checkany(lua, 1);
    if (luaL_getmetafield(lua, 1, "__pairs") == LUA_TNIL) {
        luaL_checktype(lua, 1, LUA_TTABLE);
        return push_field_loop(lua, 1);
    }
    lua_pushvalue(lua, 1);
    lua_callk(lua, 1, 3, 0, &three_results);
    return 3;
}

// What comes after a key is looked for among all of them: nothing has to be remembered between two calls, and
// what is changed meanwhile does no harm.
int ordered_next(lua_State* lua) {
    luaL_checktype(lua, 1, LUA_TTABLE);
    lua_settop(lua, 2);
    const bool first = lua_isnil(lua, 2);
    const ItemKey after = key_at(lua, 2);
    lua_pushnil(lua);  // at 3: the nearest so far
    ItemKey nearest;
    std::uint64_t seen = 0;
    for (lua_pushnil(lua); lua_next(lua, 1) != 0;) {
        lua_pop(lua, 1);
        ++seen;
        const ItemKey key = key_at(lua, 4);
        if ((!first && !(after < key)) || (!lua_isnil(lua, 3) && !(key < nearest))) continue;
        nearest = key;
        lua_copy(lua, 4, 3);
    }
    Sandbox::of(lua).charge(lua, 1 + seen);
    if (lua_isnil(lua, 3)) return 1;
    lua_pushvalue(lua, 3);
    lua_rawget(lua, 1);
    return 2;
}

}  // namespace acedrex
