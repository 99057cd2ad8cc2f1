// Solves a problem.
#pragma once

#include "game/game_state.hpp"
#include "problems/problem_line.hpp"
#include "problems/stipulation.hpp"

namespace acedrex::program {

// Where a proof game begins that leads to a position with that side to move; throws UsageError where so many
// plies lead to none.
Position beginning_of(const Variant& variant, Side to_move, const Stipulation& asked);

// Looks until Patience is at an end (base/patience.hpp); what is known then is told, and is not complete. Of
// proof games the position of the game is the one that is to be reached; beginning: where they begin.
Solved solve(const GameState& game, const Stipulation& asked, const SolveOptions& options,
             const Position* beginning = nullptr);

}  // namespace acedrex::program
