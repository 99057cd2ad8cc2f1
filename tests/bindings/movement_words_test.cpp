// The words of the algebra: what each makes, and what it says where it is used wrongly.
#include "script_fixture.hpp"

namespace acedrex::testing {

using MovementWords = ScriptTest;

TEST_F(MovementWords, Directions) {
    EXPECT_EQ(made("m.step(m.N)"), "m.step(m.N)");
    EXPECT_EQ(made("m.step(m.N + m.NE)"), "m.step({1,2})");
    EXPECT_EQ(made("m.step(m.N - m.E)"), "m.step(m.NW)");
    EXPECT_EQ(made("m.step(2 * m.N)"), made("m.step{0, 2}"));
    EXPECT_EQ(made("m.step(m.N * 2)"), made("m.step{0, 2}"));
    EXPECT_EQ(made("m.step(-m.N)"), "m.step(m.S)");
    EXPECT_EQ(made("m.step(m.N + {1, 0})"), "m.step(m.NE)");
    EXPECT_EQ(made("m.step(m.N:left())"), "m.step(m.NW)");
    EXPECT_EQ(made("m.step(m.N:right())"), "m.step(m.NE)");
    EXPECT_EQ(made("m.step(m.N:turn(2))"), "m.step(m.E)");
    EXPECT_EQ(made("m.step(m.NE:back())"), "m.step(m.SW)");
    EXPECT_EQ(made("m.step{ m.N, {1, 2} }"), "m.step{m.N, {1,2}}");
    EXPECT_EQ(made("m.step(m.orthogonals)"), made("m.leap(0, 1)"));
    EXPECT_EQ(made("m.step(m.N.x == 0 and m.N.y == 1 and m.NE.name == 'NE' and m.N or m.S)"), "m.step(m.N)");
}

TEST_F(MovementWords, Operators) {
    EXPECT_EQ(made("m.step(m.N) * m.empty"), "m.step(m.N) * m.empty");
    EXPECT_EQ(made("m.step(m.N) * m.empty + m.anywhere"), "m.step(m.N) * m.empty + m.anywhere");
    EXPECT_EQ(made("m.step(m.N) * (m.enemy - m.is 'A')"), "m.step(m.N) * -m.is(\"A\") * m.enemy");
    EXPECT_EQ(made("m.step(m.N)^2"), "m.step(m.N)^2");
    EXPECT_EQ(made("m.step(m.N)^-2"), "m.step(m.N)^-2");
    EXPECT_EQ(made("#m.step(m.N) * m.step(m.S)"), "#m.step(m.N) * m.step(m.S)");
    EXPECT_EQ(made("-m.own_colour * m.leap(1, 2)"), "-m.own_colour * m.leap(1, 2)");
    EXPECT_EQ(made("m.must(m.step(m.N))"), "m.first_of(m.step(m.N), m.pass)");
    EXPECT_EQ(made("m.times(m.step(m.N), 2, 3)"), "m.times(m.step(m.N), 2, 3)");
    EXPECT_EQ(made("m.times(m.step(m.N), 3, 2)"), "m.none");
    EXPECT_EQ(made("m.capture^-1 * m.step(m.N)"), "m.capture^-1 * m.step(m.N)");
}

// The form in which the kernel recognises rides.
TEST_F(MovementWords, RidesHaveTheFormOfTheReference) {
    EXPECT_EQ(made("m.slide(m.N)"), "(m.step(m.N) * m.free)^0 * m.step(m.N)");
    EXPECT_EQ(made("m.slide(m.N, 3)"), "(m.step(m.N) * m.free)^-2 * m.step(m.N)");
    EXPECT_EQ(made("m.slide(m.N, 1)"), "m.step(m.N)");
    EXPECT_EQ(made("m.slide(m.N, 0)"), "m.none");
    EXPECT_EQ(made("m.slide(m.N, { min = 2 })"), "(m.step(m.N) * m.free)^1 * m.step(m.N)");
    EXPECT_EQ(made("m.slide(m.N, { min = 2, max = 2 })"),
              "m.times(m.step(m.N) * m.free, 1, 1) * m.step(m.N)");
    EXPECT_EQ(made("m.slide({ m.N, m.S })"),
              "(m.step(m.N) * m.free)^0 * m.step(m.N) + (m.step(m.S) * m.free)^0 * m.step(m.S)");
    EXPECT_EQ(made("m.ride(m.step{1, 2})"), "(m.step({1,2}) * m.free)^0 * m.step({1,2})");
    EXPECT_EQ(made("m.path({ m.step(m.N) }, { cycle = true, min = 2, max = 3 })"),
              "m.times(m.step(m.N) * m.free, 1, 2) * m.step(m.N)");
    EXPECT_EQ(made("m.slide(m.N, m.count(m.anywhere * m.enemy) + 1)"),
              "m.times(m.step(m.N) * m.free, 0, ((m.count(m.anywhere * m.enemy) + 1) - 1)) * m.step(m.N)");
    EXPECT_EQ(made("m.slide(m.N, function(f, d, b) return 2 end)"),
              "m.times(m.step(m.N) * m.free, 0, (limit(field, m.N, board) - 1)) * m.step(m.N)");
}

TEST_F(MovementWords, PathsAndHops) {
    EXPECT_EQ(made("m.path{ m.step(m.N), m.step(m.E) }"), "m.step(m.N) + m.step(m.N) * m.free * m.step(m.E)");
    EXPECT_EQ(made("m.path({ m.step(m.N), m.step(m.E) }, { min = 2, over = m.empty })"),
              "m.step(m.N) * m.empty * m.step(m.E)");
    EXPECT_EQ(made("m.path({ m.step(m.N), m.step(m.E) }, { cycle = true })"),
              "(m.step(m.N) * m.free * m.step(m.E) * m.free)^0 * (m.step(m.N) + m.step(m.N) * m.free * "
              "m.step(m.E))");
    EXPECT_EQ(made("m.path({ m.step(m.N), m.step(m.E) }, { cycle = true, max = 3 })"),
              "(m.step(m.N) * m.free * m.step(m.E) * m.free)^-1 * m.step(m.N) + m.step(m.N) * m.free * "
              "m.step(m.E)");
    EXPECT_EQ(made("m.hop(m.N)"),
              "(m.step(m.N) * m.empty)^0 * m.step(m.N) * m.occupied * (m.step(m.N) * m.empty)^0 "
              "* m.step(m.N)");
    EXPECT_EQ(made("m.along({ m.N, m.E }, function(d) if d == m.N then return m.step(d) * m.empty end end)"),
              "m.step(m.N) * m.empty");
    EXPECT_EQ(made("m.along(m.step{1, 2}, function(d) return m.step(d) * m.step(d) end)"),
              "m.step({1,2}) * m.step({1,2})");
}

TEST_F(MovementWords, EffectsAndGuards) {
    EXPECT_EQ(made("m.step(m.N) * m.push(m.N)"), "m.step(m.N) * m.push(m.N)");
    EXPECT_EQ(made("m.step(m.N) * m.displace(m.step(m.E))"), "m.step(m.N) * m.displace(m.step(m.E))");
    EXPECT_EQ(made("m.step(m.N) * m.rank(-1) * m.zone 'z' * m.carries 't' * m.become 'Y'"),
              "m.step(m.N) * m.rank(-1) * m.zone(\"z\") * m.carries(\"t\") * m.become(\"Y\")");
    EXPECT_EQ(made("m.by_side{ light = m.step(m.N), dark = m.anywhere }"),
              "m.by_side{ light = m.step(m.N), dark = m.anywhere }");
    EXPECT_EQ(made("m.absolute(m.fresh(m.aside(m.every(m.step(m.N)))))"),
              "m.absolute(m.fresh(m.aside(m.every(m.step(m.N)))))");
    EXPECT_EQ(made("m.step(m.N) * m.from(m.initial * -m.occupied)"),
              "m.step(m.N) * m.from(m.initial * -m.occupied)");
}

TEST_F(MovementWords, FaultsNameLineExpectationAndRemedy) {
    EXPECT_EQ(faults("local m = require 'acedrex.movement'\nlocal e = m.slid(m.N)\n"),
              "2: m has no word \"slid\"; did you mean m.slide?\n");
    EXPECT_EQ(faults("local m = require 'acedrex.movement'\nlocal e = m.N * m.empty\n"),
              "2: a direction is not a movement expression; write m.step(m.N)\n");
    EXPECT_EQ(faults("local m = require 'acedrex.movement'\nlocal e = m.empty * m.NE\n"),
              "2: a direction is not a movement expression; write m.step(m.NE)\n");
    EXPECT_EQ(faults("local m = require 'acedrex.movement'\nlocal e = m.leap(1)\n"),
              "2: m.leap: argument 2 should be a whole number, found nothing\n");
    EXPECT_EQ(
        faults("local m = require 'acedrex.movement'\nlocal e = m.slide('N')\n"),
        "2: m.slide: its argument should be a direction or a list of directions, found the text \"N\"\n");
    EXPECT_EQ(faults("local m = require 'acedrex.movement'\nlocal e = m.slide(m.N, 'far')\n"),
              "2: m.slide: max should be a whole number, a number of m.count or a function (field, "
              "direction, board), "
              "found the text \"far\"\n");
    EXPECT_EQ(faults("local m = require 'acedrex.movement'\nlocal e = m.empty^0\n"),
              "2: a repetition whose body can be walked without a step would never end: m.empty; put a step "
              "into it, "
              "or let it turn at most once: a ^ -1\n");
    EXPECT_EQ(
        faults("local m = require 'acedrex.movement'\nlocal e = m.step(m.N) * 2\n"),
        "2: a movement expression stands on both sides of *, found the number 2 on the right; repetition is "
        "a ^ n or m.times(a, lo, hi)\n");
}

TEST_F(MovementWords, AllFaultsOfAScriptAtOnce) {
    EXPECT_EQ(faults("local m = require 'acedrex.movement'\n"
                     "local a = m.slid(m.N)\n"
                     "local b = m.leap('x', 1) * a\n"
                     "local c = (a + b)^2 * -m.emty\n"
                     "return piece { name = 'A', symbol = 'A', moves = c }\n"),
              "2: m has no word \"slid\"; did you mean m.slide?\n"
              "3: m.leap: argument 1 should be a whole number, found the text \"x\"\n"
              "4: m has no word \"emty\"; did you mean m.empty?\n");
}

TEST_F(MovementWords, LinesOfTheLibraryAreBlamedOnItsCaller) {
    EXPECT_EQ(faults("local m = require 'acedrex.movement'\n\nlocal function f()\n  return m.along(m.N, "
                     "3)\nend\nf()\n"),
              "4: m.along: argument 2 should be a function (d), found the number 3\n");
}

TEST_F(MovementWords, WordsCannotBeChanged) {
    EXPECT_EQ(faults("local m = require 'acedrex.movement'\nm.slide = nil\n"),
              "2: m cannot be changed; keep words of your own in a table of your own\n");
    EXPECT_EQ(faults("local m = require 'acedrex.movement'\ntable.insert(m.all, 1)\nassert(#m.all == 8)"),
              "");
}

TEST_F(MovementWords, GrowthIsBounded) {
    EXPECT_NE(faults("local m = require 'acedrex.movement'\nlocal e = m.anywhere * m.empty\n"
                     "for i = 1, 60 do e = e * e + e end\n"),
              "");
    EXPECT_NE(faults("local m = require 'acedrex.movement'\nlocal e = m.anywhere\n"
                     "for i = 1, 100000 do e = m.aside(e) end\n"),
              "");
    EXPECT_EQ(faults("local m = require 'acedrex.movement'\nlocal e = m.none\n"
                     "for i = 1, 500 do e = e + m.step{i, 1} * m.empty end\n"),
              "");
    EXPECT_NE(faults("local m = require 'acedrex.movement'\nlocal n = m.count(m.anywhere)\n"
                     "for i = 1, 100 do n = n + n end\n"),
              "");
}

}  // namespace acedrex::testing
