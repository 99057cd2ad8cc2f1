// Finding scripts, require, hooks, and what a host says about a broken script.
#include <ctime>
#include <map>
#include <set>

#include "notation/find/game.hpp"
#include "notation/position/setup.hpp"
#include "sandbox/names.hpp"
#include "script_fixture.hpp"

namespace acedrex::testing {

class HostTest : public ScriptTest {
  protected:
    // Where the light piece on `field` of the free board of `moves` can go, as names.
    std::string ends(const std::string& moves, const std::string& setup, const std::string& field) {
        const auto path =
            write("alone" + std::to_string(++made_) + "/x.lua",
                  "local m = require 'acedrex.movement'\nreturn piece { name = 'X', symbol = 'X', moves = " +
                      moves + " }");
        const auto variant = host_.variant(path.string());
        if (!variant) return lines(variant.diagnostics);
        const auto position = checked(**variant.value, read_setup(**variant.value, setup));
        if (!position) return lines(position.diagnostics);
        Game game(*variant.value, *position.value);
        std::string all;
        for (const Field f : game.ends(*game.variant().board().field(field)))
            all += game.variant().board().name(f) + " ";
        return all;
    }

  private:
    int made_ = 0;
};

TEST_F(HostTest, FindsVariantsAndPieces) {
    write("zoo/zebra-chess.lua", "return 1");
    write("zoo/family.lua", "return {}");
    write("zoo/pieces/okapi.lua", "return 1");
    bool variant = false, family = false, piece = false;
    for (const FoundScript& s : host_.find_variants()) {
        variant = variant || (s.slug == "zebra-chess" && s.family == "zoo" && !s.is_piece);
        family = family || s.slug == "family";
    }
    for (const FoundScript& s : host_.find_pieces()) piece = piece || (s.slug == "zoo/okapi" && s.is_piece);
    EXPECT_TRUE(variant && piece && !family);
    EXPECT_TRUE(host_.resolve("zebra-chess"));
    EXPECT_TRUE(host_.resolve("zoo/okapi"));
    EXPECT_TRUE(host_.resolve((folder_ / "zoo/zebra-chess.lua").string()));
    const auto unknown = host_.resolve("zebra-ches");
    ASSERT_FALSE(unknown);
    EXPECT_EQ(unknown.diagnostics[0].code, "unknown-variant");
    EXPECT_EQ(unknown.diagnostics[0].remedy, "did you mean zebra-chess?");
    EXPECT_EQ(host_.resolve("okapi").diagnostics[0].remedy, "did you mean zoo/okapi?");
    EXPECT_EQ(host_.resolve("none.lua").diagnostics[0].code, "unknown-variant");
}

TEST_F(HostTest, FindsVariantsByTheirNamesElsewhere) {
    write("zoo/zebra-chess.lua", "return variant { also = { 'Zebra', 'Stripes 960' } }");
    write("zoo/okapi-chess.lua", "return variant { also = { 'stripes' } }");
    EXPECT_EQ(host_.resolve("zebra").value, folder_ / "zoo/zebra-chess.lua");
    EXPECT_EQ(host_.resolve("stripes-960").value, folder_ / "zoo/zebra-chess.lua");
    EXPECT_FALSE(host_.resolve("stripes-961"));
    EXPECT_FALSE(host_.resolve("."));
    write("zoo/gnu-chess.lua", "return variant { also = 'ZEBRA' }");
    const auto twice = host_.resolve("zebra");
    ASSERT_FALSE(twice);
    EXPECT_EQ(to_string(twice.diagnostics[0]),
              "error: several variants are called \"zebra\" elsewhere; write gnu-chess or zebra-chess");
}

// By all names that it has, with its options left out, a variant is found alone.
TEST(ShippedNames, AreOfOneVariantEach) {
    Host host(default_host_options());
    std::map<std::string, std::string> known;  // -> slug
    std::size_t also = 0;
    for (const FoundScript& script : host.find_variants()) {
        const auto loaded = host.load(script.path);
        if (!loaded || !loaded.value->variant) continue;
        const VariantSpec& spec = *loaded.value->variant;
        std::set<std::string> names{bare_name(script.slug), bare_name(spec.name)};
        for (const std::string& name : spec.also) {
            EXPECT_TRUE(names.insert(bare_name(name)).second) << script.slug << ": " << name;
            ++also;
        }
        for (const std::string& name : names) {
            const auto [twin, added] = known.emplace(name, script.slug);
            EXPECT_TRUE(added) << script.slug << " and " << twin->second << " are both called " << name;
        }
    }
    EXPECT_GE(also, 10U);
    EXPECT_EQ(known["fischerandom"], "chess960");
}

TEST_F(HostTest, RequireLooksInRootsAndBesideTheScript) {
    write("zoo/words.lua", "return 1");
    write("else/where/near.lua", "return 2");
    const auto path =
        write("else/where/main.lua", "assert(require 'zoo.words' == 1 and require 'near' == 2)\nreturn {}");
    const auto loaded = host_.load(path);
    EXPECT_TRUE(loaded) << lines(loaded.diagnostics);
    EXPECT_TRUE(loaded.value->library);
}

TEST_F(HostTest, RequireFaults) {
    write("zoo/words.lua", "return 1");
    EXPECT_EQ(faults("local a = require 'zoo.wrods'\nlocal b = a.x.y(3) * 2\n"),
              "1: there is no script for require \"zoo.wrods\"; did you mean \"zoo.words\"?\n");
    EXPECT_NE(faults("require '../etc/passwd'").find("there is no script"), std::string::npos);
    write("a.lua", "local b = require 'b'\nreturn { b }");
    write("b.lua", "local a = require 'a'\nreturn { a }");
    const auto loaded = host_.load(folder_ / "a.lua");
    EXPECT_FALSE(loaded);
    ASSERT_EQ(loaded.diagnostics.size(), 1u);
    EXPECT_EQ(loaded.diagnostics[0].code, "require-cycle");
    EXPECT_EQ(std::filesystem::path(loaded.diagnostics[0].place.file).filename(), "b.lua");
}

TEST_F(HostTest, FaultsOfRequiredScriptsAreReportedByEachThatNeedsThem) {
    write("bad.lua", "local m = require 'acedrex.movement'\nreturn m.slid\n");
    const std::string expected = "2: m has no word \"slid\"; did you mean m.slide?\n";
    EXPECT_EQ(faults("local b = require 'bad'"), expected);
    EXPECT_EQ(faults("local b = require 'bad'"), expected);
    EXPECT_EQ(lines(host_.load(folder_ / "bad.lua").diagnostics), expected);
}

TEST_F(HostTest, BrokenScripts) {
    EXPECT_EQ(faults("return piece {\n  name = 'A'\n  symbol = 'A' }").substr(0, 3), "3: ");
    EXPECT_EQ(faults("local x\n\nx.y = 1").substr(0, 3), "3: ");
    EXPECT_NE(faults(""), "");
    EXPECT_NE(faults("\x1bLua"), "");
    EXPECT_NE(faults("os.execute('true')"), "");
    const std::clock_t begin = std::clock();  // of this process; the machine may have other work
    EXPECT_EQ(faults("local i = 0\nwhile true do i = i + 1 end\n").substr(0, 2), "2:");
    EXPECT_LT(std::clock() - begin, 5 * CLOCKS_PER_SEC);
    EXPECT_NE(faults("local t = {}\nwhile true do t[#t + 1] = ('x'):rep(10000) .. #t end\n"), "");
    EXPECT_NE(lines(host_.load(folder_ / "none.lua").diagnostics).find("cannot be read"), std::string::npos);
}

TEST_F(HostTest, TellsWhatAScriptReturns) {
    const auto nothing = host_.load(write("n.lua", "local x = 1"));
    ASSERT_TRUE(nothing);
    EXPECT_FALSE(nothing.value->library || nothing.value->scenario || nothing.value->piece ||
                 nothing.value->variant);
    const auto scenario = host_.load(write("s.lua", "local t = require 'acedrex.scenario'"));
    ASSERT_TRUE(scenario) << lines(scenario.diagnostics);
    EXPECT_TRUE(scenario.value->scenario);
    EXPECT_NE(lines(host_.variant((folder_ / "n.lua").string()).diagnostics)
                  .find("returns no variant and no piece"),
              std::string::npos);
}

TEST_F(HostTest, FreeBoardHasThePiecesBesideAndStones) {
    write("zoo/pieces/okapi.lua", "return piece { name = 'Okapi', symbol = 'O', moves = 'N' }");
    write("zoo/pieces/zebra.lua", "return piece { name = 'Zebra', symbol = 'Z', moves = 'Z' }");
    write("zoo/pieces/faulty.lua", "return piece { name = 'Faulty', symbol = 'f' }");
    const auto variant = host_.variant("zoo/okapi", {10, 9});
    ASSERT_TRUE(variant) << lines(variant.diagnostics);
    EXPECT_NE(lines(variant.diagnostics).find("left out of the free board"), std::string::npos);
    EXPECT_EQ((*variant.value)->board().files(), 10);
    EXPECT_EQ((*variant.value)->board().ranks(), 9);
    EXPECT_TRUE(checked(**variant.value, read_setup(**variant.value, "T Oa1,zb2,[Zz]c3,[zz]d4")));
}

TEST_F(HostTest, OnBoardAndLimitFunctions) {
    EXPECT_EQ(ends("m.on_board(function(b) return m.step{ b.files - 5, b.ranks - 6 } end)", "T Xa1", "a1"),
              "d3 ");
    EXPECT_EQ(ends("m.slide(m.N, function(f, d, b) return (b:distance(f, d) + 1) // 2 end)", "T Xa1", "a1"),
              "a2 a3 a4 a5 ");
    EXPECT_EQ(ends("m.slide(m.N, function(f, d, b) return f.rank + f.file + (d == m.N and 0 or 9) end)",
                   "T Xa1", "a1"),
              "a2 a3 ");
    EXPECT_NE(ends("m.on_board(function(b) return 3 end)", "T Xa1", "a1")
                  .find("should return a movement expression, found the number 3"),
              std::string::npos);
    EXPECT_NE(ends("m.on_board(function(b) return m.slid end)", "T Xa1", "a1").find("did you mean m.slide?"),
              std::string::npos);
    EXPECT_NE(ends("m.slide(m.N, function(f, d, b) return 'x' end)", "T Xa1", "a1").find("whole number"),
              std::string::npos);
}

TEST_F(HostTest, EndlessFunctionsAreTriedOnce) {
    const std::clock_t begin = std::clock();  // of this process; the machine may have other work
    EXPECT_NE(ends("m.slide(m.all, function() while true do end end)", "T Xa1", "a1").find("look for a loop"),
              std::string::npos);
    EXPECT_NE(ends("m.step(m.N) * m.where(function() while true do end end)", "T Xa8", "a8"), "a9");
    EXPECT_LT(std::clock() - begin, 6 * CLOCKS_PER_SEC);
}

TEST_F(HostTest, WhereSeesThePosition) {
    EXPECT_EQ(
        ends("m.leap(0, 1) * m.where(function(v) return v.field.name ~= 'd3' and v.start.rank == 4 end)",
             "T Xd4", "d4"),
        "c4 e4 d5 ");
    EXPECT_EQ(ends("m.leap(0, 1) * m.where(function(v) local p = v.at(v.field:step(m.N)); return p ~= nil "
                   "and p.name == 'Stone' "
                   "and p.side == 'dark' and p.symbol == 'Zz' end)",
                   "T Xd4,[zz]d6", "d4"),
              "d5 ");
    EXPECT_EQ(ends("m.step(m.N) * m.where(function(v) return v.at('d4') == nil and v.side == 'light' and "
                   "v.files == 8 end)",
                   "T Xd4", "d4"),
              "d5 ");
    EXPECT_GT(host_.script_calls(), 0u);
}

TEST_F(HostTest, ViewsAreDeadAfterwards) {
    write("dead/x.lua",
          "local m = require 'acedrex.movement'\nlocal kept\n"
          "return piece { name = 'X', symbol = 'X', moves = m.step(m.N) * m.where(function(v)\n"
          "  if kept then\n    return kept.field ~= nil\n  end\n  kept = v\n  return true\nend) }");
    const auto variant = host_.variant((folder_ / "dead/x.lua").string());
    ASSERT_TRUE(variant) << lines(variant.diagnostics);
    const auto position = checked(**variant.value, read_setup(**variant.value, "T Xa1,Xb1"));
    ASSERT_TRUE(position);
    try {
        Game game(*variant.value, *position.value);
        game.moves();
        FAIL() << "a dead view was read";
    } catch (const ScriptFault& fault) {
        EXPECT_EQ(fault.diagnostic.place.line, 5) << fault.diagnostic.message;
        EXPECT_NE(fault.diagnostic.message.find("view is over"), std::string::npos);
    }
}

TEST_F(HostTest, VariantsOutliveTheirHost) {
    std::shared_ptr<const Variant> variant;
    {
        Host host(options());
        const auto path =
            write("alone/y.lua",
                  "local m = require 'acedrex.movement'\nreturn piece { name = 'Y', symbol = 'Y', "
                  "moves = m.step(m.N) * m.where(function(v) return true end) }");
        variant = *host.variant(path.string()).value;
    }
    const auto position = checked(*variant, read_setup(*variant, "T Ya1"));
    ASSERT_TRUE(position);
    EXPECT_EQ(Game(variant, *position.value).moves().moves.size(), 1u);
}

}  // namespace acedrex::testing
