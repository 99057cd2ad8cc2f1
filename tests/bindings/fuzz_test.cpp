// Broken input of every kind, made from sound one: nothing may crash, hang or throw, what is refused says
// why, and what is accepted can be written and read again. A second of each in the ordinary suite, a minute
// in the slow one, under sanitizers; ACEDREX_FUZZ_SEED begins elsewhere.
#include <algorithm>
#include <chrono>
#include <cstdlib>
#include <sstream>

#include "bindings/script_fixture.hpp"
#include "notation/find/game.hpp"
#include "notation/position/setup.hpp"
#include "reference/random.hpp"

namespace acedrex::testing {
namespace {

using Texts = std::vector<std::string>;

std::string contents(const std::filesystem::path& path) {
    std::ifstream file(path);
    std::stringstream text;
    text << file.rdbuf();
    return text.str();
}

// Every file with the ending in the folder, in a fixed order.
Texts files(const std::filesystem::path& folder, const std::string& ending) {
    std::vector<std::filesystem::path> paths;
    for (const auto& entry : std::filesystem::recursive_directory_iterator(folder))
        if (entry.is_regular_file() && entry.path().extension() == ending) paths.push_back(entry.path());
    std::sort(paths.begin(), paths.end());
    Texts all;
    for (const auto& path : paths) all.push_back(contents(path));
    return all;
}

Texts lines_of(const std::filesystem::path& path) {
    std::istringstream text(contents(path));
    Texts lines;
    for (std::string line; std::getline(text, line);)
        if (!line.empty() && line[0] != '#') lines.push_back(line);
    return lines;
}

// Inputs from a corpus: one of it with a few changes of the kind that slips of hand and of programs make.
class Mutator {
  public:
    Mutator(Texts corpus, Texts words, std::uint64_t seed)
        : corpus_(std::move(corpus)), words_(std::move(words)), random_(seed) {}

    std::string next() {
        std::string text = any(corpus_);
        for (int i = random_.between(1, 4); i > 0; --i) change(text);
        return text;
    }

  private:
    const std::string& any(const Texts& texts) {
        return texts[static_cast<std::size_t>(random_.between(0, static_cast<int>(texts.size()) - 1))];
    }
    std::size_t place(const std::string& text) {
        return static_cast<std::size_t>(random_.between(0, static_cast<int>(text.size())));
    }

    void change(std::string& text) {
        const std::size_t at = place(text);
        const auto length = static_cast<std::size_t>(random_.between(1, 20));
        switch (random_.between(0, 6)) {
            case 0:
                text.erase(at, length);
                break;
            case 1:
                text.insert(at, any(words_));
                break;
            case 2:
                text.insert(at, text.substr(place(text), length));
                break;
            case 3:
                if (at < text.size()) text[at] = static_cast<char>(random_.between(0, 255));
                break;
            case 4: {  // the beginning of one, the end of another
                const std::string& other = any(corpus_);
                text = text.substr(0, at) + other.substr(place(other));
                break;
            }
            case 5:
                if (at < text.size() && text[at] >= '0' && text[at] <= '9')
                    text.replace(at, 1, std::to_string(random_.between(-3, 100'000)));
                break;
            default:
                text.erase(at, 1);
                break;
        }
    }

    Texts corpus_, words_;
    reference::Random random_;
};

std::uint64_t seed() {
    const char* given = std::getenv("ACEDREX_FUZZ_SEED");
    return given != nullptr ? std::strtoull(given, nullptr, 10) : 1;
}

template <class Try>
void run_for(int seconds, Mutator mutator, Try attempt) {
    const auto end = std::chrono::steady_clock::now() + std::chrono::seconds(seconds);
    int tried = 0;
    while (std::chrono::steady_clock::now() < end && !::testing::Test::HasFailure()) {
        const std::string text = mutator.next();
        SCOPED_TRACE(text);
        EXPECT_NO_THROW(attempt(text));
        ++tried;
    }
    EXPECT_GT(tried, 0);
}

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
        run_for(seconds, Mutator(scripts(), kScriptWords, seed()), [&](const std::string& text) {
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
        run_for(seconds, Mutator(corpus, kBetzaWords, seed()), [&](const std::string& text) {
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
        run_for(seconds, Mutator(corpus, kPositionWords, seed()), [&](const std::string& text) {
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
