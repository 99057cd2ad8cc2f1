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
const Words<Verdict> kCountedVerdicts{kVerdicts[0], kVerdicts[1], kVerdicts[2], {"count", Verdict::count}};
// Also of one side, whichever has moved.
const Words<Verdict> kAnyVerdicts{
    kVerdicts[0],       kVerdicts[1], kVerdicts[2], {"light", Verdict::light}, {"dark", Verdict::dark},
    kCountedVerdicts[3]};
// What was said before there was anything else to count.
const Words<Verdict> kPieceVerdicts{kCountedVerdicts[0],
                                    kCountedVerdicts[1],
                                    kCountedVerdicts[2],
                                    kCountedVerdicts[3],
                                    {"more pieces", Verdict::count}};

// A list of lists of piece types: add(list) of each, which stands under the key.
template <class Add>
void read_lists(const Declaration& rules, const std::string& key, Add add) {
    const auto list = rules.within(key);
    if (!list) return;
    rules.each_alone(list->index(), key, [&](const Declaration& one) {
        add(one);
        return true;
    });
    if (!list->keys().empty())
        rules.fault(key, "wrong-type", "rules." + key + " is a list of lists of piece types",
                    "write " + key + " = { { \"A\" }, { \"A\", \"B\" } }");
}

void read_dead(const Declaration& rules, const std::string& key, Rulebook& spec) {
    read_lists(rules, key, [&](const Declaration& one) {
        if (auto names = one.texts(key)) spec.dead.push_back(std::move(*names));
    });
}

// The result that stands beside the types of such a list, and is taken out of it.
std::optional<Verdict> result_beside(const Declaration& one, const std::string& key) {
    lua_State* lua = one.lua();
    const auto table = one.within(key);
    for (const std::string& word : table->keys())
        if (word != "result")
            table->fault(word, "unknown-key", "unknown key rules." + key + "." + word,
                         nearest_remedy(word, {"result"}));
    const std::optional<Verdict> result = table->word("result", kVerdicts);
    lua_newtable(lua);
    lua_Integer count = 0;
    for_each_item(lua, table->index(), [&](int) {
        lua_pushvalue(lua, -1);
        lua_rawseti(lua, -3, ++count);
    });
    lua_setfield(lua, one.index(), key.c_str());
    return result;
}

void read_extinction(const Declaration& rules, const std::string& key, Rulebook& spec) {
    read_lists(rules, key, [&](const Declaration& one) {
        ExtinctionSpec lost;
        const auto has_keys = [](lua_State* lua, int at) {
            return lua_istable(lua, at) && has_text_keys(lua, at);
        };
        if (one.look(key, has_keys)) lost.result = result_beside(one, key).value_or(lost.result);
        auto names = one.texts(key);
        if (!names) return;
        lost.pieces = std::move(*names);
        spec.extinction.push_back(std::move(lost));
    });
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

const KeysOf<Quiet> kQuietKeys = limit_keys<Quiet>("plies", "after how many quiet plies", 1, kAnyVerdicts)
                                     .with({"reset", &Quiet::resets, Types::list});

void read_quiet(const Declaration& rules, const std::string& key, Rulebook& spec) {
    const Quiet quiet = read_limit(rules, key, kQuietKeys);
    spec.halfmoves = quiet;
    spec.halfmove_resets = quiet.resets;
}

const KeysOf<ChaseSpec> kChaseKeys{
    {"result", reads::word(&ChaseSpec::result, kVerdicts)},
    {"by", &ChaseSpec::by, Types::rule},
    {"of", reads::by(&ChaseSpec::of, &Declaration::guard)},
    // By the type that is chased: those that chase it also where it is guarded.
    {"guarded", reads::names_by_name(&ChaseSpec::despite_guards, "write guarded = { A = { \"B\" } }"),
     Types::substitutes},
};

// The result alone, or with what counts as one.
void read_chases(const Declaration& rule, const std::string& key, RepetitionSpec& spec) {
    if (rule.look(key, lua_type) == LUA_TTABLE)
        spec.chases = kChaseKeys.read(*rule.within(key));
    else if (const auto result = rule.word(key, kVerdicts))
        spec.chases = ChaseSpec{*result, {}, {}, {}};
}

const KeysOf<RepetitionSpec> kRepetitionKeys =
    limit_keys<RepetitionSpec>("times", "how often a position may occur", 2,
                               {kVerdicts[0],
                                {"illegal", Verdict::illegal},
                                kVerdicts[1],
                                kVerdicts[2],
                                kAnyVerdicts[3],
                                kAnyVerdicts[4],
                                kAnyVerdicts[5]})
        .with({"board", &RepetitionSpec::board})
        .with({"checks", reads::word(&RepetitionSpec::checks, {kVerdicts.begin(), kVerdicts.end()})})
        .with({"chases", read_chases, kChaseKeys});

// One rule of repetition, or a list of them.
void read_repetitions(const Declaration& rules, const std::string& key, Rulebook& spec) {
    const auto read = [&](const Declaration& in) {
        const RepetitionSpec one = read_limit(in, key, kRepetitionKeys, 2);
        if (one.times > 0) spec.repetitions.push_back(one);
        if ((one.checks || one.chases) && one.result == Verdict::illegal)
            in.fault(key, "wrong-type",
                     "what is illegal does not come about, so that neither checks nor chases decide it",
                     "write result = \"draw\"");
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

// Where the count decides; each makes the result of a rule so.
using CountsAt = void (*)(const Declaration& rules, Rulebook& spec);

// The rule, which has to be there, is of the key.
void count_at(const Declaration& rules, const char* key, Limit& rule) {
    rule.result = Verdict::count;
    if (rule.times > 0) return;
    rules.fault("count", "wrong-type", std::string("rules.count.at: there is no rule of ") + key,
                std::string("write ") + key + " = { ... } as well");
}

const Words<CountsAt> kCountsAt{
    {"full board", [](const Declaration&, Rulebook& spec) { spec.count.at_full_board = true; }},
    {"stalemate", [](const Declaration&, Rulebook& spec) { spec.stalemate = Verdict::count; }},
    {"passes",
     [](const Declaration&, Rulebook& spec) {
         spec.passes = {spec.passes.times > 0 ? spec.passes.times : 2, Verdict::count};
     }},
    {"idle", [](const Declaration&, Rulebook& spec) { spec.idle = Verdict::count; }},
    {"moves", [](const Declaration& rules, Rulebook& spec) { count_at(rules, "moves", spec.length); }},
    {"quiet", [](const Declaration& rules, Rulebook& spec) { count_at(rules, "quiet", spec.halfmoves); }},
    {"repetition",
     [](const Declaration& rules, Rulebook& spec) {
         Limit none;
         if (spec.repetitions.empty()) count_at(rules, "repetition", none);
         for (RepetitionSpec& rule : spec.repetitions) rule.result = Verdict::count;
     }},
};

// A counter of the sides, or what each type is worth.
void read_count_by(const Declaration& count, const std::string& key, CountSpec& spec) {
    if (count.look(key, lua_type) != LUA_TTABLE) {
        const std::string by = count.text(key).value_or("pieces");
        spec.counter = by == "pieces" ? "" : by;
        return;
    }
    const auto table = count.within(key);
    spec.points.emplace();
    table->each_name([&](const std::string& type) {
        if (const auto points = table->number(type)) (*spec.points)[type] = *points;
    });
}

const KeysOf<CountSpec> kBonusKeys{
    {"light", [](const Declaration& d, const std::string& key,
                 CountSpec& spec) { spec.bonus[0] = d.number(key).value_or(0); }},
    {"dark", [](const Declaration& d, const std::string& key,
                CountSpec& spec) { spec.bonus[1] = d.number(key).value_or(0); }},
};

const KeysOf<CountSpec> kCountKeys{
    {"at"},
    {"by", read_count_by, Types::by_type},
    {"bonus",
     [](const Declaration& d, const std::string& key, CountSpec& spec) {
         if (const auto bonus = d.within(key)) spec = kBonusKeys.read(*bonus, std::move(spec));
     }},
};

// Read when the rules are known that it makes count.
void read_count(const Declaration& rules, const std::string& key, Rulebook& spec) {
    const auto count = rules.within(key, "write count = { at = { \"full board\" }, by = \"pieces\" }");
    if (!count) return;
    spec.count = kCountKeys.read(*count);
    const auto at = [&](const Declaration& one) {
        if (const auto counts = one.word("at", kCountsAt)) (*counts)(rules, spec);
        return true;
    };
    if (count->look("at", lua_type) == LUA_TTABLE)
        count->each_alone(count->within("at")->index(), "at", at);
    else
        at(*count);
}

// By the name of a counter, how far it has to come.
void read_counters(const Declaration& rules, const std::string& key, Rulebook& spec) {
    const auto table = rules.within(key, "write counter = { points = 3 }");
    if (!table) return;
    table->each_name([&](const std::string& name) {
        if (const auto reach = table->whole(name, -100'000, 100'000))
            spec.counters.push_back({name, static_cast<int>(*reach)});
    });
}

// What is so for one side only; all else is as for both.
auto rules_of(Side side) {
    return [side](const Declaration& rules, const std::string& key, Rulebook& spec) {
        const auto table = rules.within(key, "write " + key + " = { stalemate = \"loss\" }");
        if (!table) return;
        const Names of_one{"stalemate", "capture", "pass", "giving_check"};
        MeantKeys of_both;
        for (const Key& row : kRuleKeys.rows)
            of_both[row.name] = "it holds for both sides: write rules = { " + row.name + " = ... }";
        table->allow(of_one, {.meant = &of_both});
        Rulebook own = spec;
        kRuleKeys.only(of_one).read_checked(*table, own);
        spec.of_one[static_cast<std::size_t>(side)] = own;
    };
}

}  // namespace

const KeysOf<Rulebook> kRuleKeys{
    {"stalemate", reads::word(&Rulebook::stalemate, kAnyVerdicts)},
    {"checkmate", reads::word(&Rulebook::checkmate, kVerdicts)},
    {"bare", read_bare, kBareKeys},
    {"repetition", read_repetitions, kRepetitionKeys},
    {"quiet", read_quiet, kQuietKeys},
    {"moves", limit(&Rulebook::length, "plies", "after how many plies the game ends", kAnyVerdicts)},
    {"dead", read_dead, Types::very_lists},
    {"extinction", read_extinction, Types::lists},
    {"goal", read_goals, kGoalKeys},
    {"line", read_lines, kLineKeys},
    {"connect", read_chains, kChainKeys},
    {"prefer", read_preferences},
    {"capture", reads::word(&Rulebook::capture, {{"free", Rulebook::Capture::free},
                                                 {"must", Rulebook::Capture::must},
                                                 {"most", Rulebook::Capture::most}})},
    {"pass", reads::word(&Rulebook::pass, {{"never", Rulebook::Pass::never},
                                           {"free", Rulebook::Pass::free},
                                           {"forced", Rulebook::Pass::forced}})},
    {"several_royals",
     reads::word(&Rulebook::several_royals, {{"each", Rulebook::Royals::each},
                                             {"last", Rulebook::Royals::last},
                                             {"last of each", Rulebook::Royals::last_of_each},
                                             {"all", Rulebook::Royals::all}})},
    {"self_check", reads::word(&Rulebook::self_check_loses, {{"illegal", false}, {"loses", true}})},
    {"passes",
     limit(&Rulebook::passes, "times", "how many turns passed in a row end the game", kPieceVerdicts)},
    {"idle", reads::word(&Rulebook::idle, kPieceVerdicts)},
    {"giving_check", reads::word(&Rulebook::giving_check, {{"legal", Rulebook::Checks::legal},
                                                           {"illegal", Rulebook::Checks::illegal},
                                                           {"unless mate", Rulebook::Checks::mates}})},
    {"royal_loss", read_royal_loss},
    {"checks", reads::whole(&Rulebook::checks, 1, 1000)},
    {"counter", read_counters},
    {"count", read_count, kCountKeys},
    {"both_lose", reads::word(&Rulebook::both_lose,
                              {{"mover", Verdict::win}, {"other", Verdict::loss}, {"draw", Verdict::draw}})},
    {"light", rules_of(Side::light)},  // behind what holds of both
    {"dark", rules_of(Side::dark)},
};

void read_rules(const Declaration& d, const std::string& key, VariantSpec& spec) {
    const auto table = d.within(key);
    if (!table) return;
    const Rulebook rules = kRuleKeys.read(*table);
    spec.obligations = rules;
    spec.obligations_of_one = rules.of_one;
    spec.endings = rules;
}

}  // namespace acedrex
