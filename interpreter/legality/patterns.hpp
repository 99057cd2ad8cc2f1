// Patterns that pieces make on the board, wherever on it: rows, squares and chains.
#pragma once

#include "board/board.hpp"
#include "position/position.hpp"
#include "variant/variant.hpp"

namespace acedrex {

// Has something been done since the turn began of which the log tells last?
bool in_turn(const Position& position);

// Do pieces of the side that the goal counts make what it asks, a line or a chain? The whole board is looked
// at where the log is empty; else it is taken to have been looked at before the last turn, and what is new
// since then runs through a field that has changed.
bool has_made(const Goal& goal, const Board& board, const Position& position, Side side);

}  // namespace acedrex
