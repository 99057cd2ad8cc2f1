// Runs automata (engines/automaton.hpp): walks that only look, on a position that they do not touch.
#pragma once

#include <algorithm>
#include <cstdint>
#include <vector>

#include "engines/automaton.hpp"
#include "position/position.hpp"

namespace acedrex {

// What a walk sees: the board, the piece that walks taken up.
struct Outlook {
    const Position& position;
    Field from;              // where the walk starts
    Field asked = kNoField;  // whose attackers are looked for
    Field lifted = from;     // counts as empty
    const Code* cells = position.cells();

    Code at(Field f) const { return f == lifted ? kNoPiece : cells[f]; }
};

class Looker {
  public:
    // visit(field, turn) wherever a walk comes to that begins there, in every state once; stops where it
    // returns false, and returns that. It may change the position as long as it changes it back.
    template <class Visit>
    [[gnu::always_inline]] inline bool walk(const Automaton& automaton, Field begins, const Outlook& sees,
                                            Visit visit) {
        return run(
            automaton, {0, begins}, sees, [](Field) { return true; }, visit);
    }

    // end(field) where a walk of the piece on `from` may end, for some fields more than once.
    template <class End>
    [[gnu::always_inline]] inline bool ends(const Automaton& automaton, const Position& position, Field from,
                                            End end) {
        const Outlook sees{.position = position, .from = from};
        return walk(
            automaton, from, sees, [&](Field f, const Automaton::Turn& turn) __attribute__((always_inline)) {
                return !turn.ends || f == from || end(f);
            });
    }

    // Does the piece on `from` attack what stands on `target`?
    // relevance: of the two; nullptr where it is not known.
    bool attacks(const Automaton& automaton, const Outlook& sees, const Relevance* relevance);

    // Does a walk of a piece come to an end that is not on the board and begins on the empty field?
    bool holds(const Automaton& guard, const Position& position, Field from) {
        return comes_to_an_end(guard, {0, from}, {.position = position, .from = from, .lifted = kNoField});
    }

  private:
    struct Spot {
        Automaton::StateId state;
        Field f;
    };

    // leads(field): are ways of interest that lead there?
    template <class Leads, class Visit>
    [[gnu::always_inline]] inline bool run(const Automaton& automaton, Spot at, const Outlook& sees,
                                           Leads leads, Visit visit) {
        const std::size_t base = stack_.size();
        const std::uint32_t stamp = begin(automaton, sees);
        for (;;) {
            if (leads(at.f) && is_new(at, stamp)) {
                const Automaton::Arrival& arrival = automaton.arrival(at.state, sees.at(at.f));
                std::size_t answers = 0;
                if (arrival.conditions != 0) answers = answered(automaton, arrival, at.f, sees);
                const Automaton::Turn& turn = automaton.turns[arrival.first_turn + answers];
                if (!visit(at.f, turn)) {
                    stack_.resize(base);
                    return false;
                }
                if (turn.edges != 0) {
                    const Automaton::Edge* edges = &automaton.edges[turn.first_edge];
                    for (std::uint16_t i = 1; i < turn.edges; ++i)
                        stack_.push_back({edges[i].state, edges[i].next[at.f]});
                    at = {edges[0].state, edges[0].next[at.f]};
                    continue;
                }
            }
            if (stack_.size() == base) return true;
            at = stack_.back();
            stack_.pop_back();
        }
    }

    // Makes room for what is noted during a walk.
    std::uint32_t begin(const Automaton& automaton, const Outlook& sees) {
        fields_ = static_cast<std::size_t>(sees.position.tables().fields) + 1;
        if (noted_.size() < automaton.states * fields_) noted_.resize(automaton.states * fields_);
        if (++stamp_ == 0) {  // the counter came round: old notes could seem new
            std::fill(noted_.begin(), noted_.end(), 0);
            stamp_ = 1;
        }
        return stamp_;
    }
    bool is_new(Spot at, std::uint32_t stamp) {
        std::uint32_t& noted = noted_[at.state * fields_ + at.f];
        if (noted == stamp) return false;
        noted = stamp;
        return true;
    }
    std::size_t answered(const Automaton& automaton, const Automaton::Arrival& arrival, Field f,
                         const Outlook& sees);
    bool holds(const Automaton& automaton, const Automaton::Condition& condition, Field f,
               const Outlook& sees);
    bool comes_to_an_end(const Automaton& automaton, Spot begin, const Outlook& sees);

    std::vector<Spot> stack_;           // ways that are still to be followed
    std::vector<std::uint32_t> noted_;  // by state and field: the walk that has been there
    std::size_t fields_ = 0;
    std::uint32_t stamp_ = 0;
};

}  // namespace acedrex
