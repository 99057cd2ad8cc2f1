#include "board/board.hpp"

#include <gtest/gtest.h>

#include "values/directions.hpp"

namespace acedrex {

TEST(Vector, TurnsByEighths) {
    EXPECT_EQ(turned({0, 1}, 1), (Vector{1, 1}));
    EXPECT_EQ(turned({0, 1}, 2), (Vector{1, 0}));
    EXPECT_EQ(turned({0, 1}, -1), (Vector{-1, 1}));
    EXPECT_EQ(turned({0, 1}, 4), (Vector{0, -1}));
}

TEST(Vector, ObliqueTurnsThroughItsEightImages) {
    Vector v{1, 2};
    const Vector images[] = {{2, 1}, {2, -1}, {1, -2}, {-1, -2}, {-2, -1}, {-2, 1}, {-1, 2}, {1, 2}};
    for (const Vector image : images) {
        v = turned(v, 1);
        EXPECT_EQ(v, image);
    }
    EXPECT_EQ(turned({1, 3}, 2), (Vector{3, -1}));
    EXPECT_EQ(turned({1, 3}, 1), (Vector{3, 1}));
}

TEST(Vector, LongOnesKeepTheirLength) {
    EXPECT_EQ(turned({0, 3}, 1), (Vector{3, 3}));
    EXPECT_EQ(turned({3, 3}, 1), (Vector{3, 0}));
}

TEST(Board, NamesFieldsBeyondZ) {
    const Board board(64, 64);
    EXPECT_EQ(board.name(board.at(0, 0)), "a1");
    EXPECT_EQ(board.name(board.at(25, 25)), "z26");
    EXPECT_EQ(board.name(board.at(26, 0)), "aa1");
    EXPECT_EQ(board.name(board.at(63, 63)), "bl64");
    for (Field f = 0; f < board.size(); ++f) EXPECT_EQ(board.field(board.name(f)), f);
}

TEST(Board, RefusesWhatIsNoField) {
    const Board board(8, 8);
    for (const char* name : {"", "a", "1", "a0", "a9", "i1", "a01", "A1", "a1x", "aa1", "e4444"})
        EXPECT_FALSE(board.field(name)) << name;
}

TEST(Board, HolesAreNoFields) {
    FieldSet holes(9, false);
    holes[4] = true;
    const Board board(3, 3, holes);
    EXPECT_FALSE(board.field("b2"));
    EXPECT_EQ(board.step(*board.field("b1"), {0, 1}), board.off());
    EXPECT_EQ(board.distance(*board.field("b1"), {0, 1}), 0);
    EXPECT_EQ(board.distance(*board.field("a1"), {0, 1}), 2);
}

TEST(Board, WrapsWhereItSays) {
    const Board cylinder(5, 5, {}, true, false);
    EXPECT_EQ(cylinder.name(cylinder.step(*cylinder.field("e1"), {1, 1})), "a2");
    EXPECT_EQ(cylinder.step(*cylinder.field("e5"), {1, 1}), cylinder.off());
    const Board torus(5, 5, {}, true, true);
    EXPECT_EQ(torus.name(torus.step(*torus.field("e5"), {1, 1})), "a1");
}

TEST(Board, ColoursBeginDark) {
    const Board board(8, 8);
    EXPECT_FALSE(board.is_light(*board.field("a1")));
    EXPECT_TRUE(board.is_light(*board.field("h1")));
}

TEST(Board, DirectionsTurnForDark) {
    EXPECT_EQ(turned_for(Side::light, false, {1, 2}), (Vector{1, 2}));
    EXPECT_EQ(turned_for(Side::dark, false, {1, 2}), (Vector{1, -2}));
    EXPECT_EQ(turned_for(Side::dark, true, {1, 2}), (Vector{-1, -2}));
}

}  // namespace acedrex
