#include "engines/footprints.hpp"

#include <algorithm>
#include <iterator>
#include <span>

namespace acedrex {

namespace {

// Does it leave every piece on its field and every empty field empty?
bool only_changes(EffectKind effect) {
    using enum EffectKind;
    return effect == convert || effect == flip || effect == change || effect == mark || effect == unmark;
}

// The same, wherever the walk began.
bool only_turns_over(const Instruction& in) {
    if (in.op == Op::test) return in.guard() == GuardKind::mine || in.guard() == GuardKind::theirs;
    if (in.op == Op::effect) return only_changes(in.effect());
    return in.op != Op::ways && in.op != Op::test_prelude;
}

}  // namespace

Pc skip_jumps(const Program& program, Pc at) {
    while (program.code[at].op == Op::jump || program.code[at].op == Op::merge)
        at = program.code[at].op == Op::jump ? program.code[at].b : at + 1;
    return at;
}

std::optional<FootprintTail> footprint_tail(const Program& program, Pc at) {
    FootprintTail tail;
    for (at = skip_jumps(program, at); program.code[at].op != Op::end; at = skip_jumps(program, at)) {
        const Instruction& in = program.code[at];
        if ((in.op != Op::every && in.op != Op::aside) || tail.places) return std::nullopt;
        const auto inside = std::span(program.code).subspan(in.b, in.c - in.b);
        if (in.op == Op::aside) {
            tail.places = in.b;
        } else {
            if (!std::all_of(inside.begin(), inside.end(), only_turns_over)) return std::nullopt;
            if (tail.begins == FootprintTail::kNothing) tail.begins = at;
            tail.marks = tail.marks || std::any_of(inside.begin(), inside.end(), [](const Instruction& one) {
                             return one.does(EffectKind::mark) || one.does(EffectKind::unmark);
                         });
        }
        at = in.c;
    }
    return tail;
}

bool may_leave_footprints(const Facts& facts) {
    using enum EffectKind;
    bool some = false;
    for (std::size_t word = 0; word < std::size(kEffects); ++word) {
        const auto effect = static_cast<EffectKind>(word);
        if (!facts.does(effect)) continue;
        const bool tells = effect == place || only_changes(effect);
        if (!tells && effect != land && effect != home && effect != settle && effect != strike) return false;
        some = some || tells;
    }
    return some;
}

bool ends_behind(const Program& program, Pc at, bool at_home) {
    at = skip_jumps(program, at);
    const bool home = program.code[at].does(EffectKind::home);
    if (home) at = skip_jumps(program, at + 1);
    return (home || !at_home) && program.code[at].op == Op::end;
}

std::shared_ptr<const Footprints> footprints_of(const Program& program, const std::vector<Pc>& walks,
                                                Code walker, const BindContext& binding,
                                                const Meetings& meetings) {
    using Ending = Footprint::Ending;
    const auto ends = [&](Footprint& footprint, const std::vector<Pc>& begins) {
        return automaton_of(program, begins, walker, binding, meetings, &footprint);
    };
    const auto comes_to_ends = [](const Automaton& automaton) {
        return std::any_of(automaton.turns.begin(), automaton.turns.end(),
                           [](const Automaton::Turn& turn) { return turn.ends; });
    };
    Footprint goes{.ending = Ending::goes}, doubles{.ending = Ending::doubles},
        places{.ending = Ending::places};
    Footprints made;
    for (const auto& [footprint, automaton] :
         {std::pair{&goes, &made.going}, std::pair{&doubles, &made.doubling}}) {
        *automaton = ends(*footprint, walks);
        if (!*automaton) return nullptr;
        if (!comes_to_ends(**automaton)) automaton->reset();
    }
    auto placing = ends(places, walks);
    if (!placing) return nullptr;
    if (places.placed != kNoPiece) made.placing = {std::move(placing), places.placed};
    const auto turns = [](const Footprint& footprint) {
        return footprint.tail && footprint.tail->begins != FootprintTail::kNothing;
    };
    made.going_turns = turns(goes);
    made.doubling_turns = turns(doubles);
    if (goes.tail && goes.tail->places) {
        const Pc begin = *goes.tail->places;
        const bool anywhere = program.code[begin].op == Op::anywhere;
        Footprint then{.ending = Ending::places, .within = true};
        auto after = ends(then, {begin + (anywhere ? 1 : 0)});
        if (!after || then.placed == kNoPiece) return nullptr;
        made.after_going = {std::move(after), then.placed, anywhere};
    }
    return std::make_shared<const Footprints>(std::move(made));
}

}  // namespace acedrex
