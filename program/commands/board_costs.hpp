// What a listed move costs on a small board and on a large one.
#pragma once

#include <string>
#include <vector>

namespace acedrex::program {

struct BoardCost {
    std::string variant;  // whose pieces these are
    double small, large;  // seconds a listed move, of the median of three random placements
    std::string small_board, large_board;

    double ratio() const { return small > 0 ? large / small : 0; }
};

// The pieces of some games, as thick on the ground on each board, with a royal piece on each side where the
// game has some: what a move costs should not grow with the fields.
std::vector<BoardCost> board_costs();

}  // namespace acedrex::program
