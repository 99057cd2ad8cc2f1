// Middle games of cascades: positions after forty plies, each drawn among all legal moves, listed whole. Run
// the target acedrex_bench with --benchmark_filter=middle; the label names the seeds whose position was not
// listed whole within a second of processor time, and how many outcomes a count came to.
#include <benchmark/benchmark.h>
#include <fmt/format.h>

#include <algorithm>
#include <ctime>
#include <random>
#include <string>

#include "bench/shipped.hpp"
#include "legality/legal.hpp"

namespace acedrex {

namespace {

constexpr int kGames = 20;
constexpr int kPlies = 40;
// After fewer plies where the game ends before.
Position middle_game(const Variant& variant, std::uint64_t choices, std::uint64_t seed) {
    Position position = initial_position(variant);
    std::mt19937_64 random{seed};
    MoveList list;
    for (int ply = 0; ply < kPlies; ++ply) {
        LegalMoves(variant, position).list(list, {.most = choices});
        if (list.moves.empty()) break;
        const std::size_t drawn = random() % std::min<std::uint64_t>(list.moves.size(), choices);
        make_turn(variant, position, list.moves[drawn], list.edits.data());
    }
    return position;
}

// Processor time, which other work on the machine does not lengthen.
double now() {
    return static_cast<double>(std::clock()) / CLOCKS_PER_SEC;
}

// choices: the moves are drawn among so many that are found first, where listing all takes long.
void middle_games(benchmark::State& state, const std::string& name, std::uint64_t choices) {
    const auto variant = variant_called(name);
    std::string beyond;
    double slowest = 0, outcomes = 0, seconds = 0;
    for (auto _ : state) {
        for (std::uint64_t seed = 1; seed <= kGames; ++seed) {
            Position position = middle_game(*variant, choices, seed);
            LegalMoves legal(*variant, position);
            MoveList list;
            const double begin = now();
            legal.list(list);
            const double took = now() - begin;
            if (!list.complete || took > 1.0)
                beyond += fmt::format(" {} ({:.1f} s, {}{})", seed, took, list.complete ? "" : "more than ",
                                      list.complete ? list.moves.size() : legal.count());
            if (list.complete) outcomes += static_cast<double>(list.moves.size());
            if (list.complete) seconds += took;
            slowest = std::max(slowest, took);
        }
    }
    state.counters["outcomes/s"] = outcomes / seconds;
    state.counters["slowest"] = slowest;
    state.SetLabel(beyond.empty() ? "all within a second" : "beyond:" + beyond);
}

}  // namespace

#define MIDDLE_GAMES(name, slug, choices) \
    BENCHMARK_CAPTURE(middle_games, name, slug, choices)->Iterations(1)->Unit(benchmark::kMillisecond)

MIDDLE_GAMES(nineteen, "nineteen", MoveSink::kAll);
MIDDLE_GAMES(hemeras_dawn, "hemeras-dawn", MoveSink::kAll);
MIDDLE_GAMES(tamoanchan_revisited, "tamoanchan-revisited", MoveSink::kAll);
MIDDLE_GAMES(conquest_of_tlalocan, "conquest-of-tlalocan", MoveSink::kAll);
MIDDLE_GAMES(discovery, "discovery", MoveSink::kAll);
MIDDLE_GAMES(one, "one", 3000);

}  // namespace acedrex
