// bench: how fast variants load and are counted, beside the engines that this machine has.
#include <fmt/core.h>

#include <algorithm>
#include <chrono>
#include <cmath>

#include "commands/commands.hpp"
#include "commands/engine.hpp"
#include "game/perft.hpp"
#include "shell/console.hpp"
#include "shell/records.hpp"
#include "shell/table.hpp"

namespace acedrex::program {

namespace {

struct Options {
    std::vector<std::string> variants;
    bool json = false;
};

// The game that the engines play too.
constexpr const char* kCommonGame = "classical-chess";
constexpr int kRounds = 3;
constexpr double kEnough = 0.1;  // seconds: a depth that takes this long is measured

using Clock = std::chrono::steady_clock;

struct Measured {
    std::string name;  // of a variant or engine
    int depth = 0;
    std::uint64_t nodes = 0;
    double seconds = 0;  // of the best round
    double load_seconds = 0;
    std::uint64_t lua_calls = 0;

    double speed() const { return seconds > 0 ? static_cast<double>(nodes) / seconds : 0; }
    void take(std::uint64_t counted, double needed) {
        nodes = counted;
        if (seconds <= 0 || needed < seconds) seconds = needed;
    }
};

struct Contender {
    Measured measured;
    std::unique_ptr<Host> host;
    std::shared_ptr<const Variant> variant;

    void count() {
        const PerftResult result = perft(*variant, initial_position(*variant), measured.depth);
        measured.take(result.nodes, result.seconds);
        measured.lua_calls += result.script_calls;
    }
};

// The smallest depth whose count takes long enough to be measured; a game that ends early is counted to its
// end.
int depth_for(const Variant& variant) {
    const Position start = initial_position(variant);
    std::uint64_t before = 0;
    for (int depth = 1;; ++depth) {
        const PerftResult result = perft(variant, start, depth);
        if (result.seconds >= kEnough || result.nodes <= before || depth == 12) return depth;
        before = result.nodes;
    }
}

Contender contender(const std::string& name) {
    Contender c;
    c.measured.name = name;
    for (int round = 0; round < kRounds; ++round) {
        const auto begin = Clock::now();
        c.host = std::make_unique<Host>(default_host_options());
        resolve(*c.host, name);
        Result<std::shared_ptr<const Variant>> variant = c.host->variant(name);
        const double needed = std::chrono::duration<double>(Clock::now() - begin).count();
        c.measured.load_seconds = round == 0 ? needed : std::min(needed, c.measured.load_seconds);
        c.variant = required(std::move(variant));
    }
    c.measured.depth = depth_for(*c.variant);
    return c;
}

// Rounds are interleaved, so that a machine that is busy for a while is so for all.
std::vector<Measured> race(Contender& ours, const std::vector<FoundEngine>& found, ProgressLine& line) {
    std::vector<std::unique_ptr<Engine>> engines;
    std::vector<Measured> theirs;
    for (const FoundEngine& f : found) {
        engines.push_back(std::make_unique<Engine>(f.path));
        theirs.push_back({f.name, ours.measured.depth, 0, 0, 0, 0});
    }
    for (int round = 0; round < kRounds; ++round) {
        line.show(fmt::format("{}: round {} of {}", ours.measured.name, round + 1, kRounds));
        ours.count();
        for (std::size_t i = 0; i < engines.size(); ++i)
            if (const auto count = engines[i]->perft(ours.measured.depth))
                theirs[i].take(count->nodes, count->seconds);
    }
    theirs.erase(std::remove_if(theirs.begin(), theirs.end(), [](const Measured& m) { return m.nodes == 0; }),
                 theirs.end());
    return theirs;
}

// The same twenty pieces on a small board and far apart on a large one: what a leaf costs must not grow with
// the fields.
struct BoardSize {
    const char* board;
    const char* setup;
};
constexpr BoardSize kSmall = {"10x10",
                              "CC Ke1,Qd2,Ra1,Rj1,Bc2,Bg2,Nb3,Nh3,Pe3,Pf3,"
                              "ke10,qd9,ra10,rj10,bc9,bg9,nb8,nh8,pe8,pf8"};
constexpr BoardSize kLarge = {"26x26",
                              "CC Km1,Qk2,Ra1,Rz1,Bg2,Bs2,Nd3,Nw3,Pm3,Pn3,"
                              "km26,qk25,ra26,rz26,bg25,bs25,nd24,nw24,pm24,pn24"};
constexpr int kBoardDepth = 2;  // short counts: the best of many is not disturbed by other programs

struct BoardCosts {
    Measured small, large;

    double ratio() const { return large.speed() > 0 ? small.speed() / large.speed() : 0; }
};

Table table_of(const BoardSize& size) {
    TableOptions options;
    options.variant = kCommonGame;
    options.board = size.board;
    options.setup = size.setup;
    return open_table(options);
}

BoardCosts compare_boards() {
    const Table small = table_of(kSmall), large = table_of(kLarge);
    BoardCosts costs;
    // One count is over in no time, so many are made, in turns, and the best is taken.
    const auto count = [](const Table& table, const BoardSize& size, Measured& measured) {
        measured.name = size.board;
        measured.depth = kBoardDepth;
        for (double spent = 0; spent < kEnough;) {
            const PerftResult result = perft(*table.variant, table.position, kBoardDepth);
            measured.take(result.nodes, result.seconds);
            spent += result.seconds;
        }
    };
    for (int round = 0; round < kRounds; ++round) {
        count(small, kSmall, costs.small);
        count(large, kLarge, costs.large);
    }
    return costs;
}

Json to_json(const Measured& m) {
    return {{"depth", m.depth},
            {"nodes", m.nodes},
            {"seconds", m.seconds},
            {"nodes_per_second", std::llround(m.speed())}};
}

std::vector<std::string> row(const Measured& m) {
    return {m.name, fmt::format("depth {}", m.depth), fmt::format("{} nodes", m.nodes),
            fmt::format("{:.3f} s", m.seconds), fmt::format("{:.2f} million nodes/s", m.speed() / 1e6)};
}

int run(const Options& options) {
    const std::vector<std::string> names =
        options.variants.empty() ? std::vector<std::string>{kCommonGame, "croatian-ties", "capablanca"}
                                 : options.variants;
    Json json{{"perft", Json::array()}, {"engines", Json::array()}};
    std::vector<std::vector<std::string>> rows, ratios;
    bool agreed = true;
    ProgressLine line;
    for (const std::string& name : names) {
        line.show(name);
        Contender ours = contender(name);
        const bool common = slug_of(*ours.variant) == kCommonGame;
        const std::vector<Measured> theirs =
            race(ours, common ? find_engines() : std::vector<FoundEngine>{}, line);
        const Measured& m = ours.measured;

        Json entry{{"variant", slug_of(*ours.variant)}};
        entry.update(to_json(m));
        entry["lua_calls"] = m.lua_calls;
        entry["load_seconds"] = m.load_seconds;
        json["perft"].push_back(entry);
        rows.push_back(row(m));
        rows.back().push_back(fmt::format("calls into Lua: {}", m.lua_calls));
        rows.back().push_back(fmt::format("loads in {:.1f} ms", m.load_seconds * 1000));
        for (const Measured& engine : theirs) {
            const double ratio = engine.speed() > 0 ? m.speed() / engine.speed() : 0;
            Json beside{{"engine", engine.name}, {"variant", slug_of(*ours.variant)}};
            beside.update(to_json(engine));
            beside["ratio"] = ratio;
            json["engines"].push_back(beside);
            rows.push_back(row(engine));
            ratios.push_back({fmt::format("{} is {:.2f} times as fast as {}", m.name, ratio, engine.name)});
            if (engine.nodes == m.nodes) continue;
            agreed = false;
            ratios.back().push_back("BUT THEIR COUNTS DIFFER");
        }
    }
    if (std::find(names.begin(), names.end(), kCommonGame) != names.end()) {
        line.show("boards");
        const BoardCosts costs = compare_boards();
        json["boards"] = {
            {"small", to_json(costs.small)}, {"large", to_json(costs.large)}, {"cost_ratio", costs.ratio()}};
        rows.push_back(row(costs.small));
        rows.push_back(row(costs.large));
        ratios.push_back(
            {fmt::format("a leaf on {} costs {:.2f} times as much as on {}, the pieces being the same",
                         costs.large.name, costs.ratio(), costs.small.name)});
    }
    line.show("");
    if (options.json)
        print_json(json);
    else
        put("{}{}", columns(rows), columns(ratios));
    return agreed ? kDone : kNo;
}

}  // namespace

Command bench_command() {
    return {"bench", "measures loading and perft, beside the engines found here",
            "acedrex bench classical-chess", [](Arguments& a) {
                auto options = std::make_shared<Options>();
                a.texts("VARIANT", options->variants,
                        "what to measure; without it, the games that are shipped first", false);
                a.flag("--json", options->json, "print one JSON document");
                return with(options, run);
            }};
}

}  // namespace acedrex::program
