#include "commands/gains.hpp"

#include <fmt/core.h>

#include <algorithm>
#include <array>
#include <ctime>
#include <set>
#include <string>

#include "base/engines.hpp"
#include "base/patience.hpp"
#include "games/perft.hpp"
#include "shell/console.hpp"
#include "shell/records.hpp"
#include "shell/table.hpp"

namespace acedrex::program {

namespace {

constexpr double kTold = 1.15;            // a game is listed where it takes so many times as long
constexpr double kWorth = 1.3;            // in some game: an engine that stays
constexpr double kMost = 40;              // as long at most; what takes longer is stopped
constexpr double kEnoughOfCounts = 0.03;  // seconds that are measured, several counts if need be
constexpr int kMostCounts = 1000;
constexpr int kUnknownDepth = 3;
constexpr int kLeastDepth = 2;  // what is remembered from one turn to the next does not show in one

// Of processor time.
double processor_time() {
    return static_cast<double>(std::clock()) / CLOCKS_PER_SEC;
}

struct Measured {
    std::uint64_t leaves = 0;
    bool complete = true;
    double seconds = 0;  // of one count
};

// A game as it is compiled now, with the engines that there are.
Measured count_now(const BenchGame& game, int depth, int times, double most) {
    TableOptions options;
    options.variant = game.variant;
    if (!game.setup.empty()) options.setup = game.setup;
    const Table table = open_table(options);
    const GameState state = table.game().state();
    Measured measured;
    const double begin = processor_time();
    try {
        const Patience patience(most);
        for (int i = 0; i < times; ++i) {
            const PerftResult result = perft(state, depth);
            measured.leaves = result.nodes;
            measured.complete = result.complete;
        }
        measured.seconds = (processor_time() - begin) / times;
    } catch (const OutOfPatience&) {
        measured.complete = false;
        measured.seconds = most / times;
    }
    return measured;
}

struct Gain {
    double with = 0, without = 0;  // seconds
    bool complete = true;          // else it would have taken longer still
    double ratio() const { return with > 0 ? without / with : 1; }
};
using Gains = std::array<Gain, Engines::kNames.size()>;

struct GainsRow {
    std::string variant;
    int depth = 0;
    Gains gains{};
    std::set<std::string> faults{};  // counts that differ
};

// Takes the least of what was measured so far.
void take(double& least, double seconds) {
    if (least == 0 || seconds < least) least = seconds;
}

void measure_gain(GainsRow& row, const BenchGame& game, std::size_t kind, int times) {
    Gain& gain = row.gains[kind];
    const Measured with = count_now(game, row.depth, times, 0);
    const auto left_out = Engines::without(static_cast<Engines::Kind>(kind));
    const double most = std::max(1.0, kMost * with.seconds * times);
    const Measured without = count_now(game, row.depth, times, most);
    take(gain.with, with.seconds);
    take(gain.without, without.seconds);
    gain.complete = without.complete || !with.complete;
    if (with.complete && without.complete && with.leaves != without.leaves)
        row.faults.insert(fmt::format("{} {} without {}: {} leaves, and {} with it", row.variant, row.depth,
                                      Engines::kNames[kind], without.leaves, with.leaves));
}

GainsRow gains_in(const BenchGame& game, const GainsOptions& options, ProgressLine& line) {
    const int deepest = game.depth > 0 ? game.depth : kUnknownDepth;
    GainsRow row{game.variant,
                 options.as_deep ? deepest : std::min(deepest, std::max(kLeastDepth, deepest - 1))};
    double seconds = count_now(game, row.depth, 1, 0).seconds;
    if (row.depth < deepest && seconds < kEnoughOfCounts / kMostCounts)
        seconds = count_now(game, ++row.depth, 1, 0).seconds;
    const int times =
        static_cast<int>(std::clamp(kEnoughOfCounts / std::max(seconds, 1e-6), 1.0, double{kMostCounts}));
    for (std::size_t kind = 0; kind < row.gains.size(); ++kind) {
        line.show(fmt::format("{} without {}", row.variant, Engines::kNames[kind]));
        measure_gain(row, game, kind, times);
        // What seems slower may have been disturbed.
        for (int round = 1;
             round < options.rounds && row.gains[kind].complete && row.gains[kind].ratio() >= kTold; ++round)
            measure_gain(row, game, kind, times);
    }
    return row;
}

// The rows that become slower, the slowest first.
std::vector<const GainsRow*> slower(const std::vector<GainsRow>& rows, std::size_t kind) {
    std::vector<const GainsRow*> told;
    for (const GainsRow& row : rows)
        if (row.gains[kind].ratio() >= kTold) told.push_back(&row);
    std::stable_sort(told.begin(), told.end(), [&](const GainsRow* a, const GainsRow* b) {
        return a->gains[kind].ratio() > b->gains[kind].ratio();
    });
    return told;
}

// All rows together.
Gain all_rows(const std::vector<GainsRow>& rows, std::size_t kind) {
    Gain all;
    for (const GainsRow& row : rows) {
        all.with += row.gains[kind].with;
        all.without += row.gains[kind].without;
        all.complete = all.complete && row.gains[kind].complete;
    }
    return all;
}

std::string in_words(const Gain& gain) {
    return fmt::format("{}{:.{}f}", gain.complete ? "" : ">", gain.ratio(), gain.ratio() < 10 ? 2 : 0);
}

Json gain_json(const Gain& gain) {
    return {
        {"with", gain.with}, {"without", gain.without}, {"ratio", gain.ratio()}, {"whole", gain.complete}};
}

bool is_worth_little(const std::vector<GainsRow>& rows, std::size_t kind) {
    return std::all_of(rows.begin(), rows.end(),
                       [&](const GainsRow& row) { return row.gains[kind].ratio() < kWorth; });
}

void print_table(const std::vector<GainsRow>& rows) {
    std::vector<std::vector<std::string>> lines;
    for (std::size_t kind = 0; kind < Engines::kNames.size(); ++kind) {
        std::string told;
        for (const GainsRow* row : slower(rows, kind))
            told +=
                fmt::format("{}{} {}", told.empty() ? "" : ", ", row->variant, in_words(row->gains[kind]));
        lines.push_back(
            {Engines::kNames[kind], "all " + in_words(all_rows(rows, kind)), told.empty() ? "-" : told});
    }
    put("{}", columns(lines));
}

Json as_json(const std::vector<GainsRow>& rows) {
    Json json{{"rows", Json::array()}, {"engines", Json::array()}};
    for (const GainsRow& row : rows) json["rows"].push_back({{"variant", row.variant}, {"depth", row.depth}});
    for (std::size_t kind = 0; kind < Engines::kNames.size(); ++kind) {
        Json engine{{"engine", Engines::kNames[kind]},
                    {"all", gain_json(all_rows(rows, kind))},
                    {"slower", Json::array()}};
        for (const GainsRow* row : slower(rows, kind)) {
            engine["slower"].push_back(gain_json(row->gains[kind]));
            engine["slower"].back()["variant"] = row->variant;
        }
        json["engines"].push_back(std::move(engine));
    }
    return json;
}

}  // namespace

int print_gains(const std::vector<BenchGame>& games, const GainsOptions& options) {
    std::vector<GainsRow> rows;
    ProgressLine line;
    for (const BenchGame& game : games) rows.push_back(gains_in(game, options, line));
    line.show("");
    if (options.json)
        print_json(as_json(rows));
    else
        print_table(rows);
    int exit = kDone;
    const auto fail = [&](const std::string& words) {
        say(words);
        exit = kNo;
    };
    for (const GainsRow& row : rows)
        for (const std::string& fault : row.faults) fail(fault);
    for (std::size_t kind = 0; kind < Engines::kNames.size() && options.judges; ++kind)
        if (is_worth_little(rows, kind))
            fail(fmt::format("{}: no game takes {} times as long without it", Engines::kNames[kind], kWorth));
    return exit;
}

}  // namespace acedrex::program
