// Laws that hold in every position of every game: undo brings everything back, the hash is what it would be
// anew, texts can be read back, masks and making moves agree on what is legal.
#include <gtest/gtest.h>

#include <algorithm>
#include <random>
#include <set>

#include "kernel/shipped.hpp"
#include "rules/game.hpp"
#include "rules/legal.hpp"
#include "rules/setup.hpp"

namespace acedrex {

using testing::shipped;
using testing::slow;

namespace {

std::vector<std::string> texts(const Game& game) {
    std::vector<std::string> all;
    for (const auto& move : game.moves().moves) all.push_back(move->text);
    return all;
}

std::multiset<std::uint64_t> outcomes(LegalMoves& legal, Position& position, const Variant& variant) {
    MoveList list;
    legal.list(list);
    std::multiset<std::uint64_t> hashes;
    for (const Move& move : list.moves) {
        const std::size_t mark = position.mark();
        make_move(position, move, list.edits.data(), variant.move_rules());
        hashes.insert(position.hash());
        position.undo_to(mark);
    }
    return hashes;
}

void check_position(const Game& game, std::mt19937& random) {
    const Variant& variant = game.variant();
    Position position = game.position();
    ASSERT_EQ(position.hash(), position.recomputed_hash());

    LegalMoves trusting(variant, position);
    Position twin = game.position();
    LegalMoves testing_all(variant, twin);
    testing_all.distrust_masks();
    const auto fast = outcomes(trusting, position, variant);
    ASSERT_EQ(fast, outcomes(testing_all, twin, variant));
    ASSERT_EQ(trusting.count(), fast.size());
    ASSERT_EQ(trusting.any(), !fast.empty());
    ASSERT_EQ(std::set<std::uint64_t>(fast.begin(), fast.end()).size(), fast.size())
        << "an outcome is listed twice";

    // Setup string and FEN say the whole position again.
    const Result<Position> again = read_setup(variant, game.setup());
    ASSERT_TRUE(again) << game.setup();
    ASSERT_EQ(again.value->hash(), game.position().hash()) << game.setup();
    if (const auto fen = game.fen()) {
        const Result<Position> from_fen = read_fen(variant, *fen);
        ASSERT_TRUE(from_fen) << *fen;
        ASSERT_EQ(from_fen.value->hash(), game.position().hash()) << *fen;
    }

    // What is printed is read back to the same outcome.
    const Listing listing = game.moves();
    for (int i = 0; i < 5 && !listing.moves.empty(); ++i) {
        const auto& move = listing.moves[random() % listing.moves.size()];
        std::shared_ptr<const ListedMove> found;
        ASSERT_TRUE(game.find(move->text, found)) << move->text;
        ASSERT_EQ(found->text, move->text);
    }
}

void play_at_random(const std::string& name, unsigned seed, int turns) {
    SCOPED_TRACE(name + ", seed " + std::to_string(seed));
    std::mt19937 random(seed);
    Game game(shipped(name));
    struct Before {
        Position position;
        std::vector<std::string> moves;
    };
    std::vector<Before> path;
    for (int turn = 0; turn < turns; ++turn) {
        const Listing listing = game.moves();
        if (listing.moves.empty()) break;
        if (turn % 5 == 0) {
            check_position(game, random);
            if (::testing::Test::HasFatalFailure()) return;
        }
        path.push_back({game.position(), texts(game)});
        game.play(*listing.moves[random() % listing.moves.size()]);
    }
    while (!path.empty()) {
        ASSERT_TRUE(game.undo());
        ASSERT_TRUE(game.position() == path.back().position);
        ASSERT_EQ(game.position().hash(), game.position().recomputed_hash());
        ASSERT_EQ(texts(game), path.back().moves);
        path.pop_back();
    }
    EXPECT_FALSE(game.undo());
}

}  // namespace

class Laws : public ::testing::TestWithParam<const char*> {};

TEST_P(Laws, HoldInRandomGames) {
    const unsigned games = slow() ? 300 : 10;
    for (unsigned seed = 1; seed <= games; ++seed) {
        play_at_random(GetParam(), seed, 120);
        if (HasFatalFailure()) return;
    }
}

INSTANTIATE_TEST_SUITE_P(Shipped, Laws, ::testing::Values("classical-chess", "croatian-ties", "capablanca"),
                         [](const auto& variant) {
                             std::string name = variant.param;
                             std::replace(name.begin(), name.end(), '-', '_');
                             return name;
                         });

}  // namespace acedrex
