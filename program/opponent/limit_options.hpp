// The options by which a command says how long a search looks.
#pragma once

#include <optional>
#include <string>

#include "opponent/player.hpp"
#include "search/search.hpp"
#include "shell/arguments.hpp"

namespace acedrex::program {

struct LimitOptions {
    double standard;  // seconds where nothing is said
    int nodes = 0, depth = 0, level = 0, threads = 1;
    std::optional<std::string> seconds{};

    void declare(Arguments& arguments);
    // Throws UsageError where a level stands beside other limits than seconds.
    SearchLimits limits() const;
};

}  // namespace acedrex::program
