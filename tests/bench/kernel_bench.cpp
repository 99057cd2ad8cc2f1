// Benchmarks of the kernel: build the target acedrex_bench and run it. Compare ratios within one run, not
// times.
#include <benchmark/benchmark.h>

#include <optional>
#include <string>

#include "base/engines.hpp"
#include "bench/shipped.hpp"
#include "games/perft.hpp"
#include "host/host.hpp"
#include "legality/legal.hpp"
#include "notation/find/game.hpp"

namespace acedrex {

namespace {

void count(benchmark::State& state, const std::string& name, int depth) {
    const auto variant = variant_called(name);
    const Position position = initial_position(*variant);
    std::uint64_t nodes = 0;
    for (auto _ : state) nodes += perft(*variant, position, depth).nodes;
    state.counters["nodes/s"] = benchmark::Counter(static_cast<double>(nodes), benchmark::Counter::kIsRate);
}

// Legality by marked lines, and by making and testing every move.
void list_legal(benchmark::State& state, const std::string& name, bool masks) {
    const auto variant = variant_called(name);
    Position position = initial_position(*variant);
    std::optional<Engines::Without> made;
    if (!masks) made.emplace(Engines::lines);
    LegalMoves legal(*variant, position);
    MoveList list;
    for (auto _ : state) {
        legal.list(list);
        benchmark::DoNotOptimize(list.moves.data());
    }
}

void load(benchmark::State& state, const std::string& name) {
    for (auto _ : state) {
        Host host(default_host_options());
        benchmark::DoNotOptimize(host.variant(name));
    }
}

}  // namespace

BENCHMARK_CAPTURE(count, classical_chess_4, "classical-chess", 4)->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(count, croatian_ties_3, "croatian-ties", 3)->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(list_legal, by_masks, "classical-chess", true);
BENCHMARK_CAPTURE(list_legal, by_making, "classical-chess", false);
BENCHMARK_CAPTURE(load, croatian_ties, "croatian-ties")->Unit(benchmark::kMillisecond);

}  // namespace acedrex
