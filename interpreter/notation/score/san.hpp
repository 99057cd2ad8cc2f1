// Standard algebraic notation: the short form of moves in the chess family.
#pragma once

#include <optional>
#include <string>

#include "notation/find/game.hpp"

namespace acedrex {

// "Nbd2", "exd5", "e8=Q+", "O-O", "Q@e4": the move, which is legal in the game's position, as other programs
// write it. Nothing where the variant has a notation of its own, or the move does what this notation cannot
// tell: more than one ply, effects on others, symbols of several letters.
std::optional<std::string> san_of(const Game& game, const ListedMove& move);

}  // namespace acedrex
