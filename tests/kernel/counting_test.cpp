// Moves listed and counted in whole games by one LegalMoves, which remembers walks, and by a new one for each
// position.
#include <gtest/gtest.h>

#include <algorithm>
#include <random>

#include "effort.hpp"
#include "kernel/shipped.hpp"
#include "legality/legal.hpp"
#include "notation/position/setup.hpp"
#include "play/make_move.hpp"

namespace acedrex {

using testing::shipped;

namespace {

// Half of the moves are those of what belongs to neither side, where there are any: what walks ask for stands
// elsewhere then.
Move drawn(const Position& position, const MoveList& list, std::mt19937_64& random) {
    const auto one_of = [&](const std::vector<Move>& moves) { return moves[random() % moves.size()]; };
    std::vector<Move> neutral;
    std::copy_if(list.moves.begin(), list.moves.end(), std::back_inserter(neutral),
                 [&](const Move& move) { return Cast::side(position.at(move.from)) == Side::none; });
    return one_of(neutral.empty() || random() % 2 == 0 ? list.moves : neutral);
}

void play_and_compare(const char* name, int plies) {
    SCOPED_TRACE(name);
    const auto variant = shipped(name);
    Position position = initial_position(*variant);
    LegalMoves kept(*variant, position);
    std::mt19937_64 random{7};
    std::uint64_t edits = 0;
    for (int ply = 0; ply < plies; ++ply) {
        MoveList list, again;
        kept.list(list);
        LegalMoves(*variant, position).list(again);
        ASSERT_EQ(list.moves.size(), again.moves.size()) << ply;
        ASSERT_TRUE(std::equal(list.moves.begin(), list.moves.end(), again.moves.begin(),
                               [](const Move& a, const Move& b) { return a.result == b.result; }));
        if (list.moves.empty()) break;
        const std::uint64_t counted = kept.count();
        if (list.complete) {
            EXPECT_EQ(counted, list.moves.size()) << ply;
            EXPECT_TRUE(kept.complete()) << ply;
        } else {  // of each first ply one outcome is listed at least
            EXPECT_GE(counted, list.moves.size()) << ply;
        }
        edits += list.edits.size();
        make_move(position, drawn(position, list, random), list.edits.data(), variant->move_rules());
    }
    EXPECT_GT(edits, 50u);
}

}  // namespace

TEST(Counting, WhatIsRememberedOfWalksHoldsThroughoutAGame) {
    play_and_compare("hemeras-dawn", testing::tried(8));
    play_and_compare("conquest-of-tlalocan", testing::tried(6));
    play_and_compare("discovery", 1 + testing::tried(13));
}

// A Wave in the air that a Unicorn has activated: its leaps lead it from one Monolith to the other and back,
// for ever.
TEST(Counting, WalksThatGoRoundByPortalsComeToAnEnd) {
    const auto variant = shipped("discovery");
    const auto set_up = read_setup(*variant, "D Km1,km24,Ud3,Pe9,Mi16,mx17,Ta1,Tx24,tx1,ta24;air=Wd3+0~U");
    ASSERT_TRUE(set_up.value);
    Position position = *unchecked(set_up).value;
    LegalMoves legal(*variant, position);
    MoveList list;
    legal.list(list);
    EXPECT_TRUE(list.complete);
    EXPECT_GT(list.moves.size(), 200u);
    EXPECT_EQ(legal.count(), list.moves.size());
    EXPECT_TRUE(legal.complete());
}

}  // namespace acedrex
