// Steps, and what combines, repeats, turns and borrows walks.
#include <algorithm>
#include <array>

#include "base/ranges.hpp"
#include "board/board.hpp"
#include "movement/script_words.hpp"
#include "sandbox/sandbox.hpp"
#include "values/expression_faults.hpp"
#include "words/word.hpp"
#include "words/words.hpp"

namespace acedrex {

namespace {

bool is_constant(const NumberValue& n) {
    return n.number->op == Number::Op::constant;
}

}  // namespace

int push_repetition(lua_State* lua, const ExprValue& body, NumberValue lo, NumberValue hi) {
    if (is_constant(lo) && lo.number->constant < 0) lo.number = make::constant(0);
    if (is_constant(hi) && is_constant(lo) && hi.number->constant < lo.number->constant)
        return push_made(lua, make::none(), 1);
    if (is_constant(hi)) {
        if (hi.number->constant < 0) return push_made(lua, make::none(), 1);
        if (hi.number->constant == 0) return push_made(lua, make::pass(), 1);
    }
    if (body.expr->kind == ExprKind::none && is_constant(lo) && is_constant(hi))
        return push_made(lua, lo.number->constant == 0 ? make::pass() : make::none(), 1);
    const bool once = is_constant(hi) && hi.number->constant <= 1;
    charge(lua, body.expr->weight);
    if (!once && may_stand_still(*body.expr)) {
        fault(
            lua, "endless-repetition",
            "a repetition whose body can be walked without a step would never end: " + to_string(*body.expr),
            "put a step into it, or let it turn at most once: a ^ -1");
        return push_none(lua);
    }
    return push_made(lua, make::repeat(body.expr, lo.number, hi.number),
                     1 + std::max({body.depth, lo.depth, hi.depth}));
}

std::optional<NumberValue> limit_at(lua_State* lua, int index, Vector direction) {
    if (auto n = number_at(lua, index)) return n;
    if (!lua_isfunction(lua, index)) return std::nullopt;
    return NumberValue{
        make::number(
            {.op = Number::Op::per_field, .hook = kept_function(lua, index), .direction = direction}),
        1, 1};
}

namespace {

int step(lua_State* lua) {
    const Word word(lua, "m.step");
    const auto vectors = word.vectors(1, false);
    if (!vectors) return push_none(lua);
    if (vectors->empty())
        warn(lua, "never", "m.step: the list of directions is empty, so that there is no step");
    for (const Vector v : *vectors)
        if (v == Vector{}) {
            word.fault("a step of {0, 0} goes nowhere", "the empty walk is m.pass");
            return push_none(lua);
        }
    return push_made(lua, make::step(*vectors), 1);
}

int leap(lua_State* lua) {
    const Word word(lua, "m.leap");
    if (const auto v = vector_at(lua, 1)) {
        word.wrong(1, "a whole number",
                   "write m.leap(" + std::to_string(v->x) + ", " + std::to_string(v->y) + ")");
        return push_none(lua);
    }
    const auto a = word.whole(1), b = word.whole(2);
    if (!a || !b) return push_none(lua);
    if (*a == 0 && *b == 0) {
        word.fault("a leap of 0, 0 goes nowhere", "the empty walk is m.pass");
        return push_none(lua);
    }
    return push_made(lua, make::leap(*a, *b), 1);
}

int times(lua_State* lua) {
    const Word word(lua, "m.times");
    const auto body = word.expression(1);
    const Vector direction = body ? first_step(*body->expr) : Vector{};
    std::array<std::optional<NumberValue>, 2> limits;
    for (const int i : {0, 1}) {
        limits[static_cast<std::size_t>(i)] = limit_at(lua, i + 2, direction);
        if (!limits[static_cast<std::size_t>(i)])
            word.wrong(i + 2, "a whole number, a number of m.count or a function (field, direction, board)",
                       "m.times(a, lo, hi); math.huge is not a limit");
    }
    if (!body || !limits[0] || !limits[1]) return push_none(lua);
    const auto least = whole_at(lua, 2), most = whole_at(lua, 3);
    if (least && most && *most >= 0 && *most < *least)
        warn(lua, "never",
             "m.times: from " + std::to_string(*least) + " to " + std::to_string(*most) + " times is never",
             "the least number comes first");
    return push_repetition(lua, *body, *limits[0], *limits[1]);
}

// Pushes what is made of an expression and all that is in it.
int push_with(lua_State* lua, Expression made, const std::vector<ExprValue>& kids) {
    if (kids.size() > 1 && too_heavy(lua, kids)) return push_none(lua);
    int deepest = 0;
    for (const ExprValue& kid : kids) {
        made.kids.push_back(kid.expr);
        deepest = std::max(deepest, kid.depth);
    }
    return push_made(lua, make::node(std::move(made)), deepest + 1);
}

int first_of(lua_State* lua) {
    const Word word(lua, "m.first_of");
    std::vector<ExprValue> parts;
    const int count = lua_gettop(lua);
    if (count == 0) word.wrong(1, "a movement expression");
    for (int i = 1; i <= count; ++i)
        if (const auto e = word.expression(i)) parts.push_back(*e);
    if (static_cast<int>(parts.size()) < std::max(count, 1)) return push_none(lua);
    return push_with(lua, {.kind = ExprKind::first_of}, parts);
}

// Words that are given an expression alone.
constexpr std::pair<ExprKind, const char*> kOfOne[] = {
    {ExprKind::aside, "m.aside"},       {ExprKind::every, "m.every"},     {ExprKind::fresh, "m.fresh"},
    {ExprKind::absolute, "m.absolute"}, {ExprKind::roaming, "m.roaming"},
};
template <ExprKind kind>
int of_one(lua_State* lua) {
    const auto* row = ranges::find(kOfOne, kind, &std::pair<ExprKind, const char*>::first);
    const auto e = Word(lua, row->second).expression(1);
    return e ? push_with(lua, {.kind = kind}, {*e}) : push_none(lua);
}

int portal(lua_State* lua) {
    const Word word(lua, "c.portal");
    const auto e = word.expression(1);
    if (!e) return push_none(lua);
    const bool back = text_at(lua, 2) == "back";
    if (!back && !lua_isnoneornil(lua, 2)) {
        word.wrong(2, "\"back\", for walkers that do not get through");
        return push_none(lua);
    }
    return push_with(lua, {.kind = ExprKind::portal, .number = back ? 1 : 0}, {*e});
}
int each_step(lua_State* lua) {
    const Word word(lua, "m.each_step");
    const auto walk = word.expression(1), after = word.expression(2);
    return walk && after ? push_with(lua, {.kind = ExprKind::each_step}, {*walk, *after}) : push_none(lua);
}
// (guard on what is in the pocket [, its name])
int retrieve(lua_State* lua) {
    const Word word(lua, "m.retrieve");
    const auto which = word.expression(1);
    auto pocket = lua_isnoneornil(lua, 2) ? std::optional<std::string>("")
                                          : word.text(2, "the name of a pocket, as text");
    if (!which || !pocket) return push_none(lua);
    if (!is_guard(*which->expr)) {
        word.fault(
            "argument 1 should be a guard on the pieces in the pocket, found " + to_string(*which->expr),
            "m.anyone stands for all of them");
        return push_none(lua);
    }
    return push_named(word, make::node({.kind = ExprKind::effect,
                                        .effect = EffectKind::retrieve,
                                        .kids = {which->expr},
                                        .names = {std::move(*pocket)}}));
}

int from(lua_State* lua) {
    const Word word(lua, "m.from");
    const auto e = word.expression(1);
    if (!e) return push_none(lua);
    if (!is_guard(*e->expr)) {
        word.fault("it takes a guard, found " + to_string(*e->expr),
                   "a walk becomes a guard with #: m.from(#(...))");
        return push_none(lua);
    }
    return push_with(lua, {.kind = ExprKind::from}, {*e});
}

// (guard, number of pieces)
int aligned(lua_State* lua) {
    const Word word(lua, "m.aligned");
    const auto e = word.expression(1);
    const auto n = word.whole(2);
    if (!e || !n) return push_none(lua);
    if (!is_guard(*e->expr)) {
        word.fault("argument 1 should be a guard on the pieces of the line, found " + to_string(*e->expr),
                   "a walk becomes a guard with #: #(...)");
        return push_none(lua);
    }
    if (*n < 1 || *n > Board::kMaxFiles) {
        word.wrong(2, "a number of pieces from 1");
        return push_none(lua);
    }
    return push_with(lua, {.kind = ExprKind::aligned, .number = *n}, {*e});
}

// The options of moves_of: { except = { ... }, by_which = true }. False where a fault was noted.
bool give_lent(const Word& word, int argument, std::vector<std::string>& except, int& by_which) {
    lua_State* lua = word.lua();
    if (lua_isnoneornil(lua, argument)) return true;
    if (!word.table_of(argument, {"except", "by_which"}, "a table { except = { ... } }")) return false;
    const StackGuard guard(lua);
    push_field(lua, argument, "by_which");
    by_which = lua_toboolean(lua, -1) ? kByWhich : 0;
    push_field(lua, argument, "except");
    const bool none = lua_isnil(lua, -1);
    lua_pop(lua, 2);
    return (none && by_which != 0) || word.piece_names(argument, "except", except);
}

// (type), or ("last", "own last", "attackers" or "guards" [, options])
int moves_of(lua_State* lua) {
    const Word word(lua, "m.moves_of");
    auto name = word.piece_name("argument 1", 1);
    if (!name) return push_none(lua);
    std::vector<std::string> except;
    int by_which = 0;
    if (!give_lent(word, 2, except, by_which)) return push_none(lua);
    if (by_which != 0 && *name != "attackers" && *name != "guards") {
        word.fault("only \"attackers\" and \"guards\" have by_which");
        return push_none(lua);
    }
    const auto about = std::find(kLenderWords.begin() + 1, kLenderWords.end(), *name);
    if (about != kLenderWords.end())
        return push_named(word, make::node({.kind = ExprKind::moves_of,
                                            .names = std::move(except),
                                            .number = by_which,
                                            .lender = static_cast<Lender>(about - kLenderWords.begin())}));
    if (!except.empty()) {
        word.fault("only \"attackers\", \"guards\", \"last\" and \"own last\" can leave types out");
        return push_none(lua);
    }
    return push_named(word, make::node({.kind = ExprKind::moves_of, .names = {std::move(*name)}}));
}

// Functions that are asked at load.
template <ExprKind kind>
int of_function(lua_State* lua) {
    const bool of_type = kind == ExprKind::each_type;
    const Word word(lua, of_type ? "m.each_type" : "m.on_board");
    const auto hook = word.function(1, of_type ? "a function (type)" : "a function (board)");
    return hook ? push_named(word, make::node({.kind = kind, .hook = *hook})) : push_none(lua);
}

int across(lua_State* lua) {
    const Word word(lua, "m.across");
    if (lua_isnoneornil(lua, 1))
        return push_named(word, make::node({.kind = ExprKind::across, .names = {""}}));
    auto name = word.text(1, "the name of a board that is beside the first");
    return name ? push_named(word, make::node({.kind = ExprKind::across, .names = {std::move(*name)}}))
                : push_none(lua);
}

int wrapped(lua_State* lua) {
    const Word word(lua, "m.wrapped");
    const std::string which = text_at(lua, 1).value_or("");
    const int joined = which == "files"   ? kWrapFiles
                       : which == "ranks" ? kWrapRanks
                       : which == "both"  ? kWrapFiles | kWrapRanks
                                          : 0;
    if (joined == 0)
        word.wrong(1, "\"files\", \"ranks\" or \"both\"", nearest_remedy(which, {"files", "ranks", "both"}));
    const auto e = word.expression(2);
    if (joined == 0 || !e) return push_none(lua);
    return push_with(lua, {.kind = ExprKind::wrapped, .number = joined}, {*e});
}

int production(lua_State* lua) {
    const Word word(lua, "m.V");
    auto name = word.text(1, "the name of a production of the m.grammar around it");
    return name ? push_named(word, make::node({.kind = ExprKind::call, .names = {std::move(*name)}}))
                : push_none(lua);
}

int grammar(lua_State* lua) {
    const Word word(lua, "m.grammar");
    const char* remedy = "write m.grammar{ \"start\", start = ..., other = ... } with m.V \"other\" inside";
    if (!lua_istable(lua, 1)) {
        word.wrong(1, "a table of productions", remedy);
        return push_none(lua);
    }
    lua_rawgeti(lua, 1, 1);
    const std::string start = text_at(lua, -1).value_or("");
    lua_pop(lua, 1);
    std::vector<std::string> names = text_keys(lua, 1);
    const auto first = std::find(names.begin(), names.end(), start);
    if (first == names.end()) {
        word.fault(start.empty() ? "it does not say where it starts"
                                 : "it has no production \"" + start + "\" to start with",
                   start.empty() ? remedy : nearest_remedy(start, names));
        return push_none(lua);
    }
    std::rotate(names.begin(), first, first + 1);
    std::vector<ExprValue> productions;
    for (const std::string& name : names) {
        push_field(lua, 1, name.c_str());
        if (const auto e = word.expression_value(name, lua_gettop(lua))) productions.push_back(*e);
        lua_pop(lua, 1);
    }
    if (productions.size() != names.size()) return push_none(lua);
    return push_with(lua, {.kind = ExprKind::grammar, .names = std::move(names)}, productions);
}

int count(lua_State* lua) {
    const auto e = Word(lua, "m.count").expression(1);
    if (!e) {
        return push_none(lua);
    }
    push_value(lua,
               NumberValue{make::number({.op = Number::Op::count, .counted = e->expr}), e->depth + 1, 1});
    return 1;
}

int by_side(lua_State* lua) {
    const Word word(lua, "m.by_side");
    if (!word.table_of(1, {"light", "dark"}, "a table { light = ..., dark = ... }")) return push_none(lua);
    push_field(lua, 1, "light");
    push_field(lua, 1, "dark");
    const auto light = word.expression_value("light", -2), dark = word.expression_value("dark", -1);
    return light && dark ? push_with(lua, {.kind = ExprKind::by_side}, {*light, *dark}) : push_none(lua);
}

constexpr WordEntry kWalkWords[] = {
    {"step", guarded<step>, 1},
    {"leap", guarded<leap>, 2},
    {"times", guarded<times>, 3},
    {"first_of", guarded<first_of>, kAnyNumber},
    {"aside", guarded<of_one<ExprKind::aside>>, 1},
    {"every", guarded<of_one<ExprKind::every>>, 1},
    {"fresh", guarded<of_one<ExprKind::fresh>>, 1},
    {"absolute", guarded<of_one<ExprKind::absolute>>, 1},
    {"retrieve", guarded<retrieve>, 2},
    {"from", guarded<from>, 1},
    {"by_side", guarded<by_side>, 1},
    {"on_board", guarded<of_function<ExprKind::on_board>>, 1},
    {"roaming", guarded<of_one<ExprKind::roaming>>, 1},
    {"across", guarded<across>, 1},
    {"wrapped", guarded<wrapped>, 2},
    {"moves_of", guarded<moves_of>, 2},
    {"each_type", guarded<of_function<ExprKind::each_type>>, 1},
    {"V", guarded<production>, 1},
    {"grammar", guarded<grammar>, 1},
    {"count", guarded<count>, 1},
    {"each_step", guarded<each_step>, 2},
    {"c.portal", guarded<portal>, 2},
    {"aligned", guarded<aligned>, 2},
};

}  // namespace

std::span<const WordEntry> walk_words() {
    return kWalkWords;
}

}  // namespace acedrex
