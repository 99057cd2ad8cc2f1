// Does material win? Found by random games.
#pragma once

#include <cstdint>

namespace acedrex {

class Values;
class Variant;

struct Trials {
    int games = 0, decided = 0;
    double correlation = 0;  // of being ahead in the middle of the game with winning it

    // Whose pieces are fewer wins?
    bool less_is_better() const { return decided >= kEnough && correlation < kBelow; }

  private:
    static constexpr int kEnough = 20;
    static constexpr double kBelow = -0.2;
};
// Bound by counts, never by time. values: with material alone.
Trials random_games(const Variant& variant, const Values& values, std::uint64_t seed);

}  // namespace acedrex
