// What two players say beside their moves, and how a game ends that its rules have not ended: draws that are
// offered, withdrawn and accepted, resignations, claims. Moves are none of its business.
// Source: the book of the ladder of variants, appendix on notation, "Move symbols, annotations". An offer
// stands until its side withdraws it or the other one declines it, whatever is played meanwhile; it may be
// repeated.
#pragma once

#include <array>
#include <optional>
#include <string>

#include "game/game_state.hpp"
#include "notation/text/notation_signs.hpp"
#include "variant/spec.hpp"

namespace acedrex {

class Conduct {
  public:
    struct Agreement {
        std::optional<Side> winner;  // none: a draw
    };
    struct Answer {
        bool done = true;   // false: it has changed nothing
        std::string words;  // what is to be told, or why it is refused; "" where the end tells all
    };

    // What a sign says, for `by`: behind the move that `by` has just made, or alone instead of one. status:
    // of the position that the sign stands behind. The sign is one of those of ToldMove::said.
    Answer say(Sign sign, Side by, const Status& status);

    Answer offer(Side by);
    Answer withdraw(Side by);  // all that it has offered
    Answer accept(Side by);    // what the other side has offered
    Answer decline(Side by);   // likewise
    Answer resign(Side by);

    bool offers(Side side) const { return offered_[index(side)]; }
    const std::optional<Agreement>& agreed() const { return agreed_; }

    // Before a move or an end is taken back: the offers are gone. True where the end was agreed; it no longer
    // is.
    bool take_back();

  private:
    static std::size_t index(Side side) { return static_cast<std::size_t>(side); }

    std::array<bool, 2> offered_{};
    std::optional<Agreement> agreed_;
};

}  // namespace acedrex
