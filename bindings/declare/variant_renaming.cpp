// What an extension's changes of the cast do to the rest of its base: the names in royals, castling,
// promotion and rules, and the symbols in the setup.
#include <algorithm>
#include <cctype>
#include <functional>

#include "declare/variant_reading.hpp"
#include "sandbox/ordered.hpp"
#include "values/declared_values.hpp"

namespace acedrex {

namespace {

// The new name of a type: its own, that of its replacement, or nothing if it was removed.
using Renaming = std::function<std::optional<std::string>(const std::string&)>;

// Renames the texts of the list at `key` of the table at index (one text counts as a list).
void rename_in(lua_State* lua, int index, const char* key, const Renaming& renamed) {
    const StackGuard guard(lua);
    index = lua_absindex(lua, index);
    push_field(lua, index, key);
    std::vector<std::string> names;
    if (auto one = text_at(lua, -1)) {
        names.push_back(*one);
    } else if (lua_istable(lua, -1)) {
        for (int i = 1; i <= list_length(lua, -1); ++i) {
            lua_rawgeti(lua, -1, i);
            if (const PieceRef piece = to_piece(lua, -1))
                names.push_back(piece->name);
            else if (auto text = text_at(lua, -1))
                names.push_back(*text);
            lua_pop(lua, 1);
        }
    } else {
        lua_pop(lua, 1);
        return;
    }
    lua_pop(lua, 1);
    lua_newtable(lua);
    lua_Integer count = 0;
    for (const std::string& name : names)
        if (const auto now = renamed(name)) {
            lua_pushstring(lua, now->c_str());
            lua_rawseti(lua, -2, ++count);
        }
    lua_setfield(lua, index, key);
}

void rename_royals(lua_State* lua, int variant, const Renaming& renamed) {
    push_field(lua, variant, "royals");
    if (lua_istable(lua, -1)) {
        lua_newtable(lua);
        for (const std::string& name : text_keys(lua, -2))
            if (const auto now = renamed(name)) {
                push_field(lua, -2, name.c_str());
                lua_setfield(lua, -2, now->c_str());
            }
        lua_setfield(lua, variant, "royals");
    }
    lua_pop(lua, 1);
}

// Without its mover or any partner left there is no castling.
void rename_castling(lua_State* lua, int variant, const Renaming& renamed) {
    const StackGuard guard(lua);
    push_field(lua, variant, "castling");
    if (lua_istable(lua, -1)) {
        const std::string mover = surface_key(lua, "castling", "mover");
        const std::string partners = surface_key(lua, "castling", "partners");
        push_field(lua, -1, mover.c_str());
        const PieceRef piece = to_piece(lua, -1);
        const auto now = renamed(piece ? piece->name : text_at(lua, -1).value_or(""));
        lua_pop(lua, 1);
        if (now) {
            lua_pushstring(lua, now->c_str());
            lua_setfield(lua, -2, mover.c_str());
        }
        rename_in(lua, -1, partners.c_str(), renamed);
        push_field(lua, -1, partners.c_str());
        const bool alone = lua_istable(lua, -1) && lua_rawlen(lua, -1) == 0;
        lua_pop(lua, 1);
        if (!now || alone) {
            lua_pushnil(lua);
            lua_setfield(lua, variant, "castling");
        }
    }
    lua_pop(lua, 1);
}

// Lists of lists of types. may_change: a list that names the type holds for what it has become, too.
void rename_lists(lua_State* lua, int rules, const char* key, const Renaming& renamed,
                  const std::function<bool(const std::string&)>& may_change) {
    push_field(lua, rules, key);
    if (!lua_istable(lua, -1)) {
        lua_pop(lua, 1);
        return;
    }
    const int list = lua_gettop(lua);
    lua_newtable(lua);
    lua_Integer count = 0;
    for (int i = 1; i <= list_length(lua, list); ++i) {
        lua_newtable(lua);
        lua_rawgeti(lua, list, i);
        lua_setfield(lua, -2, "names");
        bool stands = true;
        rename_in(lua, -1, "names", [&](const std::string& name) {
            const auto now = renamed(name);
            if (now != name && !may_change(name)) stands = false;
            return now;
        });
        if (stands) {
            push_field(lua, -1, "names");
            lua_rawseti(lua, list + 1, ++count);
        }
        lua_pop(lua, 1);
    }
    lua_setfield(lua, rules, key);
    lua_pop(lua, 1);
}

void rename_goals(lua_State* lua, int rules, const Renaming& renamed) {
    push_field(lua, rules, "goal");
    if (lua_istable(lua, -1)) {
        const int goals = lua_gettop(lua);
        const int length = list_length(lua, goals);
        if (length == 0) rename_in(lua, goals, "pieces", renamed);
        for (int i = 1; i <= length; ++i) {
            lua_rawgeti(lua, goals, i);
            if (lua_istable(lua, -1)) rename_in(lua, -1, "pieces", renamed);
            lua_pop(lua, 1);
        }
    }
    lua_pop(lua, 1);
}

// Everywhere in the table at the top of the stack: names of types as keys, as values and in lists. Tables
// that are left without anything are as good as absent.
void rename_deep(lua_State* lua, const VariantSpec& base, const Renaming& renamed, int depth) {
    const StackGuard guard(lua);
    if (depth == 0 || !lua_checkstack(lua, 8)) return;
    const auto name_of = [&](int index) -> std::optional<std::string> {
        if (const PieceRef piece = to_piece(lua, index)) return piece->name;
        const auto text = text_at(lua, index);
        const bool type = text && std::any_of(base.pieces.begin(), base.pieces.end(),
                                              [&](const PieceRef& p) { return p->name == *text; });
        return type ? text : std::nullopt;
    };
    const int table = lua_gettop(lua);
    lua_newtable(lua);
    lua_Integer next = 1;
    for (int i = 1; i <= list_length(lua, table); ++i) {
        lua_rawgeti(lua, table, i);
        const auto name = name_of(-1);
        const auto now = name ? renamed(*name) : std::nullopt;
        if (lua_istable(lua, -1)) rename_deep(lua, base, renamed, depth - 1);
        if (now) {
            lua_pop(lua, 1);
            lua_pushstring(lua, now->c_str());
        }
        if (name && !now)
            lua_pop(lua, 1);
        else
            lua_rawseti(lua, table + 1, next++);
    }
    for (const std::string& key : text_keys(lua, table)) {
        push_field(lua, table, key.c_str());
        lua_pushstring(lua, key.c_str());
        const auto old = name_of(-1);
        lua_pop(lua, 1);
        const auto value = name_of(-1);
        const auto new_key = old ? renamed(*old) : key;
        const auto new_value = value ? renamed(*value) : std::nullopt;
        if (lua_istable(lua, -1)) rename_deep(lua, base, renamed, depth - 1);
        if (new_value) {
            lua_pop(lua, 1);
            lua_pushstring(lua, new_value->c_str());
        }
        if (new_key && (!value || new_value))
            lua_setfield(lua, table + 1, new_key->c_str());
        else
            lua_pop(lua, 1);
    }
    // The content of the table is replaced, so that other references to the table see it.
    for_each_field(lua, table, [&] {
        lua_pop(lua, 1);
        lua_pushnil(lua);
        lua_rawset(lua, table);
    });
    for_each_field(lua, table + 1, [&] { lua_rawset(lua, table); });
    lua_settop(lua, table);
}

std::string lower(std::string text) {
    for (char& c : text) c = static_cast<char>(std::tolower(static_cast<unsigned char>(c)));
    return text;
}

// Puts the symbols of the new cast into a drawn setup.
std::string redrawn(const std::string& setup, const std::vector<PieceRef>& old_cast,
                    const CastChange& change) {
    std::string result;
    for (std::size_t at = 0; at < setup.size();) {
        std::size_t end = at;
        while (end < setup.size() && std::isalpha(static_cast<unsigned char>(setup[end]))) ++end;
        if (end == at) {
            result += setup[at++];
            continue;
        }
        std::string symbol = setup.substr(at, end - at);
        const std::string drawn = symbol;
        for (const PieceRef& old : old_cast) {
            if (drawn != old->symbol && drawn != lower(old->symbol)) continue;
            const auto now = change.replaced.find(old->name);
            if (now != change.replaced.end())
                symbol = drawn == old->symbol ? now->second->symbol : lower(now->second->symbol);
            else if (change.removed.contains(old->name))
                symbol = ".";
        }
        result += symbol;
        at = end;
    }
    return result;
}

}  // namespace

void rename_all(lua_State* lua, int variant, const VariantSpec& base, const CastChange& change) {
    const StackGuard guard(lua);
    const Renaming renamed = [&](const std::string& name) -> std::optional<std::string> {
        if (change.removed.contains(name)) return std::nullopt;
        const auto now = change.replaced.find(name);
        return now == change.replaced.end() ? name : now->second->name;
    };
    std::set<std::string> royal;
    for (const PieceRef& piece : base.pieces)
        if (base.royal_kind(*piece) != RoyalKind::none) royal.insert(piece->name);
    rename_royals(lua, variant, renamed);
    rename_castling(lua, variant, renamed);
    push_field(lua, variant, "promotion");
    if (lua_istable(lua, -1)) {
        rename_in(lua, -1, "pieces", renamed);
        rename_in(lua, -1, "to", renamed);
    }
    lua_pop(lua, 1);
    push_field(lua, variant, "rules");
    if (lua_istable(lua, -1)) {
        const int rules = lua_gettop(lua);
        // A combination was called dead for the very types it names: one that lost a type by another is not
        // dead for that.
        rename_lists(lua, rules, "dead", renamed,
                     [&](const std::string& name) { return royal.contains(name) && renamed(name); });
        rename_lists(lua, rules, "extinction", renamed, [](const std::string&) { return true; });
        rename_goals(lua, rules, renamed);
        push_field(lua, rules, "bare");
        if (lua_istable(lua, -1)) rename_in(lua, -1, "pieces", renamed);
        lua_pop(lua, 1);
        push_field(lua, rules, "quiet");
        if (lua_istable(lua, -1)) rename_in(lua, -1, "reset", renamed);
        lua_pop(lua, 1);
    }
    lua_pop(lua, 1);
    push_field(lua, variant, "notation");
    if (lua_istable(lua, -1)) rename_in(lua, -1, "unnamed", renamed);
    lua_pop(lua, 1);
    constexpr int kDepth = 20;
    for (const char* key : {"drops", "captures", "pockets", "turn"}) {
        push_field(lua, variant, key);
        if (lua_istable(lua, -1)) rename_deep(lua, base, renamed, kDepth);
        lua_pop(lua, 1);
    }
    push_field(lua, variant, "setup");
    if (const auto setup = text_at(lua, -1)) {
        lua_pushstring(lua, redrawn(*setup, base.pieces, change).c_str());
        lua_setfield(lua, variant, "setup");
    }
    lua_pop(lua, 1);
}

}  // namespace acedrex
