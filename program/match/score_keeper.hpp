// Games between players as texts.
#pragma once

#include <array>
#include <optional>
#include <string>

#include "match/game_loop.hpp"
#include "shell/table.hpp"

namespace acedrex::program {

// What the tags of a score say besides what follows from its game.
struct ScoreHead {
    std::string event, date;
    int round = 1;
    std::array<std::string, 2> players;  // by side
};

class ScoreKeeper : public GameObserver {
  public:
    void turn(Course& before, const FoundTurn& turn, const Player* by, double seconds) override;
    void ends(Course& course, const GameEnd& end) override;

    // Of the game that has ended last, as PGN.
    std::string text(const ScoreHead& head, const Table& table) const;

  private:
    std::optional<Game> start_, game_;
    GameEnd end_{};
};

}  // namespace acedrex::program
