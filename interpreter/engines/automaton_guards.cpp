// Guards of pieces that are not on the board, as automata.
#include <algorithm>

#include "engines/automaton.hpp"
#include "engines/footprints.hpp"

namespace acedrex {

namespace {

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
        made.codes.push_back(std::any_of(edges.begin(), edges.end(), [&](const Automaton::Edge& edge) {
            return leads_on(automaton, edge.state, code);
        }));
    if (made.codes[kNoPiece] != 0) return std::nullopt;
    for (Field to = 0; to < board.size(); ++to) {
        made.offsets.push_back(static_cast<std::uint32_t>(made.begins.size()));
        for (Field from = 0; from < board.size(); ++from)
            if (std::any_of(edges.begin(), edges.end(),
                            [&](const Automaton::Edge& edge) { return edge.next[from] == to; }))
                made.begins.push_back(from);
    }
    made.offsets.push_back(static_cast<std::uint32_t>(made.begins.size()));
    return made;
}

}  // namespace

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
