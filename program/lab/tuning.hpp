// What pieces are worth, learned from games in which some are missing.
#pragma once

#include <atomic>
#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <vector>

namespace acedrex::program {

struct TunePlan {
    std::string variant;
    int games = 1'000;  // in pairs: the second game has the sides changed
    std::uint64_t nodes = 1'000, seed = 1;
    int opening = 4, most_plies = 400;
    int jobs = 1;
    const std::atomic<bool>* stop = nullptr;
};

struct TunedPiece {
    std::string name, symbol;
    double learned = 0;  // what the search takes it to be worth, in hundredths
    // What the games say, in the same unit, and its deviation; absent: they say nothing.
    std::optional<double> worth{}, error{};
    int games = 0;  // in which one was missing
};
struct Tuning {
    std::string name;                  // of the variant
    int games = 0;                     // that were played
    std::optional<double> first{};     // what it is worth to be light; absent: the games do not say
    std::vector<TunedPiece> pieces{};  // the most valuable first
};
// done: told how many games have been played. Throws UsageError where no piece can be missing.
Tuning tune(const TunePlan& plan, const std::function<void(int)>& done);

}  // namespace acedrex::program
