// Captured pieces that go into pockets.
#pragma once

#include <array>
#include <cstddef>
#include <vector>

#include "pieces/cast.hpp"
#include "position/position.hpp"

namespace acedrex {

struct CaptureRule {
    std::vector<bool> by;      // by type of the capturer
    std::vector<bool> pieces;  // by type captured
    int pocket = 0;
    // What goes into the pocket, by the side that moves and the code captured; nobody: it leaves the game.
    std::array<std::vector<Code>, 2> becomes;
    std::array<std::vector<Code>, 2> promoted;  // the same for pieces that were promoted
};

// Puts what was captured since `checkpoint` of the log by the piece `by` (as it was before) where the rules
// say.
void fill_pockets(Position& position, std::size_t checkpoint, Code by, const std::vector<CaptureRule>& rules);

}  // namespace acedrex
