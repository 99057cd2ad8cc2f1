// Turns entered part by part and ply by ply come to the same as those that are told at once: on positions of
// random games of every shipped variant whose turns are more than plain moves.
#include "notation/find/begun_turn.hpp"

#include <gtest/gtest.h>

#include <set>
#include <string>
#include <vector>

#include "kernel/shipped.hpp"
#include "play/make_move.hpp"
#include "reference/random.hpp"

namespace acedrex {
namespace {

using reference::Random;

std::uint64_t outcome(const Game& game, const ListedMove& move) {
    Position after = game.position();
    place_move(after, move.move, move.edits.data(), game.variant().move_rules());
    return after.outcome_hash();
}

// Mostly one that makes the turn longer, where there are some.
BegunTurn::Way any_way(BegunTurn& turn, Random& random) {
    std::vector<BegunTurn::Way> longer;
    for (const BegunTurn::Way& way : turn.next())
        if (way.goes_on) longer.push_back(way);
    return random.pick(!longer.empty() && random.chance(70) ? longer : turn.next());
}

// Makes a turn of ways chosen at random, each told by its text, and takes some back on the way.
void make_a_turn(const Game& game, Random& random, std::string& told, std::size_t& parts) {
    BegunTurn turn(game);
    const std::string before = game.setup();
    while (!(turn.may_end() && random.below(2) == 0)) {
        if (turn.next().empty()) break;
        const BegunTurn::Way way = any_way(turn, random);
        const std::string text = turn.text();
        const Position here = turn.position();
        ASSERT_EQ(way.ply().action, way.parts.front().action) << way.made.text;
        turn.take(way);
        const Position there = turn.position();
        ASSERT_TRUE(turn.take_back());
        ASSERT_EQ(turn.text(), text);
        ASSERT_TRUE(turn.position() == here);
        if (turn.empty()) {
            turn.take(way);  // a text alone may tell several beginnings
        } else {
            const PlayResult added = turn.add(way.made.text);
            ASSERT_TRUE(added) << text << " + " << way.made.text << ": " << added.reason;
        }
        ASSERT_TRUE(turn.position() == there) << text << " + " << way.made.text;
        if (++parts > 40) break;
    }
    told = turn.text();
    ASSERT_EQ(game.setup(), before);
    if (!turn.may_end()) return;
    std::shared_ptr<const ListedMove> whole;
    const PlayResult ended = turn.end(whole);
    ASSERT_TRUE(ended) << told << ": " << ended.reason;
    const Listing listing = game.moves();
    if (!listing.complete || whole->self_check) return;
    std::set<std::uint64_t> listed;
    for (const auto& move : listing.moves) listed.insert(outcome(game, *move));
    ASSERT_TRUE(listed.count(outcome(game, *whole)) != 0) << told << " is not listed";
    // As a saved game is read again.
    Game next = game, again = game;
    next.play(*whole);
    ASSERT_TRUE(again.play(whole->text)) << whole->text;
    ASSERT_EQ(next.setup(), again.setup()) << whole->text;
}

TEST(BegunTurn, ComesToWhatIsListed) {
    Random random(testing::first_seed() + 7);
    std::size_t variants = 0, long_turns = 0, place = 0;
    for (const std::string& name : testing::every_shipped_variant()) {
        if (testing::left_out(place++, 2)) continue;
        const auto variant = testing::shipped(name);
        if (variant->turn().one_move && !variant->outcomes_may_coincide()) continue;
        if (BegunTurn::may_be_long(*variant)) ++variants;
        Game game(variant);
        // The largest trees of cascades are for the slow suite, and those that are not listed whole for none.
        const Listing first = game.moves();
        if (!first.complete || (!testing::slow() && first.moves.size() > 5'000)) continue;
        const int turns = testing::slow()                 ? 80
                          : variant->board().size() > 450 ? 2
                          : testing::kSanitized           ? 5
                                                          : 12;
        for (int ply = 0; ply < turns; ++ply) {
            std::string told;
            std::size_t parts = 0;
            make_a_turn(game, random, told, parts);
            if (::testing::Test::HasFatalFailure()) FAIL() << name << ": " << game.setup();
            if (parts > 1) ++long_turns;
            const Listing listing = game.moves(std::nullopt, 200);
            if (listing.moves.empty() || game.status().over()) break;
            game.play(
                *listing
                     .moves[static_cast<std::size_t>(random.below(static_cast<int>(listing.moves.size())))]);
        }
    }
    EXPECT_GE(variants, 4u);
    EXPECT_GE(long_turns, 10u);
}

// By parts and as it is listed.
TEST(BegunTurn, NamesActions) {
    const Game game(testing::shipped("amazons"));
    const Turn& rules = game.variant().turn();
    BegunTurn turn(game);
    ASSERT_TRUE(turn.add("Ad1-d4"));
    EXPECT_EQ(rules.action_name(turn.taken().front().ply().action), "");
    ASSERT_FALSE(turn.following().empty());
    for (const TurnPart& part : turn.following()) EXPECT_EQ(rules.action_name(part.action), "shoot");
    for (const auto& move : game.moves(std::nullopt, 50).moves) {
        ASSERT_EQ(move->plies.size(), 2u) << move->text;
        EXPECT_EQ(rules.action_name(move->plies[0].action), "") << move->text;
        EXPECT_EQ(rules.action_name(move->plies[1].action), "shoot") << move->text;
    }
}

}  // namespace
}  // namespace acedrex
