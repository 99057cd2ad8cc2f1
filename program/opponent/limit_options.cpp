#include "opponent/limit_options.hpp"

#include <fmt/core.h>

#include "shell/console.hpp"

namespace acedrex::program {

void LimitOptions::declare(Arguments& a) {
    a.option("--nodes", "N", nodes, {1, kMostNodesAsked},
             "search N positions; the answer is the same on every run");
    a.option("--depth", "N", depth, {1, kMostDepthAsked},
             "search N turns deep; the answer is the same on every run");
    a.option(
        "--seconds", "S", seconds,
        fmt::format("search for S seconds, as in 0.5 (default: {:g}, if there is no other limit)", standard));
    a.option("--level", "L", level, {1, kLevels}, "search as the opponent of this level, from 1 to 8");
    a.option("--threads", "N", threads, {1, kMostThreads},
             "search with N threads (default: 1); with more than one no two runs are alike");
}

SearchLimits LimitOptions::limits() const {
    if (level > 0 && (nodes > 0 || depth > 0))
        throw UsageError{"--level already limits the search: leave out --nodes and --depth"};
    SearchLimits limits;
    if (level > 0) limits = limits_of_level(level);
    if (nodes > 0) limits.nodes = static_cast<std::uint64_t>(nodes);
    limits.depth = depth;
    limits.threads = threads;
    if (seconds) limits.seconds = seconds_from("--seconds", *seconds);
    if (level == 0 && nodes == 0 && depth == 0 && !seconds) limits.seconds = standard;
    return limits;
}

}  // namespace acedrex::program
