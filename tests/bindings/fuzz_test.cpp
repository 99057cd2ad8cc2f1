// Broken input of every kind, made from sound one: nothing may crash, hang or throw, what is refused says
// why, and what is accepted can be written and read again. Under sanitizers the cases of the ordinary suite
// take up to a minute, those of the slow one ten times that; ACEDREX_FUZZ_SEED begins elsewhere.
#include "bindings/script_fixture.hpp"
#include "mutator.hpp"
#include "notation/find/game.hpp"
#include "notation/position/setup.hpp"
#include "notation/score/replay.hpp"
#include "notation/score/score.hpp"

namespace acedrex::testing {
namespace {

const Texts kScriptWords = {"(",
                            ")",
                            "{",
                            "}",
                            "=",
                            "m.",
                            "^1",
                            "^-3",
                            " * ",
                            " + ",
                            "-",
                            "#",
                            "nil",
                            "function() end",
                            "m.none",
                            "true",
                            "\"",
                            "m.step(m.N)",
                            "..",
                            "require ",
                            "m.first_of(",
                            "m.every(",
                            "1e9",
                            "\0",
                            "c.activate",
                            "m.fresh(",
                            "return ",
                            "m.where(",
                            "while true do end",
                            "m.grammar{ \"a\", a = m.V \"a\" }"};
const Texts kBetzaWords = {"[", "]", "0", "9", "W", "F", "N", "K", "Q", "m",
                           "c", "a", "y", "g", "j", "(", ")", "-", "?"};
const Texts kPositionWords = {
    ",", ";", "/", "+",  "=", ":",    "|",      "&",      "{",     "}",   "[",           "]", "~", "*",
    "-", "%", ".", "..", "^", "air=", "marks=", "quiet=", "last=", "O-O", "99999999999", "K", "k", "z99"};

const Texts kScores = {
    "[Event \"x\"]\n[White \"A\"]\n[Date \"1992.11.04\"]\n[Result \"1-0\"]\n\n1. e4 e5 2. Nf3 {a comment} "
    "Nc6 (2... d6 3. "
    "d4) 3. Bb5 $1 a6 1-0\n",
    "[FEN \"4k3/P7/8/8/8/8/8/4K3 w - - 0 1\"]\n[SetUp \"1\"]\n\n1. a8=Q+ Kd7 2. Qb7+ *\n",
    "1. e4 c5 2. Nf3 d6 3. d4 cxd4 4. Nxd4 Nf6 5. Nc3 a6 ; to the end of the line\n6. Be2 e5 "
    "1/2-1/2\n\n[White "
    "\"B\"]\n\n1. d4 d5 0-1\n",
    "[Variant \"Crazyhouse\"]\n\n1. e4 d5 2. exd5 Qxd5 3. Nc3 Qa5 4. P@d5 N@e4 *\n",
    "1. e2-e4 e7-e5 2. O-O-O 0-0 3. Ke1-e2 e1=Q# 4. resign\n"};
const Texts kScoreWords = {
    "[",      "]",  "\"", "{", "}", "(",  ")", "$",  "1.",  "...", "*",  "1-0",  "\n",   "%",
    ";",      "\\", "x",  "+", "#", "=Q", "@", "e4", "O-O", "--",  "\0", "\xff", "0000", "99999999999999",
    "[FEN \""};

class FuzzTest : public ScriptTest {
  protected:
    Texts scripts() const {
        Texts all = files(host_options_.home / "variants", ".lua");
        return all;
    }
    Texts hostile_scripts() const { return scripts_in_transcripts(host_options_.home / "tests" / "hostile"); }

    // What loops costs a part of the usual budget, so that more is tried.
    HostOptions hurried() const {
        constexpr std::uint64_t kOfScript = 3'000'000;
        HostOptions all = options();
        all.loading = std::make_shared<Loading>(Loading{kOfScript, kOfScript});
        return all;
    }

    void try_scripts(const Texts& corpus, int cases) {
        run_cases(cases, Mutator(corpus, kScriptWords, fuzz_seed()), [&](const std::string& text) {
            Host host(hurried());
            const auto path = write("fuzz.lua", text);
            const Result<Loaded> loaded = host.load(path);
            if (!loaded) {
                EXPECT_FALSE(loaded.diagnostics.empty()) << "refused without a word";
                return;
            }
            if (!loaded.value->variant) return;
            const auto variant = host.compile_here(*loaded.value->variant);
            EXPECT_TRUE(variant || !variant.diagnostics.empty()) << "refused without a word";
            EXPECT_TRUE(!variant || !Game(*variant.value).setup().empty());
        });
    }

    void try_betza(int cases) {
        const Texts corpus = lines_of(host_options_.home / "tests" / "fuzz" / "betza.txt");
        run_cases(cases, Mutator(corpus, kBetzaWords, fuzz_seed()), [&](const std::string& text) {
            if (text.find_first_of("\"\\\n\r") != std::string::npos || text.find('\0') != std::string::npos)
                return;
            Host host(options());
            const auto path =
                write("betza.lua", "return piece { name = \"X\", symbol = \"X\", moves = \"" + text + "\" }");
            const Result<Loaded> loaded = host.load(path);
            EXPECT_TRUE(loaded || !loaded.diagnostics.empty()) << "refused without a word";
        });
    }

    // Game scores: what is read is replayed, written and read again.
    void try_scores(int cases) {
        std::vector<std::shared_ptr<const Variant>> variants;
        for (const char* name : {"classical-chess", "crazyhouse", "shogi"})
            variants.push_back(*host_.variant(name).value);
        std::size_t turn = 0;
        run_cases(cases, Mutator(kScores, kScoreWords, fuzz_seed()), [&](const std::string& text) {
            const auto& variant = variants[turn++ % variants.size()];
            const auto scores = read_scores(*variant, text, "fuzz.pgn");
            if (!scores) {
                EXPECT_FALSE(scores.diagnostics.empty()) << "refused without a word";
                return;
            }
            for (const Score& score : *scores.value) {
                const auto first = first_position(*variant, score, "fuzz.pgn");
                if (first) replay(Game(variant, *first.value), score, "fuzz.pgn");
                const std::string written = write_score(score);
                const auto again = read_scores(*variant, written, "again.pgn");
                EXPECT_TRUE(again) << written;
            }
        });
    }

    void try_positions(int cases) {
        std::vector<std::shared_ptr<const Variant>> variants;
        for (const char* name : {"classical-chess", "mirandas-veil", "crazyhouse", "dialectic-chess"})
            variants.push_back(*host_.variant(name).value);
        const Texts corpus = lines_of(host_options_.home / "tests" / "fuzz" / "positions.txt");
        std::size_t turn = 0;
        run_cases(cases, Mutator(corpus, kPositionWords, fuzz_seed()), [&](const std::string& text) {
            const auto& variant = variants[turn++ % variants.size()];
            for (const auto& read : {checked(*variant, read_setup(*variant, text)),
                                     checked(*variant, read_fen(*variant, text))}) {
                if (!read) {
                    EXPECT_FALSE(read.diagnostics.empty()) << "refused without a word";
                    continue;
                }
                const std::string written = write_setup(*variant, *read.value);
                const auto again = checked(*variant, read_setup(*variant, written));
                EXPECT_TRUE(again.value && write_setup(*variant, *again.value) == written) << written;
            }
            std::shared_ptr<const ListedMove> found;
            const PlayResult move = Game(variant).find(text, found);
            EXPECT_TRUE(move || !move.reason.empty());
        });
    }

    const HostOptions host_options_ = options();
};

class Fuzz : public FuzzTest {};
class SlowFuzz : public FuzzTest {};

// Under sanitizers, on one core of 2026, these take from a quarter of a minute to a whole one.
constexpr int kScripts = 1'000, kHostile = 300, kBetza = 1'500, kPositions = 3'000, kScoreTexts = 2'000;
constexpr int kLong = 10;

TEST_F(Fuzz, Scripts) {
    try_scripts(scripts(), kScripts);
}
TEST_F(Fuzz, HostileScripts) {
    try_scripts(hostile_scripts(), kHostile);
}
TEST_F(Fuzz, Betza) {
    try_betza(kBetza);
}
TEST_F(Fuzz, SetupsFensAndMoves) {
    try_positions(kPositions);
}
TEST_F(Fuzz, Scores) {
    try_scores(kScoreTexts);
}
TEST_F(SlowFuzz, Scripts) {
    try_scripts(scripts(), kLong * kScripts);
}
TEST_F(SlowFuzz, HostileScripts) {
    try_scripts(hostile_scripts(), kLong * kHostile);
}
TEST_F(SlowFuzz, Betza) {
    try_betza(kLong * kBetza);
}
TEST_F(SlowFuzz, SetupsFensAndMoves) {
    try_positions(kLong * kPositions);
}
TEST_F(SlowFuzz, Scores) {
    try_scores(kLong * kScoreTexts);
}

}  // namespace
}  // namespace acedrex::testing
