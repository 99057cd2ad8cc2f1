// Effects that take something.
#include <map>

#include "board/board.hpp"
#include "pieces/tags.hpp"
#include "sandbox/names.hpp"
#include "words/word.hpp"
#include "words/words.hpp"

namespace acedrex {

namespace {

int add(lua_State* lua) {
    const Word word(lua, "m.add");
    auto name = word.text(1, "the name of a number in state, as text");
    const auto n = word.whole(2);
    if (!name || !n) return push_none(lua);
    return push_named(word, make::effect(EffectKind::add_counter, {std::move(*name)}, *n));
}

// (direction [, fields [, "off"]])
int push_along(lua_State* lua, const char* name, EffectKind kind) {
    const Word word(lua, name);
    const auto v = word.vector(1);
    const auto fields = lua_isnoneornil(lua, 2) ? std::optional(1) : word.whole(2);
    if (!v || !fields) return push_none(lua);
    if (*fields < 1 || *fields > Board::kMaxFiles) {
        word.wrong(2, "a number of fields from 1");
        return push_none(lua);
    }
    const bool off = text_at(lua, 3) == "off";
    if (!off && !lua_isnoneornil(lua, 3)) {
        word.wrong(3, "\"off\", for pieces that may leave the board");
        return push_none(lua);
    }
    return push_made(lua,
                     make::node({.kind = ExprKind::effect,
                                 .effect = kind,
                                 .vectors = {*v},
                                 .names = std::vector<std::string>(off ? 1 : 0, "off"),
                                 .number = *fields}),
                     1);
}

int push_word(lua_State* lua) {
    return push_along(lua, "m.push", EffectKind::push);
}

int pull_word(lua_State* lua) {
    return push_along(lua, "m.pull", EffectKind::pull);
}

int named_effect(lua_State* lua, const char* name, EffectKind kind) {
    const Word word(lua, name);
    auto text = word.piece_name("its argument", 1);
    return text ? push_named(word, make::effect(kind, {std::move(*text)})) : push_none(lua);
}

int place(lua_State* lua) {
    return named_effect(lua, "m.place", EffectKind::place);
}

int become(lua_State* lua) {
    return named_effect(lua, "m.become", EffectKind::become);
}

int promote(lua_State* lua) {
    return named_effect(lua, "m.promote", EffectKind::promote);
}

// (tag [, turns])
int mark_with(lua_State* lua, const char* name, EffectKind kind) {
    const Word word(lua, name);
    auto text = word.text(1, "the name of a tag, as text");
    if (!text) return push_none(lua);
    if (!is_plain_name(*text) || text->find_first_of("{},;") != std::string::npos) {
        word.fault("a tag is a word without braces and commas, found " + in_quotes(*text));
        return push_none(lua);
    }
    const bool of_piece = kind == EffectKind::mark;
    const auto turns = whole_at(lua, 2);
    int lasts = kUntilItMoves;
    if (turns && *turns >= 0 && *turns <= TagNames::kMostTurns) {
        lasts = *turns == 0 ? kThisTurn : static_cast<int>(*turns);
    } else if (of_piece && text_at(lua, 2) == "always") {
        lasts = kAlways;
    } else if (!lua_isnoneornil(lua, 2)) {
        word.wrong(2, "a number of turns from 0, this one, to " + std::to_string(TagNames::kMostTurns) +
                          (of_piece ? ", or \"always\"" : ""));
        return push_none(lua);
    }
    return push_named(word, make::effect(kind, {std::move(*text)}, lasts));
}

int mark(lua_State* lua) {
    return mark_with(lua, "m.mark", EffectKind::mark);
}

int mark_field(lua_State* lua) {
    return mark_with(lua, "m.mark_field", EffectKind::mark_field);
}

int unmark(lua_State* lua) {
    const Word word(lua, "m.unmark");
    auto text = word.text(1, "the name of a tag, as text");
    return text ? push_named(word, make::effect(EffectKind::unmark, {std::move(*text)})) : push_none(lua);
}

int change(lua_State* lua) {
    if (!lua_istable(lua, 1)) return named_effect(lua, "m.change", EffectKind::change);
    const Word word(lua, "m.change");
    std::map<std::string, std::string> table;
    std::size_t others = 0;
    bool sound = true;
    for (const std::string& key : text_keys(lua, 1, &others)) {
        push_field(lua, 1, key.c_str());
        if (auto name = word.piece_name(in_quotes(key), lua_gettop(lua)))
            table.emplace(key, std::move(*name));
        else
            sound = false;
        lua_pop(lua, 1);
    }
    if (others > 0 || table.empty()) {
        word.fault("its table names a piece type for each piece type", "write m.change{ [\"A\"] = \"B\" }");
        sound = false;
    }
    if (!sound) return push_none(lua);
    return push_named(
        word,
        make::node({.kind = ExprKind::effect, .effect = EffectKind::change, .table = std::move(table)}));
}

constexpr WordEntry kEffectWords[] = {
    {"add", guarded<add>, 2},       {"push", guarded<push_word>, 3},        {"pull", guarded<pull_word>, 3},
    {"place", guarded<place>, 1},   {"become", guarded<become>, 1},         {"promote", guarded<promote>, 1},
    {"mark", guarded<mark>, 2},     {"mark_field", guarded<mark_field>, 2}, {"unmark", guarded<unmark>, 1},
    {"change", guarded<change>, 1},
};

}  // namespace

std::span<const WordEntry> effect_words() {
    return kEffectWords;
}

}  // namespace acedrex
