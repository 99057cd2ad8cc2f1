// How a side whose royal piece is left alone is mated on a large board: the piece is driven to an edge, and
// the others come near. A search that is a few turns deep sees no mate there, and nothing else to go for.
#pragma once

#include "board/board.hpp"
#include "position/position.hpp"

namespace acedrex {

class Values;
class Variant;

class Drive {
  public:
    Drive(const Variant& variant, const Values& values);

    // For light; 0 where no side stands nearly bare.
    int of(const Position& position) const {
        if (!mates_ ||
            (position.pieces(Side::light).size() > kBare && position.pieces(Side::dark).size() > kBare))
            return 0;
        return drive(position);
    }

  private:
    static constexpr std::size_t kBare = 2;  // pieces

    int drive(const Position& position) const;

    const Board& board_;
    int unit_;
    bool mates_;
};

}  // namespace acedrex
