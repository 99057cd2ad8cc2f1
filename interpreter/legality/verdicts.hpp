// What stands on the board and ends the game.
#pragma once

#include <optional>

#include "base/function_ref.hpp"
#include "legality/safety.hpp"
#include "position/position.hpp"
#include "variant/variant.hpp"

namespace acedrex {

// Why a game is over by what stands on the board.
struct BoardEnd {
    std::optional<Side> winner;  // absent: a draw
    const char* reason;
    bool mate = false;
};

class Verdicts {
  public:
    // Has the side to move a move after which `holds` is true?
    using Answers = FunctionRef<bool(FunctionRef<bool()> holds)>;

    Verdicts(const Variant& variant, Position& position, Safety& safety)
        : variant_(variant), position_(&position), safety_(safety) {}
    void set_position(Position& position) { position_ = &position; }

    // Has the side pieces, and royal ones only?
    bool bare(Side side) const;
    // Is the game over by what stands on the board, so that no move is left? answering: what would end it may
    // be answered, and that answer is being looked for.
    std::optional<BoardEnd> board_end(bool answering, Answers answers);
    // Is it over by a side being bare? Moves may be left: after a draw, or where none of them helps.
    std::optional<BoardEnd> bare_end(Answers answers) const;

  private:
    int beside_royals(Side side) const;  // pieces, those in pockets too
    std::optional<BoardEnd> lost() const;
    std::optional<BoardEnd> bare_without_moves() const;
    bool reached(const Goal& goal, Side side);
    std::optional<BoardEnd> goal_end(Answers answers);

    const Variant& variant_;
    Position* position_;
    Safety& safety_;
};

}  // namespace acedrex
