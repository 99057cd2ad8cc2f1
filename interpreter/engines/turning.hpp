// Turning: a rule of a piece by which others change sides where they stand, as one automaton. All of them are
// found on the board as it is, and change at once.
#pragma once

#include <memory>
#include <vector>

#include "engines/automaton.hpp"
#include "engines/looker.hpp"
#include "position/position.hpp"

namespace acedrex {

struct Turning {
    std::shared_ptr<const Automaton> ends;  // where pieces stand that change
    bool flips = false;                     // to the other side, whichever that is; else to the walker's
    bool if_arrived = false;                // only where the walker has come to its field in this turn
};

// nullptr: the rule does anything else, or asks for more than automata can tell.
std::shared_ptr<const Turning> turning_of(const Program& program, Pc rule, Code walker,
                                          const BindContext& binding, const Meetings& meetings);

// Did what stands on the field come from elsewhere since `turn` in the log, or was it born there?
bool has_arrived(const Position& position, Field at, std::size_t turn);

// Adds to `changes` what the rule of the piece on the field does. False where that is more than one change:
// these the walker has to make, in its order. turn: where in the log the turn began.
bool turn_over(const Turning& turning, const Position& position, Field at, std::size_t turn,
               const BindContext& binding, Looker& looker, std::vector<Edit>& changes);

}  // namespace acedrex
