// The state of a game.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "board/side.hpp"

namespace acedrex {

/// undecided: the budget ended before a legal move was found, and more moves remain.
enum class StatusKind { playing, check, checkmate, stalemate, draw, won, undecided };
std::string_view to_string(StatusKind kind);  ///< as in commands and JSON: "playing"

/// The state of a game: whether it goes on, and if not, why.
struct Status {
    StatusKind kind = StatusKind::playing;  ///< the state of the side to move, or the end of the game
    Side to_move = Side::light;             ///< also set if the game is over
    std::optional<Side> winner;             ///< absent if neither side has won
    std::string reason;                     ///< "" while playing; else e.g. "repetition", "checkmate"

    /// Has the game ended?
    bool over() const {
        return kind != StatusKind::playing && kind != StatusKind::check && kind != StatusKind::undecided;
    }
};

}  // namespace acedrex
