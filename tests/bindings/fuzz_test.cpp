// Broken input of every kind, made from sound one: nothing may crash, hang or throw, what is refused says
// why, and what is accepted can be written and read again. A second of each in the ordinary suite, a minute
// in the slow one, under sanitizers; ACEDREX_FUZZ_SEED begins elsewhere.
#include "bindings/script_fixture.hpp"
#include "mutator.hpp"
#include "notation/find/game.hpp"
#include "notation/position/setup.hpp"

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

class FuzzTest : public ScriptTest {
  protected:
    Texts scripts() const {
        Texts all = files(host_options_.home / "variants", ".lua");
        const Texts more = files(host_options_.home / "tests" / "fuzz", ".lua");
        all.insert(all.end(), more.begin(), more.end());
        return all;
    }

    void try_scripts(int seconds) {
        run_for(seconds, Mutator(scripts(), kScriptWords, fuzz_seed()), [&](const std::string& text) {
            Host host(options());
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

    void try_betza(int seconds) {
        const Texts corpus = lines_of(host_options_.home / "tests" / "fuzz" / "betza.txt");
        run_for(seconds, Mutator(corpus, kBetzaWords, fuzz_seed()), [&](const std::string& text) {
            if (text.find_first_of("\"\\\n\r") != std::string::npos || text.find('\0') != std::string::npos)
                return;
            Host host(options());
            const auto path =
                write("betza.lua", "return piece { name = \"X\", symbol = \"X\", moves = \"" + text + "\" }");
            const Result<Loaded> loaded = host.load(path);
            EXPECT_TRUE(loaded || !loaded.diagnostics.empty()) << "refused without a word";
        });
    }

    void try_positions(int seconds) {
        std::vector<std::shared_ptr<const Variant>> variants;
        for (const char* name : {"classical-chess", "mirandas-veil", "crazyhouse", "dialectic-chess"})
            variants.push_back(*host_.variant(name).value);
        const Texts corpus = lines_of(host_options_.home / "tests" / "fuzz" / "positions.txt");
        std::size_t turn = 0;
        run_for(seconds, Mutator(corpus, kPositionWords, fuzz_seed()), [&](const std::string& text) {
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

TEST_F(Fuzz, Scripts) {
    try_scripts(1);
}
TEST_F(Fuzz, Betza) {
    try_betza(1);
}
TEST_F(Fuzz, SetupsFensAndMoves) {
    try_positions(1);
}
TEST_F(SlowFuzz, Scripts) {
    try_scripts(60);
}
TEST_F(SlowFuzz, Betza) {
    try_betza(60);
}
TEST_F(SlowFuzz, SetupsFensAndMoves) {
    try_positions(60);
}

}  // namespace
}  // namespace acedrex::testing
