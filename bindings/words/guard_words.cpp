// Guards that take something.
#include <algorithm>

#include "board/board.hpp"
#include "words/word.hpp"
#include "words/words.hpp"

namespace acedrex {

namespace {

int guard_of_pieces(lua_State* lua, const char* shown, GuardKind kind) {
    const Word word(lua, shown);
    std::vector<std::string> names;
    const int count = lua_gettop(lua);
    if (word.too_many_names(count)) return push_none(lua);
    for (int i = 1; i <= std::max(count, 1); ++i)
        if (auto name = word.piece_name("argument " + std::to_string(i), i))
            names.push_back(std::move(*name));
    if (names.empty() || static_cast<int>(names.size()) < count) return push_none(lua);
    return push_named(word, make::guard(kind, std::move(names)));
}

int is(lua_State* lua) {
    return guard_of_pieces(lua, "m.is", GuardKind::is);
}

int i_am(lua_State* lua) {
    return guard_of_pieces(lua, "m.i_am", GuardKind::i_am);
}

int inherits(lua_State* lua) {
    return guard_of_pieces(lua, "c.inherits", GuardKind::inherits);
}

// Names of files ("b"), or of fields ("b2").
int guard_of_places(lua_State* lua, const char* shown, GuardKind kind, const char* what) {
    const Word word(lua, shown);
    std::vector<std::string> names;
    const int count = lua_gettop(lua);
    if (word.too_many_names(count)) return push_none(lua);
    for (int i = 1; i <= std::max(count, 1); ++i) {
        auto name = word.text(i, what);
        if (!name) return push_none(lua);
        const std::size_t letters =
            std::min(name->find_first_not_of("abcdefghijklmnopqrstuvwxyz"), name->size());
        const bool file = file_number(name->substr(0, letters)) && letters == name->size();
        const bool field = letters < name->size();
        if (kind == GuardKind::file ? !file : !field) {
            word.wrong(i, what);
            return push_none(lua);
        }
        names.push_back(std::move(*name));
    }
    return push_named(word, make::guard(kind, std::move(names)));
}

int file(lua_State* lua) {
    return guard_of_places(lua, "m.file", GuardKind::file, "the letter of a file, like \"b\"");
}

int on(lua_State* lua) {
    return guard_of_places(lua, "m.on", GuardKind::on, "the name of a field, like \"b2\"");
}

int named_guard(lua_State* lua, const char* name, GuardKind kind, const char* what) {
    const Word word(lua, name);
    auto text = word.text(1, what);
    if (!text) return push_none(lua);
    return push_named(word, make::guard(kind, {std::move(*text)}));
}

int marked(lua_State* lua) {
    return named_guard(lua, "m.marked", GuardKind::marked, "the name of a mark, as text");
}

int tagged(lua_State* lua) {
    return named_guard(lua, "m.tagged", GuardKind::tagged, "the name of a tag, as text");
}

int carries(lua_State* lua) {
    return named_guard(lua, "m.carries", GuardKind::carries, "the name of a tag, as text");
}

int vacated(lua_State* lua) {
    const Word word(lua, "m.vacated");
    if (lua_isnoneornil(lua, 1)) return push_named(word, make::guard(GuardKind::vacated));
    return named_guard(lua, "m.vacated", GuardKind::vacated, "the name of a tag, as text");
}

int zone(lua_State* lua) {
    return named_guard(lua, "m.zone", GuardKind::zone, "the name of a zone, as text");
}

int rank(lua_State* lua) {
    const Word word(lua, "m.rank");
    const auto n = word.whole(1);
    if (!n) return push_none(lua);
    if (*n == 0) {
        word.fault("ranks are counted from 1, or from -1 for the last", "");
        return push_none(lua);
    }
    return push_named(word, make::guard(GuardKind::rank, {}, *n));
}

int walked(lua_State* lua) {
    const Word word(lua, "m.walked");
    const auto n = word.whole(1);
    return n ? push_made(lua, make::guard(GuardKind::walked, {}, *n), 1) : push_none(lua);
}

int left(lua_State* lua) {
    const Word word(lua, "c.left");
    const auto n = word.whole(1);
    if (n && *n < 1) {
        word.fault("a number from 1 is expected, found " + std::to_string(*n), "");
        return push_none(lua);
    }
    return n ? push_made(lua, make::guard(GuardKind::momentum, {}, *n), 1) : push_none(lua);
}

int last(lua_State* lua) {
    const Word word(lua, "m.last");
    if (!lua_istable(lua, 1)) {
        word.wrong(1, "a table { captured = true, is = { ... } }");
        return push_none(lua);
    }
    for (const std::string& key : text_keys(lua, 1))
        if (key != "captured" && key != "is")
            word.fault("it has no key " + key, nearest_remedy(key, {"captured", "is"}));
    int asked = 0;
    push_field(lua, 1, "captured");
    if (lua_toboolean(lua, -1)) asked |= kLastCaptured;
    std::vector<std::string> names;
    push_field(lua, 1, "is");
    if (!lua_isnil(lua, -1)) asked |= kLastIs;
    lua_pop(lua, 1);
    if ((asked & kLastIs) && !word.piece_names(1, "is", names)) return push_none(lua);
    return push_named(word, make::guard(GuardKind::last, std::move(names), asked));
}

// counter(name [, lo [, hi]]): at least 1; exactly lo; from lo to hi.
int counter(lua_State* lua) {
    const Word word(lua, "m.counter");
    auto name = word.text(1, "the name of a number in state, as text");
    const auto lo = lua_isnoneornil(lua, 2) ? std::optional(1) : word.whole(2);
    const auto hi = !lua_isnoneornil(lua, 3)  ? word.whole(3)
                    : lua_isnoneornil(lua, 2) ? std::optional(kUnlimited)
                                              : lo;
    if (!name || !lo || !hi) return push_none(lua);
    return push_named(word, make::node({.kind = ExprKind::guard,
                                        .guard = GuardKind::counter,
                                        .names = {std::move(*name)},
                                        .lo = make::constant(*lo),
                                        .hi = make::constant(*hi)}));
}

int where(lua_State* lua) {
    const Word word(lua, "m.where");
    const auto hook = word.function(1, "a function (view)");
    if (!hook) return push_none(lua);
    return push_named(word, make::node({.kind = ExprKind::guard, .guard = GuardKind::where, .hook = *hook}));
}

constexpr WordEntry kGuardWords[] = {
    {"is", guarded<is>, kAnyNumber},
    {"i_am", guarded<i_am>, kAnyNumber},
    {"file", guarded<file>, kAnyNumber},
    {"on", guarded<on>, kAnyNumber},
    {"marked", guarded<marked>, 1},
    {"tagged", guarded<tagged>, 1},
    {"carries", guarded<carries>, 1},
    {"zone", guarded<zone>, 1},
    {"rank", guarded<rank>, 1},
    {"walked", guarded<walked>, 1},
    {"c.left", guarded<left>, 1},
    {"last", guarded<last>, 1},
    {"c.inherits", guarded<inherits>, kAnyNumber},
    {"counter", guarded<counter>, 3},
    {"where", guarded<where>, 1},
    {"vacated", guarded<vacated>, 1},
};

}  // namespace

std::span<const WordEntry> guard_words() {
    return kGuardWords;
}

}  // namespace acedrex
