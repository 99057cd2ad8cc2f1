// How a game stands.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "board/side.hpp"

namespace acedrex {

/// undecided: whether there is a legal move could not be told within the budget.
enum class StatusKind { playing, check, checkmate, stalemate, draw, won, undecided };
std::string_view to_string(StatusKind kind);  ///< as commands and JSON have it: "playing"

/// How a game stands: whether it goes on, and if not, why.
struct Status {
    StatusKind kind = StatusKind::playing;  ///< what the side to move is in, or how the game has ended
    Side to_move = Side::light;             ///< also where the game is over
    std::optional<Side> winner;             ///< absent where neither side has won
    std::string reason;                     ///< "" while playing; else e.g. "repetition", "checkmate"

    /// May no move follow?
    bool over() const {
        return kind != StatusKind::playing && kind != StatusKind::check && kind != StatusKind::undecided;
    }
};

}  // namespace acedrex
