#include "declare/variant_emptied.hpp"

#include <algorithm>
#include <array>

#include "declare/turn_reading.hpp"
#include "declare/variant_reading.hpp"

namespace acedrex {

namespace {

const char kEmptied = 0;

bool is_emptied(lua_State* lua, int table, const char* key) {
    push_field(lua, table, key);
    const bool emptied = lua_touserdata(lua, -1) == &kEmptied;
    lua_pop(lua, 1);
    return emptied;
}

bool any_emptied(lua_State* lua, int table, std::initializer_list<const char*> keys) {
    return std::any_of(keys.begin(), keys.end(),
                       [&](const char* key) { return is_emptied(lua, table, key); });
}

void remove(lua_State* lua, int table, const char* key) {
    table = lua_absindex(lua, table);
    lua_pushnil(lua);
    lua_setfield(lua, table, key);
}

// Takes out of the list at index what gone() says, with a member on top of the stack; true where none is left
// of some.
template <class Gone>
bool remove_members(lua_State* lua, int index, const Gone& gone) {
    index = lua_absindex(lua, index);
    const int length = list_length(lua, index);
    lua_Integer left = 0;
    bool removed = false;
    for (int i = 1; i <= length; ++i) {
        lua_rawgeti(lua, index, i);
        if (lua_istable(lua, -1) && gone()) {
            removed = true;
            lua_pop(lua, 1);
        } else {
            lua_rawseti(lua, index, ++left);
        }
    }
    for (lua_Integer i = left + 1; i <= length; ++i) {
        lua_pushnil(lua);
        lua_rawseti(lua, index, i);
    }
    return removed && left == 0;
}

// A rule or a list of rules at `key`, each gone by an emptied list at one of these keys. Is the whole gone?
bool remove_rules(lua_State* lua, int table, const char* key, std::initializer_list<const char*> lists) {
    const StackGuard guard(lua);
    table = lua_absindex(lua, table);
    push_field(lua, table, key);
    const bool gone =
        lua_istable(lua, -1) &&
        (any_emptied(lua, -1, lists) || remove_members(lua, -1, [&] { return any_emptied(lua, -1, lists); }));
    lua_pop(lua, 1);
    if (gone) remove(lua, table, key);
    return gone;
}

// Is nothing left of the part of a turn on top of the stack? drops_gone: of the drops of the variant nothing
// is.
bool part_gone(lua_State* lua, bool drops_gone, int depth) {
    const StackGuard guard(lua);
    if (depth == 0 || !lua_checkstack(lua, 10)) return false;
    const int part = lua_gettop(lua);
    if (is_emptied(lua, part, "pieces")) return true;
    push_field(lua, part, "of");
    const bool inner_gone = lua_istable(lua, -1) && part_gone(lua, drops_gone, depth - 1);
    lua_pop(lua, 1);
    if (inner_gone) return true;
    push_field(lua, part, "kind");
    const bool drop = text_at(lua, -1) == "drop";
    lua_pop(lua, 1);
    const bool list = list_length(lua, part) > 0;
    if (drop && !list) return drops_gone && !says_drop(lua, part);
    return remove_members(lua, part, [&] {
        return drop ? is_emptied(lua, -1, "pieces") : part_gone(lua, drops_gone, depth - 1);
    });
}

}  // namespace

void push_emptied(lua_State* lua) {
    lua_pushlightuserdata(lua, const_cast<char*>(&kEmptied));
}

void remove_emptied(lua_State* lua, int variant, const Declaration& extension) {
    const StackGuard guard(lua);
    variant = lua_absindex(lua, variant);
    // What the extension says of a rule that is gone would be lost.
    const auto gone = [&](const Declaration& said, int table, const char* key,
                          std::initializer_list<const char*> lists) {
        if (!remove_rules(lua, table, key, lists)) return false;
        if (said.has(key))
            said.fault(key, "no-types",
                       std::string(key) + ": the types for which the base has this are removed",
                       std::string("name others, or write ") + key + " = false");
        return true;
    };
    gone(extension, variant, "promotion", {"pieces", "to"});
    const std::array castling{surface_key(lua, "castling", "mover"),
                              surface_key(lua, "castling", "partners")};
    gone(extension, variant, "castling", {castling[0].c_str(), castling[1].c_str()});
    gone(extension, variant, "captures", {"by", "pieces"});
    const bool drops_gone = gone(extension, variant, "drops", {"pieces"});
    push_field(lua, variant, "rules");
    if (lua_istable(lua, -1)) {
        const int rules = lua_gettop(lua);
        extension.push("rules");
        if (!lua_istable(lua, -1)) {
            lua_pop(lua, 1);
            lua_newtable(lua);
        }
        const Declaration said(extension, -1, "rules");
        gone(said, rules, "goal", {"pieces"});
        gone(said, rules, "bare", {"pieces"});
        lua_pop(lua, 1);
    }
    lua_pop(lua, 1);
    if (extension.has("turn")) return;
    constexpr int kDeepest = 20;
    push_field(lua, variant, "turn");
    const bool turn_gone = lua_istable(lua, -1) && part_gone(lua, drops_gone, kDeepest);
    lua_pop(lua, 1);
    if (!turn_gone) return;
    extension.fault("pieces", "no-types",
                    "turn: no part of the base's turn is left, since the types that it names are removed",
                    "write turn = ..., or turn = false for a move by any piece");
    remove(lua, variant, "turn");
}

}  // namespace acedrex
