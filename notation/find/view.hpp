// What one side may know of a position.
//
// A view is a position of its own kind: where a rule of `secrets` hides a piece of the other side, its mask
// stands, or nothing; what stands on fields that the side does not see is left out. Whatever is told to the
// side is made of its view alone, so that two positions with equal views cannot be told apart by it. Source:
// the variant's `secrets`, `sees` and `tells`.
#pragma once

#include <optional>
#include <vector>

#include "board/board.hpp"
#include "position/position.hpp"

namespace acedrex {

class GameState;
class Variant;

/// A check or a capture, as an umpire tells it, without the pieces that the side does not see.
struct Said {
    enum class What { check, capture, tries };
    enum class Line { untold, file, rank, long_diagonal, short_diagonal, leap };
    What what = What::check;
    Line line = Line::untold;  ///< of a check: how it is given
    Field at = kNoField;       ///< of a capture: where
    std::optional<int>
        type{};      ///< of a capture: what was captured; of tries: of which pieces; absent: untold
    int number = 0;  ///< of tries: how many captures these can make

    bool operator==(const Said&) const = default;
};

/// Cannot be taken for the true position: it is asked for by name.
class SideView {
  public:
    /// What `side` knows of where the game stands; after its end everything.
    SideView(const GameState& game, Side side);
    /// The same without limits of sight: only secrets are hidden.
    static SideView masked(const GameState& game, Side side) { return SideView(game, side, false); }

    Side side() const { return side_; }
    /// Does it show all that there is?
    bool whole() const { return whole_; }
    /// As a position of the variant, for what is told to the side. It is partial (Position::is_partial)
    /// unless it is whole.
    const Position& seen() const { return seen_; }
    /// Does the side not know what stands there?
    bool unknown(Field f) const { return seen_.is_unknown(f); }
    /// What the umpire says, to both sides alike.
    const std::vector<Said>& said() const { return said_; }

    bool operator==(const SideView& other) const {
        return side_ == other.side_ && whole_ == other.whole_ && seen_ == other.seen_ && said_ == other.said_;
    }

  private:
    SideView(const GameState& game, Side side, bool limits_sight);

    Side side_;
    bool whole_ = true;
    Position seen_;
    std::vector<Said> said_;
};

}  // namespace acedrex
