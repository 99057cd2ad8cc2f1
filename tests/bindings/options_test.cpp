// Options of variants: how they are declared, chosen and drawn, and what is said where something is wrong.
#include <cmath>
#include <random>

#include "declare/options_reading.hpp"
#include "script_fixture.hpp"
#include "variant/variant.hpp"

namespace acedrex::testing {

class Options : public ScriptTest {
  protected:
    Options() {
        write("zoo/pieces/owl.lua",
              "local m = require 'acedrex.movement'\n"
              "return piece { name = 'Owl', symbol = 'O', moves = m.leap(0, 1) }");
    }
    // keys: of the variant besides name, pieces and board.
    std::string script(const std::string& keys) {
        return "return variant { name = 'Barn', pieces = { require 'zoo.pieces.owl' },\n"
               "  board = { files = 4, ranks = 2 },\n" +
               keys + " }";
    }
    static constexpr const char* kSized =
        "  options = { size = { kind = 'number', range = { 2, 6 }, default = 3 },\n"
        "    mood = { kind = 'choice', choices = { 'calm', 'wild' } }, night = { kind = 'flag' },\n"
        "    seed = { kind = 'seed' } },\n"
        "  by_options = function(o) return { about = o.mood .. o.size .. tostring(o.night) .. o.seed,\n"
        "    board = { files = o.size } } end";

    // The `about` of a script loaded with options, or what is wrong.
    std::string about(const std::filesystem::path& path, const std::string& options) {
        const Result<Loaded> loaded = host_.load(path, options);
        return loaded ? loaded.value->variant->about : lines(loaded.diagnostics);
    }
};

TEST_F(Options, AreGivenToTheScript) {
    const auto path = write("barn.lua", script(kSized));
    EXPECT_EQ(about(path, ""), "calm3false0");
    EXPECT_EQ(about(path, "7"), "calm3false7");
    EXPECT_EQ(about(path, "size=5,night=true"), "calm5true0");
    EXPECT_EQ(about(path, "mood=wild,12,size=2"), "wild2false12");
    EXPECT_EQ(about(path, ""), "calm3false0") << "nothing of the last ones is left";
    EXPECT_EQ(host_.load(path, "size=5").value->variant->board.files, 5);
    EXPECT_EQ(options_text(*host_.load(path, "size=5,seed=0").value->variant), "seed=0,size=5");
}

TEST_F(Options, AreRefusedWithWhatThereIs) {
    const auto path = write("barn.lua", script(kSized));
    const std::string there_is =
        "there is mood=calm or wild, night=true or false, seed=0 to 999999999, size=2 to 6\n";
    EXPECT_EQ(about(path, "sice=3"), "0: there is no option \"sice\"; did you mean size? " + there_is);
    EXPECT_EQ(about(path, "size=7"), "0: the option size has no value \"7\"; it is 2 to 6\n");
    EXPECT_EQ(about(path, "size=x"), "0: the option size has no value \"x\"; it is 2 to 6\n");
    EXPECT_EQ(about(path, "size="), "0: the option size has no value \"\"; it is 2 to 6\n");
    EXPECT_EQ(about(path, "-1"), "0: the option seed has no value \"-1\"; it is 0 to 999999999\n");
    EXPECT_EQ(about(path, "mood=Wild"), "0: the option mood has no value \"Wild\"; it is calm or wild\n");
    EXPECT_EQ(about(path, "1,seed=2"), "0: the option seed is given twice\n");
    EXPECT_EQ(about(write("plain.lua", script("")), "3"),
              "0: \"3\" is no option, and there is no seed; this variant has no options\n");
    EXPECT_EQ(about(folder_ / "zoo/pieces/owl.lua", "3"), "0: only variants have options; leave out :3\n");
}

TEST_F(Options, FaultsAreTold) {
    const auto of = [&](const std::string& one) {
        return faults(script("  options = { a = { " + one + " } }"));
    };
    EXPECT_EQ(of("kind = 'nmber', range = { 1, 2 }"),
              "3: variant: options.a.kind should be \"seed\" or \"number\" or \"choice\" or \"flag\", found "
              "the text "
              "\"nmber\"; did you mean \"number\"?\n");
    EXPECT_EQ(of("kind = 'number'"), "3: variant: options.a.range is missing: { the least, the greatest }\n");
    EXPECT_EQ(of("kind = 'number', range = { 3, 2 }"),
              "3: variant: range is { the least, the greatest }, whole numbers; write range = { 1, 10 }\n");
    EXPECT_EQ(of("kind = 'choice'"), "3: variant: options.a.choices is missing: a list of words\n");
    EXPECT_EQ(of("kind = 'flag', range = { 1, 2 }"), "3: variant: a flag has no range\n");
    EXPECT_EQ(of("kind = 'number', range = { 1, 2 }, default = 3"),
              "3: variant: options.a.default should be 1 to 2, found the number 3\n");
    EXPECT_EQ(of("kind = 'seed', choices = { 'x' }"),
              "3: variant: a seed has no choices; write kind = \"choice\"\n");
    EXPECT_EQ(faults(script("  options = { ['a b'] = { kind = 'flag' } }")),
              "3: variant: options: a name is one word, found \"a b\"\n");
    EXPECT_EQ(faults(script("  options = { a = { kind = 'seed' }, b = { kind = 'seed' } }")),
              "3: variant: a variant has one seed; give the others another kind\n");
    EXPECT_EQ(faults(script("  by_options = 3")),
              "3: variant: by_options should be a function of the options, found the number 3\n");
    EXPECT_EQ(faults(script("  by_options = function() return 3 end")),
              "3: variant: by_options should return a table of keys, found the number 3\n");
    EXPECT_EQ(faults(script("  by_options = function() return { options = {} } end")),
              "3: by_options: options cannot depend on options\n");
    EXPECT_EQ(faults(script("  by_options = function() return { bord = {} } end")),
              "3: variant: unknown key bord; did you mean board?\n");
    EXPECT_EQ(faults(script("  by_options = function() error 'no' end")), "3: no\n");
}

// What an extension says goes before what the options of its base bring about, and its own options go on.
TEST_F(Options, AreThoseOfTheBaseToo) {
    write("zoo/barn.lua", script(kSized));
    const std::string extend = "return variant.extend(require 'zoo.barn', { name = 'Mew'";
    const auto plain = write("zoo/mew.lua", extend + " })");
    EXPECT_EQ(about(plain, "size=4,5"), "calm4false5");
    EXPECT_EQ(host_.load(plain, "size=4").value->variant->family, "zoo");
    const auto named = write("zoo/named.lua", extend + ", about = 'mine' })");
    EXPECT_EQ(about(named, "size=4"), "mine");
    EXPECT_EQ(host_.load(named, "size=4").value->variant->board.files, 4);
    const auto other = write("zoo/other.lua", extend + ", options = { size = { default = 6 } } })");
    EXPECT_EQ(about(other, ""), "calm6false0");
    EXPECT_EQ(about(other, "night=true"), "calm6true0");
    const auto more =
        write("zoo/more.lua", extend +
                                  ", options = { tail = { kind = 'flag' } },\n"
                                  "by_options = function(o) return { code = o.tail and 'T' or 'U' } end })");
    const Result<Loaded> loaded = host_.load(more, "tail=true,size=2");
    ASSERT_TRUE(loaded) << lines(loaded.diagnostics);
    EXPECT_EQ(loaded.value->variant->code, "T");
    EXPECT_EQ(loaded.value->variant->about, "calm2false0");
}

TEST_F(Options, ASeedDrawsTheSameEverywhere) {
    const auto path =
        write("dice.lua", script("  options = { seed = { kind = 'seed' } },\n"
                                 "  by_options = function() return { about =\n"
                                 "    math.random(6) .. math.random(6) .. math.random(1000) } end"));
    const std::string first = about(path, "1");
    EXPECT_EQ(first, "24442");
    EXPECT_EQ(about(path, "1"), first);
    EXPECT_NE(about(path, "2"), first);
    Host another(options());
    EXPECT_EQ(another.load(path, "1").value->variant->about, first);
}

TEST_F(Options, AFunctionThatFailsLeavesTheNumbersOfItsScript) {
    const auto drawn = [&](const std::string& between) {
        const auto path = write(
            "failing.lua", "math.random() math.random()\n" + between + "\nerror(math.random(1000000000), 0)");
        return host_.load(path).diagnostics.back().message;
    };
    EXPECT_EQ(drawn("assert(not pcall(variant, { name = 'X', board = { files = 2, ranks = 1 }, pieces = {},\n"
                    "  options = { x = { kind = 'flag' } }, by_options = function() error 'no' end }))"),
              drawn(""));
}

// Chi-square over 960 values; 1,100 is exceeded once in a thousand by what is uniform.
TEST_F(Options, ADrawnSeedIsAnyAsLikelyAsOthers) {
    OptionSpec seed;
    seed.kind = OptionSpec::Kind::seed;
    seed.least = 0;
    seed.most = 959;
    constexpr int kDraws = 96'000;
    std::vector<int> counts(960, 0);
    std::mt19937_64 random(960);
    for (int i = 0; i < kDraws; ++i) ++counts.at(static_cast<std::size_t>(drawn(seed, random())));
    const double expected = kDraws / 960.0;
    double distance = 0;
    for (const int n : counts) distance += std::pow(n - expected, 2) / expected;
    EXPECT_LT(distance, 1100);
    seed.least = 5;
    seed.most = 5;
    EXPECT_EQ(drawn(seed, random()), 5);
}

}  // namespace acedrex::testing
