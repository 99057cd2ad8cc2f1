// How often a search has come to a position.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

#include "game/game_state.hpp"

namespace acedrex {

// How often positions of a line have come about, by one hash for each. A position in which a piece has
// rushed, or in which pieces carry tags that are of no use any more, counts as another one: where that makes
// a difference, a game has counted more. Of the positions of its game Judge forgets what has rushed.
class Recurrence {
  public:
    Recurrence() = default;
    // The positions of the game, the one that it has come to last.
    explicit Recurrence(const GameState& game);

    void push(const Position& position);
    void pop();
    std::size_t size() const { return hashes_.size(); }
    // So often the last one has come about, that time counted.
    int times() const;
    // The number of the position, from 0, with which the last one has come about so often; from `line` on
    // one is enough.
    std::optional<std::size_t> repeated(int times, std::size_t line) const;

  private:
    static constexpr std::size_t kSlots = 4096;
    static std::size_t slot_of(std::uint64_t hash) { return hash % kSlots; }

    std::vector<std::uint64_t> hashes_;
    // How often hashes of a slot are in it: most positions are seen to be new at once.
    std::vector<std::uint16_t> slots_ = std::vector<std::uint16_t>(kSlots);
};

}  // namespace acedrex
