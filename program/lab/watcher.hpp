// Watches a game, and keeps what the lab asks of it.
#pragma once

#include <vector>

#include "lab/game_record.hpp"
#include "match/game_loop.hpp"

namespace acedrex::program {

// The player of both sides: a search, of which the watcher asks what it has found.
class LabPlayer : public Player {
  public:
    LabPlayer(std::shared_ptr<const Variant> variant, SearchLimits limits)
        : search_(std::move(variant)), limits_(limits) {}
    std::optional<FoundTurn> choose(const GameState& game) override;

    double win() const { return win_; }             // light's chance before the last turn
    std::uint64_t nodes() const { return nodes_; }  // of all turns since begin()
    void begin() { nodes_ = 0; }

  private:
    Search search_;
    SearchLimits limits_;
    double win_ = 0.5;
    std::uint64_t nodes_ = 0;
};

class Watcher : public GameObserver {
  public:
    // record: takes what is seen; both stay as long as this.
    Watcher(GameRecord& record, const LabPlayer& player) : record_(record), player_(player) {}

    void begins(Course& course) override;
    void turn(Course& before, const FoundTurn& turn, const Player* by, double seconds) override;
    void ends(Course& course, const GameEnd& end) override;

  private:
    void look_back(const GameState& game);
    void count_plies(std::span<const Edit> edits);
    void count_cell(const Edit& edit, int mover);
    PieceUse& use(int type) { return uses_[static_cast<std::size_t>(type)]; }

    GameRecord& record_;
    const LabPlayer& player_;
    std::vector<PieceUse> uses_;  // by type
    std::vector<bool> visited_;   // by field
    std::vector<int> choices_;    // by turn
    int promoted_from_ = -1;      // the type that the last turn has promoted at its end; -1: none
    bool looked_ = false;         // a turn has been made that was not looked at
    int quiet_ = 0;
};

}  // namespace acedrex::program
