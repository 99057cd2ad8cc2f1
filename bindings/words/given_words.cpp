// Guards and effects that are given something: their rows say what, and so how it is read.
#include <algorithm>
#include <map>

#include "board/board.hpp"
#include "pieces/tags.hpp"
#include "sandbox/names.hpp"
#include "words/word.hpp"
#include "words/words.hpp"

namespace acedrex {

namespace {

Expression made_of(GuardKind kind) {
    return {.kind = ExprKind::guard, .guard = kind};
}
Expression made_of(EffectKind kind) {
    return {.kind = ExprKind::effect, .effect = kind};
}

constexpr int kMostAsked = 1000;  // pieces

bool is_absent(lua_State* lua, int argument) {
    return lua_isnoneornil(lua, argument);
}

// Types of pieces, one or more.
bool give_pieces(const Word& word, Expression& e) {
    const int count = lua_gettop(word.lua());
    if (word.too_many_names(count)) return false;
    for (int i = 1; i <= std::max(count, 1); ++i)
        if (auto name = word.piece_name("argument " + std::to_string(i), i))
            e.names.push_back(std::move(*name));
    return !e.names.empty() && static_cast<int>(e.names.size()) >= count;
}

// A zone, or one or more names of files ("b") or of fields ("b2").
bool give_places(const Word& word, Expression& e) {
    const bool file = e.guard == GuardKind::file;
    const std::string what = e.guard == GuardKind::zone ? "the name of a zone, as text"
                             : file                     ? "the letter of a file, like \"b\""
                                                        : "the name of a field, like \"b2\"";
    const int count = e.guard == GuardKind::zone ? 1 : lua_gettop(word.lua());
    if (word.too_many_names(count)) return false;
    for (int i = 1; i <= std::max(count, 1); ++i) {
        auto name = word.text(i, what);
        if (!name) return false;
        const std::size_t letters =
            std::min(name->find_first_not_of("abcdefghijklmnopqrstuvwxyz"), name->size());
        const bool whole = letters == name->size();
        if (e.guard != GuardKind::zone && (file ? !whole || !file_number(*name) : whole)) {
            word.wrong(i, what);
            return false;
        }
        e.names.push_back(std::move(*name));
    }
    return true;
}

bool give_number(const Word& word, Expression& e) {
    const auto n = word.whole(1);
    if (!n) return false;
    const bool none = e.guard == GuardKind::rank && *n == 0;
    if (none) word.fault("ranks are counted from 1, or from -1 for the last");
    const bool few = e.guard == GuardKind::momentum && *n < 1;
    if (few) word.fault("a number from 1 is expected, found " + std::to_string(*n));
    e.number = *n;
    return !none && !few;
}

bool give_name(const Word& word, Expression& e, const std::string& what) {
    auto name = word.text(1, what);
    if (name) e.names = {std::move(*name)};
    return name.has_value();
}

bool give_tag(const Word& word, Expression& e) {
    const bool of_field = e.is(GuardKind::marked);
    return give_name(word, e, of_field ? "the name of a mark, as text" : "the name of a tag, as text");
}

// The name of a field that pieces keep in mind.
bool give_note(const Word& word, Expression& e) {
    if (!give_name(word, e, "the name of a note, as text")) return false;
    if (is_tag_name(e.names[0])) return true;
    word.fault("a note is a word without braces, commas and colons, found " + in_quotes(e.names[0]));
    return false;
}

// The name of a pocket; without one, or by an empty name, that without a name.
bool give_pocket(const Word& word, Expression& e) {
    if (!is_absent(word.lua(), 1) && text_at(word.lua(), 1) != "")
        return give_name(word, e, "the name of a pocket, as text");
    e.names = {""};
    return true;
}

// (tag [, turns])
bool give_turns(const Word& word, Expression& e) {
    if (!give_tag(word, e)) return false;
    if (!is_tag_name(e.names[0])) {
        word.fault("a tag is a word without braces, commas and colons, found " + in_quotes(e.names[0]));
        return false;
    }
    const bool of_piece = e.effect == EffectKind::mark;
    const auto turns = whole_at(word.lua(), 2);
    e.number = kUntilItMoves;
    if (turns && *turns >= 0 && *turns <= TagNames::kMostTurns) {
        e.number = *turns == 0 ? kThisTurn : static_cast<int>(*turns);
    } else if (of_piece && text_at(word.lua(), 2) == "always") {
        e.number = kAlways;
    } else if (!is_absent(word.lua(), 2)) {
        word.wrong(2, "a number of turns from 0, this one, to " + std::to_string(TagNames::kMostTurns) +
                          (of_piece ? ", or \"always\"" : ""));
        return false;
    }
    return true;
}

bool give_type(const Word& word, Expression& e) {
    auto name = word.piece_name("its argument", 1);
    if (name) e.names = {std::move(*name)};
    return name.has_value();
}

// An effect adds: (name, number). A guard asks: (name [, lo [, hi]]), at least 1; exactly lo; from lo to hi.
// Behind that "other": that of the other side.
bool give_counter(const Word& word, Expression& e) {
    const bool named = give_name(word, e, "the name of a number in state, as text");
    const int last = e.kind == ExprKind::effect ? 3 : 4;
    if (!is_absent(word.lua(), last)) {
        if (text_at(word.lua(), last) != kOfOther) {
            word.wrong(last, "\"other\", for that of the other side");
            return false;
        }
        e.names.emplace_back(kOfOther);
    }
    if (e.kind == ExprKind::effect) {
        const auto n = word.whole(2);
        e.number = n.value_or(0);
        return named && n;
    }
    const bool no_least = is_absent(word.lua(), 2);
    const auto lo = no_least ? std::optional(1) : word.whole(2);
    const auto hi = !is_absent(word.lua(), 3) ? word.whole(3) : no_least ? std::optional(kUnlimited) : lo;
    if (!named || !lo || !hi) return false;
    e.lo = make::constant(*lo);
    e.hi = make::constant(*hi);
    return true;
}

// A guard on other pieces; or the name of a type, by mistake.
std::optional<ExprValue> asked_at(const Word& word) {
    if (const auto name = text_at(word.lua(), 1)) {
        word.wrong(1, "a guard on pieces", "write m.is " + in_quotes(*name));
        return std::nullopt;
    }
    return word.expression(1);
}

// (guard on other pieces)
bool give_asked(const Word& word, Expression& e, const ExprValue& which) {
    e.kids = {which.expr};
    if (is_guard(*which.expr)) return true;
    word.fault("argument 1 should be a guard on pieces, found " + to_string(*which.expr),
               "m.anyone stands for all of them");
    return false;
}

// ([guard [, lo [, hi]]]): at least one, or lo; at most hi.
std::optional<int> give_askers(const Word& word, Expression& e) {
    const auto which = is_absent(word.lua(), 1) ? std::optional(ExprValue{make::pass()}) : asked_at(word);
    const auto lo = is_absent(word.lua(), 2) ? std::optional(1) : word.whole(2);
    const auto hi = is_absent(word.lua(), 3) ? std::optional(kUnlimited) : word.whole(3);
    if (!which || !lo || !hi || !give_asked(word, e, *which)) return std::nullopt;
    if (*lo < 0 || *lo > kMostAsked || *hi < *lo) {
        word.fault("from " + std::to_string(*lo) + " to " + std::to_string(*hi) + " pieces there are none",
                   "write the least number, from 0, and the greatest one");
        return std::nullopt;
    }
    e.lo = make::constant(*lo);
    e.hi = make::constant(*hi);
    return which->depth + 1;
}

bool give_hook(const Word& word, Expression& e) {
    const auto hook = word.function(1, "a function (view)");
    if (hook) e.hook = *hook;
    return hook.has_value();
}

// ({ captured = true, is = { ... } })
bool give_last(const Word& word, Expression& e) {
    if (!word.table_of(1, {"captured", "is"}, "a table { captured = true, is = { ... } }")) return false;
    push_field(word.lua(), 1, "captured");
    push_field(word.lua(), 1, "is");
    const bool is = !lua_isnil(word.lua(), -1);
    e.number = (lua_toboolean(word.lua(), -2) ? kLastCaptured : 0) | (is ? kLastIs : 0);
    lua_pop(word.lua(), 2);
    if (e.number == 0)
        word.fault("its table asks nothing", "write m.last{ captured = true } or m.last{ is = { ... } }");
    return e.number != 0 && (!is || word.piece_names(1, "is", e.names));
}

// (type), or a table of types by types
bool give_change(const Word& word, Expression& e) {
    lua_State* lua = word.lua();
    if (!lua_istable(lua, 1)) return give_type(word, e);
    std::size_t others = 0;
    bool sound = true;
    for (const std::string& key : text_keys(lua, 1, &others)) {
        push_field(lua, 1, key.c_str());
        if (auto name = word.piece_name(in_quotes(key), lua_gettop(lua)))
            e.table.emplace(key, std::move(*name));
        else
            sound = false;
        lua_pop(lua, 1);
    }
    if (others == 0 && !e.table.empty()) return sound;
    word.fault("its table names a piece type for each piece type", "write m.change{ [\"A\"] = \"B\" }");
    return false;
}

// (direction [, fields [, "off"]])
bool give_shift(const Word& word, Expression& e) {
    lua_State* lua = word.lua();
    const auto v = word.vector(1);
    const auto fields = is_absent(lua, 2) ? std::optional(1) : word.whole(2);
    if (!v || !fields) return false;
    const bool off = text_at(lua, 3) == "off";
    if (*v == Vector{})
        word.fault("a direction of {0, 0} goes nowhere", "m.N and the like are directions");
    else if (*fields < 1 || *fields > Board::kMaxFiles)
        word.wrong(2, "a number of fields from 1");
    else if (!off && !is_absent(lua, 3))
        word.wrong(3, "\"off\", for pieces that may leave the board");
    else {
        e.vectors = {*v};
        e.names = std::vector<std::string>(off ? 1 : 0, "off");
        e.number = *fields;
        return true;
    }
    return false;
}

template <auto kind>
constexpr bool is_one_of(auto... others) {
    const auto same = [](auto other) {
        if constexpr (std::is_same_v<decltype(other), decltype(kind)>) return other == kind;
        return false;
    };
    return (same(others) || ...);
}

// ([tag])
bool give_vacated(const Word& word, Expression& e) {
    return is_absent(word.lua(), 1) || give_tag(word, e);
}

// How what a word is given is read, which is false where a fault was noted; and how many arguments it takes
// at most, kNoWord for those that are made elsewhere.
struct Reading {
    bool (*give)(const Word& word, Expression& e);
    int most;
};

// By Given.
constexpr Reading kReadings[] = {
    {nullptr, kNoWord},         // plain
    {give_places, kAnyNumber},  // names
    {give_pieces, kAnyNumber},  // pieces
    {give_number, 1},           // number
    {give_tag, 1},              // tag
    {give_note, 1},             // note
    {give_pocket, 1},           // pocket
    {give_turns, 2},            // turns
    {give_type, 1},             // type
    {give_counter, 4},          // counter
    {give_hook, 1},             // hook
    {nullptr, 1},               // asked: see given_word()
    {nullptr, 3},               // askers
    {nullptr, 1},               // walk
    {nullptr, kNoWord},         // own
};

// Words that take what no other word takes, or fewer arguments, come first.
template <auto kind>
constexpr Reading reading() {
    if (is_one_of<kind>(GuardKind::zone)) return {give_places, 1};
    if (is_one_of<kind>(GuardKind::last)) return {give_last, 1};
    if (is_one_of<kind>(GuardKind::vacated)) return {give_vacated, 1};
    if (is_one_of<kind>(EffectKind::change)) return {give_change, 1};
    if (is_one_of<kind>(EffectKind::push, EffectKind::pull)) return {give_shift, 3};
    if (is_one_of<kind>(EffectKind::add_counter)) return {give_counter, 3};
    if (is_one_of<kind>(EffectKind::walk_as)) return {give_type, kNoWord};
    return kReadings[static_cast<std::size_t>(row_of(kind).given)];
}

template <auto kind>
int given_word(lua_State* lua) {
    const std::string name = row_of(kind).word;
    const Word word(lua, name.find('.') == name.npos ? "m." + name : name);
    Expression e = made_of(kind);
    if constexpr (row_of(kind).given == Given::walk) {
        const auto walk = word.expression(1);
        if (!walk) return push_none(lua);
        e.kids = {walk->expr};
        return push_made(lua, make::node(std::move(e)), walk->depth + 1);
    }
    if constexpr (row_of(kind).given == Given::asked) {
        const auto asked = asked_at(word);
        if (!asked || !give_asked(word, e, *asked)) return push_none(lua);
        return push_named(word, make::node(std::move(e)), asked->depth + 1);
    }
    if constexpr (row_of(kind).given == Given::askers) {
        const auto depth = give_askers(word, e);
        return depth ? push_named(word, make::node(std::move(e)), *depth) : push_none(lua);
    }
    constexpr Reading kReading = reading<kind>();
    if (kReading.give == nullptr || !kReading.give(word, e)) return push_none(lua);
    // Of these there is nothing that could turn out not to be there.
    constexpr bool names_nothing =
        is_one_of<kind>(GuardKind::walked, GuardKind::momentum, EffectKind::push, EffectKind::pull);
    const Expr made = make::node(std::move(e));
    return names_nothing ? push_made(lua, made, 1) : push_named(word, made);
}

constexpr WordEntry kGivenWords[] = {
#define GUARD(name, word, given, function, traits) \
    {word, guarded<given_word<GuardKind::name>>, reading<GuardKind::name>().most},
#define EFFECT(name, word, given, function, traits) \
    {word, guarded<given_word<EffectKind::name>>, reading<EffectKind::name>().most},
#include "movement/words.def"
};

}  // namespace

std::span<const WordEntry> given_words() {
    return kGivenWords;
}

}  // namespace acedrex
