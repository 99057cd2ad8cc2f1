// A game as a program tells it: all of it, or what one side sees. Commands, pictures and scripted tests ask
// this, so that nothing of them has to know whether somebody may not see all.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "notation/find/seen_game.hpp"

namespace acedrex {

class ToldGame {
  public:
    /// as: the side that sees the game; absent: everything is shown. The truth must outlive this, and stay
    /// as it is meanwhile.
    ToldGame(const Game& truth, std::optional<Side> as);

    /// Is anything kept from the side? Never where the variant has no secrets, nor after the end.
    bool hides() const { return seen_ && !seen_->view().whole(); }
    /// May the side that sees the game make the next move? Where nothing is hidden, it is asked for both.
    bool may_move() const { return !hides() || seen_->side() == truth_.to_move(); }
    /// "it is dark's turn": where the side may not move.
    std::string whose_turn() const;

    const Game& truth() const { return truth_; }
    const Game& game() const { return hides() ? seen_->game() : truth_; }  ///< for listings and boards
    Status status() const { return hides() ? seen_->status() : truth_.status(); }
    std::vector<std::string> said() const;  ///< what the umpire says, a sentence each
    const std::vector<std::string>& texts() const { return hides() ? seen_->texts() : truth_.texts(); }
    std::vector<Field> unknown() const;  ///< the fields of which the side does not know what stands there

    /// Was the last turn one of the side that sees the game?
    bool made_last_turn() const;
    /// A game that ends with the last turn as the side sees it, though perhaps in another position than the
    /// one that it sees now; absent where none was played, or it does not see which.
    std::optional<Game> last_turn() const;

  private:
    const Game& truth_;
    std::optional<SeenGame> seen_;
};

/// The side plays what `text` names, see attempt(). By the rule "turn" it is refused where it is not its
/// turn. Absent, or where the variant has no secrets: as Game::play, whichever side is to move.
PlayResult play_as(Game& game, std::optional<Side> as, std::string_view text);

}  // namespace acedrex
