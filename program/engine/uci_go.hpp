// What the command go asks for.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "search/search.hpp"

namespace acedrex::program {

struct UciGo {
    std::optional<int> perft{};
    bool infinite = false, ponders = false;  // the search ends at `stop`, or at `ponderhit`
    SearchLimits limits{};
    std::vector<std::string> faults{};  // what could not be read

    bool is_endless() const {
        return infinite || ponders || (limits.nodes == 0 && limits.depth == 0 && limits.seconds == 0);
    }
};

// words: go, and what follows.
UciGo read_go(const std::vector<std::string>& words, Side to_move);

}  // namespace acedrex::program
