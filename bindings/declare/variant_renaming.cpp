// What an extension's changes of the cast do to the rest of its base: the names in royals, castling,
// promotion and rules, and the symbols in the setup.
#include <algorithm>
#include <cctype>
#include <functional>

#include "declare/variant_emptied.hpp"
#include "declare/variant_reading.hpp"
#include "sandbox/ordered.hpp"
#include "values/declared_values.hpp"

namespace acedrex {

namespace {

// The new name of a type: its own, that of its replacement, or nothing if it was removed.
using Renaming = std::function<std::optional<std::string>(const std::string&)>;

// The names of types at index: one, or a list of them; nothing where there is neither.
std::optional<std::vector<std::string>> names_at(lua_State* lua, int index) {
    index = lua_absindex(lua, index);
    if (auto one = text_at(lua, index)) return std::vector{std::move(*one)};
    if (const PieceRef piece = to_piece(lua, index)) return std::vector{piece->name};
    if (!lua_istable(lua, index)) return std::nullopt;
    std::vector<std::string> names;
    for (int i = 1; i <= list_length(lua, index); ++i) {
        lua_rawgeti(lua, index, i);
        if (const PieceRef piece = to_piece(lua, -1))
            names.push_back(piece->name);
        else if (auto text = text_at(lua, -1))
            names.push_back(std::move(*text));
        lua_pop(lua, 1);
    }
    return names;
}

// What a list becomes of which no type is left.
enum class Left {
    emptied,  // a mark, by which the rule goes if the extension has no list of its own
    none,     // an empty list
};

// Renames the list at `key` of the table at index (one text counts as a list).
void rename_in(lua_State* lua, int index, const char* key, const Renaming& renamed,
               Left left = Left::emptied) {
    const StackGuard guard(lua);
    index = lua_absindex(lua, index);
    push_field(lua, index, key);
    const auto names = names_at(lua, -1);
    lua_pop(lua, 1);
    if (!names) return;
    lua_newtable(lua);
    lua_Integer count = 0;
    for (const std::string& name : *names)
        if (const auto now = renamed(name)) {
            lua_pushstring(lua, now->c_str());
            lua_rawseti(lua, -2, ++count);
        }
    if (count == 0 && !names->empty() && left == Left::emptied) {
        lua_pop(lua, 1);
        push_emptied(lua);
    }
    lua_setfield(lua, index, key);
}

// Where a single name stands it stays a text; {} for a type that was removed.
void rename_name(lua_State* lua, int index, const char* key, const Renaming& renamed) {
    const StackGuard guard(lua);
    index = lua_absindex(lua, index);
    push_field(lua, index, key);
    const PieceRef piece = to_piece(lua, -1);
    const auto name = piece ? std::optional(piece->name) : text_at(lua, -1);
    lua_pop(lua, 1);
    if (!name) return;
    if (const auto now = renamed(*name))
        lua_pushstring(lua, now->c_str());
    else
        lua_newtable(lua);
    lua_setfield(lua, index, key);
}

// A table by types, at `key` of the table at index: what it says of one that was removed goes.
void rename_keys(lua_State* lua, int index, const char* key, const Renaming& renamed) {
    const StackGuard guard(lua);
    index = lua_absindex(lua, index);
    push_field(lua, index, key);
    if (!lua_istable(lua, -1)) return lua_pop(lua, 1);
    lua_newtable(lua);
    for_each_field(lua, -2, [&] {
        const auto name = text_at(lua, -2);
        const auto now = name ? renamed(*name) : std::nullopt;
        if (name && !now) return lua_pop(lua, 2);
        if (now) {
            lua_pushstring(lua, now->c_str());
            lua_replace(lua, -3);
        }
        lua_rawset(lua, -4);
    });
    lua_setfield(lua, index, key);
    lua_pop(lua, 1);
}

// What comes in or goes in for a type, by types: one whose substitutes were all removed has none, {}.
void rename_substitutes(lua_State* lua, int index, const Renaming& renamed) {
    const StackGuard guard(lua);
    rename_keys(lua, index, "as", renamed);
    push_field(lua, index, "as");
    if (lua_istable(lua, -1))
        for (const std::string& was : text_keys(lua, -1)) {
            push_field(lua, -1, was.c_str());
            const bool list = lua_istable(lua, -1);
            lua_pop(lua, 1);
            if (list)
                rename_in(lua, -1, was.c_str(), renamed, Left::none);
            else
                rename_name(lua, -1, was.c_str(), renamed);
        }
    lua_pop(lua, 1);
}

// rename() for each table of the list at `key` of the table at index, or for the one that stands there.
template <class Rename>
void rename_rules(lua_State* lua, int index, const char* key, const Rename& rename) {
    const StackGuard guard(lua);
    push_field(lua, index, key);
    if (!lua_istable(lua, -1)) return lua_pop(lua, 1);
    const int rules = lua_gettop(lua);
    const int length = list_length(lua, rules);
    if (length == 0) rename(rules);
    for (int i = 1; i <= length; ++i) {
        lua_rawgeti(lua, rules, i);
        if (lua_istable(lua, -1)) rename(lua_gettop(lua));
        lua_pop(lua, 1);
    }
    lua_pop(lua, 1);
}

void rename_drop(lua_State* lua, int rule, const Renaming& renamed) {
    rename_in(lua, rule, "pieces", renamed);
    rename_keys(lua, rule, "limit", renamed);
    rename_substitutes(lua, rule, renamed);
}

void rename_capture(lua_State* lua, int rule, const Renaming& renamed) {
    rename_in(lua, rule, "by", renamed);
    rename_in(lua, rule, "pieces", renamed);
    rename_substitutes(lua, rule, renamed);
    rename_name(lua, rule, "promoted", renamed);
}

void rename_pocket(lua_State* lua, int pocket, const Renaming& renamed) {
    for (const char* key : {"both", "light", "dark"}) {
        push_field(lua, pocket, key);
        const bool numbered = lua_istable(lua, -1) && !text_keys(lua, -1).empty();
        lua_pop(lua, 1);
        if (numbered)
            rename_keys(lua, pocket, key, renamed);
        else
            rename_in(lua, pocket, key, renamed, Left::none);
    }
}

// depth: so deep may parts lie in parts; what lies deeper is a fault when it is read.
void rename_part(lua_State* lua, int part, const Renaming& renamed, int depth) {
    const StackGuard guard(lua);
    if (depth == 0 || !lua_checkstack(lua, 20)) return;
    rename_drop(lua, part, renamed);  // pieces of a move as well
    rename_keys(lua, part, "cost", renamed);
    rename_in(lua, part, "again", renamed, Left::none);
    push_field(lua, part, "limits");
    if (lua_istable(lua, -1)) rename_keys(lua, -1, "captures", renamed);
    lua_pop(lua, 1);
    push_field(lua, part, "of");
    if (lua_istable(lua, -1)) rename_part(lua, lua_gettop(lua), renamed, depth - 1);
    lua_pop(lua, 1);
    for (int i = 1; i <= list_length(lua, part); ++i) {
        lua_rawgeti(lua, part, i);
        if (lua_istable(lua, -1)) rename_part(lua, lua_gettop(lua), renamed, depth - 1);
        lua_pop(lua, 1);
    }
}

void rename_castling(lua_State* lua, int variant, const Renaming& renamed) {
    const StackGuard guard(lua);
    push_field(lua, variant, "castling");
    if (lua_istable(lua, -1)) {
        const std::string mover = surface_key(lua, "castling", "mover");
        push_field(lua, -1, mover.c_str());
        const PieceRef piece = to_piece(lua, -1);
        const auto name = piece ? std::optional(piece->name) : text_at(lua, -1);
        lua_pop(lua, 1);
        if (name) {
            if (const auto now = renamed(*name))
                lua_pushstring(lua, now->c_str());
            else
                push_emptied(lua);
            lua_setfield(lua, -2, mover.c_str());
        }
        rename_in(lua, -1, surface_key(lua, "castling", "partners").c_str(), renamed);
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
        push_field(lua, -1, "names");
        if (stands && lua_istable(lua, -1))
            lua_rawseti(lua, list + 1, ++count);
        else
            lua_pop(lua, 1);
        lua_pop(lua, 1);
    }
    lua_setfield(lua, rules, key);
    lua_pop(lua, 1);
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
    rename_keys(lua, variant, "royals", renamed);
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
        rename_rules(lua, rules, "goal", [&](int goal) { rename_in(lua, goal, "pieces", renamed); });
        push_field(lua, rules, "bare");
        if (lua_istable(lua, -1)) rename_in(lua, -1, "pieces", renamed);
        lua_pop(lua, 1);
        push_field(lua, rules, "quiet");
        if (lua_istable(lua, -1)) rename_in(lua, -1, "reset", renamed, Left::none);
        lua_pop(lua, 1);
    }
    lua_pop(lua, 1);
    push_field(lua, variant, "notation");
    if (lua_istable(lua, -1)) rename_in(lua, -1, "unnamed", renamed, Left::none);
    lua_pop(lua, 1);
    rename_rules(lua, variant, "drops", [&](int rule) { rename_drop(lua, rule, renamed); });
    rename_rules(lua, variant, "captures", [&](int rule) { rename_capture(lua, rule, renamed); });
    rename_rules(lua, variant, "pockets", [&](int pocket) { rename_pocket(lua, pocket, renamed); });
    push_field(lua, variant, "turn");
    constexpr int kDeepest = 20;
    if (lua_istable(lua, -1)) rename_part(lua, lua_gettop(lua), renamed, kDeepest);
    lua_pop(lua, 1);
    push_field(lua, variant, "setup");
    if (const auto setup = text_at(lua, -1)) {
        lua_pushstring(lua, redrawn(*setup, base.pieces, change).c_str());
        lua_setfield(lua, variant, "setup");
    }
    lua_pop(lua, 1);
}

}  // namespace acedrex
