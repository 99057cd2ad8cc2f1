// Perft counts the lines that can be played: where how the game has gone forbids or ends them, too.
#include <gtest/gtest.h>

#include <memory>
#include <string>

#include "drawn.hpp"
#include "game/game_state.hpp"
#include "game/list_options.hpp"
#include "games/perft.hpp"
#include "kernel/shipped.hpp"
#include "notation/position/setup.hpp"

namespace acedrex {

using testing::shipped;

namespace {

// The lines of a game that are played turn by turn.
std::uint64_t played(GameState& game, int depth) {
    if (depth == 0) return 1;
    MoveList list;
    game.list(list, {});
    std::uint64_t lines = 0;
    for (const Move& move : list.moves) {
        game.play(move, list.edits.data());
        lines += played(game, depth - 1);
        game.undo();
    }
    return lines;
}

std::shared_ptr<const Variant> chess_with(const EndingSpec& endings) {
    VariantSpec spec = shipped("classical-chess")->spec();
    spec.endings = endings;
    const auto variant = compile_drawn(spec, nullptr);
    return *variant.value;
}

Position set_up(const Variant& variant, const std::string& text) {
    return *unchecked(read_setup(variant, text)).value;
}

constexpr const char* kFewToMove = "CC Ka1,kh8,Pa2,pa3";

EndingSpec repeated(int times, Verdict result) {
    EndingSpec endings;
    RepetitionSpec rule;
    rule.times = times;
    rule.result = result;
    endings.repetitions.push_back(rule);
    return endings;
}

}  // namespace

TEST(PerftCourse, RepetitionThatIsIllegalIsNotCounted) {
    const auto variant = chess_with(repeated(2, Verdict::illegal));
    const Position start = set_up(*variant, kFewToMove);
    EXPECT_EQ(perft(*variant, start, 4).nodes, 51u);
    GameState game(variant, start);
    for (int depth = 1; depth <= 6; ++depth)
        EXPECT_EQ(perft(game, depth).nodes, played(game, depth)) << depth;
    // What was played counts.
    MoveList list;
    for (int turn = 0; turn < 3; ++turn) {
        game.list(list, {});
        game.play(list.moves.back(), list.edits.data());
        for (int depth = 1; depth <= 4; ++depth) EXPECT_EQ(perft(game, depth).nodes, played(game, depth));
    }
}

TEST(PerftCourse, WinsAndLossesByTheCourseEndLines) {
    for (const Verdict result : {Verdict::win, Verdict::loss, Verdict::light}) {
        std::vector<EndingSpec> rules{repeated(2, result), repeated(3, result), {}, {}};
        rules[2].halfmoves = {3, result};
        rules[3].length = {4, result};
        for (const EndingSpec& endings : rules) {
            const auto variant = chess_with(endings);
            GameState game(variant, set_up(*variant, kFewToMove));
            for (int depth = 1; depth <= 6; ++depth)
                EXPECT_EQ(perft(game, depth).nodes, played(game, depth)) << depth;
        }
    }
}

// The usual rules leave nothing to ask, and the threads count the same.
TEST(PerftCourse, DrawsEndNoLine) {
    const auto variant = chess_with(repeated(2, Verdict::draw));
    EXPECT_EQ(perft(*variant, set_up(*variant, kFewToMove), 4).nodes, 54u);
    const auto illegal = chess_with(repeated(2, Verdict::illegal));
    PerftOptions options;
    options.threads = 2;
    options.divide = true;
    EXPECT_EQ(perft(*illegal, set_up(*illegal, kFewToMove), 4, options).nodes, 51u);
}

// A part of the board that may not come to stand as before.
TEST(PerftCourse, ARuleOfOneBoardIsCounted) {
    for (const char* name : {"philosopher-kings", "dialectic-chess"}) {
        const auto variant = shipped(name);
        GameState game(variant, initial_position(*variant));
        EXPECT_EQ(perft(game, 2).nodes, played(game, 2)) << name;
    }
}

}  // namespace acedrex
