// What the Lua library is written over, and how many arguments its words take.
#include <algorithm>
#include <map>

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
    if (vectors && vectors->empty() && lua_istable(lua, 1))
        warn(lua, "never", name + ": the list of directions is empty, so that there is no step");
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

// Of words that are not written in Lua, which says by itself what its functions take. Those that are not here
// take any number.
const std::map<std::string, int>& most_by_word() {
    static const std::map<std::string, int> most = [] {
        std::map<std::string, int> found;
        for (const auto& words : {walk_words(), given_words()})
            for (const WordEntry& word : words) {
                const std::string name = word.name;
                if (word.most >= 0) found[name.find('.') == name.npos ? "m." + name : name] = word.most;
            }
        return found;
    }();
    return most;
}

// What was meant by the first argument that is too many.
std::string remedy(lua_State* lua, const std::string& word, int extra) {
    const bool number = lua_type(lua, extra) == LUA_TNUMBER;
    const bool direction = vector_at(lua, extra).has_value();
    if (word == "m.step" && number)
        return "a line of up to " + std::to_string(whole_at(lua, extra).value_or(2)) +
               " fields is m.slide(dirs, n), a step made several times m.times(m.step(d), lo, hi)";
    if (direction) return "several directions stand in one list: " + word + "{ a, b }";
    if ((word == "m.slide" || word == "m.ride") && number)
        return "a least and a greatest number are written { min =, max = }";
    if (word == "phase.seq" || word == "phase.either")
        return "its parts stand in one list: " + word + "{ a, b }";
    if (to_expr_value(lua, extra)) return "walks are combined by a * b (and then) and a + b (or)";
    return "";
}

// Upvalues: the function, its name, how many it takes.
int counted(lua_State* lua) {
    const int most = static_cast<int>(lua_tointeger(lua, lua_upvalueindex(3)));
    int given = lua_gettop(lua);
    while (given > most && lua_isnil(lua, given)) --given;
    // The word itself reports a call with a colon, and a number in the place of a direction.
    const bool told = describe(lua, 1) == "a set of words" || (most == 1 && lua_type(lua, 1) == LUA_TNUMBER);
    if (given > most && !told) {
        const std::string word = lua_tostring(lua, lua_upvalueindex(2));
        fault(lua, "too-many-arguments",
              word + " takes " + std::to_string(most) + (most == 1 ? " argument" : " arguments") +
                  ", found " + std::to_string(given),
              remedy(lua, word, most + 1));
        lua_settop(lua, most);
    }
    if (const lua_CFunction function = lua_tocfunction(lua, lua_upvalueindex(1))) return function(lua);
    lua_pushvalue(lua, lua_upvalueindex(1));
    lua_insert(lua, 1);
    lua_call(lua, lua_gettop(lua) - 1, LUA_MULTRET);
    return lua_gettop(lua);
}

// The function on top of the stack, or nothing where it takes any number.
std::optional<int> most_of(lua_State* lua, const std::string& word) {
    if (lua_iscfunction(lua, -1)) {
        const auto known = most_by_word().find(word);
        return known == most_by_word().end() ? std::nullopt : std::optional(known->second);
    }
    lua_Debug activation;
    lua_pushvalue(lua, -1);
    lua_getinfo(lua, ">u", &activation);
    return activation.isvararg ? std::nullopt : std::optional<int>(activation.nparams);
}

// Has every function of the table on top of the stack count what it is given: Lua lets arguments that are too
// many go in silence, and what the author meant by them goes with them. `shown` is what scripts call the
// table.
void count_arguments(lua_State* lua, const std::string& shown) {
    const StackGuard guard(lua);
    for (const std::string& key : text_keys(lua, lua_gettop(lua))) {
        push_field(lua, lua_gettop(lua), key.c_str());
        const std::string word = shown + "." + key;
        const auto most = lua_isfunction(lua, -1) ? most_of(lua, word) : std::nullopt;
        if (!most) {
            lua_pop(lua, 1);
            continue;
        }
        lua_pushstring(lua, word.c_str());
        lua_pushinteger(lua, *most);
        lua_pushcclosure(lua, guarded<counted>, 3);
        lua_setfield(lua, -2, key.c_str());
    }
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

// The words of the algebra that are not written in Lua.
void add_constants(lua_State* lua) {
    const auto add = [&](const char* name, Expr e) {
        push_value(lua, ExprValue{std::move(e), 1});
        lua_setfield(lua, -2, name);
    };
    // Only plain words are constants.
#define GUARD(name, word, given, function, traits) \
    if (Given::given == Given::plain) add(word, make::guard(GuardKind::name));
#define EFFECT(name, word, given, function, traits) \
    if (Given::given == Given::plain) add(word, make::effect(EffectKind::name));
#include "movement/words.def"
    add("pass", make::pass());
    add("anyone", make::pass());
    add("none", make::none());
    add("anywhere", make::of(ExprKind::anywhere));
    add("c.gait", make::of(ExprKind::gait));
}

void push_words(lua_State* lua) {
    lua_newtable(lua);
    for (const auto& words : {walk_words(), given_words()})
        for (const WordEntry& word : words) {
            if (word.most == kNoWord) continue;
            lua_pushcfunction(lua, word.function);
            lua_setfield(lua, -2, word.name);
        }
    add_constants(lua);
}

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
