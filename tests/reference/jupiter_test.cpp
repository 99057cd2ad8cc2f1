// The kernel agrees with the oracle of variants on random positions of Jupiter, of which a whole game is too
// large for it: a few of its 161 types near each other, with and without pieces that double others.
// ACEDREX_SEED sets the first seed.
#include <gtest/gtest.h>

#include <iostream>
#include <memory>
#include <string>
#include <utility>

#include "drawn.hpp"
#include "effort.hpp"
#include "host/host.hpp"
#include "notation/find/game.hpp"
#include "random.hpp"
#include "variant_match.hpp"

namespace acedrex::reference {
namespace {

// Without its rule of repetition, of which a position alone says nothing; with it, turns would not be
// counted, either.
std::shared_ptr<const Variant> jupiter() {
    Host host(default_host_options());
    const auto variant = host.variant("jupiter");
    if (!variant) return nullptr;
    VariantSpec spec = (*variant.value)->spec();
    spec.endings.repetitions.clear();
    const auto compiled = compile_drawn(std::move(spec), nullptr);
    return compiled ? *compiled.value : nullptr;
}

class JupiterPositions {
  public:
    JupiterPositions(const Variant& variant, std::uint64_t seed)
        : variant_(variant), random_(seed), doubler_(*variant.cast().type_named("Doubler")) {}

    // Around one field, often where pieces are promoted. doubles: each side has a Doubler; else neither has.
    Position next(bool doubles) {
        Position position(variant_.position_tables());
        const Board& board = variant_.board();
        const int file = random_.below(board.files() - kWindow + 1);
        const int rank = random_.below(board.ranks() - kWindow + 1);
        const auto place = [&](int type, Side side) {
            const Field f = board.at(file + random_.below(kWindow), rank + random_.below(kWindow));
            if (position.at(f) == kNoPiece)
                position.set(f, variant_.cast().code(type, side), 0, Edit::Why::setup);
        };
        for (const Side side : {Side::light, Side::dark}) {
            place(*variant_.cast().type_named(random_.chance(70) ? "King" : "Emperor"), side);
            if (doubles) place(doubler_, side);
        }
        for (int more = random_.between(kFewest, kMost); more > 0; --more)
            if (const int type = random_.below(variant_.cast().types()); type != doubler_)
                place(type, random_.chance(50) ? Side::light : Side::dark);
        position.set_to_move(random_.chance(50) ? Side::light : Side::dark);
        position.forget_log();
        return position;
    }

  private:
    static constexpr int kWindow = 6;             // fields, each way
    static constexpr int kFewest = 3, kMost = 9;  // pieces, besides royal pieces and Doublers

    const Variant& variant_;
    Random random_;
    int doubler_;
};

void agree_on(int positions, bool doubles) {
    const auto variant = jupiter();
    ASSERT_NE(variant, nullptr);
    Match match(variant);
    JupiterPositions random(*variant, testing::first_seed() * 2 + (doubles ? 1 : 2));
    for (int i = 0; i < positions; ++i) {
        const Game game(variant, random.next(doubles));
        EXPECT_EQ(match.difference(game), "") << game.setup();
    }
    const Match::Tally& tally = match.tally();
    EXPECT_LE(4 * tally.too_large, positions);
    std::cout << (doubles ? "with" : "without") << " Doublers: " << positions << " positions, " << tally.turns
              << " turns, " << tally.ended << " ends; " << tally.too_large << " too large\n";
}

TEST(Jupiter, AgreesWithTheOracleOnPositionsWithDoublers) {
    agree_on(testing::tried(12), true);
}

TEST(Jupiter, AgreesWithTheOracleOnPositionsWithoutDoublers) {
    agree_on(testing::tried(60), false);
}

TEST(SlowJupiter, AgreesWithTheOracleOnPositionsWithDoublers) {
    agree_on(300, true);
}

TEST(SlowJupiter, AgreesWithTheOracleOnPositionsWithoutDoublers) {
    agree_on(1'000, false);
}

}  // namespace
}  // namespace acedrex::reference
