#include "movement/rushes.hpp"

#include <string>

namespace acedrex {

namespace {

// The steps of a walk, and those of its ways that are told as rushes.
struct RushWays {
    RushSteps all, rushing;
    bool rushes = false;
};

void add(RushSteps& to, const RushSteps& more) {
    to.steps.insert(more.steps.begin(), more.steps.end());
    to.astray = to.astray || more.astray;
}

RushWays ways_of(const Bound& e);

// one_by_one: the walk goes through all of these, else through one of them.
RushWays ways_through(const std::vector<BoundRef>& parts, bool one_by_one) {
    RushWays ways;
    std::vector<RushWays> all;
    for (const BoundRef& part : parts) {
        all.push_back(ways_of(*part));
        add(ways.all, all.back().all);
        ways.rushes = ways.rushes || all.back().rushes;
    }
    for (const RushWays& part : all) {
        if (part.rushes)
            add(ways.rushing, part.rushing);
        else if (one_by_one && ways.rushes)
            add(ways.rushing, part.all);
    }
    return ways;
}

RushWays ways_of(const Bound& e) {
    switch (e.kind) {
        case BoundKind::step:
        case BoundKind::roam:
            return {{{e.steps.begin(), e.steps.end()}, false}, {}, false};
        case BoundKind::across:
        case BoundKind::anywhere:
        case BoundKind::aligned:
            return {{{}, true}, {}, false};
        case BoundKind::portal: {
            RushWays ways = ways_through(e.kids, true);
            ways.all.astray = true;
            return ways;
        }
        case BoundKind::sequence:
        case BoundKind::repeat:
        case BoundKind::fresh:
            return ways_through(e.kids, true);
        case BoundKind::choice:
        case BoundKind::first_of:
            return ways_through(e.kids, false);
        case BoundKind::grammar: {
            // Productions call each other in some order.
            RushWays ways = ways_through(e.kids, true);
            if (ways.rushes) add(ways.rushing, ways.all);
            return ways;
        }
        case BoundKind::effect:
            return {{{}, e.is(EffectKind::home)}, {}, e.is(EffectKind::rushed)};
        default:
            return {};
    }
}

}  // namespace

void add_rush_steps(const Bound& walk, RushSteps& all) {
    // Most walks are no rushes, and need not be followed.
    if (any_inside(walk, [](const Bound& b) { return b.is(EffectKind::rushed); }))
        add(all, ways_of(walk).rushing);
}

void note_rush(const RushSteps& rush, Code code, const Place& place, BindContext& binding) {
    if (rush.steps.size() == 1 && !rush.astray) {
        binding.rush_back[code] = binding.steps.reverse(*rush.steps.begin());
        return;
    }
    if (rush.steps.empty() && !rush.astray) return;
    std::string found;
    for (const StepId step : rush.steps)
        found += (found.empty() ? "" : ", ") +
                 to_string(
                     *make::step({turned_for(Cast::side(code), binding.rotate, binding.steps.vector(step))}));
    if (rush.astray) found += found.empty() ? "no steps" : ", and otherwise";
    binding.error(
        "expression", place,
        "m.rushed: " + binding.cast->name(code) +
            " rushes by more than one step repeated, so that m.passed could not tell which fields it "
            "has passed; found " +
            found,
        "let its rushes repeat one step, or mark the fields on the way (m.mark_field) and ask for "
        "these (m.marked)");
}

}  // namespace acedrex
