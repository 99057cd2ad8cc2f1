#include "commands/board_costs.hpp"

#include <fmt/core.h>

#include <algorithm>
#include <array>
#include <chrono>
#include <cstdint>
#include <random>
#include <set>

#include "legality/legal.hpp"
#include "notation/position/setup.hpp"
#include "notation/text/symbols.hpp"
#include "shell/console.hpp"
#include "shell/table.hpp"

namespace acedrex::program {

namespace {

constexpr std::array<const char*, 3> kBoardGames = {"riders12", "hoppers10", "leapers12"};
constexpr FreeBoard kSmall{10, 10}, kLarge{26, 26};
constexpr int kDensity = 5;  // fields for each piece
constexpr int kMostTries = 10'000;
constexpr int kRounds = 5;               // in turns; the best of each is taken
constexpr double kEnoughOfBoard = 0.02;  // seconds of one round

struct Placement {
    Table table;
    double best = 0;  // seconds a move

    void measure() {
        using Clock = std::chrono::steady_clock;
        Position position = table.position;
        LegalMoves legal(*table.variant, position);
        MoveList moves;
        std::size_t listed = 0;
        const auto begin = Clock::now();
        double spent = 0;
        while (spent < kEnoughOfBoard) {
            legal.list(moves);
            listed += moves.moves.size();
            spent = std::chrono::duration<double>(Clock::now() - begin).count();
        }
        const double each = spent / static_cast<double>(std::max<std::size_t>(listed, 1));
        if (best == 0 || each < best) best = each;
    }
};

std::string name_of(FreeBoard size) {
    return fmt::format("{}x{}", size.files, size.ranks);
}

Table empty_table(const std::string& game, FreeBoard size) {
    TableOptions options;
    options.variant = game;
    options.board = name_of(size);
    return open_table(options);
}

// Numbers that are the same with every library; distributions would not be.
class Numbers {
  public:
    explicit Numbers(unsigned seed) : random_(seed) {}
    int below(int n) { return static_cast<int>(random_() % static_cast<unsigned>(n)); }

  private:
    std::mt19937 random_;
};

// Pieces of both sides at random, and among them one royal piece of each where it is not attacked: of a side
// in check few moves are legal, and what one of them costs is what all others cost to be refused. Where there
// is no such field, there are none.
Placement placed(const Table& empty, FreeBoard size, unsigned seed) {
    const auto& variant = empty.variant;
    Numbers numbers(seed);
    std::vector<Code> royal, others;
    for (int type = 0; type < variant->cast().types(); ++type) {
        const Code code = variant->cast().code(type, Side::light);
        (variant->position_tables().royal[code] != 0 ? royal : others).push_back(code);
    }
    Position position(variant->position_tables());
    const auto free_field = [&] {
        Field f;
        do f = variant->board().at(numbers.below(size.files), numbers.below(size.ranks));
        while (position.at(f) != kNoPiece);
        return f;
    };
    const auto put = [&](Code code, Side side) {
        const Field f = free_field();
        position.set(f, variant->cast().with_side(code, side), 0, Edit::Why::setup);
    };
    for (int left = size.files * size.ranks / kDensity; left > 0; --left)
        put(others[static_cast<std::size_t>(numbers.below(static_cast<int>(others.size())))],
            left % 2 ? Side::light : Side::dark);
    LegalMoves legal(*variant, position);
    const std::size_t without = position.checkpoint();
    for (int tries = 0; !royal.empty() && tries < kMostTries; ++tries) {
        put(royal[0], Side::light);
        put(royal[0], Side::dark);
        if (!legal.in_check(Side::light) && !legal.in_check(Side::dark)) break;
        position.undo_to(without);
    }
    position.forget_log();
    return {{empty.host, variant, std::move(position), empty.name}};
}

}  // namespace

std::vector<BoardCost> board_costs() {
    std::vector<BoardCost> all;
    for (const char* game : kBoardGames) {
        const Table on_small = empty_table(game, kSmall), on_large = empty_table(game, kLarge);
        std::vector<Placement> small, large;
        for (unsigned seed = 1; seed <= 3; ++seed) {
            small.push_back(placed(on_small, kSmall, seed));
            large.push_back(placed(on_large, kLarge, seed));
        }
        for (int round = 0; round < kRounds; ++round)
            for (auto* placements : {&small, &large})
                for (Placement& p : *placements) p.measure();
        const auto median = [](std::vector<Placement>& of) {
            std::sort(of.begin(), of.end(), [](const auto& a, const auto& b) { return a.best < b.best; });
            return of[1].best;
        };
        all.push_back({game, median(small), median(large), name_of(kSmall), name_of(kLarge)});
    }
    return all;
}

}  // namespace acedrex::program
