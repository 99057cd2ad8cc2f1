// What holds of every position of every game, whatever the variant: what is written is read back to what it
// was written for, and what is made is taken back. The faults are those of the test that asks.
#pragma once

#include "notation/find/game.hpp"

namespace acedrex::reference {

// Setup string and FEN tell the whole position, but for tags that no rule can use any more. A position
// without a FEN says why, and one of chess has a FEN.
void is_read_back(const Game& game);

// The text leads where the move leads.
void is_read_back(const Game& game, const ListedMove& move);

// The game is as before when the move is taken back, and after it as was foretold.
void make_and_take_back(Game& game, const ListedMove& move);

}  // namespace acedrex::reference
