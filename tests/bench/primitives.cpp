// What the kernel's primitives take: microseconds a call, on positions of seeded random games. Run the target
// acedrex_bench with --benchmark_filter=primitives, or primitives/duck for one variant.
//
// list: all legal moves (moves: how many); captures: those that capture or promote (captured), and share:
// what part of the former that takes; searched: all, where those that coincide may stay; limited: what is
// found within the limits that a search may set; stop: how long a listing goes on when it is stopped, at
// most; make: a move made and taken back; null: a null turn likewise; check: is the side to move in check;
// any: has it a move; verdict: how it stands; parts: the first parts of its turns; part: one of them made and
// taken back.
#include <benchmark/benchmark.h>
#include <pthread.h>

#include <algorithm>
#include <atomic>
#include <chrono>
#include <ctime>
#include <memory>
#include <random>
#include <string>
#include <thread>
#include <vector>

#include "base/patience.hpp"
#include "bench/shipped.hpp"
#include "clock.hpp"
#include "game/standing.hpp"
#include "legality/legal.hpp"

namespace acedrex {

namespace {

using testing::processor_time;
using testing::seconds_of;

constexpr int kRandomGames = 8;
constexpr int kEvery = 12;  // turns
constexpr int kLongestGame = 60;
constexpr std::uint64_t kDrawnAmong = 300;  // of the moves that are found first
constexpr Agenda::Share kOfSearch{200, 2'000, 16};
constexpr double kMicro = 1e6;

std::vector<Position> drawn_positions(const Variant& variant) {
    std::vector<Position> positions;
    for (unsigned seed = 1; seed <= kRandomGames; ++seed) {
        std::mt19937_64 random{seed};
        Position position = initial_position(variant);
        MoveList list;
        for (int turn = 1; turn <= kLongestGame; ++turn) {
            LegalMoves(variant, position).list(list, {.most = kDrawnAmong});
            if (list.moves.empty()) break;
            make_turn(variant, position, list.moves[random() % list.moves.size()], list.edits.data());
            position.forget_log();
            if (turn % kEvery == 0) positions.push_back(position);
        }
    }
    return positions;
}

class Primitives {
  public:
    Primitives(benchmark::State& state, const Variant& variant)
        : state_(state), variant_(variant), positions_(drawn_positions(variant)) {
        for (Position& position : positions_)
            legal_.push_back(std::make_unique<LegalMoves>(variant, position));
    }

    void measure() {
        MoveList list;
        std::size_t moves = 0, calls = 0;
        const auto listing = [&](const ListRequest& wanted) {
            moves = calls = 0;
            return time([&](LegalMoves& legal, Position&) {
                legal.list(list, wanted);
                moves += list.moves.size();
                ++calls;
            });
        };
        const auto mean = [&] { return static_cast<double>(moves) / static_cast<double>(calls); };
        const double all = listing({});
        tell("list", all);
        state_.counters["moves"] = mean();
        const double captures = listing({.kinds = Kinds::kCaptures | Kinds::kPromotions});
        tell("captures", captures);
        state_.counters["captured"] = mean();
        state_.counters["share"] = captures / all;
        tell("searched", listing({.distinct = false}));
        tell("limited", listing({.limits = kOfSearch, .distinct = false}));
        tell("stop", longest_stop(all));
        tell("null", time([](LegalMoves&, Position& position) {
                 const std::size_t before = position.checkpoint();
                 make_null(position);
                 position.undo_to(before);
             }));
        tell("check", time([](LegalMoves& legal, Position& position) {
                 benchmark::DoNotOptimize(legal.in_check(position.to_move()));
             }));
        tell("any", time([](LegalMoves& legal, Position&) { benchmark::DoNotOptimize(legal.any()); }));
        tell("verdict", time([&](LegalMoves& legal, Position& position) {
                 benchmark::DoNotOptimize(standing(variant_, position, legal));
             }));
        measure_parts();
        measure_moves();
    }

  private:
    void tell(const char* what, double seconds) { state_.counters[what] = seconds * kMicro; }

    // Of work(legal moves of the position, the position), until that has taken long enough.
    template <class Work>
    double time(Work work) {
        constexpr double kEnough = 0.2, kMost = 4;
        const double begin = processor_time();
        double taken = 0;
        std::size_t calls = 0;
        // To ask the clock takes longer than the quickest of them.
        for (std::size_t at_once = 1; (taken < kEnough || calls < positions_.size()) && taken < kMost;) {
            for (std::size_t i = 0; i < at_once; ++i, ++calls)
                work(*legal_[calls % positions_.size()], positions_[calls % positions_.size()]);
            taken = processor_time() - begin;
            if (taken < kEnough / 8) at_once *= 2;
        }
        return taken / static_cast<double>(calls);
    }

    // A flag is set at some time in each listing: how much processor time that takes from then on.
    double longest_stop(double listing) {
        clockid_t clock{};
        pthread_getcpuclockid(pthread_self(), &clock);
        std::mt19937_64 random{1};
        double longest = 0;
        for (std::size_t i = 0; i < 2 * positions_.size(); ++i) {
            const double until =
                processor_time() + listing * std::uniform_real_distribution<double>(0, 1)(random);
            std::atomic<bool> stop{false};
            std::atomic<double> stopped{1e18};
            std::thread stopper([&] {
                while (!stop && seconds_of(clock) < until)
                    std::this_thread::sleep_for(std::chrono::microseconds(100));
                stopped = seconds_of(clock);
                stop = true;
            });
            {
                const Patience patience(0, &stop);
                MoveList some;
                legal_[i % positions_.size()]->list(some);
            }
            longest = std::max(longest, processor_time() - stopped);
            stop = true;
            stopper.join();
        }
        return longest;
    }

    void measure_parts() {
        std::size_t parts = 0;
        double making = 0;
        tell("parts", time([](LegalMoves& legal, Position&) {
                 legal.next([](const TurnPart&) { return true; });
                 legal.begin_anew();
             }));
        time([&](LegalMoves& legal, Position&) {
            std::vector<TurnPart> first;
            legal.next([&](const TurnPart& part) {
                first.push_back(part);
                return true;
            });
            const double begin = processor_time();
            for (std::size_t i = 0; i < first.size(); i += 1 + first.size() / 16) {
                legal.make(first[i]);
                legal.unmake();
                ++parts;
            }
            making += processor_time() - begin;
            legal.begin_anew();
        });
        tell("part", making / static_cast<double>(parts));
    }

    void measure_moves() {
        MoveList list;
        double making = 0;
        std::size_t moves = 0;
        for (std::size_t i = 0; i < positions_.size(); ++i) {
            Position& position = positions_[i];
            legal_[i]->list(list, {.most = kDrawnAmong});
            const double begin = processor_time();
            for (const Move& move : list.moves) {
                const std::size_t before = position.checkpoint();
                make_move(position, move, list.edits.data(), variant_.move_rules());
                position.undo_to(before);
            }
            making += processor_time() - begin;
            moves += list.moves.size();
        }
        tell("make", making / static_cast<double>(moves));
    }

    benchmark::State& state_;
    const Variant& variant_;
    std::vector<Position> positions_;
    std::vector<std::unique_ptr<LegalMoves>> legal_;
};

void primitives(benchmark::State& state, const std::string& name) {
    const auto variant = variant_called(name);
    for (auto _ : state) Primitives(state, *variant).measure();
}

}  // namespace

#define PRIMITIVES(name, slug) \
    BENCHMARK_CAPTURE(primitives, name, slug)->Iterations(1)->Unit(benchmark::kMillisecond)

PRIMITIVES(classical_chess, "classical-chess");
PRIMITIVES(capablanca, "capablanca");
PRIMITIVES(shogi, "shogi");
PRIMITIVES(xiangqi, "xiangqi");
PRIMITIVES(crazyhouse, "crazyhouse");
PRIMITIVES(atomic, "atomic");
PRIMITIVES(giveaway, "giveaway");
PRIMITIVES(grand, "grand");
PRIMITIVES(seirawan, "seirawan");
PRIMITIVES(philosopher_kings, "philosopher-kings");
PRIMITIVES(duck, "duck");
PRIMITIVES(mayan_ascendancy, "mayan-ascendancy");
PRIMITIVES(mirandas_veil, "mirandas-veil");
PRIMITIVES(nineteen, "nineteen");
PRIMITIVES(hemeras_dawn, "hemeras-dawn");
PRIMITIVES(tamoanchan_revisited, "tamoanchan-revisited");
PRIMITIVES(conquest_of_tlalocan, "conquest-of-tlalocan");
PRIMITIVES(discovery, "discovery");

}  // namespace acedrex
