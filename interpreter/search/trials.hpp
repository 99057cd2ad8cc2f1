// Does material win? Found by random games.
#pragma once

#include <cmath>
#include <cstdint>
#include <vector>

namespace acedrex {

class LegalMoves;
class Values;
class Variant;
struct MoveList;

struct Trials {
    int games = 0, decided = 0;
    bool alike = true;  // both sides begin with much the same, and no zone wins
    // No piece was ever taken or changed sides, and there is nothing else to reach but that the other side
    // has no turn.
    bool only_turns = false;
    // With winning the game, of being ahead in its middle: in pieces, in the number of turns to choose from.
    double correlation = 0, of_mobility = 0;
    // By field, where no piece moves by itself: how much surer than elsewhere what comes there stays to the
    // end. Empty: there is no such field.
    std::vector<double> stays;

    // Does the side with fewer pieces win? Few games may say so by chance.
    bool less_is_better() const {
        return !only_turns && stays.empty() && alike && decided >= kEnough && correlation < kBelow &&
               correlation * correlation * decided > kSure * kSure;
    }
    // Does the number of pieces tell nothing of the winner, and the number of turns does?
    bool mobility_counts() const {
        if (!stays.empty() || (only_turns && decided >= kEnough)) return true;
        return decided >= kEnough && of_mobility > kMobile && of_mobility > std::abs(correlation) + kMore;
    }

  private:
    static constexpr int kEnough = 20;
    static constexpr double kBelow = -0.2, kMobile = 0.25, kMore = 0.15;
    static constexpr double kSure = 2.5;  // deviations of a correlation that there is not
};
// Among how many turns the side to move has to choose; of those of several parts, how they may begin.
int number_of_turns(LegalMoves& legal, MoveList& scratch);

// Bound by counts, never by time. values: with material alone.
Trials random_games(const Variant& variant, const Values& values, std::uint64_t seed);

}  // namespace acedrex
