// Games of the lab from files, as `acedrex lab --json` prints them.
#pragma once

#include <string>
#include <vector>

#include "lab/game_record.hpp"

namespace acedrex::program {

struct Collection {
    std::vector<GameRecord> games;  // in the order in which they were read; each once
    std::size_t doubles = 0;        // that were left out
};
// Throws Refusal, its words said, where a file cannot be read, a line is none of the lab, two lines
// contradict each other, or games were played in different ways.
Collection games_in_files(const std::vector<std::string>& paths);

}  // namespace acedrex::program
