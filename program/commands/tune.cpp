// tune: what pieces are worth, by games in which some are missing.
#include <fmt/core.h>

#include <cmath>

#include "commands/commands.hpp"
#include "lab/tuning.hpp"
#include "opponent/player.hpp"
#include "shell/console.hpp"
#include "shell/records.hpp"
#include "shell/stopping.hpp"
#include "shell/table.hpp"

namespace acedrex::program {

namespace {

struct TuneOptions {
    TableOptions table;
    int games = 1'000, nodes = 1'000, seed = 1, jobs = 1;
    bool json = false;
};

// Hundredths as scripts have them: `worth = 3.25`.
double as_worth(double hundredths) {
    return rounded(hundredths / 100, 2);
}

Json worth_or_null(const std::optional<double>& hundredths) {
    return hundredths ? Json(as_worth(*hundredths)) : Json(nullptr);
}

std::string worth_or_mark(const std::optional<double>& hundredths, const char* pattern) {
    return hundredths ? fmt::format(fmt::runtime(pattern), as_worth(*hundredths)) : "?";
}

Json tuning_json(const TuneOptions& options, const Tuning& tuning) {
    Json pieces = Json::array();
    for (const TunedPiece& piece : tuning.pieces)
        pieces.push_back({{"piece", piece.name},
                          {"symbol", piece.symbol},
                          {"worth", worth_or_null(piece.worth)},
                          {"error", worth_or_null(piece.error)},
                          {"learned", as_worth(piece.learned)},
                          {"games", piece.games}});
    return {{"variant", tuning.name},
            {"games", tuning.games},
            {"nodes", options.nodes},
            {"seed", options.seed},
            {"first", worth_or_null(tuning.first)},
            {"pieces", pieces}};
}

std::string tuning_words(const Tuning& tuning) {
    std::vector<std::vector<std::string>> rows{
        {"piece", "in its script", "error", "learned before", "games"}};
    for (const TunedPiece& piece : tuning.pieces)
        rows.push_back({piece.name, worth_or_mark(piece.worth, "worth = {:.2f}"),
                        worth_or_mark(piece.error, "{:.2f}"), fmt::format("{:.2f}", as_worth(piece.learned)),
                        std::to_string(piece.games)});
    return fmt::format("{}, {}\n{}to begin is worth {}\n", tuning.name,
                       counted(static_cast<std::size_t>(tuning.games), "game"), columns(rows),
                       worth_or_mark(tuning.first, "{:+.2f}"));
}

int run_tune(const TuneOptions& options) {
    const Stopping stopping;
    TunePlan plan;
    plan.variant = options.table.variant;
    plan.games = options.games;
    plan.nodes = static_cast<std::uint64_t>(options.nodes);
    plan.seed = static_cast<std::uint64_t>(options.seed);
    plan.jobs = options.jobs;
    plan.stop = stopping.flag();
    ProgressLine line;
    const Tuning tuning = tune(plan, [&](int played) {
        line.show(fmt::format("{} of {}", played, counted(static_cast<std::size_t>(plan.games), "game")));
    });
    line.show("");
    if (options.json)
        print_json(tuning_json(options, tuning));
    else
        put("{}", tuning_words(tuning));
    return tuning.games == 0 ? kNo : kDone;
}

}  // namespace

Command tune_command() {
    return {
        "tune", "finds what pieces are worth, by games in which some are missing",
        "acedrex tune classical-chess --games 2000", [](Arguments& a) {
            auto options = std::make_shared<TuneOptions>();
            options->table.declare_variant(a);
            a.option("--games", "N", options->games, {1, 10'000'000}, "how many games (default: 1000)");
            a.option("--nodes", "N", options->nodes, {1, kMostNodesAsked},
                     "positions that are looked at for a turn (default: 1000)");
            a.option("--seed", "S", options->seed, {0, 1'000'000'000}, "of all that is drawn (default: 1)");
            a.option("--jobs", "J", options->jobs, {1, 256}, "so many games at a time (default: 1)");
            a.flag("--json", options->json, "print one JSON document");
            return with(options, run_tune);
        }};
}

}  // namespace acedrex::program
