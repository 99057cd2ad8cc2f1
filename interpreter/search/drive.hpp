// What a side that is far ahead goes for where a search that is a few turns deep sees nothing: a royal piece
// that is left alone on a large board is driven to an edge, and the others come near; pieces that would reach
// a draw by a goal are kept away from it.
#pragma once

#include <algorithm>
#include <vector>

#include "board/board.hpp"
#include "position/position.hpp"
#include "search/values.hpp"

namespace acedrex {

class Variant;

class Drive {
  public:
    Drive(const Variant& variant, const Values& values);

    // For light; 0 where no side stands nearly bare, and none can reach a draw. balance: by how much light is
    // ahead.
    int of(const Position& position, int balance) const {
        return near_draw(position, balance) + bare(position);
    }

  private:
    // A side is nearly bare that has no more than so many pieces, or so many times fewer than the other one:
    // some may be such as nothing captures.
    static constexpr std::size_t kBare = 2, kTimesFewer = 8;

    int bare(const Position& position) const {
        if (!mates_) return 0;
        const auto [fewer, more] =
            std::minmax({position.pieces(Side::light).size(), position.pieces(Side::dark).size()});
        return fewer > kBare && fewer * kTimesFewer > more ? 0 : drive(position);
    }
    int near_draw(const Position& position, int balance) const;
    int drive(const Position& position) const;

    const Board& board_;
    int unit_, enough_;
    const std::vector<Values::ToGoal>& to_draw_;
    bool mates_;
};

}  // namespace acedrex
