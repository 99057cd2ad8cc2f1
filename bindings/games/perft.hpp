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
    bool by_move = false;  ///< count pairs of starting field and outcome, not outcomes alone
    bool divide = false;   ///< also return the first moves, and the count below each
    bool whole = false;    ///< count all last moves, however many cascades there are: no budget cuts them
    int threads = 1;       ///< at least 1; if movement calls scripts, 1 is used
    /// Reports the progress: first moves done, their number, and sequences counted. Called a few times a
    /// second, and at the end; may be empty.
    std::function<void(std::size_t done, std::size_t of, std::uint64_t nodes)> progress;
};

/// A count, and what it took.
struct PerftResult {
    std::uint64_t nodes = 0;           ///< number of sequences
    double seconds = 0;                ///< of wall-clock time
    std::uint64_t script_calls = 0;    ///< calls into Lua during play
    MoveList moves;                    ///< with `divide`: the first moves
    std::vector<std::uint64_t> below;  ///< with `divide`: the count below each of them
    bool complete = true;              ///< false if a budget cut a listing: `nodes` is then too low
};

/// Counts the legal sequences of `depth` turns (0 or more). Wins and losses end a sequence, draws do not. The
/// turns that the game has had count for its rules of repetition.
PerftResult perft(const GameState& game, int depth, const PerftOptions& options = {});
/// The same for a game that begins in this position.
PerftResult perft(const Variant& variant, const Position& position, int depth,
                  const PerftOptions& options = {});

}  // namespace acedrex
