// Of the moves that were found, those that are kept.
#pragma once

#include <cstddef>

#include "play/make_move.hpp"
#include "play/move.hpp"
#include "position/position.hpp"
#include "variant/spec.hpp"

namespace acedrex {

// What tells moves apart.
enum class Apart : std::uint8_t {
    outcome,
    start,  // the starting field and the outcome
    move,   // besides, for a piece that goes to its end, where it went and what it had been promoted to
};

// Of moves that bring about the same position only one is kept: the one that takes the fewest parts or plies,
// and of those the one that does the least.
void drop_coinciding(MoveList& list, Apart by, Position& position, const MoveRules& rules);

// How many pieces of the other side, or of none, does the move of the list capture?
int captures(const MoveList& list, const Move& move, const Position& position);

// Where something can be taken, only moves that take (the most) are left.
void keep_compulsory(MoveList& list, MoveObligations::Capture rule, const Position& position);

}  // namespace acedrex
