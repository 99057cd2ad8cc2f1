// Solves problems in the plainest way, as the stipulations say: no tables, no order, everything anew.
#pragma once

#include <set>
#include <string>

#include "game/game_state.hpp"
#include "problems/stipulation.hpp"

namespace acedrex::testing {

// The solutions of at most so many moves (in help play and series of just so many): their moves by fields and
// what pieces become, each behind a space. Of battles the keys.
std::set<std::string> twin_solutions(const GameState& game, const program::Stipulation& asked);

// The games of so many plies from the beginning to where these pieces stand.
std::set<std::string> twin_games(const Position& target, const GameState& beginning, int plies);

// How a move is told there; edits: of the list that it is of.
std::string told_by_fields(const Variant& variant, const Move& move);

}  // namespace acedrex::testing
