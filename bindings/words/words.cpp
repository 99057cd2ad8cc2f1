// The table of all words of the algebra that are not written in Lua.
#include "words/words.hpp"

#include "words/word.hpp"

namespace acedrex {

namespace {

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

}  // namespace

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

}  // namespace acedrex
