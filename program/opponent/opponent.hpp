// The opponent of a person at a terminal: plays turns of its sides, and gives hints.
#pragma once

#include <array>
#include <memory>
#include <optional>
#include <string>

#include "notation/find/game.hpp"
#include "opponent/player.hpp"
#include "search/search.hpp"

namespace acedrex::program {

class Opponent {
  public:
    // plays: by side.
    Opponent(std::shared_ptr<const Variant> variant, SearchLimits limits, std::uint64_t seed,
             std::array<bool, 2> plays)
        : search_(std::move(variant), seed), limits_(limits), plays_(plays) {}

    bool plays(Side side) const { return plays_[static_cast<std::size_t>(side)]; }
    // Absent where the game is over, or Ctrl-C came before any turn was known.
    std::optional<FoundTurn> choose(const Game& game) { return look(game, limits_).first(); }
    // As well as it can within a second or so, whatever its level.
    SearchResult analyse(const Game& game, int lines);

  private:
    SearchResult look(const Game& game, SearchLimits limits);

    Search search_;
    SearchLimits limits_;
    std::array<bool, 2> plays_;
};

// The variant lets sides have secrets from each other, and a search would see them all: throws UsageError.
void refuse_secrets(const Variant& variant);

}  // namespace acedrex::program
