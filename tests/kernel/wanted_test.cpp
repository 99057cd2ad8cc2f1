// What searches ask for, in random games of every shipped variant: some kinds of moves, and turns that give
// check, which are what the whole listing has of them; listings within limits, and with moves that coincide;
// turns that are taken part by part; how a position stands, as its game says; and that a stop is obeyed soon.
#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <iterator>
#include <random>
#include <set>
#include <string>
#include <vector>

#include "base/patience.hpp"
#include "effort.hpp"
#include "game/game_state.hpp"
#include "game/list_options.hpp"
#include "game/standing.hpp"
#include "kernel/shipped.hpp"
#include "legality/legal.hpp"
#include "search/recurrence.hpp"

namespace acedrex {

using testing::every_shipped_variant;
using testing::shipped;
using testing::slow;

namespace {

constexpr std::size_t kShardsOfKinds = 4;
constexpr std::size_t kMostCompared = 2'000;  // moves of a position in the fast suite
constexpr std::array<std::uint8_t, 4> kSomeKinds{Kinds::kCaptures, Kinds::kPromotions, Kinds::kQuiet,
                                                 Kinds::kCaptures | Kinds::kPromotions};

// By another way than the kernel tells it: by what has left the board and what came to stand there.
std::uint8_t kind_after(const Position& before, const Move& move, const MoveList& list) {
    const Side us = before.to_move();
    const auto edits = std::span<const Edit>(list.edits).subspan(move.first_edit, move.edit_count);
    if (is_plain(move) ? before.at(move.to) != kNoPiece && Cast::side(before.at(move.to)) != us
                       : std::any_of(edits.begin(), edits.end(), [&](const Edit& e) {
                             return e.what == Edit::What::cell && e.takes() && e.before != kNoPiece &&
                                    Cast::side(e.before) != us;
                         }))
        return Kinds::kCaptures;
    return kind_of(before, move, list.edits.data()) == Kinds::kPromotions ? Kinds::kPromotions
                                                                          : Kinds::kQuiet;
}

// The outcomes of those of the list that are of these kinds, in order.
std::vector<std::uint64_t> outcomes_of(const Variant& variant, Position& position, const MoveList& list,
                                       std::uint8_t kinds) {
    std::vector<std::uint64_t> all;
    const std::size_t before = position.checkpoint();
    for (const Move& move : list.moves) {
        if ((kinds & kind_after(position, move, list)) == 0) continue;
        place_move(position, move, list.edits.data(), variant.move_rules());
        all.push_back(position.outcome_hash());
        position.undo_to(before);
    }
    std::sort(all.begin(), all.end());
    return all;
}

std::set<std::uint64_t> as_set(const std::vector<std::uint64_t>& outcomes) {
    return {outcomes.begin(), outcomes.end()};
}

// What was found of each, so that nothing is compared with nothing.
struct Found {
    std::array<std::size_t, Kinds::kAll + 1> of_kind{};
    std::size_t checks = 0;
};

void compare_kinds(const Variant& variant, Position& position, const MoveList& all, Found& found) {
    MoveList some;
    LegalMoves legal(variant, position);
    for (const std::uint8_t kinds : kSomeKinds) {
        legal.list(some, {.kinds = kinds});
        const auto expected = outcomes_of(variant, position, all, kinds);
        ASSERT_EQ(outcomes_of(variant, position, some, Kinds::kAll), expected) << int{kinds};
        ASSERT_EQ(some.complete, all.complete) << int{kinds};
        found.of_kind[kinds] += expected.size();
    }
}

// Turns that give check, against what stands when each has been made.
void compare_checks(const Variant& variant, Position& position, const MoveList& all, Found& found) {
    const Side us = position.to_move();
    if (!all.complete || variant.compares_turns(us)) return;
    LegalMoves legal(variant, position);
    MoveList checks;
    std::copy_if(all.moves.begin(), all.moves.end(), std::back_inserter(checks.moves), [&](const Move& move) {
        const std::size_t before = position.checkpoint();
        legal.make_turn(move, all.edits.data());
        const bool check = legal.in_check(other(us));
        position.undo_to(before);
        return check;
    });
    checks.edits = all.edits;
    const auto expected = outcomes_of(variant, position, checks, Kinds::kAll);
    MoveList some;
    legal.list(some, {.checks = true});
    ASSERT_EQ(outcomes_of(variant, position, some, Kinds::kAll), expected);
    found.checks += expected.size();
}

void compare_limited(const Variant& variant, Position& position, const MoveList& all) {
    if (!all.complete) return;
    MoveList some;
    LegalMoves legal(variant, position);
    const auto legal_outcomes = as_set(outcomes_of(variant, position, all, Kinds::kAll));
    legal.list(some, {.distinct = false});
    ASSERT_EQ(as_set(outcomes_of(variant, position, some, Kinds::kAll)), legal_outcomes);
    legal.list(some, {.limits = Agenda::Share{50, 500, 2}});
    const auto limited = as_set(outcomes_of(variant, position, some, Kinds::kAll));
    ASSERT_TRUE(std::includes(legal_outcomes.begin(), legal_outcomes.end(), limited.begin(), limited.end()));
    ASSERT_EQ(limited.empty(), legal_outcomes.empty());
    if (some.complete) {
        ASSERT_EQ(limited, legal_outcomes);
    }
    legal.list(some, {.simple = true, .distinct = false});
    const auto simple = as_set(outcomes_of(variant, position, some, Kinds::kAll));
    if (!variant.compares_turns(position.to_move())) {
        ASSERT_TRUE(
            std::includes(legal_outcomes.begin(), legal_outcomes.end(), simple.begin(), simple.end()));
    }
}

// Turns of several parts that are taken one by one, and what is done meanwhile with the position.
void compare_by_parts(const Variant& variant, Position& position, const MoveList& all) {
    LegalMoves legal(variant, position);
    if (!all.complete || !legal.taken_by_parts()) return;
    LegalMoves others(variant, position);
    std::vector<std::uint64_t> taken;
    const std::uint64_t before = position.hash();
    const std::size_t begin = position.checkpoint();
    legal.take_by_parts(
        {[](std::size_t, MoveList& list) { std::reverse(list.moves.begin(), list.moves.end()); },
         [&](const Move& move, std::span<const Edit> edits) {
             taken.push_back(move.result);
             if (taken.size() % 8 != 0) return true;
             const std::vector<Edit> made(edits.begin(), edits.end());
             position.undo_to(begin);
             others.any();
             for (const Edit& edit : made) position.redo(edit);
             return true;
         }});
    ASSERT_EQ(position.hash(), before);
    ASSERT_EQ(position.checkpoint(), begin);
    ASSERT_EQ(as_set(taken), as_set(outcomes_of(variant, position, all, Kinds::kAll)));
    // An end that is asked for is one.
    std::size_t asked = 0;
    legal.take_by_parts(
        {[](std::size_t, MoveList&) {}, [&](const Move&, std::span<const Edit>) { return ++asked < 3; }});
    ASSERT_EQ(asked, std::min<std::size_t>(3, taken.size()));
}

// But for repetition, of which a position knows nothing.
void compare_standing(const GameState& game) {
    Position position = game.position();
    LegalMoves legal(game.variant(), position);
    const Status status = game.status();
    if (status.reason == "repetition" || status.reason.starts_with("perpetual")) return;
    const Standing alone = standing(game.variant(), position, legal);
    if (alone.kind == StatusKind::undecided) return;
    ASSERT_EQ(alone.kind, status.kind);
    ASSERT_EQ(alone.winner, status.winner);
    ASSERT_EQ(alone.reason, status.reason);
}

// test(variant, game) in each position of random games, until `effort` moves have been listed.
template <class Test>
void in_random_games(std::size_t shard, std::size_t effort, Test test) {
    const std::vector<std::string> names = every_shipped_variant();
    for (std::size_t i = shard; i < names.size(); i += kShardsOfKinds) {
        SCOPED_TRACE(names[i]);
        const auto variant = shipped(names[i]);
        std::size_t left = effort;
        for (unsigned seed = 1; left > 0 && seed < 50; ++seed) {
            std::mt19937 random(seed);
            GameState game(variant, initial_position(*variant));
            for (int turn = 0; turn < 80 && left > 0; ++turn) {
                SCOPED_TRACE("seed " + std::to_string(seed) + ", turn " + std::to_string(turn));
                MoveList all;
                Position position = game.position();
                LegalMoves(*variant, position).list(all);
                left -= std::min(left, all.moves.size() + 1);
                if (!slow() && all.moves.size() > kMostCompared) break;
                test(*variant, game, position, all);
                if (::testing::Test::HasFatalFailure() || all.moves.empty()) break;
                game.play(all.moves[random() % all.moves.size()], all.edits.data());
            }
            if (::testing::Test::HasFatalFailure()) return;
        }
    }
}

}  // namespace

class SearchesOfAll : public ::testing::TestWithParam<std::size_t> {};

TEST_P(SearchesOfAll, AreTold) {
    Found found;
    in_random_games(
        GetParam(), slow() ? 50'000 : testing::tried(500),
        [&](const Variant& variant, const GameState& game, Position& position, const MoveList& all) {
            compare_kinds(variant, position, all, found);
            if (!::testing::Test::HasFatalFailure()) compare_checks(variant, position, all, found);
            if (!::testing::Test::HasFatalFailure()) compare_limited(variant, position, all);
            if (!::testing::Test::HasFatalFailure()) compare_by_parts(variant, position, all);
            if (!::testing::Test::HasFatalFailure()) compare_standing(game);
        });
    EXPECT_GT(found.of_kind[Kinds::kCaptures], testing::kSanitized ? 0u : 100u);
    EXPECT_GT(found.of_kind[Kinds::kPromotions], testing::kSanitized ? 0u : 5u);
    EXPECT_GT(found.checks, testing::kSanitized ? 0u : 30u);
    EXPECT_GT(found.of_kind[Kinds::kQuiet], testing::kSanitized ? 10u : 1'000u);
}

// A unit of work is some ten nanoseconds: what goes on behind a stop takes no more than ten milliseconds.
TEST_P(SearchesOfAll, AreStoppedSoon) {
    constexpr std::uint64_t kSoon = Work::kSecond / 100;
    in_random_games(GetParam(), slow() ? 20'000 : testing::tried(200),
                    [&](const Variant& variant, const GameState&, Position& position, const MoveList&) {
                        for (const std::uint64_t units : {1'000, 100'000}) {
                            const Work measured(1'000 * Work::kSecond);
                            const std::uint64_t before = Work::left();
                            {
                                const Work work(units);
                                MoveList some;
                                LegalMoves legal(variant, position);
                                legal.list(some);
                                legal.next([](const TurnPart&) { return true; });
                            }
                            ASSERT_LE(before - Work::left(), units + kSoon);
                        }
                    });
}

// Games to their ends.
TEST(Searches, AreToldHowGamesEnd) {
    std::set<StatusKind> kinds;
    for (const char* name : {"classical-chess", "giveaway", "atomic", "shatranj", "king-of-the-hill",
                             "three-check", "racingkings", "breakthrough", "xiangqi", "extinction"}) {
        SCOPED_TRACE(name);
        for (unsigned seed = 1; seed <= testing::tried(3); ++seed) {
            std::mt19937 random(seed);
            GameState game(shipped(name), initial_position(*shipped(name)));
            for (int turn = 0; turn < 400; ++turn) {
                compare_standing(game);
                kinds.insert(game.status().kind);
                MoveList all;
                game.list(all, {});
                if (::testing::Test::HasFatalFailure() || game.status().over() || all.moves.empty()) break;
                game.play(all.moves[random() % all.moves.size()], all.edits.data());
            }
            Recurrence past(game);
            EXPECT_GE(past.times(), 1);
        }
    }
    EXPECT_GE(kinds.size(), testing::kSanitized ? 3u : 4u);
}

TEST(Searches, AreToldHowOftenAPositionHasComeAbout) {
    const auto variant = shipped("classical-chess");
    Position position = initial_position(*variant);
    Recurrence past(GameState(variant, position));
    EXPECT_EQ(past.times(), 1);
    for (const int times : {1, 2, 2, 3}) {
        make_null(position);
        past.push(position);
        EXPECT_EQ(past.times(), times);
    }
    past.pop();
    past.pop();
    EXPECT_EQ(past.times(), 2);
}

INSTANTIATE_TEST_SUITE_P(Shards, SearchesOfAll, ::testing::Range(std::size_t{0}, kShardsOfKinds));

}  // namespace acedrex
