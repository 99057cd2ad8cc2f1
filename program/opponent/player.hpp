// Players that are no people: what a program plays against itself, another program or a person.
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <string>

#include "search/dice.hpp"
#include "search/search.hpp"

namespace acedrex::program {

// What may be asked of a search.
constexpr int kMostNodesAsked = 2'000'000'000, kMostDepthAsked = 40;

class Player {
  public:
    virtual ~Player() = default;
    // Its turn in that game; absent where the game is over, or it was stopped before it knew of any.
    virtual std::optional<FoundTurn> choose(const GameState& game) = 0;
};

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

  private:
    Search search_;
    SearchLimits limits_;
};

// text: "level=3", "nodes=4000", "depth=4", "seconds=0.5", "threads=2", which is no limit; several with
// commas between them. Throws UsageError where it is nothing of these.
SearchLimits limits_of_player(const std::string& text);

}  // namespace acedrex::program
