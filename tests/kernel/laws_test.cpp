// Laws that hold in every position of every game: undo brings everything back, the hash is what it would be
// anew, texts can be read back, masks and making moves agree on what is legal.
#include <gtest/gtest.h>

#include <algorithm>
#include <random>
#include <set>

#include "kernel/shipped.hpp"
#include "legality/legal.hpp"
#include "notation/find/game.hpp"
#include "notation/position/drawing.hpp"
#include "notation/position/setup.hpp"

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
        const std::size_t checkpoint = position.checkpoint();
        make_move(position, move, list.edits.data(), variant.move_rules());
        hashes.insert(position.hash());
        position.undo_to(checkpoint);
    }
    return hashes;
}

void check_position(const Game& game, std::mt19937& random) {
    const Variant& variant = game.variant();
    Position position = game.position();
    ASSERT_TRUE(position.is_consistent());

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
    const Result<Position> again = checked(variant, read_setup(variant, game.setup()));
    ASSERT_TRUE(again) << game.setup();
    ASSERT_EQ(again.value->hash(), game.position().hash()) << game.setup();
    if (const auto fen = game.fen()) {
        const Result<Position> from_fen = checked(variant, read_fen(variant, *fen));
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

void play_at_random(Game game, std::mt19937& random, int turns) {
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
        ASSERT_TRUE(game.position().is_consistent());
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
        SCOPED_TRACE(GetParam() + (", seed " + std::to_string(seed)));
        std::mt19937 random(seed);
        play_at_random(Game(shipped(GetParam())), random, 120);
        if (HasFatalFailure()) return;
    }
}

namespace {

// Shipped variants with rules of turns, pockets and numbers that none of them has.
std::shared_ptr<const Variant> with_rules(const std::string& rules) {
    VariantSpec spec = shipped("classical-chess")->spec();
    const std::string weakest = spec.promotion->pieces[0];
    spec.setup.clear();
    CaptureSpec captures;
    captures.to = CaptureSpec::To::capturer;
    captures.promoted = weakest;
    spec.captures = {captures};
    PartSpec move, drop, turn;
    drop.kind = PartSpec::Kind::drop;
    drop.optional = true;
    if (rules == "pockets") {
        spec.drops.emplace_back();
    } else if (rules == "queues") {
        spec.captures[0].pocket = "stock";
        drop.drops.emplace_back();
        drop.drops[0].from = "stock";
        drop.drops[0].queue = true;
        drop.windows = {{{{1, 2}, {3, 9}}, {{2, 3}, {4, 9}}}};
        drop.forced = PartSpec::Forced::at_end;
        turn.kind = PartSpec::Kind::seq;
        turn.parts = {move, drop};
        spec.turn = turn;
    } else {
        spec.drops.emplace_back();
        turn.kind = PartSpec::Kind::moves;
        turn.counts = {1, 2};
        PartSpec either;
        either.kind = PartSpec::Kind::either;
        either.parts = {move, drop};
        turn.parts = {either};
        turn.check_ends = true;
        spec.turn = turn;
    }
    return *compile_drawn(spec, nullptr).value;
}

constexpr const char* kSetups[] = {"X Kc1,Ra1,Pb4,Pg6,kf8,rh8,pb5,nc6,pf2", "x Kb2,Nc3,Pd6,ke8,pd7,pe3,bh4"};

}  // namespace

class TurnLaws : public ::testing::TestWithParam<const char*> {};

TEST_P(TurnLaws, HoldInRandomGames) {
    const auto variant = with_rules(GetParam());
    for (unsigned seed = 1; seed <= (slow() ? 40u : 4u); ++seed) {
        for (const char* setup : kSetups) {
            SCOPED_TRACE(std::string(setup) + ", seed " + std::to_string(seed));
            std::mt19937 random(seed);
            const Result<Position> position = checked(*variant, read_setup(*variant, setup));
            ASSERT_TRUE(position) << to_string(position.diagnostics[0]);
            play_at_random(Game(variant, *position.value), random, 14);
            if (HasFatalFailure()) return;
        }
    }
}

INSTANTIATE_TEST_SUITE_P(Rules, TurnLaws, ::testing::Values("pockets", "queues", "two_parts"),
                         [](const auto& rules) { return std::string(rules.param); });

INSTANTIATE_TEST_SUITE_P(Shipped, Laws, ::testing::Values("classical-chess", "croatian-ties", "capablanca"),
                         [](const auto& variant) {
                             std::string name = variant.param;
                             std::replace(name.begin(), name.end(), '-', '_');
                             return name;
                         });

}  // namespace acedrex
