// Reading the rulebook of a variant: what ends the game, and what moves must and may do besides.
#include "declare/rules_reading.hpp"

#include <algorithm>

#include "base/function_ref.hpp"
#include "values/context.hpp"
#include "values/declared_values.hpp"

namespace acedrex {

namespace {

using Names = std::vector<std::string>;

const Names kRuleKeys = {"stalemate",  "bare",         "repetition", "quiet", "moves",          "dead",
                         "extinction", "goal",         "capture",    "pass",  "several_royals", "self_check",
                         "passes",     "giving_check", "royal_loss", "checks"};

Verdict verdict(const std::optional<std::string>& word, Verdict otherwise) {
    if (!word) return otherwise;
    return *word == "loss"      ? Verdict::loss
           : *word == "win"     ? Verdict::win
           : *word == "illegal" ? Verdict::illegal
           : *word == "light"   ? Verdict::light
           : *word == "dark"    ? Verdict::dark
                                : Verdict::draw;
}

// read() for each member of the list on top of the stack, as what the key alone would have.
void read_each(const Declaration& rules, const std::string& key,
               FunctionRef<void(const Declaration& one)> read) {
    lua_State* lua = rules.lua();
    const int list = lua_gettop(lua);
    for (int i = 1; i <= list_length(lua, list); ++i) {
        lua_newtable(lua);
        lua_rawgeti(lua, list, i);
        lua_setfield(lua, -2, key.c_str());
        read(Declaration(rules, -1, ""));
        lua_pop(lua, 1);
    }
}

std::vector<Names> read_lists(const Declaration& rules, const std::string& key) {
    std::vector<Names> lists;
    if (!rules.table(key)) return lists;
    lua_State* lua = rules.lua();
    read_each(rules, key, [&](const Declaration& one) {
        if (auto names = one.texts(key)) lists.push_back(std::move(*names));
    });
    if (!text_keys(lua, -1).empty())
        rules.fault(key, "wrong-type", "rules." + key + " is a list of lists of piece types",
                    "write " + key + " = { { \"A\" }, { \"A\", \"B\" } }");
    lua_pop(lua, 1);
    return lists;
}

GoalSpec read_goal(const Declaration& goal) {
    GoalSpec spec;
    goal.allow({"pieces", "zone", "result", "safe", "answer"});
    if (!goal.has("pieces")) goal.missing("pieces", "a list of piece types");
    if (!goal.has("zone")) goal.missing("zone", "\"last\" or the name of a zone of the board");
    spec.pieces = goal.types("pieces");
    spec.zone = goal.text("zone").value_or("last");
    spec.result = verdict(goal.one_of("result", {"win", "loss", "draw"}), Verdict::win);
    spec.safe = goal.flag("safe").value_or(false);
    spec.answered = goal.one_of("answer", {"draw"}).has_value();
    return spec;
}

// One goal, or a list of them.
std::vector<GoalSpec> read_goals(const Declaration& rules) {
    std::vector<GoalSpec> goals;
    if (!rules.table("goal", "write goal = { pieces = { \"A\" }, zone = \"last\" }")) return goals;
    lua_State* lua = rules.lua();
    const int list = lua_gettop(lua);
    const int length = list_length(lua, list);
    if (length == 0) goals.push_back(read_goal(Declaration(rules, list, "goal")));
    for (int i = 1; i <= length; ++i) {
        lua_rawgeti(lua, list, i);
        if (lua_istable(lua, -1))
            goals.push_back(read_goal(Declaration(rules, -1, "goal")));
        else
            rules.wrong("goal", "a goal or a list of goals", lua_gettop(lua),
                        "write goal = { pieces = { \"A\" }, zone = \"last\" }");
        lua_pop(lua, 1);
    }
    lua_pop(lua, 1);
    return goals;
}

MoveObligations read_duties(const Declaration& rules) {
    MoveObligations spec;
    if (const auto word = rules.one_of("capture", {"free", "must", "most"}))
        spec.capture = *word == "must"   ? MoveObligations::Capture::must
                       : *word == "most" ? MoveObligations::Capture::most
                                         : MoveObligations::Capture::free;
    if (const auto word = rules.one_of("pass", {"never", "free", "forced"}))
        spec.pass = *word == "free"     ? MoveObligations::Pass::free
                    : *word == "forced" ? MoveObligations::Pass::forced
                                        : MoveObligations::Pass::never;
    if (rules.one_of("several_royals", {"each", "last"}).value_or("each") == "last")
        spec.several_royals = MoveObligations::Royals::last;
    spec.gives_no_check = rules.one_of("giving_check", {"legal", "illegal"}).value_or("legal") == "illegal";
    spec.self_check_loses = rules.one_of("self_check", {"illegal", "loses"}).value_or("illegal") == "loses";
    return spec;
}

// A rule of the form { times = ..., result = ... }; more: reads the key that it may have besides.
EndRules::Limit read_limit(
    const Declaration& rules, const char* key, const char* number, const char* what, long long least,
    const Names& results = {"draw", "loss", "win"}, const char* other = nullptr,
    FunctionRef<void(const Declaration& table)> more = [](const Declaration&) {}) {
    EndRules::Limit limit;
    rules.push(key);
    const std::string found = std::to_string(std::max(least, whole_at(rules.lua(), -1).value_or(least)));
    lua_pop(rules.lua(), 1);
    if (!rules.table(key, std::string("write ") + key + " = { " + number + " = " + found + " }"))
        return limit;
    const Declaration table(rules, -1, key);
    Names known{number, "result"};
    if (other != nullptr) known.emplace_back(other);
    table.allow(known);
    if (!table.has(number)) table.missing(number, what);
    limit.times = static_cast<int>(table.whole(number, least, 100'000).value_or(0));
    limit.result = verdict(table.one_of("result", results), Verdict::draw);
    more(table);
    lua_pop(rules.lua(), 1);
    return limit;
}

// How few pieces of a side are too few: the result alone, or with the pieces that count.
void read_bare(const Declaration& rules, EndingSpec& spec) {
    const Names results{"loss", "loss unless answered"};
    rules.push("bare");
    const bool more = lua_istable(rules.lua(), -1);
    lua_pop(rules.lua(), 1);
    std::optional<std::string> result;
    if (more && rules.table("bare")) {
        const Declaration bare(rules, -1, "bare");
        bare.allow({"result", "pieces", "left"});
        result = bare.one_of("result", results).value_or("loss");
        spec.bare_left = static_cast<int>(bare.whole("left", 0, 10'000).value_or(0));
        spec.bare_counted = bare.types("pieces");
        spec.bare_counts_all = spec.bare_counted == Names{"all"};
        if (spec.bare_counts_all) spec.bare_counted.clear();
        lua_pop(rules.lua(), 1);
    } else {
        result = rules.one_of("bare", results);
    }
    if (result) spec.bare = *result == "loss" ? Bare::loses : Bare::loses_unless_answered;
}

// One rule of repetition, or a list of them.
void read_repetitions(const Declaration& rules, std::vector<RepetitionSpec>& specs) {
    const auto read = [&](const Declaration& in) {
        RepetitionSpec spec;
        static_cast<EndRules::Limit&>(spec) =
            read_limit(in, "repetition", "times", "how often a position may occur", 2,
                       {"draw", "illegal", "loss", "win"}, "board",
                       [&](const Declaration& table) { spec.board = table.text("board").value_or(""); });
        if (spec.times > 0) specs.push_back(std::move(spec));
    };
    lua_State* lua = rules.lua();
    rules.push("repetition");
    if (lua_istable(lua, -1) && list_length(lua, lua_gettop(lua)) > 0)
        read_each(rules, "repetition", read);
    else
        read(rules);
    lua_pop(lua, 1);
}

}  // namespace

const std::vector<std::string>& rule_keys() {
    return kRuleKeys;
}

void read_rules(const Declaration& d, EndingSpec& spec, MoveObligations& duties) {
    if (!d.table("rules")) return;
    const Declaration rules(d, -1, "rules");
    rules.allow(kRuleKeys);
    duties = read_duties(rules);
    spec.stalemate = verdict(rules.one_of("stalemate", {"draw", "loss", "win"}), Verdict::draw);
    read_bare(rules, spec);
    spec.loss_of_royals_loses = rules.one_of("royal_loss", {"loss", "plays on"}).value_or("loss") == "loss";
    spec.checks = static_cast<int>(rules.whole("checks", 1, 1000).value_or(0));
    read_repetitions(rules, spec.repetitions);
    spec.halfmoves = read_limit(
        rules, "quiet", "plies", "after how many quiet plies", 1, {"draw", "loss", "win"}, "reset",
        [&](const Declaration& table) { spec.halfmove_resets = table.texts("reset").value_or(Names{}); });
    spec.passes = read_limit(rules, "passes", "times", "how many turns passed in a row end the game", 1);
    spec.length = read_limit(rules, "moves", "plies", "after how many plies the game ends", 1,
                             {"draw", "loss", "win", "light", "dark"});
    spec.dead = read_lists(rules, "dead");
    spec.extinction = read_lists(rules, "extinction");
    spec.goals = read_goals(rules);
    lua_pop(d.lua(), 1);
}

}  // namespace acedrex
