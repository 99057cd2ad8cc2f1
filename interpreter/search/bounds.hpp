// The scores of a search, in units of its own: about a hundredth of a common weak piece.
#pragma once

namespace acedrex {

constexpr int kMostPlies = 96;     // of a line, with quiescence
constexpr int kMate = 10'000'000;  // less the plies to it
constexpr int kInfinite = kMate + 1;

constexpr bool is_mate(int score) {
    return score > kMate - 1000 || score < -kMate + 1000;
}

}  // namespace acedrex
