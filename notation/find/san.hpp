// Moves in the short form of the classical notation: "Nf3", "exd5", "R1a3", "e8=Q+", "O-O", "N@e4", "Nf3/E".
#pragma once

#include <optional>
#include <string>

#include "notation/find/game.hpp"

namespace acedrex {

// Do players of this variant write so? Those of one that declares a notation of its own do not.
bool has_classical_notation(const Variant& variant);

// A legal move of the game's position, as game.moves() lists it. The side's other pieces of that type are
// told apart by the file, else the rank, else both; "+" tells that it gives check, "#" that it wins,
// by whatever rule. Nothing where the text would not be read back as just this move: of turns of several
// plies, and of choices that the form has no words for. Source: FIDE Laws of Chess, appendix C; drops as in
// the notation of Crazyhouse, what comes in behind a piece as Fairy-Stockfish writes it.
std::optional<std::string> san_of(const Game& game, const ListedMove& move);

}  // namespace acedrex
