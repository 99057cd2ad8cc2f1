// A game between two players that are no people, turn by turn, told to observers.
#pragma once

#include <array>
#include <atomic>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <vector>

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
    enum class By { rules, length, fault, resignation, stop };
    By by = By::rules;
    std::optional<Side> winner;
    std::string reason;  // "checkmate"; "length", "fault", "resignation", "stopped"
    std::string fault;   // what the loser has done
};

class GameObserver {
  public:
    virtual ~GameObserver() = default;
    virtual void begins(const GameState& /*game*/) {}
    // by: the player, nullptr of a turn of the opening; seconds: that it has thought.
    virtual void turn(const GameState& /*before*/, const FoundTurn& /*turn*/, const Player* /*by*/,
                      double /*seconds*/) {}
    virtual void ends(const GameState& /*game*/, const GameEnd& /*end*/) {}
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
