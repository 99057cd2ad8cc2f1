// A game as one side sees it: what it is told, and how it plays without knowing all.
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
class SeenGame {
  public:
    SeenGame(const Game& game, Side side);

    Side side() const { return view_.side(); }      ///< that sees it
    const SideView& view() const { return view_; }  ///< of the position
    /// A game that begins where this one stands, as the side sees it: for listings, refusals and pictures.
    const Game& game() const { return seen_; }
    Status status() const { return status_; }  ///< of the whole game, as far as the side is told
    std::vector<std::string> said() const;     ///< what the umpire says, a sentence each
    /// The turns of the game as the side sees them, in the long form: "?" for one of the other side that it
    /// does not see, "e7-e8=?" where it does not see what was chosen.
    const std::vector<std::string>& texts() const;
    /// A game that ends with the last turn as the side sees it, though perhaps in another position than the
    /// one that it sees now; absent where none was played, or it does not see which.
    std::optional<Game> last_turn() const;

  private:
    Game truth_;
    SideView view_;
    Game seen_;
    Status status_;
    mutable std::optional<std::vector<std::string>> texts_;  // made when they are asked for
};

/// The side that is to move plays what `text` names, as it sees the game. What is legal is played. What is
/// illegal on its view as well is refused as Game::play refuses it there. What only seems legal is refused by
/// the rule "refused" with one word, "no" or "check", and costs the turn where the variant says so.
PlayResult attempt(Game& game, std::string_view text);
/// Was it refused by what the side cannot see? Then `reason` is one word.
bool is_refused_attempt(const PlayResult& result);

}  // namespace acedrex
