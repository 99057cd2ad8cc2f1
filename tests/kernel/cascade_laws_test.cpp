// Laws that hold in every position of games in which pieces activate each other: moves are taken back
// exactly, every text is read back to the move that it was written for, and so is every setup string.
#include <gtest/gtest.h>

#include <algorithm>
#include <random>
#include <set>
#include <string>

#include "kernel/perft_rows.hpp"
#include "kernel/shipped.hpp"
#include "notation/find/game.hpp"
#include "notation/position/setup.hpp"

namespace acedrex {

using testing::perft_rows;
using testing::PerftRow;
using testing::shipped;
using testing::slow;

namespace {

constexpr int kPlies = 200;
constexpr int kTexts = 10;  // besides the move played

// The text leads where the move leads.
void read_back(const Game& game, const ListedMove& move) {
    std::shared_ptr<const ListedMove> found;
    const PlayResult result = game.find(move.text, found);
    ASSERT_TRUE(result) << move.text << ": " << result.reason;
    ASSERT_EQ(game.setup_after(*found), game.setup_after(move)) << move.text;
}

void make_and_take_back(Game& game, const ListedMove& move) {
    const Position before = game.position();
    const std::string after = game.setup_after(move);
    game.play(move);
    ASSERT_EQ(game.setup(), after) << move.text;
    ASSERT_EQ(game.position().hash(), game.position().recomputed_hash()) << move.text;
    ASSERT_TRUE(game.undo());
    ASSERT_TRUE(game.position() == before) << move.text;
    ASSERT_EQ(game.position().hash(), before.hash()) << move.text;
    game.play(move);
}

void play_at_random(const std::shared_ptr<const Variant>& variant, unsigned seed) {
    std::mt19937 random(seed);
    Game game(variant);
    for (int ply = 0; ply < kPlies; ++ply) {
        const std::string setup = game.setup();
        SCOPED_TRACE(setup);
        const Result<Position> again = checked(*variant, read_setup(*variant, setup));
        ASSERT_TRUE(again) << to_string(again.diagnostics[0]);
        ASSERT_EQ(again.value->hash(), game.position().hash());
        ASSERT_EQ(write_setup(*variant, *again.value), setup);

        const Listing listing = game.moves();
        if (listing.moves.empty()) return;
        std::set<std::string> texts;
        for (const auto& move : listing.moves) ASSERT_TRUE(texts.insert(move->text).second) << move->text;
        const auto any = [&]() -> const ListedMove& {
            return *listing.moves[random() % listing.moves.size()];
        };
        const ListedMove& played = any();
        read_back(game, played);
        for (int i = 0; i < kTexts && !::testing::Test::HasFatalFailure(); ++i) read_back(game, any());
        if (!::testing::Test::HasFatalFailure()) make_and_take_back(game, played);
        if (::testing::Test::HasFatalFailure()) return;
    }
}

struct Games {
    const char* variant;
    unsigned first, last;  // seeds
};

std::string named(const ::testing::TestParamInfo<Games>& games) {
    std::string name = games.param.variant;
    std::replace(name.begin(), name.end(), '-', '_');
    return name;
}

}  // namespace

class CascadeLaws : public ::testing::TestWithParam<Games> {};

TEST_P(CascadeLaws, HoldInRandomGames) {
    const auto [name, first, last] = GetParam();
    for (unsigned seed = first; seed <= last; ++seed) {
        SCOPED_TRACE(std::string(name) + ", seed " + std::to_string(seed));
        play_at_random(shipped(name), seed);
        if (HasFatalFailure()) return;
    }
}

// Where there are more cascades than games come by at random; with `./acedrex test --all` every one of them.
TEST(CascadeTexts, AreReadBackInCountedPositions) {
    std::mt19937 random(1);
    for (const PerftRow& row : perft_rows()) {
        if (row.is_fen()) continue;
        SCOPED_TRACE(row.variant + " " + row.text);
        Game game(shipped(row.variant), row.position());
        Listing listing = game.moves();
        std::set<std::string> texts;
        for (const auto& move : listing.moves) EXPECT_TRUE(texts.insert(move->text).second) << move->text;
        std::shuffle(listing.moves.begin(), listing.moves.end(), random);
        if (!slow() && listing.moves.size() > 2 * kTexts) listing.moves.resize(2 * kTexts);
        for (const auto& move : listing.moves) {
            read_back(game, *move);
            if (HasFatalFailure()) return;
            Game copy = game;
            make_and_take_back(copy, *move);
            if (HasFatalFailure()) return;
        }
    }
}

INSTANTIATE_TEST_SUITE_P(Shipped, CascadeLaws,
                         ::testing::Values(Games{"mayan-ascendancy", 1, 3}, Games{"age-of-aquarius", 1, 3},
                                           Games{"mirandas-veil", 1, 3}),
                         named);
// With `./acedrex test --all` only.
INSTANTIATE_TEST_SUITE_P(SlowShipped, CascadeLaws,
                         ::testing::Values(Games{"mayan-ascendancy", 4, 300},
                                           Games{"age-of-aquarius", 4, 300}, Games{"mirandas-veil", 4, 300}),
                         named);

}  // namespace acedrex
