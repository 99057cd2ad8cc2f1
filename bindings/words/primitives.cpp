// What the Lua library is written over.
#include <algorithm>

#include "sandbox/sandbox.hpp"
#include "values/context.hpp"
#include "values/word_table.hpp"
#include "words/word.hpp"
#include "words/words.hpp"

namespace acedrex {

namespace {

std::string text_of(lua_State* lua, int index) {
    return text_at(lua, index).value_or("");
}

// sum{e, ...}: their choice.
int sum(lua_State* lua) {
    std::vector<ExprValue> parts;
    std::vector<Expr> kids;
    int deepest = 0;
    for_each_item(lua, 1, [&](int) {
        if (const ExprValue* e = to_expr_value(lua, -1)) {
            parts.push_back(*e);
            kids.push_back(e->expr);
            deepest = std::max(deepest, e->expr->kind == ExprKind::choice ? e->depth - 1 : e->depth);
        }
    });
    if (too_heavy(lua, parts)) return push_none(lua);
    return push_made(lua, make::choice(std::move(kids)), deepest + 1);
}

// directions(word, value, with_steps): a list of directions, empty where a fault was noted.
int directions(lua_State* lua) {
    const std::string name = text_of(lua, 1);
    const bool with_steps = lua_toboolean(lua, 3);
    lua_settop(lua, 2);
    lua_remove(lua, 1);
    const auto vectors = Word(lua, name).vectors(1, with_steps);
    lua_newtable(lua);
    lua_Integer i = 0;
    if (vectors)
        for (const Vector v : *vectors) {
            push_vector(lua, v);
            lua_rawseti(lua, -2, ++i);
        }
    return 1;
}

// expression(word, which, value): the value, or m.none where a fault was noted.
int expression(lua_State* lua) {
    const auto e = Word(lua, text_of(lua, 1)).expression_value(text_of(lua, 2), 3);
    if (!e) return push_none(lua);
    lua_settop(lua, 3);
    return 1;
}

int is_expression(lua_State* lua) {
    lua_pushboolean(lua, to_expr_value(lua, 1) != nullptr);
    return 1;
}

int is_limit(lua_State* lua) {
    lua_pushboolean(lua, number_at(lua, 1) || lua_isfunction(lua, 1));
    return 1;
}

// limit(value, d): a function becomes a number that is asked for each field, and told d.
int limit(lua_State* lua) {
    const Vector* d = to_vector(lua, 2);
    const auto number = lua_isfunction(lua, 1) ? limit_at(lua, 1, d ? *d : Vector{}) : std::nullopt;
    lua_settop(lua, 1);
    if (number) push_value(lua, *number);
    return 1;
}

// The direction that a walk of e begins with, or nil.
int begins_with(lua_State* lua) {
    const ExprValue* e = to_expr_value(lua, 1);
    const Vector v = e ? first_step(*e->expr) : Vector{};
    if (v == Vector{})
        lua_pushnil(lua);
    else
        push_vector(lua, v);
    return 1;
}

int direction(lua_State* lua) {
    push_vector(lua,
                {static_cast<int>(luaL_checkinteger(lua, 1)), static_cast<int>(luaL_checkinteger(lua, 2))});
    return 1;
}

int note_fault(lua_State* lua) {
    fault(lua, "bad-argument", text_of(lua, 1), text_of(lua, 2));
    return push_none(lua);
}

// doubt(message, remedy): what is allowed, but hardly meant.
int note_doubt(lua_State* lua) {
    warn(lua, "doubtful", text_of(lua, 1), text_of(lua, 2));
    return 0;
}

int described(lua_State* lua) {
    push_text(lua, describe(lua, 1));
    return 1;
}

int broken(lua_State* lua) {
    lua_pushboolean(lua, is_broken(lua, 1));
    return 1;
}

// unknown(word, key, { known, ... }): notes that a table has a key that it should not have.
int unknown(lua_State* lua) {
    std::vector<std::string> known;
    for_each_item(lua, 3, [&](int) { known.push_back(text_of(lua, -1)); });
    const std::string key = lua_type(lua, 2) == LUA_TSTRING ? text_of(lua, 2) : describe(lua, 2);
    fault(lua, "unknown-key", text_of(lua, 1) + ": unknown key " + key, nearest_remedy(key, known));
    return 0;
}

// wrap(shown, table [, { other = word, ... } [, { other = remedy, ... }]])
int wrap(lua_State* lua) {
    const std::string shown = text_of(lua, 1);
    const auto texts = [lua](int table) {
        std::map<std::string, std::string> read;
        if (lua_istable(lua, table))
            for (const std::string& key : text_keys(lua, table)) {
                lua_getfield(lua, table, key.c_str());
                read[key] = text_of(lua, -1);
                lua_pop(lua, 1);
            }
        return read;
    };
    auto meant = texts(3), remedies = texts(4);
    lua_settop(lua, 2);
    count_arguments(lua, shown);
    wrap_words(lua, shown, std::move(meant), std::move(remedies));
    return 1;
}

constexpr luaL_Reg kPrimitives[] = {
    {"sum", guarded<sum>},
    {"directions", guarded<directions>},
    {"expression", guarded<expression>},
    {"is_expression", guarded<is_expression>},
    {"is_limit", guarded<is_limit>},
    {"limit", guarded<limit>},
    {"begins_with", guarded<begins_with>},
    {"direction", guarded<direction>},
    {"fault", guarded<note_fault>},
    {"doubt", guarded<note_doubt>},
    {"describe", guarded<described>},
    {"is_broken", guarded<broken>},
    {"unknown", guarded<unknown>},
    {"wrap", guarded<wrap>},
};

}  // namespace

void open_words(lua_State* lua) {
    open_directions(lua);
    open_expressions(lua);
    open_numbers(lua);
    open_board(lua);
    lua_newtable(lua);
    for (const luaL_Reg& primitive : kPrimitives) {
        lua_pushcfunction(lua, primitive.func);
        lua_setfield(lua, -2, primitive.name);
    }
    push_words(lua);
    lua_setfield(lua, -2, "words");
    set_builtin_module(lua, "acedrex.primitives");
}

}  // namespace acedrex
