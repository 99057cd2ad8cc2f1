// What a ply came to: questions that listings, notation and pictures ask of its record.
#pragma once

#include <vector>

#include "notation/move/record.hpp"

namespace acedrex {

// The fields that the ply stepped on, as the record has them, else those straight from its first to its last;
// kNoField: beyond the board.
std::vector<Field> way_of(const Board& board, const PlyRecord& ply);

// The capture at the end of the way, or the one in passing.
const LeftPiece* capture_by_itself(const PlyRecord& ply);

// What befell a piece that the ply came upon and that outlasts it: changed, converted, tagged. Nothing where
// the piece that made the ply is there at the end.
const SideEffect* touched(const PlyRecord& ply);
// Is the piece gone in the end?
bool leaves(const PlyRecord& ply);
// Was the piece set going, could not move, and was taken off?
bool stuck(const PlyRecord& ply);
// Is a promotion put off by this?
bool puts_off(const SideEffect& effect);
// Is it told with the move itself, not as something that happens besides?
bool is_of_move(const SideEffect& effect);

}  // namespace acedrex
