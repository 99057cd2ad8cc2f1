// Doing a move on a position, all of it: its edits, the counters, the turn.
#pragma once

#include "play/move.hpp"
#include "play/pockets.hpp"
#include "position/position.hpp"

namespace acedrex {

// Codes of one side of which it must not lose the last piece.
struct ExtinctionGroup {
    Side side;
    std::vector<Code> codes;
    bool royal;

    bool held(const Position& position) const;
};

// What doing a move needs to know of the rules.
struct MoveRules {
    bool counts_passes = false;
    static constexpr std::size_t kMostExtinctionGroups = 256;

    std::vector<std::uint8_t> resets_halfmove_clock;  // by code: a move of this piece is irreversible
    std::vector<ExtinctionGroup> extinction_groups;   // no more than kMostExtinctionGroups
    std::vector<CaptureRule> captures;                // where captured pieces go
};

// The changes on the board and in the pockets only. edits: those of the list that the move is from.
void place_move(Position& position, const Move& move, const Edit* edits, const MoveRules& rules);

// What those who ask for the last turn are told of one that has been made by `mover`, which ended on `to`,
// walking as a piece of type `as` (-1: as itself). edits: what the turn has done, in the log of the position.
Position::Last record_of(const Position& position, std::span<const Edit> edits, Code mover, Field to, int as);

// place_move, then the counters, then the turn passes. Undone by undo_to the checkpoint before.
void make_move(Position& position, const Move& move, const Edit* edits, const MoveRules& rules);

}  // namespace acedrex
