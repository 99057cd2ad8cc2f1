#include "movement/rushes.hpp"

#include <array>
#include <string>

#include "base/ranges.hpp"

namespace acedrex {

namespace {

// Is what is inside part of the walk, and not beside it?
bool leads_through(const Bound& e) {
    constexpr std::array kWalked{BoundKind::sequence, BoundKind::repeat, BoundKind::fresh,
                                 BoundKind::portal,   BoundKind::choice, BoundKind::first_of,
                                 BoundKind::grammar};
    return ranges::count(kWalked, e.kind) > 0;
}

bool rushes(const Bound& e) {
    return e.is(EffectKind::rushed) ||
           (leads_through(e) && ranges::any_of(e.kids, [](const BoundRef& kid) { return rushes(*kid); }));
}

// Of walks that are told as rushes, rush: but for the ways that are none; else of all walks.
void add_steps(const Bound& e, bool rush, RushSteps& all) {
    if (e.kind == BoundKind::step || e.kind == BoundKind::roam)
        all.steps.insert(e.steps.begin(), e.steps.end());
    all.astray = all.astray || e.kind == BoundKind::across || e.kind == BoundKind::anywhere ||
                 e.kind == BoundKind::aligned || (e.kind == BoundKind::portal && !rush) ||
                 e.is(EffectKind::home);
    if (!leads_through(e)) return;
    const bool one_of_them = e.kind == BoundKind::choice || e.kind == BoundKind::first_of;
    for (const BoundRef& kid : e.kids) {
        const bool rushing = rush && rushes(*kid);
        // (Productions call each other in some order: none of their ways is left out.)
        if (rushing || !rush || !one_of_them) add_steps(*kid, rushing && e.kind != BoundKind::grammar, all);
    }
}

}  // namespace

void add_rush_steps(const Bound& walk, RushSteps& all) {
    if (rushes(walk)) add_steps(walk, true, all);
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
                 binding.text(
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
