#include "engines/footprints.hpp"

#include <algorithm>
#include <iterator>
#include <span>

#include "base/ranges.hpp"

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

// Can a walk in the state end on a piece of the code, or go on from there?
bool leads_on(const Automaton& automaton, Automaton::StateId state, Code code) {
    const Automaton::Arrival& arrival = automaton.arrival(state, code);
    const auto first = automaton.turns.begin() + arrival.first_turn;
    return std::any_of(first, first + (std::ptrdiff_t{1} << arrival.conditions),
                       [](const Automaton::Turn& turn) { return turn.ends || turn.edges != 0; });
}

std::optional<Automaton::Beside> what_stands_beside(const Automaton& automaton, const Board& board) {
    const Automaton::Arrival& start = automaton.arrival(0, kNoPiece);
    const Automaton::Turn& turn = automaton.turns[start.first_turn];
    if (start.conditions != 0 || turn.ends) return std::nullopt;
    const auto edges = std::span(automaton.edges).subspan(turn.first_edge, turn.edges);
    Automaton::Beside made;
    for (Code code = 0; code + 1u < automaton.classes.size(); ++code)
        made.codes.push_back(ranges::any_of(
            edges, [&](const Automaton::Edge& edge) { return leads_on(automaton, edge.state, code); }));
    if (made.codes[kNoPiece] != 0) return std::nullopt;
    for (Field to = 0; to < board.size(); ++to) {
        made.offsets.push_back(static_cast<std::uint32_t>(made.begins.size()));
        for (Field from = 0; from < board.size(); ++from)
            if (ranges::any_of(edges, [&](const Automaton::Edge& edge) { return edge.next[from] == to; }))
                made.begins.push_back(from);
    }
    made.offsets.push_back(static_cast<std::uint32_t>(made.begins.size()));
    return made;
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
            if (!ranges::all_of(inside, only_turns_over)) return std::nullopt;
            if (tail.begins == FootprintTail::kNothing) tail.begins = at;
            tail.marks = tail.marks || ranges::any_of(inside, [](const Instruction& one) {
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
        return ranges::any_of(automaton.turns, [](const Automaton::Turn& turn) { return turn.ends; });
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

std::shared_ptr<Automaton> automaton_of_guard(const Program& program, Pc guard, Code code,
                                              const BindContext& binding, const Meetings& meetings) {
    // A guard that asks only whether a walk can be made is this walk.
    guard = skip_jumps(program, guard);
    const Instruction& first = program.code[guard];
    if (first.op == Op::look && first.a == 0 && ends_behind(program, first.c, false)) guard = first.b;
    Footprint footprint{.ending = Footprint::Ending::holds};
    auto made = automaton_of(program, {guard}, code, binding, meetings, &footprint);
    const bool told = made && !made->asks_start && made->asked_tags == 0 && !made->minds_protection;
    if (!told) return nullptr;
    made->beside = what_stands_beside(*made, *binding.board);
    return made;
}

}  // namespace acedrex
