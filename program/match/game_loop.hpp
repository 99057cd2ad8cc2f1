// A game between two players that are no people, turn by turn, told to observers.
#pragma once

#include <array>
#include <atomic>
#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "notation/find/game.hpp"
#include "opponent/player.hpp"

namespace acedrex::program {

// Thrown by a player that cannot go on: another program that has died, says nothing, or names a turn that is
// not legal. It loses.
struct PlayerFault {
    std::string what;  // as in "gives no answer for 10 s"
};
// Thrown by a player that gives up.
struct Resignation {};

// How a game has ended.
struct GameEnd {
    // length: it was cut, since it was too long, or since no turn was found though there may be one.
    enum class By { rules, length, fault, resignation, stop };
    By by = By::rules;
    std::optional<Side> winner;
    std::string reason;  // "checkmate"; "length", "undecided", "fault", "resignation", "stopped"
    std::string fault;   // what the loser has done
};

// A game that is being played, as observers see it.
class Course {
  public:
    // game: stays as long as this.
    explicit Course(GameState& game) : state_(game), start_(game.shared_variant(), game.position()) {}

    const GameState& state() const { return state_; }
    const Status& status() const { return status_; }  // of the position that it has come to
    // Where it began, without the turns before.
    const Game& start() const { return start_; }
    // The same game with the texts of its turns. These are found for those who ask.
    const Game& game();
    // The turn, which is the next one, as the game lists it.
    const ListedMove& listed(const FoundTurn& turn);

    // Of the loop. judge: asks how the game stands.
    const Status& judge() { return status_ = state_.status(); }
    void play(const FoundTurn& turn);

  private:
    GameState& state_;
    Game start_;
    Status status_{};
    std::optional<Game> game_{};
    std::vector<FoundTurn> behind_{};  // that have no texts yet
    std::shared_ptr<const ListedMove> listed_{};
};

class GameObserver {
  public:
    virtual ~GameObserver() = default;
    virtual void begins(Course& /*course*/) {}
    // It is about to be made. by: the player, nullptr of a turn of the opening; seconds: that it has thought.
    virtual void turn(Course& /*before*/, const FoundTurn& /*turn*/, const Player* /*by*/,
                      double /*seconds*/) {}
    virtual void ends(Course& /*course*/, const GameEnd& /*end*/) {}
};

struct GameTerms {
    std::span<const FoundTurn> opening = {};  // turns that are made before the players are asked
    std::size_t most_turns = 1'000;           // of both sides; longer games are drawn
    const std::atomic<bool>* stop = nullptr;  // the game is given up as soon as it is set
};

// Plays on from where the game stands; players: by side.
GameEnd play_game(GameState& game, const std::array<Player*, 2>& players, const GameTerms& terms,
                  std::span<GameObserver* const> observers = {});

// So many random turns of a game, after which it goes on; the same for the same seed. Fewer where every line
// that was tried has ended before.
std::vector<FoundTurn> random_opening(const GameState& start, int turns, std::uint64_t seed);

}  // namespace acedrex::program
