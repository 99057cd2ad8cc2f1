// How many arguments words take.
#include <map>

#include "values/movement_values.hpp"
#include "words/words.hpp"

namespace acedrex {

namespace {

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

}  // namespace

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

}  // namespace acedrex
