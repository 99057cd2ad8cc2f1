// best: the best turns of a position, as a search finds them.
#include <fmt/core.h>

#include "commands/commands.hpp"
#include "opponent/limit_options.hpp"
#include "opponent/opponent.hpp"
#include "opponent/telling.hpp"
#include "shell/console.hpp"
#include "shell/result_words.hpp"
#include "shell/stopping.hpp"
#include "shell/table.hpp"

namespace acedrex::program {

namespace {

constexpr double kSecondsOfBest = 2;

struct BestOptions {
    TableOptions table;
    LimitOptions limits{.standard = kSecondsOfBest};
    int lines = 1;
    int seed = 1;
    bool json = false;
};

int run(const BestOptions& options) {
    SearchLimits limits = options.limits.limits();
    const Table table = open_table(options.table);
    refuse_secrets(*table.variant);
    const Game game = table.game();
    limits.lines = options.lines;
    if (limits.threads > 1 && !may_use_threads(*table.variant))
        say("scripts are asked in play, so that one thread searches");
    Search search(table.variant, static_cast<std::uint64_t>(options.seed));
    SearchResult found;
    {
        const Stopping stopping;
        limits.stop = stopping.flag();
        ProgressLine line;
        found = search.run(game.state(), limits, [&](const SearchResult& so_far) {
            if (line.visible() && !so_far.lines.empty())
                line.show(fmt::format("depth {}, {} positions, {}", so_far.depth, so_far.nodes,
                                      words_of(so_far.lines[0].score)));
        });
    }
    if (options.json) {
        print_json(to_json(game, found, told_lines(game, found), slug_of(*table.variant)));
        return found.lines.empty() ? kNo : kDone;
    }
    if (found.lines.empty()) {
        say(fmt::format("there is no turn to be made: {}", words_of(game.status())));
        return kNo;
    }
    put("{}", words_of(game, found));
    return kDone;
}

}  // namespace

Command best_command() {
    return {"best", "finds the best turns of a position", "acedrex best croatian-ties --lines 3 --seconds 5",
            [](Arguments& a) {
                auto options = std::make_shared<BestOptions>();
                options->table.declare_variant(a);
                options->table.declare_position(a);
                a.option("--lines", "K", options->lines, {1, 100},
                         "print the best K turns, each with how the game goes on (default: 1)");
                options->limits.declare(a);
                a.option("--seed", "N", options->seed, {0, 1'000'000'000},
                         "the seed of the random boards from which values are learned, and of the errors of "
                         "low levels");
                a.flag("--json", options->json, "print one JSON document");
                return with(options, run);
            }};
}

}  // namespace acedrex::program
