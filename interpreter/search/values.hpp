// What pieces are worth to a search, where they stand and in pockets: learned from what they can do.
#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "board/board.hpp"
#include "pieces/cast.hpp"
#include "position/edit.hpp"

namespace acedrex {

class Position;
class Variant;

class Values {
  public:
    // Bound by counts, never by time: the same on every machine.
    Values(const Variant& variant, std::uint64_t seed);

    // For light, of a piece on a field; negative for dark's pieces.
    int at(Code code, Field f) const { return standing_[code * fields_ + f]; }
    // Of a piece of its side, wherever it stands; never negative.
    int worth(Code code) const { return worth_[code]; }
    // The same in a pocket.
    int in_hand(Code code) const { return code == kNoPiece ? 0 : in_hand_[code]; }
    // For light, of the whole position, and of what edits change in that.
    int of(const Position& position) const;
    int change(std::span<const Edit> edits) const;

    // Of the weakest piece that starts on the board, and of all of these in the mean.
    int weakest() const { return weakest_; }
    int mean() const { return mean_; }

  private:
    void put_together(const Variant& variant, const std::vector<double>& mobility);

    std::size_t fields_;
    std::vector<int> worth_;            // by code
    std::vector<int> in_hand_;          // by code
    std::vector<int> standing_;         // by code and field
    std::vector<std::uint8_t> stores_;  // by pocket: nothing comes out of it
    int weakest_ = 100, mean_ = 100;
};

}  // namespace acedrex
