// In which order a search looks at turns: those first that were best where they were looked at before.
#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "play/make_move.hpp"
#include "position/position.hpp"
#include "search/values.hpp"

namespace acedrex {

// Tells turns of one position from each other; never 0.
std::uint32_t key_of_move(const Move& move);

// By how much the turn makes the side to move better off on the board and in pockets.
int gain_of(const Position& position, const Values& values, const Move& move, const MoveList& list);

class Order {
  public:
    Order(const Position& position, const Values& values, std::size_t codes, std::size_t fields);

    struct Ranked {
        std::int32_t rank;
        std::int32_t gain;
        std::uint32_t key;
        std::uint32_t number;  // in the list
    };
    // Of all in the list; first: the key of the turn that comes first, or 0.
    void rank(const MoveList& list, std::uint32_t first, int ply, std::vector<Ranked>& out) const;
    // Moves the best one of those from there on to that place.
    static const Ranked& pick(std::vector<Ranked>& ranked, std::size_t place);

    // The turn has refuted what came before, though it gains nothing.
    void refutes(const Move& move, std::uint32_t key, int depth, int ply);
    void failed(const Move& move, int depth);

  private:
    std::size_t place_of(const Move& move) const;  // in `history_`

    static constexpr std::int32_t kFirst = 1 << 30, kGain = 1 << 20, kKiller = 1 << 19;
    static constexpr std::int32_t kMostHistory = 1 << 16;

    const Position& position_;
    const Values& values_;
    std::size_t fields_;
    std::vector<std::int32_t> history_;                  // by code and field where it goes
    std::vector<std::array<std::uint32_t, 2>> killers_;  // by ply
};

}  // namespace acedrex
