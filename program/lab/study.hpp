// Games of one or several sets of rules, and what they tell.
#pragma once

#include <array>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "lab/game_record.hpp"
#include "lab/measures.hpp"
#include "lab/statistics.hpp"

namespace acedrex::program {

// The games of one set of rules.
struct Findings {
    std::string rules;                     // as GameRecord has them
    std::string name;                      // the same without folders, where that tells them apart
    std::vector<const GameRecord*> games;  // by seed
    int won = 0, drawn = 0, lost = 0;      // by the first side
    std::vector<std::pair<std::string, int>> reasons;      // the most frequent first
    std::size_t distinct = 0;                              // games that differ in their turns from all others
    std::size_t incomplete = 0;                            // games in which not all turns could be listed
    Bounds balance{};                                      // of what the first side scores, by the bootstrap
    std::vector<Estimate> estimates;                       // by the measures
    std::vector<std::pair<std::string, PieceUse>> pieces;  // sums; the most active first
    // By the share of the game, from its beginning to its end: how clear it is (0: even, 1: decided), with
    // its quarters.
    struct Clarity {
        double share, low, middle, high;
    };
    std::vector<Clarity> clarity;
};

// One set of rules less the first one, by games with the same seed.
struct Comparison {
    std::vector<Estimate> differences;  // by the measures
    Fairness fairness;
};

struct Study {
    std::vector<GameRecord> games;
    std::uint64_t nodes_a_move = 0;
    int opening = 0;
    std::uint64_t first_seed = 0, last_seed = 0;
    std::vector<Findings> findings;       // in the order in which the rules first came
    std::vector<Comparison> comparisons;  // of the second one and those behind it with the first
    std::vector<std::string> missing;     // what there should be, in words

    Study() = default;
    Study(const Study&) = delete;
    Study& operator=(const Study&) = delete;
};

// study.games: no two of the same rules and seed, all with as many positions a move and as long an opening.
void draw_conclusions(Study& study);

}  // namespace acedrex::program
