// How a position stands by itself, whatever game it is from: without a copy of it, and without memory of its
// own. A game adds what its course decides (GameState::status).
#pragma once

#include <optional>

#include "base/function_ref.hpp"
#include "game/status.hpp"
#include "legality/legal.hpp"

namespace acedrex {

// As Status, of the side to move.
struct Standing {
    StatusKind kind = StatusKind::playing;
    std::optional<Side> winner{};
    const char* reason = "";

    static Standing ended(std::optional<Side> winner, const char* reason) {
        return {winner ? StatusKind::won : StatusKind::draw, winner, reason};
    }
};

// By what stands on the board; by there being no legal move; by the moves and turns that were counted; by
// what both sides have left. Absent where that does not end the game.
std::optional<Standing> ended_on_board(LegalMoves& legal);
Standing without_moves(const Variant& variant, const Position& position, LegalMoves& legal);
std::optional<Standing> ended_by_clocks(const Variant& variant, const Position& position);
std::optional<Standing> ended_as_dead(const Variant& variant, const Position& position);
// Where nothing has ended it.
Standing under_way(const Position& position, LegalMoves& legal);

// What a game knows more than its position.
struct OfGame {
    FunctionRef<std::optional<bool>()> any;        // is there a legal move? Absent: it could not be told
    FunctionRef<std::optional<Standing>()> ended;  // by how it has gone
};
// All of these, each where it has its turn.
Standing standing(const Variant& variant, const Position& position, LegalMoves& legal, const OfGame& game);
// The same of a position that is of no game.
Standing standing(const Variant& variant, const Position& position, LegalMoves& legal);

}  // namespace acedrex
