#include "engines/looker.hpp"

#include "engines/mover.hpp"
#include "pieces/tags.hpp"

namespace acedrex {

std::size_t Looker::answered(const Automaton& automaton, const Automaton::Arrival& arrival, Field f,
                             const Outlook& sees) {
    std::size_t answers = 0;
    for (std::size_t i = 0; i < arrival.conditions; ++i)
        if (holds(automaton, automaton.conditions[arrival.first_condition + i], f, sees))
            answers |= std::size_t{1} << i;
    return answers;
}

bool Looker::holds(const Automaton& automaton, const Automaton::Condition& condition, Field f,
                   const Outlook& sees) {
    using What = Automaton::Condition::What;
    const Position& position = sees.position;
    switch (condition.what) {
        case What::field:
            return automaton.field_sets[condition.number][f] != 0;
        case What::inside:
            return comes_to_an_end(automaton, {static_cast<Automaton::StateId>(condition.number), f}, sees);
        case What::before: {
            // The walker stands where it is: there is no field that counts as empty.
            Outlook before = sees;
            before.lifted = kNoField;
            return comes_to_an_end(automaton, {static_cast<Automaton::StateId>(condition.number), sees.from},
                                   before);
        }
        case What::asked:
            return f == sees.asked;
        case What::tagged:
            return (position.tags(f) & unpacked_tag(condition.number)) != 0;
        case What::unmoved:
            return is_initial(position, f);
        case What::start_colour:
            return automaton.light_fields[f] == automaton.light_fields[sees.from];
        case What::at_start:
            return f == sees.from;
        case What::initial:
            return is_initial(position, sees.from);
        case What::carries:
            return (position.tags(sees.from) & unpacked_tag(condition.number)) != 0;
    }
    return false;
}

bool Looker::comes_to_an_end(const Automaton& automaton, Spot begin, const Outlook& sees) {
    return !run(
        automaton, begin, sees, [](Field) { return true; },
        [](Field, const Automaton::Turn& turn) { return !turn.ends; });
}

bool Looker::attacks(const Automaton& automaton, const Outlook& sees, const Relevance* relevance) {
    if (relevance != nullptr && relevance->never()) return false;
    const auto leads = [&](Field f) { return relevance == nullptr || relevance->leads_over(f); };
    return !run(automaton, {0, sees.from}, sees, leads,
                [&](Field f, const Automaton::Turn& turn) { return !turn.attacks || f != sees.asked; });
}

}  // namespace acedrex
