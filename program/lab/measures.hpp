// What is measured of games.
#pragma once

#include <optional>
#include <span>

#include "lab/game_record.hpp"

namespace acedrex::program {

struct Measure {
    const char* key;    // in JSON
    const char* title;  // in tables
    // share: from 0 to 1, one for each game, such as a score; number: any other
    enum class Kind { share, number } kind;
    int digits;  // behind the point
    // Of one game; absent where it says nothing.
    std::optional<double> (*of)(const GameRecord&);
};

std::span<const Measure> measures();

}  // namespace acedrex::program
