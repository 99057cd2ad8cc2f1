// bench: how fast variants load and are counted, beside an engine that counts the same games.
#include <fmt/core.h>

#include <algorithm>
#include <cmath>

#include "commands/bench_games.hpp"
#include "commands/board_costs.hpp"
#include "commands/commands.hpp"
#include "commands/contenders.hpp"
#include "commands/gains.hpp"
#include "shell/console.hpp"
#include "shell/records.hpp"
#include "shell/table.hpp"

namespace acedrex::program {

namespace {

struct BenchOptions {
    std::vector<std::string> variants;
    std::optional<std::string> against;
    int rounds = 3;
    int depth = 0;  // 0: as the list of games says, or what takes long enough
    bool gains = false;
    bool json = false;
};

constexpr double kEnough = 0.3;  // seconds: a depth that takes this long is measured
constexpr int kMostTimes = 20;   // that a shorter one is counted in a round
constexpr int kDeepest = 12;

struct Row {
    BenchGame game;
    std::uint64_t leaves = 0, engine_leaves = 0;
    std::vector<double> counts{}, loads{};  // seconds of each round; loads: of the start alone
    std::vector<double> engine_counts{};    // without the start
    bool counted_there = false;

    static double median(std::vector<double> of) {
        if (of.empty()) return 0;
        std::nth_element(of.begin(), of.begin() + static_cast<std::ptrdiff_t>(of.size() / 2), of.end());
        return of[of.size() / 2];
    }
    // A clock that counts in milliseconds says nothing of less.
    static double beyond(double all, double start) { return std::max(all - start, 0.001); }
    double seconds() const { return beyond(median(counts), median(loads)); }
    double engine_seconds() const { return median(engine_counts); }
    double speed() const { return static_cast<double>(leaves) / seconds(); }
    bool agrees() const { return leaves == engine_leaves; }
    bool as_known() const { return game.leaves == 0 || leaves == game.leaves; }
    bool right() const { return as_known() && (!counted_there || agrees()); }
    // How many times as many leaves a second as the engine.
    double ratio() const { return engine_seconds() / seconds(); }
};

Counted counted_here(const BenchGame& game, int depth) {
    const auto count = count_here(game.variant, depth, game.setup);
    if (count) return *count;
    say(fmt::format("{} has no count of depth {}; see `acedrex perft {} {}`", game.variant, depth,
                    game.variant, depth));
    throw Refusal{};
}

// The smallest depth whose count takes long enough to be measured; a game that ends early is counted to its
// end.
int depth_for(const BenchGame& game) {
    const double start = counted_here(game, 0).seconds;
    std::uint64_t before = 0;
    for (int depth = 1;; ++depth) {
        const Counted count = counted_here(game, depth);
        if (count.seconds - start >= kEnough || count.leaves <= before || depth == kDeepest) return depth;
        before = count.leaves;
    }
}

// How often what takes so long has to be counted to be measured well.
int times_for(double seconds) {
    return static_cast<int>(std::clamp(kEnough / std::max(seconds, 0.001), 0.0, kMostTimes - 1.0)) + 1;
}

// Seconds of one count, its start taken off; nothing where none came in time. An engine takes long to start,
// and not always as long: a short count is made several times in one process.
std::optional<double> measured_there(Row& row, const Engine& engine) {
    const std::string& game = row.game.engine;
    const auto start = engine.count(game, 1);
    auto there = start ? engine.count(game, row.game.depth) : std::nullopt;
    if (!there) return std::nullopt;
    row.engine_leaves = there->leaves;
    const int times = times_for(there->seconds - start->seconds);
    if (times > 1) there = engine.count(game, row.game.depth, times);
    if (!there) return std::nullopt;
    return Row::beyond(there->seconds, start->seconds) / times;
}

void measure_once(Row& row, const Engine* engine) {
    row.loads.push_back(counted_here(row.game, 0).seconds);
    int times = 1;
    for (int i = 0; i < times; ++i) {
        const Counted here = counted_here(row.game, row.game.depth);
        row.leaves = here.leaves;
        row.counts.push_back(here.seconds);
        if (i == 0) times = times_for(here.seconds - row.loads.back());
    }
    if (engine == nullptr || !engine->knows(row.game.engine)) return;
    if (const auto seconds = measured_there(row, *engine)) {
        row.counted_there = true;
        row.engine_counts.push_back(*seconds);
    }
}

std::vector<Row> measured(const BenchOptions& options, const Engine* engine) {
    std::vector<Row> rows;
    for (BenchGame& game : bench_games(options.variants, options.depth)) rows.push_back({std::move(game)});
    ProgressLine line;
    for (Row& row : rows)
        if (row.game.depth == 0) {
            line.show(row.game.variant);
            row.game.depth = depth_for(row.game);
        }
    // In turns, so that a machine that is busy for a while is so for all.
    for (int round = 0; round < options.rounds; ++round)
        for (Row& row : rows) {
            line.show(fmt::format("round {} of {}: {}", round + 1, options.rounds, row.game.variant));
            measure_once(row, engine);
        }
    line.show("");
    return rows;
}

// Of the rows whose counts are the same.
std::vector<double> ratios_of(const std::vector<Row>& rows) {
    std::vector<double> ratios;
    for (const Row& row : rows)
        if (row.counted_there && row.agrees()) ratios.push_back(row.ratio());
    return ratios;
}

double geometric_mean(const std::vector<double>& of) {
    double sum = 0;
    for (const double x : of) sum += std::log(x);
    return std::exp(sum / static_cast<double>(of.size()));
}

Json row_json(const Row& row) {
    Json json{{"variant", row.game.variant},
              {"depth", row.game.depth},
              {"leaves", row.leaves},
              {"seconds", row.seconds()},
              {"leaves_per_second", std::llround(row.speed())},
              {"load_seconds", Row::median(row.loads)},
              {"engine", nullptr}};
    if (row.game.leaves > 0) json["known"] = {{"leaves", row.game.leaves}, {"agrees", row.as_known()}};
    if (row.counted_there)
        json["engine"] = {{"variant", row.game.engine},
                          {"leaves", row.engine_leaves},
                          {"seconds", row.engine_seconds()},
                          {"agrees", row.agrees()},
                          {"ratio", row.ratio()}};
    return json;
}

std::vector<std::string> to_text(const Row& row, bool engine) {
    std::vector<std::string> text{row.game.variant,
                                  fmt::format("depth {}", row.game.depth),
                                  fmt::format("{} leaves", row.leaves),
                                  fmt::format("{:.3f} s", row.seconds()),
                                  fmt::format("{:.2f} million/s", row.speed() / 1e6),
                                  fmt::format("loads in {:.0f} ms", Row::median(row.loads) * 1000)};
    if (!row.as_known()) text.push_back(fmt::format("BUT THERE ARE {}", row.game.leaves));
    if (!engine) return text;
    if (!row.counted_there)
        text.push_back("the engine has it not");
    else if (!row.agrees())
        text.push_back(fmt::format("THE ENGINE COUNTS {}", row.engine_leaves));
    else
        text.push_back(fmt::format("{:.2f} times the engine", row.ratio()));
    return text;
}

// The one that is named, else one that is installed; nothing where none is.
std::optional<Engine> engine_beside(const BenchOptions& options) {
    const auto list = list_of_games().replace_extension(".ini");
    const std::string games = std::filesystem::exists(list) ? list.string() : "";
    if (options.against) return engine_named(*options.against, games);
    const std::string path = find_engine();
    if (path.empty()) return std::nullopt;
    Engine engine(path, games);
    return engine.version().empty() ? std::nullopt : std::optional(std::move(engine));
}

int run(const BenchOptions& options) {
    if (options.gains) {
        if (options.against)
            throw UsageError{"--gains compares acedrex with itself, not --against an engine"};
        return print_gains(bench_games(options.variants, options.depth), {.judges = options.variants.empty(),
                                                                          .as_deep = options.depth > 0,
                                                                          .rounds = options.rounds,
                                                                          .json = options.json});
    }
    const std::optional<Engine> engine = engine_beside(options);
    const std::vector<Row> rows = measured(options, engine ? &*engine : nullptr);
    const std::vector<double> ratios = ratios_of(rows);
    const std::vector<BoardCost> boards = options.variants.empty() ? board_costs() : std::vector<BoardCost>{};

    Json json{{"rounds", options.rounds}, {"engine", nullptr}, {"rows", Json::array()}};
    if (engine) json["engine"] = {{"name", engine->version()}, {"path", engine->path()}};
    std::vector<std::vector<std::string>> lines;
    for (const Row& row : rows) {
        json["rows"].push_back(row_json(row));
        lines.push_back(to_text(row, engine.has_value()));
    }
    std::vector<std::string> words;
    if (!ratios.empty()) {
        json["geometric_mean"] = geometric_mean(ratios);
        words.push_back(fmt::format("{} rows beside {}: geometric mean {:.2f}, least {:.2f}", ratios.size(),
                                    engine->version(), geometric_mean(ratios),
                                    *std::min_element(ratios.begin(), ratios.end())));
    }
    for (const BoardCost& cost : boards) {
        json["boards"].push_back({{"pieces", cost.variant},
                                  {"small_board", cost.small_board},
                                  {"large_board", cost.large_board},
                                  {"small_seconds", cost.small},
                                  {"large_seconds", cost.large},
                                  {"ratio", cost.ratio()}});
        words.push_back(fmt::format("a listed move of {} on {} costs {:.2f} times as much as on {}",
                                    cost.variant, cost.large_board, cost.ratio(), cost.small_board));
    }
    if (options.json) {
        print_json(json);
    } else {
        put("{}", columns(lines));
        for (const std::string& line : words) put("{}\n", line);
    }
    return std::all_of(rows.begin(), rows.end(), [](const Row& r) { return r.right(); }) ? kDone : kNo;
}

}  // namespace

Command bench_command() {
    return {
        "bench", "measures loading and perft in processor time, beside an engine that plays the same games",
        "acedrex bench grand atomic", [](Arguments& a) {
            auto options = std::make_shared<BenchOptions>();
            a.texts(
                "VARIANT", options->variants,
                "what to measure; without names, all games of variants/bench.json, and boards of two sizes",
                false);
            a.option("--against", "PATH", options->against,
                     "a UCI engine: its name or path (default: one that is installed)");
            a.option("--rounds", "N", options->rounds, {1, 99},
                     "the number of rounds of counting; medians are reported (default: 3)");
            a.option("--depth", "N", options->depth, {1, 99},
                     "the depth of counting (default: that of the list of games)");
            a.flag("--gains", options->gains,
                   "print what each engine within acedrex gains: each is left out separately, and the rows "
                   "that become slower are printed; takes minutes. Fails if one gains little in every row");
            a.flag("--json", options->json, "print one JSON document");
            return with(options, run);
        }};
}

}  // namespace acedrex::program
