// Whether a position can still be reached in so many plies: bounds from below, which cut the search for the
// game that leads to it.
#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "position/position.hpp"
#include "variant/variant.hpp"

namespace acedrex::program {

class ProofBounds {
  public:
    // Of games of no more than so many plies.
    ProofBounds(const Variant& variant, const Position& target, int plies);

    // The pieces, on the board and in pockets, and the turn are those of the target; rights may differ.
    bool is_reached(const Position& position) const;
    // False where it cannot be, for certain.
    bool may_reach(const Position& position, int plies) const;

  private:
    bool moves_one_piece() const;
    void find_distances(int plies);
    bool may_reach_by(Side side, const Position& position, int own, int others) const;
    std::uint8_t& distance(std::size_t goal, Code code, Field from) {
        return distances_[(goal * codes_ + code) * fields_ + from];
    }
    std::uint8_t distance(std::size_t goal, Code code, Field from) const {
        return distances_[(goal * codes_ + code) * fields_ + from];
    }

    const Variant& variant_;
    const Position& target_;
    std::size_t codes_, fields_;
    bool bounded_;  // a turn moves one piece of its side, but for castling, and captures one at most
    struct Goal {
        Field field;
        Code code;
    };
    std::vector<Goal> goals_;              // the pieces of the target
    std::vector<std::uint8_t> distances_;  // moves of a piece of the code from a field to one of these
    std::array<int, 2> castlings_{};       // by side: so often it may castle, by which two pieces move
};

}  // namespace acedrex::program
