// Steps, and what combines, repeats, turns and borrows walks.
#include <algorithm>
#include <array>

#include "board/board.hpp"
#include "sandbox/sandbox.hpp"
#include "words/repetition.hpp"
#include "words/word.hpp"
#include "words/words.hpp"

namespace acedrex {

namespace {

int step(lua_State* lua) {
    const Word word(lua, "m.step");
    const auto vectors = word.vectors(1, false);
    if (!vectors) return push_none(lua);
    if (vectors->empty())
        note(faults_of(lua), {"never", Severity::warning, Sandbox::of(lua).place(lua),
                              "m.step: the list of directions is empty, so that there is no step", ""});
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
                       "m.times(a, lo, hi); math.huge is no limit");
    }
    if (!body || !limits[0] || !limits[1]) return push_none(lua);
    const auto least = whole_at(lua, 2), most = whole_at(lua, 3);
    if (least && most && *most >= 0 && *most < *least)
        note(faults_of(lua),
             {"never", Severity::warning, Sandbox::of(lua).place(lua),
              "m.times: from " + std::to_string(*least) + " to " + std::to_string(*most) + " times is never",
              "the least number comes first"});
    return push_repetition(lua, *body, *limits[0], *limits[1]);
}

int first_of(lua_State* lua) {
    const Word word(lua, "m.first_of");
    std::vector<ExprValue> parts;
    std::vector<Expr> kids;
    int deepest = 0;
    const int count = lua_gettop(lua);
    if (count == 0) word.wrong(1, "a movement expression");
    for (int i = 1; i <= count; ++i)
        if (const auto e = word.expression(i)) {
            parts.push_back(*e);
            kids.push_back(e->expr);
            deepest = std::max(deepest, e->depth);
        }
    if (static_cast<int>(parts.size()) < std::max(count, 1) || too_heavy(lua, parts)) return push_none(lua);
    return push_made(lua, make::of(ExprKind::first_of, std::move(kids)), deepest + 1);
}

int unary(lua_State* lua, ExprKind kind, const char* name) {
    const auto e = Word(lua, name).expression(1);
    if (!e) return push_none(lua);
    return push_made(lua, make::of(kind, {e->expr}), e->depth + 1);
}

int aside(lua_State* lua) {
    return unary(lua, ExprKind::aside, "m.aside");
}
int every(lua_State* lua) {
    return unary(lua, ExprKind::every, "m.every");
}
int fresh(lua_State* lua) {
    return unary(lua, ExprKind::fresh, "m.fresh");
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
    return push_made(lua, make::node({.kind = ExprKind::portal, .kids = {e->expr}, .number = back ? 1 : 0}),
                     e->depth + 1);
}
int each_step(lua_State* lua) {
    const Word word(lua, "m.each_step");
    const auto walk = word.expression(1), after = word.expression(2);
    if (!walk || !after || too_heavy(lua, {*walk, *after})) return push_none(lua);
    return push_made(lua, make::of(ExprKind::each_step, {walk->expr, after->expr}),
                     std::max(walk->depth, after->depth) + 1);
}
int absolute(lua_State* lua) {
    return unary(lua, ExprKind::absolute, "m.absolute");
}
int displace(lua_State* lua) {
    const auto way = Word(lua, "m.displace").expression(1);
    if (!way) return push_none(lua);
    return push_made(
        lua, make::node({.kind = ExprKind::effect, .effect = EffectKind::displace, .kids = {way->expr}}),
        way->depth + 1);
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
    return push_made(lua, make::of(ExprKind::from, {e->expr}), e->depth + 1);
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
    return push_made(lua, make::node({.kind = ExprKind::aligned, .kids = {e->expr}, .number = *n}),
                     e->depth + 1);
}

// (type), or ("last", "attackers" or "guards" [, { except = { ... } }])
int moves_of(lua_State* lua) {
    const Word word(lua, "m.moves_of");
    auto name = word.piece_name("argument 1", 1);
    if (!name) return push_none(lua);
    std::vector<std::string> except;
    if (!lua_isnoneornil(lua, 2) && !word.piece_names(2, "except", except)) return push_none(lua);
    for (const auto& [lender, text] :
         {std::pair{Lender::last, "last"}, std::pair{Lender::attackers, "attackers"},
          std::pair{Lender::guards, "guards"}})
        if (*name == text)
            return push_named(
                word, make::node({.kind = ExprKind::moves_of, .names = std::move(except), .lender = lender}));
    if (!except.empty()) {
        word.fault("only \"attackers\", \"guards\" and \"last\" can leave types out");
        return push_none(lua);
    }
    return push_named(word, make::node({.kind = ExprKind::moves_of, .names = {std::move(*name)}}));
}

int each_type(lua_State* lua) {
    const Word word(lua, "m.each_type");
    const auto hook = word.function(1, "a function (type)");
    return hook ? push_named(word, make::node({.kind = ExprKind::each_type, .hook = *hook})) : push_none(lua);
}

int roaming(lua_State* lua) {
    return unary(lua, ExprKind::roaming, "m.roaming");
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
    return push_made(lua, make::node({.kind = ExprKind::wrapped, .kids = {e->expr}, .number = joined}),
                     e->depth + 1);
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
    std::vector<Expr> productions;
    std::vector<ExprValue> parts;
    int deepest = 0;
    for (const std::string& name : names) {
        push_field(lua, 1, name.c_str());
        if (const auto e = word.expression_value(name, lua_gettop(lua))) {
            productions.push_back(e->expr);
            parts.push_back(*e);
            deepest = std::max(deepest, e->depth);
        }
        lua_pop(lua, 1);
    }
    if (productions.size() != names.size() || too_heavy(lua, parts)) return push_none(lua);
    return push_made(
        lua,
        make::node({.kind = ExprKind::grammar, .kids = std::move(productions), .names = std::move(names)}),
        deepest + 1);
}

int count(lua_State* lua) {
    const auto e = Word(lua, "m.count").expression(1);
    if (!e) {
        push_broken(lua);
        return 1;
    }
    push_value(lua,
               NumberValue{make::number({.op = Number::Op::count, .counted = e->expr}), e->depth + 1, 1});
    return 1;
}

int by_side(lua_State* lua) {
    const Word word(lua, "m.by_side");
    if (!lua_istable(lua, 1)) {
        word.wrong(1, "a table { light = ..., dark = ... }");
        return push_none(lua);
    }
    for (const std::string& key : text_keys(lua, 1))
        if (key != "light" && key != "dark")
            word.fault("it has no key " + key, nearest_remedy(key, {"light", "dark"}));
    push_field(lua, 1, "light");
    push_field(lua, 1, "dark");
    const auto light = word.expression_value("light", -2), dark = word.expression_value("dark", -1);
    if (!light || !dark || too_heavy(lua, {*light, *dark})) return push_none(lua);
    return push_made(lua, make::of(ExprKind::by_side, {light->expr, dark->expr}),
                     std::max(light->depth, dark->depth) + 1);
}

int on_board(lua_State* lua) {
    const Word word(lua, "m.on_board");
    const auto hook = word.function(1, "a function (board)");
    return hook ? push_named(word, make::node({.kind = ExprKind::on_board, .hook = *hook})) : push_none(lua);
}

constexpr WordEntry kWalkWords[] = {
    {"step", guarded<step>, 1},         {"leap", guarded<leap>, 2},
    {"times", guarded<times>, 3},       {"first_of", guarded<first_of>, kAnyNumber},
    {"aside", guarded<aside>, 1},       {"every", guarded<every>, 1},
    {"fresh", guarded<fresh>, 1},       {"absolute", guarded<absolute>, 1},
    {"displace", guarded<displace>, 1}, {"retrieve", guarded<retrieve>, 2},
    {"from", guarded<from>, 1},         {"by_side", guarded<by_side>, 1},
    {"on_board", guarded<on_board>, 1}, {"roaming", guarded<roaming>, 1},
    {"across", guarded<across>, 1},     {"wrapped", guarded<wrapped>, 2},
    {"moves_of", guarded<moves_of>, 2}, {"each_type", guarded<each_type>, 1},
    {"V", guarded<production>, 1},      {"grammar", guarded<grammar>, 1},
    {"count", guarded<count>, 1},       {"each_step", guarded<each_step>, 2},
    {"c.portal", guarded<portal>, 2},   {"aligned", guarded<aligned>, 2},
};

}  // namespace

std::span<const WordEntry> walk_words() {
    return kWalkWords;
}

}  // namespace acedrex
