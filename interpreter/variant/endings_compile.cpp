// What ends the game.
#include <algorithm>
#include <array>
#include <cmath>

#include "variant/compile_steps.hpp"

namespace acedrex {

namespace {

// The number in positions of light's counter of that name, which dark's follows; -1: each side has none.
int counter_of_sides(const TypeNames& types, const std::string& name, const std::string& key) {
    std::vector<std::string> names;
    const auto& counters = types.binding.counters;
    for (std::size_t i = 0; i < counters.size(); ++i) {
        if (counters[i].side != Side::light) continue;
        if (counters[i].name == name) return static_cast<int>(i);
        names.push_back(counters[i].name);
    }
    types.faults.error(
        "rules", "rules", key + ": the sides have no counter \"" + name + "\" each",
        remedy_for(name, names, "write state = { " + name + " = { to = 9, each = \"side\" } }"));
    return -1;
}

Chase compile_chase(const TypeNames& types, const Meetings& meetings, const ChaseSpec& spec) {
    Chase chase{spec.result, types.answering(spec.by, "rules", "rules.repetition"), {}, {}, {}};
    for (const PieceRef& piece : types.spec.pieces)
        chase.spared.push_back(types.spec.royal_kind(*piece) != RoyalKind::none);
    for (std::size_t type = 0; type < types.count() && spec.by.empty(); ++type)
        chase.by[type] = !chase.spared[type];
    if (spec.of) chase.of = compile_from(types, meetings, spec.of, "rules");
    chase.despite_guards.assign(types.count(), std::vector<bool>(types.count(), false));
    for (const auto& [name, by] : spec.despite_guards) {
        const int chased = types.find(name, "rules", "rules.repetition");
        if (chased >= 0 && !by.empty())
            chase.despite_guards[static_cast<std::size_t>(chased)] =
                types.answering(by, "rules", "rules.repetition");
    }
    return chase;
}

std::vector<RepetitionRule> repetition_rules(const TypeNames& types, const Meetings& meetings) {
    std::vector<RepetitionRule> rules;
    const std::vector<BoardPart>& parts = types.binding.board->parts();
    for (const RepetitionSpec& spec : types.spec.endings.repetitions) {
        RepetitionRule& rule = rules.emplace_back(RepetitionRule{spec, nullptr, spec.checks});
        if (spec.chases) rule.chases = compile_chase(types, meetings, *spec.chases);
        if (spec.board.empty()) continue;
        const auto part = std::find_if(parts.begin() + 1, parts.end(),
                                       [&](const BoardPart& one) { return one.name == spec.board; });
        std::vector<std::string> names;
        for (const BoardPart& one : parts)
            if (!one.name.empty()) names.push_back(one.name);
        if (part == parts.end())
            types.faults.error("rules", "rules",
                               "rules.repetition: there is no board \"" + spec.board + "\" beside the first",
                               remedy_for(spec.board, names, "declare it in board.beside"));
        else
            rule.board = &*part;
    }
    return rules;
}

Counting compile_counting(const TypeNames& types) {
    const CountSpec& spec = types.spec.endings.count;
    const auto thousandths = [](double points) { return std::int64_t{std::llround(points * 1000)}; };
    Counting count;
    count.points.assign(types.count(), thousandths(spec.points ? 0 : 1));
    if (spec.points)
        for (const auto& [name, points] : *spec.points) {
            const std::vector<bool> meant = types.answering({name}, "rules", "rules.count");
            for (std::size_t type = 0; type < meant.size(); ++type)
                if (meant[type]) count.points[type] = thousandths(points);
        }
    for (std::size_t side = 0; side < count.bonus.size(); ++side)
        count.bonus[side] = thousandths(spec.bonus[side]);
    if (!spec.counter.empty()) count.counter = counter_of_sides(types, spec.counter, "rules.count by");
    const Board& board = *types.binding.board;
    for (Field f = 0; f < board.size() && spec.at_full_board; ++f)
        count.full_board += board.is_hole(f) ? 0 : 1;
    return count;
}

std::vector<CounterGoal> counter_goals(const TypeNames& types, int checks) {
    const EndingSpec& spec = types.spec.endings;
    std::vector<CounterGoal> goals;
    if (spec.checks > 0) goals.push_back({checks, spec.checks, "checks"});
    for (const auto& [name, reach] : spec.counters) {
        const int counter = counter_of_sides(types, name, "rules.counter");
        if (counter < 0) continue;
        goals.push_back({counter, reach, name});
        const BindContext::Counter& kept = types.binding.counters[static_cast<std::size_t>(counter)];
        if (reach > kept.hi || reach <= kept.start)
            types.faults.error("rules", "rules",
                               "rules.counter: " + name + " starts at " + std::to_string(kept.start) +
                                   " and goes up to " + std::to_string(kept.hi) + ", and " +
                                   std::to_string(reach) + " is to win",
                               "write a number between them");
    }
    return goals;
}

Goal goal(const TypeNames& types, const Meetings& meetings, const GoalSpec& spec) {
    using Kind = GoalShape::Kind;
    constexpr std::array kWords{"goal", "line", "connect", "goal"};
    const char* word = kWords[static_cast<std::size_t>(spec.kind)];
    Goal goal;
    static_cast<GoalShape&>(goal) = spec;
    goal.types = spec.kind == Kind::zone ? types.named(spec.pieces, "rules", word)
                                         : types.answering(spec.pieces, "rules", word);
    if (spec.kind == Kind::zone || spec.kind == Kind::chain)
        goal.zone = find_zone(types, spec.zone, "rules", word);
    if (spec.kind == Kind::chain) goal.to = find_zone(types, spec.to, "rules", word);
    if (spec.when) goal.when = compile_when(types, meetings, spec.when, "rules");
    return goal;
}

std::vector<bool> bare_counted(const TypeNames& types) {
    const EndingSpec& spec = types.spec.endings;
    if (!spec.bare_counted.empty()) return types.answering(spec.bare_counted, "rules", "rules.bare");
    std::vector<bool> counted(types.count(), true);
    for (std::size_t type = 0; type < counted.size() && !spec.bare_counts_all; ++type)
        counted[type] = types.spec.royal_kind(*types.spec.pieces[type]) == RoyalKind::none;
    return counted;
}

}  // namespace

std::vector<Preference> compile_preferences(const TypeNames& types, const Meetings& meetings) {
    std::vector<Preference> preferences;
    for (const PreferenceSpec& spec : types.spec.obligations.prefer)
        preferences.push_back(
            {spec.kind, spec.guard ? compile_from(types, meetings, spec.guard, "rules") : AskedGuard{}});
    return preferences;
}

Endings compile_endings(const TypeNames& types, const Meetings& meetings) {
    const EndingSpec& spec = types.spec.endings;
    Endings endings;
    static_cast<EndRules&>(endings) = spec;
    endings.repetitions = repetition_rules(types, meetings);
    endings.bare_counted = bare_counted(types);
    endings.first_check_counter = static_cast<int>(types.binding.counters.size());
    endings.counters = counter_goals(types, endings.first_check_counter);
    endings.count = compile_counting(types);
    for (const GoalSpec& g : spec.goals) endings.goals.push_back(goal(types, meetings, g));
    for (const auto& names : spec.dead) {
        std::vector<int>& set = endings.dead.emplace_back(types.count(), 0);
        for (const int type : types.list(names, "rules", "dead")) ++set[static_cast<std::size_t>(type)];
    }
    return endings;
}

}  // namespace acedrex
