// What each engine within the kernel gains (base/engines.hpp): games are counted with it and without it.
#pragma once

#include <vector>

#include "commands/bench_games.hpp"

namespace acedrex::program {

struct GainsOptions {
    bool judges = true;  // an engine that is worth too little in every game is a failure
    // As the games say; else a turn less, but no less than two turns: each is counted some dozen times.
    bool as_deep = false;
    int rounds = 3;  // how often what seems slower is counted
    bool json = false;
};

// Prints for each engine the games that take longer without it. Returns the exit code: kNo also where a count
// differs.
int print_gains(const std::vector<BenchGame>& games, const GainsOptions& options);

}  // namespace acedrex::program
