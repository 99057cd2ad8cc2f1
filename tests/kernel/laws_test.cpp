// Laws that hold in every position of every game, whatever the variant: undo brings everything back, the hash
// is what it would be anew, every text is read back to what it was written for, a listing is the same however
// its position came about, masks and making moves agree on what is legal, and so do turns made part by part.
// Every shipped variant is played, found by listing them.
#include <gtest/gtest.h>

#include <algorithm>
#include <random>
#include <set>
#include <string>
#include <vector>

#include "base/engines.hpp"
#include "drawn.hpp"
#include "effort.hpp"
#include "kernel/perft_rows.hpp"
#include "kernel/shipped.hpp"
#include "legality/legal.hpp"
#include "notation/find/game.hpp"
#include "notation/position/setup.hpp"
#include "reference/by_parts.hpp"
#include "reference/read_back.hpp"
#include "reference/replies.hpp"

namespace acedrex {

using reference::is_read_back;
using reference::make_and_take_back;
using testing::every_shipped_variant;
using testing::perft_rows;
using testing::PerftRow;
using testing::shipped;
using testing::slow;

namespace {

constexpr int kLongest = 200;  // turns of a game
constexpr int kTexts = 6;      // read back in one position
constexpr std::size_t kShards = 8;
constexpr std::size_t kReplies = 8;         // of so many moves
constexpr std::size_t kMostReplying = 400;  // moves of a position of which replies are counted
constexpr std::size_t kFewMoves = 3'500;    // so many are compared part by part also in the fast suite

// How much one variant may cost: moves listed in all games together, by which variants with large trees play
// fewer turns.
std::size_t effort() {
    return slow() ? 400'000 : testing::tried(4'000);
}

bool failed() {
    return ::testing::Test::HasFatalFailure();
}

std::vector<std::string> texts(const Listing& listing) {
    std::vector<std::string> all;
    for (const auto& move : listing.moves) all.push_back(move->text);
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

// What the masks let through is what is legal where every move is made and tested.
void agrees_without_masks(const Game& game) {
    const Variant& variant = game.variant();
    Position position = game.position();
    LegalMoves trusting(variant, position);
    Position twin = game.position();
    LegalMoves testing_all = [&] {
        const auto left_out = Engines::without(Engines::lines);
        return LegalMoves(variant, twin);
    }();
    const auto fast = outcomes(trusting, position, variant);
    ASSERT_TRUE(position == game.position());
    ASSERT_EQ(fast, outcomes(testing_all, twin, variant));
    ASSERT_EQ(trusting.count(), fast.size());
    ASSERT_EQ(trusting.any(), !fast.empty());
    ASSERT_EQ(std::set<std::uint64_t>(fast.begin(), fast.end()).size(), fast.size())
        << "an outcome is listed twice";
    if (fast.size() <= kMostReplying) {
        ASSERT_EQ(reference::difference_in_replies(variant, game.position(), kReplies), "");
    }
    if (slow() || fast.size() <= kFewMoves) {
        ASSERT_EQ(reference::difference_by_parts(variant, game.position()), "");
    }
}

bool forbids_repetition(const Variant& variant) {
    const auto& rules = variant.endings().repetitions;
    return std::any_of(rules.begin(), rules.end(),
                       [](const auto& rule) { return rule.result == Verdict::illegal; });
}

// Which moves are listed, by which texts and in which order, follows from the position alone: it is the same
// where the position has come about otherwise.
void is_listed_alike(const Game& game, const Listing& listing) {
    const std::shared_ptr<const Variant> variant(std::shared_ptr<const Variant>(), &game.variant());
    Result<Position> again = checked(*variant, read_setup(*variant, game.setup()));
    ASSERT_TRUE(again) << game.setup();
    std::vector<std::string> anew = texts(Game(variant, std::move(*again.value)).moves());
    // What the history of the game forbids, the position alone does not.
    if (forbids_repetition(*variant)) {
        const std::vector<std::string> here = texts(listing);
        const std::set<std::string> listed(here.begin(), here.end());
        std::erase_if(anew, [&](const std::string& text) { return listed.count(text) == 0; });
    }
    ASSERT_EQ(anew, texts(listing));
}

// Until the game is over, or `left` is used up.
void play_at_random(Game game, std::mt19937& random, std::size_t& left) {
    struct Before {
        Position position;
        std::vector<std::string> moves;
    };
    std::vector<Before> path;
    for (int turn = 0; turn < kLongest && left > 0; ++turn) {
        SCOPED_TRACE(game.setup());
        is_read_back(game);
        if (failed()) return;
        const Listing listing = game.moves();
        if (listing.moves.empty()) break;
        left -= std::min(left, listing.moves.size());
        if (listing.complete && turn % 3 == 0) agrees_without_masks(game);
        if (listing.complete && turn % 3 == 1) is_listed_alike(game, listing);
        if (failed()) return;
        std::vector<std::string> named = texts(listing);
        ASSERT_EQ(std::set<std::string>(named.begin(), named.end()).size(), named.size())
            << "a text is listed twice";
        const auto any = [&]() -> const ListedMove& {
            return *listing.moves[random() % listing.moves.size()];
        };
        for (int i = 0; i < kTexts && !failed(); ++i) is_read_back(game, any());
        if (failed()) return;
        const ListedMove& played = any();
        make_and_take_back(game, played);
        if (failed()) return;
        path.push_back({game.position(), std::move(named)});
        game.play(played);
    }
    for (; !path.empty(); path.pop_back()) {
        ASSERT_TRUE(game.undo());
        ASSERT_TRUE(game.position() == path.back().position);
        ASSERT_TRUE(game.position().is_consistent());
        if (path.size() % 10 == 1) {
            ASSERT_EQ(texts(game.moves()), path.back().moves);
        }
    }
    EXPECT_FALSE(game.undo());
}

}  // namespace

// Shards, so that several can run at a time; which variants there are is seen when the test runs.
class Laws : public ::testing::TestWithParam<std::size_t> {};

TEST_P(Laws, HoldInRandomGames) {
    const std::vector<std::string> names = every_shipped_variant();
    ASSERT_GE(names.size(), 40u);
    for (std::size_t i = GetParam(); i < names.size(); i += kShards) {
        std::size_t left = effort();
        for (unsigned seed = 1; left > 0; ++seed) {
            SCOPED_TRACE(names[i] + ", seed " + std::to_string(seed));
            std::mt19937 random(seed);
            play_at_random(Game(shipped(names[i])), random, left);
            if (failed()) return;
        }
    }
}

INSTANTIATE_TEST_SUITE_P(Shards, Laws, ::testing::Range(std::size_t{0}, kShards));

namespace {

// A shipped variant with rules of turns, pockets and numbers that none of them has.
std::shared_ptr<const Variant> with_rules(const std::string& rules) {
    VariantSpec spec = shipped("classical-chess")->spec();
    const std::string weakest = spec.promotions[0].pieces[0];
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
    } else if (rules == "waiting") {
        spec.captures[0].pocket = "stock";
        spec.drops.emplace_back();
        spec.drops[0].from = "stock";
        spec.drops[0].queue = true;
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
    for (unsigned seed = 1; seed <= (slow() ? 40u : 2u); ++seed) {
        for (const char* setup : kSetups) {
            SCOPED_TRACE(std::string(setup) + ", seed " + std::to_string(seed));
            std::mt19937 random(seed);
            const Result<Position> position = checked(*variant, read_setup(*variant, setup));
            ASSERT_TRUE(position) << to_string(position.diagnostics[0]);
            std::size_t left = 3000;
            play_at_random(Game(variant, *position.value), random, left);
            if (failed()) return;
        }
    }
}

INSTANTIATE_TEST_SUITE_P(Rules, TurnLaws, ::testing::Values("pockets", "waiting", "queues", "two_parts"),
                         [](const auto& rules) { return std::string(rules.param); });

// It cannot be captured for the rush.
TEST(Rushes, AreForgottenOfPiecesThatGoOnInTheSameMove) {
    const auto variant = shipped("nineteen");
    Game game(variant,
              *checked(*variant, read_setup(*variant, "n Kk1,kn18,ph17|,wh11,Pi11,Ta1,Tr18,tr1,ta18")).value);
    ASSERT_TRUE(game.play("[Ph17-h11]~[Wh11-r1]|[Wa18-h11]~[Ph11-g11]"));
    EXPECT_TRUE(game.position().rushes().empty());
    is_read_back(game);
    ASSERT_TRUE(game.undo());
    EXPECT_TRUE(game.position().is_consistent());
    is_read_back(game);
}

// Where there are more cascades than games come by at random: of each counted position some moves; with
// ACEDREX_SLOW set in the environment every one of them.
TEST(CountedPositions, KeepTheLaws) {
    constexpr std::size_t kMoves = testing::tried(20);
    std::mt19937 random(1);
    std::size_t place = 0;
    for (const PerftRow& row : perft_rows()) {
        if (row.is_fen() || testing::left_out(place++, 3)) continue;
        SCOPED_TRACE(row.variant + " " + row.text);
        Game game(shipped(row.variant), row.position());
        Listing listing = game.moves();
        const std::vector<std::string> named = texts(listing);
        EXPECT_EQ(std::set<std::string>(named.begin(), named.end()).size(), named.size());
        std::shuffle(listing.moves.begin(), listing.moves.end(), random);
        if (!slow() && listing.moves.size() > kMoves) listing.moves.resize(kMoves);
        for (const auto& move : listing.moves) {
            is_read_back(game, *move);
            if (!failed()) make_and_take_back(game, *move);
            if (failed()) return;
        }
    }
}

}  // namespace acedrex
