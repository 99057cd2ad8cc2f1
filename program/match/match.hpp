// Matches: games of two players against each other, in pairs that begin alike.
#pragma once

#include <array>
#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "match/contestants.hpp"

namespace acedrex::program {

struct MatchPlan {
    std::string variant;
    std::array<Contestant, 2> players;  // A and B; A is light in the first game of a pair
    int games = 2;
    int opening = 4;  // random turns before the players are asked
    std::uint64_t seed = 1;
    int jobs = 1;
    std::size_t most_turns = 1'000;
    double wait = 60;     // seconds that another program may be silent
    bool scores = false;  // the games are wanted as texts
    const std::atomic<bool>* stop = nullptr;
};

struct MatchGame {
    int number = 0;  // from 1; 0: it was not played to its end
    int light = 0;   // the player of light: 0 is A
    GameEnd end{};
    std::size_t turns = 0;
    std::string score{};  // as PGN

    // What player A has of it: 1, 0.5, 0.
    double points() const {
        if (!end.winner) return 0.5;
        return (*end.winner == Side::light) == (light == 0) ? 1 : 0;
    }
    // Which player has lost by a fault; -1: none.
    int at_fault() const {
        if (end.by != GameEnd::By::fault) return -1;
        return *end.winner == Side::dark ? light : 1 - light;
    }
};

// Another program that could not be started, so that the match has ended.
struct NotStarted {
    std::size_t player = 0;  // 0 is A
    std::string fault;
};

struct Match {
    std::vector<MatchGame> games;  // those that were played, in their order
    std::optional<NotStarted> not_started;
    std::string name;  // of the variant, with its options
    std::array<std::string, 2>
        titles;  // what the players call themselves; "": nothing else than what they are
};

// done: told after each game of how many have been played; from any thread, one at a time.
Match play_match(const MatchPlan& plan, const std::function<void(int)>& done);

// What the games tell of the strength of A.
struct Tally {
    int won = 0, drawn = 0, lost = 0;
    double score = 0;          // from 0 to 1
    double low = 0, high = 1;  // bounds of it, 95 % (Wilson)
    double turns = 0;          // of a game, in the mean
    explicit Tally(const std::vector<MatchGame>& games);
};
// Of a score; absent of 0 and of 1.
std::optional<double> elo_of(double score);

}  // namespace acedrex::program
