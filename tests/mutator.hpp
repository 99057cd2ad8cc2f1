// Broken input made from sound one, for fuzzing: texts with a few changes of the kind that slips of hand and
// of programs make. ACEDREX_FUZZ_SEED begins elsewhere.
#pragma once

#include <gtest/gtest.h>

#include <algorithm>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <sstream>
#include <string>
#include <utility>
#include <vector>

#include "reference/random.hpp"

namespace acedrex::testing {

using Texts = std::vector<std::string>;

inline std::string contents(const std::filesystem::path& path) {
    std::ifstream file(path);
    std::stringstream text;
    text << file.rdbuf();
    return text.str();
}

// Every file with the ending in the folder, in a fixed order.
inline Texts files(const std::filesystem::path& folder, const std::string& ending) {
    std::vector<std::filesystem::path> paths;
    for (const auto& entry : std::filesystem::recursive_directory_iterator(folder))
        if (entry.is_regular_file() && entry.path().extension() == ending) paths.push_back(entry.path());
    std::sort(paths.begin(), paths.end());
    Texts all;
    for (const auto& path : paths) all.push_back(contents(path));
    return all;
}

inline Texts lines_of(const std::filesystem::path& path) {
    std::istringstream text(contents(path));
    Texts lines;
    for (std::string line; std::getline(text, line);)
        if (!line.empty() && line[0] != '#') lines.push_back(line);
    return lines;
}

// The scripts that stand as here-strings, <<<'...', in transcripts of commands.
inline Texts scripts_in_transcripts(const std::filesystem::path& folder) {
    Texts all;
    for (const std::string& text : files(folder, ".cases"))
        for (std::size_t at = text.find("<<<'"); at != std::string::npos; at = text.find("<<<'", at)) {
            const std::size_t begin = at + 4, end = std::min(text.find('\'', begin), text.size());
            all.push_back(text.substr(begin, end - begin));
            at = end;
        }
    return all;
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

inline std::uint64_t fuzz_seed() {
    const char* given = std::getenv("ACEDREX_FUZZ_SEED");
    return given != nullptr ? std::strtoull(given, nullptr, 10) : 1;
}

// So many cases, so that what is tried does not depend on what else the machine does.
template <class Try>
void run_cases(int cases, Mutator mutator, Try attempt) {
    for (int tried = 0; tried < cases && !::testing::Test::HasFailure(); ++tried) {
        const std::string text = mutator.next();
        SCOPED_TRACE(text);
        EXPECT_NO_THROW(attempt(text));
    }
}

}  // namespace acedrex::testing
