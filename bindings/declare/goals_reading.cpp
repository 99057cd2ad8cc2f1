// Reading goals, rows and chains that end the game, kinds of turns that come first, and conditions.
#include <array>
#include <utility>

#include "base/ranges.hpp"
#include "declare/parts.hpp"
#include "values/movement_values.hpp"

namespace acedrex {

namespace {

// What only something that walks can tell of itself: there is no such thing where a condition is judged.
std::string asked_of_walkers(const Expression& e) {
    using enum GuardKind;
    constexpr std::array kOfTypes{prey, free, i_am, initial, carries, inherits, where};
    if (e.kind == ExprKind::guard && ranges::count(kOfTypes, e.guard) > 0)
        return std::string("m.") + row_of(e.guard).word;
    const bool borrows = e.kind == ExprKind::moves_of && e.lender != Lender::type;
    return borrows || e.kind == ExprKind::roaming || e.kind == ExprKind::gait ? to_string(e) : "";
}

}  // namespace

// A guard, or a walk that does nothing: whether it can be walked.
Expr read_condition(const Declaration& d, const std::string& key, const std::string& what) {
    const auto acts = [](const Expression& part) { return part.kind == ExprKind::effect; };
    const auto is_walk = [&](lua_State* lua, int index) {
        const Expr walk = to_expression(lua, index);
        return walk && !is_guard(*walk) && !any_inside(*walk, acts);
    };
    const Expr condition = d.look(key, is_walk) ? make::of(ExprKind::look, {d.walk(key)}) : d.guard(key);
    if (!condition) return nullptr;
    std::string asked;
    any_inside(*condition, [&](const Expression& part) {
        asked = asked_of_walkers(part);
        return !asked.empty();
    });
    if (!asked.empty())
        d.fault(key, "no-walker",
                what + " is judged by a walker that stands nowhere and is not a piece, and " + asked +
                    " asks about the piece that walks",
                "ask of what stands somewhere: m.anywhere * m.own * m.is \"A\"");
    return condition;
}

namespace {

constexpr long long kMostPieces = 10'000;
const Words<Verdict> kGoalVerdicts{{"win", Verdict::win}, {"loss", Verdict::loss}, {"draw", Verdict::draw}};

// One direction, or a list of them: along which fields adjoin.
void read_directions(const Declaration& d, const std::string& key, GoalSpec& spec) {
    d.push(key);
    lua_State* lua = d.lua();
    const int given = lua_gettop(lua);
    std::vector<Vector> dirs;
    bool all = true;
    if (const auto one = vector_at(lua, given)) {
        dirs.push_back(*one);
    } else if (lua_istable(lua, given)) {
        for (int i = 1; all && i <= list_length(lua, given); ++i) {
            lua_rawgeti(lua, given, i);
            const auto item = vector_at(lua, -1);
            if (item) dirs.push_back(*item);
            all = item.has_value();
            lua_pop(lua, 1);
        }
    }
    const bool moves = all && !dirs.empty() && ranges::count(dirs, Vector{}) == 0;
    if (moves)
        spec.dirs = std::move(dirs);
    else if (!lua_isnil(lua, given))
        d.wrong(key, "a direction or a list of directions", given,
                "write " + key + " = m.orthogonals, or { m.N, m.E }");
    lua_pop(lua, 1);
}

// One pattern of pieces, or a list of them.
void read_patterns(const Declaration& rules, const std::string& key, const char* example,
                   FunctionRef<GoalSpec(const Declaration& d)> read, Rulebook& spec) {
    const std::string remedy = "write " + key + " = { " + example + " }";
    rules.each(
        key, [&](const Declaration& d) { spec.goals.push_back(read(d)); }, remedy,
        "a table or a list of tables");
}

GoalSpec pattern(GoalSpec::Kind kind) {
    GoalSpec goal;
    goal.kind = kind;
    goal.dirs = {{0, 1}, {1, 1}, {1, 0}, {1, -1}};  // all
    return goal;
}

}  // namespace

const KeysOf<GoalSpec> kGoalKeys{
    {"pieces", &GoalSpec::pieces, Types::rule, "a list of piece types"},
    {"zone", &GoalSpec::zone, "\"last\" or the name of a zone of the board"},
    {"count", reads::whole(&GoalSpec::count, 1, kMostPieces)},
    {"full", &GoalSpec::full},
    {"holds", &GoalSpec::holds},
    {"when", reads::as(&GoalSpec::when,
                       [](const Declaration& d, const std::string& key) {
                           return read_condition(d, key, "rules.goal.when");
                       })},
    {"result", reads::word(&GoalSpec::result, kGoalVerdicts)},
    {"safe", &GoalSpec::safe},
    {"answer", reads::word(&GoalSpec::answered, {{"draw", true}})},
};

const KeysOf<GoalSpec> kLineKeys{
    {"pieces", &GoalSpec::pieces, Types::rule},
    {"length", reads::whole(&GoalSpec::length, 2, kMostPieces)},
    {"block", reads::whole(&GoalSpec::block, 2, 64)},
    {"gaps", &GoalSpec::gaps},
    {"dirs", read_directions},
    {"result", reads::word(&GoalSpec::result, kGoalVerdicts)},
};

const KeysOf<GoalSpec> kChainKeys{
    {"pieces", &GoalSpec::pieces, Types::rule},
    {"from", &GoalSpec::zone, "the zone where the chain begins"},
    {"to", &GoalSpec::to, "the zone where it ends"},
    {"dirs", read_directions},
    {"result", reads::word(&GoalSpec::result, kGoalVerdicts)},
};

// One goal, or a list of them.
void read_goals(const Declaration& rules, const std::string& key, Rulebook& spec) {
    // Of a goal that a guard alone tells.
    const KeysOf<GoalSpec> guard_keys = kGoalKeys.only({"holds", "when", "result"});
    const std::string remedy = "write goal = { pieces = { \"A\" }, zone = \"last\" }";
    rules.each(
        key,
        [&](const Declaration& goal) {
            GoalSpec one;
            one.zone = "last";
            const bool guard_alone = goal.has("when") && !goal.has("pieces") && !goal.has("zone");
            if (guard_alone) one.kind = GoalSpec::Kind::guard;
            spec.goals.push_back((guard_alone ? guard_keys : kGoalKeys).read(goal, std::move(one)));
        },
        remedy, "a goal or a list of goals");
}

void read_lines(const Declaration& rules, const std::string& key, Rulebook& spec) {
    read_patterns(
        rules, key, "length = 5",
        [&](const Declaration& d) {
            GoalSpec line = kLineKeys.read(d, pattern(GoalSpec::Kind::line));
            if (line.length == 0 && line.block == 0)
                d.missing("length", "how many pieces in a row; or block, for a square of them");
            return line;
        },
        spec);
}

void read_chains(const Declaration& rules, const std::string& key, Rulebook& spec) {
    read_patterns(
        rules, key, "from = \"west\", to = \"east\"",
        [](const Declaration& d) { return kChainKeys.read(d, pattern(GoalSpec::Kind::chain)); }, spec);
}

// What comes first: guards, and kinds of turns that no guard tells.
void read_preferences(const Declaration& rules, const std::string& key, Rulebook& spec) {
    using Kind = PreferenceSpec::Kind;
    const Words<Kind> words{{"check", Kind::check}, {"mate", Kind::mate}, {"promotion", Kind::promotion}};
    const auto read = [&](const Declaration& one) {
        PreferenceSpec preference;
        if (one.look(key, lua_type) == LUA_TSTRING)
            preference.kind = one.word(key, words).value_or(Kind::check);
        else
            preference.guard = one.guard(key);
        if (preference.guard || preference.kind != Kind::guard) spec.prefer.push_back(preference);
        return true;
    };
    rules.push(key);
    if (lua_istable(rules.lua(), -1))
        rules.each_alone(-1, key, read);
    else if (!lua_isnil(rules.lua(), -1))
        read(rules);
    lua_pop(rules.lua(), 1);
}

}  // namespace acedrex
