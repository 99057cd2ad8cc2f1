// Moves listed with their names.
#pragma once

#include <optional>

#include "notation/find/game.hpp"
#include "notation/move/pattern.hpp"

namespace acedrex {

// Which moves are to be listed.
struct Wanted {
    bool ignore_safety = false;
    std::optional<Field> from = std::nullopt;
    std::size_t limit = 0;               // at most so many; 0: the usual budget
    const MovePattern* parts = nullptr;  // of turns made of parts, those that it fits
    const MovePattern* ways = nullptr;   // the outcomes that some way brings about that it fits
};

// In a stable order, each with a text of its own. This alone asks the rules for moves that a text may mean.
Listing list_moves(const GameState& game, const Wanted& wanted);

// The texts of a list of moves of the position, in its order.
std::vector<std::string> move_texts(const Variant& variant, const Position& position, const MoveList& list);

}  // namespace acedrex
