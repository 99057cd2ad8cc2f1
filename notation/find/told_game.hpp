// A game as a program tells it: all of it, or what one side sees, and how that side plays without knowing
// all. Commands, pictures and scripted tests ask this, so that nothing of them has to know whether somebody
// may not see all.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "notation/find/game.hpp"
#include "notation/find/view.hpp"

namespace acedrex {

/// What a side sees of where a game stands. Where the variant has no secrets, or the game is over, that is
/// everything. All that the side is told is made of this, never of the game itself.
class ToldGame {
  public:
    /// as: the side that sees the game; absent: everything is shown. The truth must outlive this, and stay
    /// as it is meanwhile.
    ToldGame(const Game& truth, std::optional<Side> as);

    /// Is anything kept from the side? Never where the variant has no secrets, nor after the end.
    bool hides() const { return seen_.has_value(); }
    Side side() const { return view_->side(); }      ///< that sees it; only where the variant has secrets
    const SideView& view() const { return *view_; }  ///< of the position; likewise
    /// May the side that sees the game make the next move? Where nothing is hidden, it is asked for both.
    bool may_move() const { return !hides() || side() == truth_.to_move(); }
    /// "it is dark's turn": where the side may not move.
    std::string whose_turn() const;

    const Game& truth() const { return truth_; }
    /// For listings, refusals and pictures. What is hidden begins where the game stands, without the turns
    /// before.
    const Game& game() const { return seen_ ? *seen_ : truth_; }
    Status status() const;                  ///< of the whole game, as far as the side is told
    std::vector<std::string> said() const;  ///< what the umpire says, a sentence each
    /// The turns of the game as the side sees them, in the long form: "?" for one of the other side that it
    /// does not see, "e7-e8=?" where it does not see what was chosen.
    const std::vector<std::string>& texts() const;

    /// Was the last turn one of the side that sees the game?
    bool made_last_turn() const;
    /// A game that ends with the last turn as the side sees it, though perhaps in another position than the
    /// one that it sees now; absent where none was played, or it does not see which.
    std::optional<Game> last_turn() const;

  private:
    const Game& truth_;
    std::optional<SideView> view_;
    std::optional<Game> seen_;                               // where it does not show all
    mutable std::optional<std::vector<std::string>> texts_;  // made when they are asked for
};

/// The side that is to move plays what `text` names, as it sees the game. What is legal is played. What is
/// illegal on its view as well is refused as Game::play refuses it there. What only seems legal is refused by
/// the rule "refused" with one word, "no" or "check", and costs the turn where the variant says so.
PlayResult attempt(Game& game, std::string_view text);
/// The side plays what `text` names, see attempt(). By the rule "turn" it is refused where it is not its
/// turn. Absent, or where the variant has no secrets: as Game::play, whichever side is to move.
PlayResult play_as(Game& game, std::optional<Side> as, std::string_view text);
/// Was it refused by what the side cannot see? Then `reason` is one word.
bool is_refused_attempt(const PlayResult& result);

}  // namespace acedrex
