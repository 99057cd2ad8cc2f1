// Reading the rulebook of a variant: what ends the game, and what moves must and may do besides.
#include <algorithm>

#include "declare/parts.hpp"
#include "values/context.hpp"
#include "values/declared_values.hpp"

namespace acedrex {

namespace {

using Names = std::vector<std::string>;
using Limit = EndRules::Limit;

const Words<Verdict> kVerdicts{{"draw", Verdict::draw}, {"loss", Verdict::loss}, {"win", Verdict::win}};
// Where pieces may be counted.
const Words<Verdict> kCountedVerdicts{
    kVerdicts[0], kVerdicts[1], kVerdicts[2], {"more pieces", Verdict::more_pieces}};

auto lists(std::vector<Names> Rulebook::*member) {
    return [=](const Declaration& rules, const std::string& key, Rulebook& spec) {
        const auto list = rules.within(key);
        if (!list) return;
        rules.each_alone(list->index(), key, [&](const Declaration& one) {
            if (auto names = one.texts(key)) (spec.*member).push_back(std::move(*names));
            return true;
        });
        if (!list->keys().empty())
            rules.fault(key, "wrong-type", "rules." + key + " is a list of lists of piece types",
                        "write " + key + " = { { \"A\" }, { \"A\", \"B\" } }");
    };
}

const KeysOf<GoalSpec> kGoalKeys{
    {"pieces", &GoalSpec::pieces, Types::rule, "a list of piece types"},
    {"zone", &GoalSpec::zone, "\"last\" or the name of a zone of the board"},
    {"result", reads::word(&GoalSpec::result, {kVerdicts[2], kVerdicts[1], kVerdicts[0]})},
    {"safe", &GoalSpec::safe},
    {"answer", reads::word(&GoalSpec::answered, {{"draw", true}})},
};

// One goal, or a list of them.
void read_goals(const Declaration& rules, const std::string& key, Rulebook& spec) {
    const std::string remedy = "write goal = { pieces = { \"A\" }, zone = \"last\" }";
    rules.each(
        key,
        [&](const Declaration& goal) {
            GoalSpec one;
            one.zone = "last";
            spec.goals.push_back(kGoalKeys.read(goal, std::move(one)));
        },
        remedy, "a goal or a list of goals");
}

// A rule of the form { times = ..., result = ... }.
template <class Spec>
KeysOf<Spec> limit_keys(const char* number, const std::string& what, long long least,
                        const Words<Verdict>& results = kVerdicts) {
    return {{number, reads::whole(&Spec::times, least, 100'000), Types::none, what},
            {"result", reads::word(&Spec::result, results)}};
}

template <class Spec>
Spec read_limit(const Declaration& rules, const std::string& key, const KeysOf<Spec>& keys,
                long long least = 1) {
    const long long given = std::max(least, rules.look(key, whole_at).value_or(least));
    const auto table = rules.within(
        key, "write " + key + " = { " + keys.rows[0].name + " = " + std::to_string(given) + " }");
    return table ? keys.read(*table) : Spec{};
}

auto limit(Limit Rulebook::*member, const char* number, const char* what,
           const Words<Verdict>& results = kVerdicts) {
    return reads::as(member, [keys = limit_keys<Limit>(number, what, 1, results)](const Declaration& rules,
                                                                                  const std::string& key) {
        return read_limit(rules, key, keys);
    });
}

// Plies without progress, and what is progress besides captures.
struct Quiet : Limit {
    Names resets;
};

const KeysOf<Quiet> kQuietKeys =
    limit_keys<Quiet>("plies", "after how many quiet plies", 1).with({"reset", &Quiet::resets, Types::list});

void read_quiet(const Declaration& rules, const std::string& key, Rulebook& spec) {
    const Quiet quiet = read_limit(rules, key, kQuietKeys);
    spec.halfmoves = quiet;
    spec.halfmove_resets = quiet.resets;
}

const KeysOf<RepetitionSpec> kRepetitionKeys =
    limit_keys<RepetitionSpec>("times", "how often a position may occur", 2,
                               {kVerdicts[0], {"illegal", Verdict::illegal}, kVerdicts[1], kVerdicts[2]})
        .with({"board", &RepetitionSpec::board});

// One rule of repetition, or a list of them.
void read_repetitions(const Declaration& rules, const std::string& key, Rulebook& spec) {
    const auto read = [&](const Declaration& in) {
        const RepetitionSpec one = read_limit(in, key, kRepetitionKeys, 2);
        if (one.times > 0) spec.repetitions.push_back(one);
        return true;
    };
    rules.push(key);
    if (lua_istable(rules.lua(), -1) && list_length(rules.lua(), -1) > 0)
        rules.each_alone(-1, key, read);
    else
        read(rules);
    lua_pop(rules.lua(), 1);
}

// How few pieces of a side are too few, if the pieces that count are told.
struct BareSpec {
    Bare result = Bare::loses;
    Names pieces;
    int left = 0;
};

const Words<Bare> kBare{{"loss", Bare::loses}, {"loss unless answered", Bare::loses_unless_answered}};

const KeysOf<BareSpec> kBareKeys{{"result", reads::word(&BareSpec::result, kBare)},
                                 {"pieces", &BareSpec::pieces, Types::rule},
                                 {"left", reads::whole(&BareSpec::left, 0, 10'000)}};

// The result alone, or with the pieces that count.
void read_bare(const Declaration& rules, const std::string& key, Rulebook& spec) {
    if (rules.look(key, lua_type) != LUA_TTABLE) {
        spec.bare = rules.word(key, kBare).value_or(spec.bare);
        return;
    }
    const BareSpec bare = kBareKeys.read(*rules.within(key));
    spec.bare = bare.result;
    spec.bare_left = bare.left;
    spec.bare_counts_all = bare.pieces == Names{"all"};
    if (!spec.bare_counts_all) spec.bare_counted = bare.pieces;
}

// "loss", where it is written, says so of pieces that escape where they can as well.
void read_royal_loss(const Declaration& rules, const std::string& key, Rulebook& spec) {
    const auto loses = rules.word(key, Words<bool>{{"loss", true}, {"plays on", false}});
    spec.loss_of_royals_loses = loses.value_or(true);
    spec.loss_of_escaping_loses = loses.value_or(false);
}

}  // namespace

const KeysOf<Rulebook> kRuleKeys{
    {"stalemate", reads::word(&Rulebook::stalemate, kVerdicts)},
    {"bare", read_bare, kBareKeys},
    {"repetition", read_repetitions},
    {"quiet", read_quiet, kQuietKeys},
    {"moves",
     limit(&Rulebook::length, "plies", "after how many plies the game ends",
           {kVerdicts[0], kVerdicts[1], kVerdicts[2], {"light", Verdict::light}, {"dark", Verdict::dark}})},
    {"dead", lists(&Rulebook::dead), Types::very_lists},
    {"extinction", lists(&Rulebook::extinction), Types::lists},
    {"goal", read_goals, kGoalKeys},
    {"capture", reads::word(&Rulebook::capture, {{"free", Rulebook::Capture::free},
                                                 {"must", Rulebook::Capture::must},
                                                 {"most", Rulebook::Capture::most}})},
    {"pass", reads::word(&Rulebook::pass, {{"never", Rulebook::Pass::never},
                                           {"free", Rulebook::Pass::free},
                                           {"forced", Rulebook::Pass::forced}})},
    {"several_royals", reads::word(&Rulebook::several_royals,
                                   {{"each", Rulebook::Royals::each}, {"last", Rulebook::Royals::last}})},
    {"self_check", reads::word(&Rulebook::self_check_loses, {{"illegal", false}, {"loses", true}})},
    {"passes",
     limit(&Rulebook::passes, "times", "how many turns passed in a row end the game", kCountedVerdicts)},
    {"idle", reads::word(&Rulebook::idle, kCountedVerdicts)},
    {"giving_check", reads::word(&Rulebook::gives_no_check, {{"legal", false}, {"illegal", true}})},
    {"royal_loss", read_royal_loss},
    {"checks", reads::whole(&Rulebook::checks, 1, 1000)},
    {"both_lose", reads::word(&Rulebook::both_lose,
                              {{"mover", Verdict::win}, {"other", Verdict::loss}, {"draw", Verdict::draw}})},
};

void read_rules(const Declaration& d, const std::string& key, VariantSpec& spec) {
    const auto table = d.within(key);
    if (!table) return;
    const Rulebook rules = kRuleKeys.read(*table);
    spec.obligations = rules;
    spec.endings = rules;
}

}  // namespace acedrex
