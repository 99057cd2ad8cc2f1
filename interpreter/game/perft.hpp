// Counting move sequences.
#pragma once

#include <cstdint>
#include <functional>
#include <vector>

#include "game/game_state.hpp"
#include "play/make_move.hpp"
#include "position/position.hpp"

namespace acedrex {

class Variant;

/// What is counted, and by how many threads.
struct PerftOptions {
    bool by_move = false;  ///< tell moves apart as Apart::move says, not by outcome alone
    bool divide = false;   ///< the first moves are wanted, and the number below each
    bool whole = false;    ///< the last moves are counted however many cascades there are, see LegalMoves
    int threads = 1;       ///< variants whose movement asks scripts are always counted with one
    /// How far it has come: first moves, and sequences counted. Called some times a second, and at the end;
    /// may be empty.
    std::function<void(std::size_t done, std::size_t of, std::uint64_t nodes)> progress;
};

/// A count, and what it took.
struct PerftResult {
    std::uint64_t nodes = 0;           ///< sequences
    double seconds = 0;                ///< of the clock
    std::uint64_t script_calls = 0;    ///< from play into Lua
    MoveList moves;                    ///< the first moves, and
    std::vector<std::uint64_t> below;  ///< the number below each of them; empty where neither is wanted
    bool complete = true;              ///< false where a budget cut a listing
};

/// Legal move sequences of `depth` turns (from 0). Draws do not end a line; wins and losses do. What has come
/// about in the game counts for its rules of repetition.
PerftResult perft(const GameState& game, int depth, const PerftOptions& options = {});
/// The same of a game that begins in the position.
PerftResult perft(const Variant& variant, const Position& position, int depth,
                  const PerftOptions& options = {});

}  // namespace acedrex
