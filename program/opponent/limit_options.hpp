// The options by which a command says how long a search looks.
#pragma once

#include <optional>
#include <string>

#include "opponent/player.hpp"
#include "search/search.hpp"
#include "shell/arguments.hpp"

namespace acedrex::program {

struct LimitOptions {
    int nodes = 0, depth = 0, level = 0, threads = 1;
    std::optional<std::string> seconds;

    void declare(Arguments& arguments);
    // standard: seconds where nothing is said. Throws UsageError where a level stands beside other limits
    // than seconds.
    SearchLimits limits(double standard) const;
};

}  // namespace acedrex::program
