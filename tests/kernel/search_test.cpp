// The search: mates, draws, the same answer on every run, and an end when it is told so.
#include "search/search.hpp"

#include <gtest/gtest.h>

#include <chrono>
#include <string>
#include <thread>

#include "kernel/shipped.hpp"
#include "notation/position/setup.hpp"

namespace acedrex {

using testing::shipped;

namespace {

GameState game_of(const std::string& variant, const std::string& setup) {
    const auto rules = shipped(variant);
    return {rules, *unchecked(read_setup(*rules, setup)).value};
}

SearchResult best_in(const GameState& game, const SearchLimits& limits) {
    return Search(game.shared_variant()).run(game, limits);
}

// How the game stands once the line has been played.
Status after_line(GameState game, const SearchLine& line) {
    for (const FoundTurn& turn : line.turns) game.play(turn.move, turn.edits.data());
    return game.status();
}

struct Mate {
    const char* variant;
    const char* setup;
    int plies;  // negative: the side to move is mated
};

}  // namespace

TEST(Search, FindsMatesAndTheLinesThatLeadThere) {
    for (const Mate& mate :
         {Mate{"classical-chess", "CC Ke6,Ra1,ke8", 1}, Mate{"classical-chess", "CC Kf6,Ra1,kg8", 3},
          Mate{"classical-chess", "cc Kg6,Ra7,kh8", -2}, Mate{"breakthrough", "B Pa7,pb2,ph7", 1}}) {
        SCOPED_TRACE(mate.setup);
        const GameState game = game_of(mate.variant, mate.setup);
        const SearchResult found = best_in(game, {.depth = std::abs(mate.plies) + 1});
        ASSERT_FALSE(found.lines.empty());
        EXPECT_EQ(found.lines[0].score.mate, mate.plies);
        const Status end = after_line(game, found.lines[0]);
        const Side us = game.position().to_move();
        EXPECT_TRUE(end.over());
        EXPECT_EQ(end.winner, mate.plies > 0 ? us : other(us));
        EXPECT_EQ(found.win, end.winner == Side::light ? 1 : 0);
    }
}

TEST(Search, IsTheSameOnEveryRun) {
    const auto rules = shipped("classical-chess");
    const GameState game(rules, initial_position(*rules));
    const auto told = [&](Search& search) {
        std::string text;
        const SearchResult result = search.run(game, {.nodes = 3'000, .lines = 3});
        for (const SearchLine& line : result.lines) {
            text += std::to_string(line.score.centi) + ":";
            for (const FoundTurn& turn : line.turns)
                text += " " + std::to_string(turn.move.from) + "-" + std::to_string(turn.move.to);
            text += "; ";
        }
        return text + std::to_string(result.nodes);
    };
    Search one(rules), other(rules);
    const std::string first = told(one);
    EXPECT_EQ(told(one), first);
    EXPECT_EQ(told(other), first);
}

TEST(Search, EndsSoonAfterItIsTold) {
    using Clock = std::chrono::steady_clock;
    const auto rules = shipped("classical-chess");
    const GameState game(rules, initial_position(*rules));
    std::atomic<bool> stop{false};
    SearchResult result;
    Search search(rules);
    std::thread thread([&] { result = search.run(game, {.stop = &stop}); });
    std::this_thread::sleep_for(std::chrono::milliseconds(50));
    stop = true;
    thread.join();
    EXPECT_FALSE(result.lines.empty());
    const auto began = Clock::now();
    stop = true;
    search.run(game, {.stop = &stop});
    // Half a second is for machines that are busy.
    EXPECT_LT(Clock::now() - began, std::chrono::milliseconds(500));
}

TEST(Search, LooksAtNoMoreThanItMay) {
    const auto rules = shipped("classical-chess");
    const GameState game(rules, initial_position(*rules));
    EXPECT_LE(best_in(game, {.nodes = 500}).nodes, 500u);
    EXPECT_EQ(best_in(game, {.depth = 2}).depth, 2);
    EXPECT_EQ(best_in(game, {.depth = 1, .lines = 4}).lines.size(), 4u);
}

TEST(Search, FindsNothingWhereTheGameIsOver) {
    EXPECT_TRUE(best_in(game_of("classical-chess", "cc Kg6,Ra8,kg8"), {.depth = 2}).lines.empty());
}

}  // namespace acedrex
