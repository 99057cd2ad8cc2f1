// Moves told in full.
#pragma once

#include <string>

#include "notation/find/game.hpp"

namespace acedrex {

// The long form of a legal move of the game's position, as game.moves() lists it, with all that the variant's
// notation has signs for and the long form leaves out: the pieces captured, those passed over, and the tags
// that pieces lost ("Qo2..m4^W..g10*E", "P==e11-f12*B"). It is read as just this move.
std::string full_form(const Game& game, const ListedMove& move);

}  // namespace acedrex
