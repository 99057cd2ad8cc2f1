// Scripted tests: what running a file reports, and what its games are made of.
#include <sstream>

#include "games/bind_game.hpp"
#include "scenario/runner.hpp"
#include "script_fixture.hpp"

namespace acedrex::testing {

class ScenarioTest : public ScriptTest {
  protected:
    // The report of a file with this text, the folder's name left out.
    std::string report(const std::string& text, const std::string& format = "pretty",
                       const std::string& filter = "") {
        std::ostringstream out;
        totals_ = run_scenarios(options(), {write("file.lua", text)}, {format, filter, false}, out);
        std::string result = out.str();
        const std::string folder = folder_.string() + "/";
        for (std::size_t at = result.find(folder); at != std::string::npos; at = result.find(folder))
            result.erase(at, folder.size());
        return result;
    }
    // The same for the body of one test, where g is a Man (steps north) on a1 of a 2x2 board, an enemy on b2.
    std::string told(const std::string& body) {
        return report(
            "local t, m = require 'acedrex.scenario', require 'acedrex.movement'; t.it('x', function() local "
            "g = "
            "t.game{ board = { files = 2, ranks = 2 }, pieces = { piece { name = 'Man', symbol = 'M', moves "
            "= "
            "m.step(m.N) } }, setup = 'T Ma1,mb2' }; " +
            body + " end)");
    }

    ScenarioTotals totals_;
};

TEST_F(ScenarioTest, ListsTestsInTheirBlocksAndClosesWithTheTotals) {
    EXPECT_EQ(
        report("local t = require 'acedrex.scenario'\n"
               "t.describe('Outer', function()\n"
               "  t.it('one', function() end)\n"
               "  t.describe('inner', function() t.it('two', function() t.equal(1, 2, 'sum') end) end)\n"
               "end)\n"),
        "file.lua\n  Outer\n    ✓ one\n    inner\n      ✗ two\n"
        "          file.lua:4: sum: expected 2, found 1\n\n1 passed, 1 failed\n");
    EXPECT_EQ(totals_.passed, 1);
    EXPECT_EQ(totals_.failed, 1);
}

TEST_F(ScenarioTest, RunsHooksAroundEveryTestOuterOnesOutside) {
    EXPECT_EQ(report("local t = require 'acedrex.scenario'\n"
                     "local log = {}\n"
                     "t.describe('A', function()\n"
                     "  t.before_each(function() log[#log + 1] = 'a' end)\n"
                     "  t.after_each(function() log[#log + 1] = 'z' end)\n"
                     "  t.describe('B', function()\n"
                     "    t.before_each(function() log[#log + 1] = 'b' end)\n"
                     "    t.after_each(function() log[#log + 1] = 'y' end)\n"
                     "    t.it('fails', function() log[#log + 1] = '!' error 'no' end)\n"
                     "    t.it('sees what ran', function() t.equal(table.concat(log), 'ab!yzab') end)\n"
                     "  end)\nend)\n",
                     "tap"),
              "TAP version 13\n# file.lua\nnot ok 1 - A B fails\n# file.lua:9: no\nok 2 - A B sees what ran\n"
              "1..2\n# 1 passed, 1 failed\n");
}

TEST_F(ScenarioTest, FilterLooksAtTheFullName) {
    const char* text =
        "local t = require 'acedrex.scenario' t.describe('A', function() t.it('b', function() end) "
        "t.it('c', function() end) end)";
    report(text, "tap", "A b");
    EXPECT_EQ(totals_.passed, 1);
    report(text, "tap", "A");
    EXPECT_EQ(totals_.passed, 2);
    EXPECT_EQ(report(text, "tap", "d"), "TAP version 13\n1..0\n# 0 passed, 0 failed\n");
}

TEST_F(ScenarioTest, JUnitEscapesNames) {
    const std::string xml =
        report("local t = require 'acedrex.scenario' t.it('a < \"b\" & c', function() end)", "junit");
    EXPECT_NE(xml.find("<testsuites name=\"acedrex\" tests=\"1\" failures=\"0\""), std::string::npos) << xml;
    EXPECT_NE(xml.find("name=\"a &lt; &quot;b&quot; &amp; c\""), std::string::npos) << xml;
}

TEST_F(ScenarioTest, DrawsTheBoardWithExpectedAndFound) {
    EXPECT_EQ(
        told("g:reaches_only('a1', { 'b1' })"),
        "file.lua\n  ✗ x\n"
        "      file.lua:1: the piece on a1 does not reach b1 (?) and reaches a2 (!) too\n"
        "        2  .! m\n        1  M  .?\n           a  b\n        light to move\n\n0 passed, 1 failed\n");
}

TEST_F(ScenarioTest, SaysWhatWasExpected) {
    const auto says = [this](const std::string& body, const std::string& part) {
        const std::string text = told(body);
        EXPECT_NE(text.find(part), std::string::npos) << body << ":\n" << text;
        EXPECT_EQ(totals_.failed, 1);
    };
    says("g:may 'Ma1-b1'", "Ma1-b1 should be legal: ");
    says("g:may_not 'Ma1-a2'", "Ma1-a2 should be illegal, and is legal");
    says("g:may_not('Ma1-b1', 'because')", "expected the reason \"because\"");
    says("g:may_not 'nonsense'", "nonsense is not a move at all");
    says("g:at('b2', 'Man', 'light')", "expected light Man on b2, found dark Man");
    says("g:at('a2', 'Man')", "expected Man on a2, found nothing");
    says("g:empty 'a2 b2'", "expected b2 to be empty, found dark Man");
    says("g:status 'check'", "expected the status check, found playing");
    says("g:play 'Ma1-b2'", "Ma1-b2 cannot be played: ");
    says("g:undo()", "there is no move to take back");
    says("g:reaches('a2', {})", "nothing stands on a2");
    says("g:reaches('a1', 'c9')", "there is no field \"c9\" on this board");
    says("g:reachs('a1', {})", "did you mean reaches?");
    says("g.may('Ma1-a2')", "with a colon");
    says("t.equal({ 1, { a = 2 } }, { 1, { a = 3 } })", "expected { 1, { a = 3 } }, found { 1, { a = 2 } }");
    says("t.fails(function() end)", "a failure was expected");
    says("t.fails(function() error 'x' end, 'y!')", "expected a failure that says \"y!\"");
    says("t.game('no-such-game')", "there is no variant \"no-such-game\"");
    says("t.game(5)", "t.game expects a variant, its slug, or a table");
    says("t.game('classical-chess', 'CC Ke1,Ke1')", "two pieces stand on e1");
    says("t.game('classical-chess', 'CC Ke1', { tag = 'initial' })", "found \"tag\"");
}

TEST_F(ScenarioTest, PassesWhatHolds) {
    const std::string text = told(
        "g:may { 'Ma1-a2' }:may_not { 'Ma1-b1' }:reaches('a1', 'a2'):status 'playing' "
        "t.equal(g:moves(), { 'Ma1-a2' }) t.equal(g:perft(1), 1) local before = g:setup() "
        "g:play 'Ma1-a2':at('a2', 'Man', 'light'):empty 'a1' t.equal(g:to_move(), 'dark') "
        "t.equal(g:at('a2').symbol, 'M') g:undo() t.equal(g:setup(), before) t.ok(g:draw():find 'M')");
    EXPECT_EQ(totals_.passed, 1) << text;
}

TEST_F(ScenarioTest, FaultyPartsAreReportedOnceAndAlone) {
    const std::string text =
        told("t.game{ pieces = { piece { name = 'A', symbol = 'A', moves = m.N } } }:may 'Aa1-a2'");
    EXPECT_NE(text.find("write m.step(m.N)\n\n0 passed"), std::string::npos) << text;
}

TEST_F(ScenarioTest, AFileThatCannotBeLoadedIsOneFailedTest) {
    for (const char* text : {"local t = ", "error 'no'", "", "require('acedrex.scenario').it('x')",
                             "while true do end", "local t = require 'acedrex.scenario'"}) {
        report(text);
        EXPECT_EQ(totals_.passed, 0) << text;
        EXPECT_EQ(totals_.failed, 1) << text;
    }
    std::ostringstream out;
    EXPECT_EQ(run_scenarios(options(), {folder_ / "none.lua"}, {}, out).failed, 1);
    report("return { library = true }");
    EXPECT_EQ(totals_.failed, 0);
}

TEST_F(ScenarioTest, AnEndlessTestEndsAndTheNextOnesRun) {
    report(
        "local t = require 'acedrex.scenario' t.it('x', function() while true do end end) t.it('y', "
        "function() end)");
    EXPECT_EQ(totals_.failed, 1);
    EXPECT_EQ(totals_.passed, 1);
}

TEST_F(ScenarioTest, ReportsInTheOrderAsked) {
    const char* head = "local t = require 'acedrex.scenario' ";
    const auto slow =
        write("slow.lua", std::string(head) + "t.it('slow', function() for i = 1, 3e6 do end end)");
    const auto fast = write("fast.lua", std::string(head) + "t.it('fast', function() end)");
    std::ostringstream out;
    EXPECT_EQ(run_scenarios(options(), {slow, fast}, {}, out).passed, 2);
    EXPECT_LT(out.str().find("slow.lua"), out.str().find("fast.lua"));
}

TEST(SetupText, TellsStringsFromDrawings) {
    EXPECT_TRUE(is_setup_string("T Ke1,ke8"));
    EXPECT_TRUE(is_setup_string("T"));
    EXPECT_TRUE(is_setup_string("T +Q"));
    EXPECT_TRUE(is_setup_string(" \n"));
    EXPECT_FALSE(is_setup_string("r n\n. .\nR N"));
    EXPECT_FALSE(is_setup_string("R . . r"));
}

TEST(SetupText, DrawsWhatItCanRead) {
    const std::vector<std::string> symbols{"M", "Fi"};
    EXPECT_EQ(drawn_setup("T Ma1|,[Fi]b2{x},mb1", 2, 2, symbols), ". Fi\nM m\n");
    EXPECT_EQ(drawn_setup("t Ma9,Zz,M,a1,[Mb1", 2, 1, symbols), ". .\n");
    EXPECT_EQ(drawn_setup("T", 1, 2, symbols), ".\n.\n");
    EXPECT_EQ(drawn_setup("T Ma1;quiet=7", 1, 1, symbols), "M\n");
    EXPECT_EQ(drawn_setup("T Ma1,Xb1", 2, 1, symbols), "M .\n");
}

}  // namespace acedrex::testing
