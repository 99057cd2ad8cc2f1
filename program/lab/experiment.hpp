// Games of the lab: sets of rules, each played with the same seeds.
#pragma once

#include <atomic>
#include <cstdint>
#include <functional>
#include <string>
#include <vector>

#include "lab/game_record.hpp"

namespace acedrex::program {

struct LabPlan {
    std::vector<std::string> rules;  // variants, as commands name them
    std::uint64_t seed = 1;          // of the first game; the next one has the next number
    int games = 100;                 // of each set of rules
    std::uint64_t nodes = 1'000;     // positions that are looked at for a turn
    int opening = 4;                 // random turns before
    int most_plies = 1'000;
    int jobs = 1;
    bool timed = false;  // games tell how long they took
    double until = 0;    // enough is known where every balance is within so much, 95 %; 0: that is not asked
    double fairer =
        0;  // likewise where it is known whether the last rules are fairer by so much than the first ones
    const std::atomic<bool>* stop = nullptr;
};

// Told of each game that is done, in their order: by seeds, and for each seed by rules. One call at a time.
using TakeGame = std::function<void(GameRecord&&)>;
// Throws UsageError where rules are unknown, named twice, or have secrets; Refusal where a script is wrong.
void check_rules(const LabPlan& plan);
// Throws what check_rules() throws. True where it has ended before all
// games were played, since enough was known.
bool play_games_of_lab(const LabPlan& plan, const TakeGame& take);

}  // namespace acedrex::program
