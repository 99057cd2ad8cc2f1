#include "values/word_table.hpp"

#include <algorithm>
#include <cctype>

#include "sandbox/ordered.hpp"
#include "sandbox/sandbox.hpp"

namespace acedrex {

// The user value is the table.
struct WordTable {
    std::string shown;
    std::map<std::string, std::string> meant;
    std::map<std::string, std::string> remedies;
};
template <>
inline constexpr const char* kTypeName<WordTable> = "set of words";

namespace {

// In lower case and without _: North, north_east, NorthEast.
std::string plain(std::string word) {
    std::erase(word, '_');
    std::transform(word.begin(), word.end(), word.begin(),
                   [](unsigned char c) { return static_cast<char>(std::tolower(c)); });
    return word;
}

int word_field(lua_State* lua) {
    const WordTable* words = test_value<WordTable>(lua, 1);
    lua_getiuservalue(lua, 1, 1);
    lua_pushvalue(lua, 2);
    switch (lua_rawget(lua, -2)) {
        case LUA_TNIL:
            break;
        case LUA_TTABLE:  // a list, shared by all scripts: each gets its own
            push_copy(lua, -1, 0);
            return 1;
        default:
            return 1;
    }
    const std::string key = text_at(lua, 2).value_or(describe(lua, 2));
    if (const auto remedy = words->remedies.find(key); remedy != words->remedies.end()) {
        fault(lua, "unknown-word", words->shown + " has no word " + in_quotes(key), remedy->second);
        return push_none(lua);
    }
    auto other = words->meant.find(key);
    if (other == words->meant.end()) other = words->meant.find(plain(key));
    const std::string nearest =
        other != words->meant.end() ? other->second : nearest_name(key, text_keys(lua, 3));
    fault(lua, "unknown-word", words->shown + " has no word " + in_quotes(key),
          nearest.empty() ? "" : "did you mean " + words->shown + "." + nearest + "?");
    return push_none(lua);
}

int word_call(lua_State* lua) {
    const WordTable* words = test_value<WordTable>(lua, 1);
    lua_getiuservalue(lua, 1, 1);
    lua_getfield(lua, -1, "call");
    if (lua_isnil(lua, -1)) {
        fault(lua, "bad-argument", words->shown + " is not a function",
              "call one of its words: " + words->shown + ".word(...)");
        return push_none(lua);
    }
    lua_replace(lua, 1);
    lua_pop(lua, 1);
    lua_call(lua, lua_gettop(lua) - 1, LUA_MULTRET);
    return lua_gettop(lua);
}

int word_write(lua_State* lua) {
    fault(lua, "read-only", test_value<WordTable>(lua, 1)->shown + " cannot be changed",
          "keep words of your own in a table of your own");
    return 0;
}

// Over a copy, so that neither the table itself nor a list in it gets out.
int word_pairs(lua_State* lua) {
    lua_getiuservalue(lua, 1, 1);
    push_copy(lua, -1, 1);
    return push_field_loop(lua, -1);
}

}  // namespace

void open_word_tables(lua_State* lua) {
    register_type<WordTable>(lua, {{"__index", guarded<word_field>},
                                   {"__newindex", guarded<word_write>},
                                   {"__call", guarded<word_call>},
                                   {"__pairs", guarded<word_pairs>}});
}

void wrap_words(lua_State* lua, std::string shown, std::map<std::string, std::string> meant,
                std::map<std::string, std::string> remedies) {
    const StackGuard guard(lua);
    push_value(lua, WordTable{std::move(shown), std::move(meant), std::move(remedies)}, 1);
    lua_insert(lua, -2);
    lua_setiuservalue(lua, -2, 1);
}

void open_declaring_word(lua_State* lua, const char* word, lua_CFunction call, lua_CFunction extend) {
    lua_newtable(lua);
    lua_pushcfunction(lua, call);
    lua_setfield(lua, -2, "call");
    lua_pushcfunction(lua, extend);
    lua_setfield(lua, -2, "extend");
    wrap_words(lua, word);
    Sandbox::of(lua).set_global(word);
}

bool has_word(lua_State* lua, int index, const std::string& word) {
    if (test_value<WordTable>(lua, index) == nullptr) return false;
    const StackGuard guard(lua);
    lua_getiuservalue(lua, index, 1);
    push_field(lua, -1, word.c_str());
    const bool found = !lua_isnil(lua, -1);
    lua_pop(lua, 2);
    return found;
}

}  // namespace acedrex
