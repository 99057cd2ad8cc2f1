// Players that are no people: what a program plays against itself, another program or a person.
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <string>

#include "search/dice.hpp"
#include "search/search.hpp"

namespace acedrex::program {

class Player {
  public:
    virtual ~Player() = default;
    // Its turn in that game; absent where the game is over, or it was stopped before it knew of any.
    virtual std::optional<FoundTurn> choose(const GameState& game) = 0;
};

// A legal turn, for when a search has no time to find any; absent where the game is over.
std::optional<FoundTurn> any_turn(const GameState& game);

// Each legal turn is as likely as another.
class RandomPlayer : public Player {
  public:
    explicit RandomPlayer(std::uint64_t seed) : dice_(seed) {}
    std::optional<FoundTurn> choose(const GameState& game) override;

  private:
    Dice dice_;
};

class SearchPlayer : public Player {
  public:
    SearchPlayer(std::shared_ptr<const Variant> variant, SearchLimits limits, std::uint64_t seed)
        : search_(std::move(variant), seed), limits_(limits) {}
    std::optional<FoundTurn> choose(const GameState& game) override;
    // What it thinks of the turn that it has chosen last.
    const SearchResult& thought() const { return thought_; }

  private:
    Search search_;
    SearchLimits limits_;
    SearchResult thought_;
};

// text: "random", "level=3", "nodes=4000", "depth=4", "seconds=0.5"; several limits with commas between them.
// Throws UsageError where it is nothing of these.
std::unique_ptr<Player> make_player(const std::string& text, std::shared_ptr<const Variant> variant,
                                    std::uint64_t seed);
// The same, where it is to be told to stop; limits of a player that is random are none.
std::optional<SearchLimits> limits_of_player(const std::string& text);

}  // namespace acedrex::program
