// Those who need few of the moves: captures, so many at most, what is found until a flag is set.
#include <gtest/gtest.h>

#include <algorithm>
#include <atomic>
#include <set>

#include "base/patience.hpp"
#include "effort.hpp"
#include "game/game_state.hpp"
#include "kernel/perft_rows.hpp"
#include "legality/legal.hpp"
#include "notation/position/setup.hpp"

namespace acedrex {

using testing::perft_rows;
using testing::PerftRow;
using testing::shipped;

namespace {

constexpr std::uint64_t kOfOneEnd = 12;     // what a walk that ends there may come to, with promotions
constexpr std::uint64_t kOfOnePiece = 100;  // moves of which not each is asked whether to go on

bool captures(const Position& position, const MoveList& list, const Move& move) {
    const auto taken = [&](Code code) { return code != kNoPiece && Cast::side(code) != position.to_move(); };
    if (is_plain(move)) return taken(position.at(move.to));
    const auto begin = list.edits.begin() + move.first_edit;
    return std::any_of(begin, begin + move.edit_count, [&](const Edit& e) {
        return e.takes() && e.what == Edit::What::cell && taken(e.before);
    });
}

// What the moves of the list bring about; captures_only: those that capture.
std::set<std::uint64_t> outcomes(const Variant& variant, Position& position, const MoveList& list,
                                 bool captures_only) {
    std::set<std::uint64_t> all;
    const std::size_t before = position.checkpoint();
    for (const Move& move : list.moves) {
        if (captures_only && !captures(position, list, move)) continue;
        place_move(position, move, list.edits.data(), variant.move_rules());
        all.insert(position.outcome_hash());
        position.undo_to(before);
    }
    return all;
}

// test(variant, position, all its moves)
template <class Test>
void for_each_position(Test test) {
    std::size_t place = 0;
    for (const PerftRow& row : perft_rows()) {
        if (testing::left_out(place++)) continue;
        SCOPED_TRACE(row.variant + " " + row.text);
        const auto variant = shipped(row.variant);
        Position position = row.position();
        MoveList all;
        LegalMoves(*variant, position).list(all);
        ASSERT_TRUE(all.complete);
        test(*variant, position, all);
    }
}

}  // namespace

TEST(FewMoves, CapturesAreThoseOfAllMoves) {
    std::size_t captured = 0, quiet = 0;
    for_each_position([&](const Variant& variant, Position& position, const MoveList& all) {
        MoveList some;
        LegalMoves(variant, position).list(some, {.kinds = Kinds::kCaptures});
        const auto expected = outcomes(variant, position, all, true);
        EXPECT_EQ(outcomes(variant, position, some, false), expected);
        EXPECT_TRUE(some.complete);
        captured += expected.size();
        quiet += all.moves.size() - expected.size();
    });
    EXPECT_GT(captured, testing::kSanitized ? 20u : 100u);
    EXPECT_GT(quiet, testing::kSanitized ? 200u : 1000u);
}

TEST(FewMoves, SoManyAreEnough) {
    constexpr std::uint64_t kMost = 3;
    for_each_position([&](const Variant& variant, Position& position, const MoveList& all) {
        MoveList some;
        LegalMoves(variant, position).list(some, {.most = kMost});
        EXPECT_GE(some.moves.size(), std::min<std::size_t>(kMost, all.moves.size()));
        EXPECT_LE(some.moves.size(), kMost + kOfOneEnd);
        const auto allowed = outcomes(variant, position, all, false);
        for (const std::uint64_t outcome : outcomes(variant, position, some, false))
            EXPECT_TRUE(allowed.count(outcome));
    });
}

TEST(FewMoves, AFlagStopsListsAndCounts) {
    for_each_position([&](const Variant& variant, Position& position, const MoveList& all) {
        const Position before = position;
        const std::atomic<bool> stop{true};
        const Patience patience(0, &stop);
        LegalMoves legal(variant, position);
        MoveList some;
        legal.list(some);
        EXPECT_FALSE(some.complete);
        EXPECT_LE(some.moves.size(), std::min<std::size_t>(kOfOnePiece, all.moves.size()));
        legal.count();
        EXPECT_FALSE(legal.complete());
        EXPECT_NE(legal.any(), std::optional(false));
        EXPECT_TRUE(position == before);
    });
}

TEST(FewMoves, WhatCouldNotBeLookedAtIsUndecided) {
    const auto variant = shipped("mirandas-veil");
    const GameState game(variant, initial_position(*variant));
    EXPECT_EQ(game.status().kind, StatusKind::playing);
    const std::atomic<bool> stop{true};
    const Patience patience(0, &stop);
    EXPECT_EQ(game.status().kind, StatusKind::undecided);
    EXPECT_FALSE(game.status().over());
}

// The flag is set in the midst of a cascade that is too large to list.
TEST(FewMoves, AFlagStopsCascades) {
    const auto variant = shipped("mirandas-veil");
    const auto set_up =
        read_setup(*variant,
                   "MV Kk6,kp3,Wc7,wg6,Wk7,wa13,Wb3,wn3,Wi10,wb9,Wf14,wj6,Wa15,wo9,Wi2,wd7,"
                   "Wa10,wb7,Wg16,wg12,Wb2,wd14,Ub8,ui14,Ug13,ua16,Un4,uj1,Ub16,ud10,Uk2,uk1");
    Position position = *unchecked(set_up).value;
    const Position before = position;
    std::atomic<bool> stop{false};
    const Patience patience(0, &stop);
    LegalMoves legal(*variant, position);
    int asked = 0;
    legal.only({.plies = [&](std::span<const Edit>) {
        stop = ++asked == 10 || stop;
        return true;
    }});
    MoveList some;
    legal.list(some);
    EXPECT_FALSE(some.complete);
    EXPECT_GE(asked, 10);
    EXPECT_LT(asked, 500);
    EXPECT_TRUE(position == before);
}

}  // namespace acedrex
