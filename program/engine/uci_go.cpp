#include "engine/uci_go.hpp"

#include <fmt/core.h>

#include <algorithm>
#include <charconv>
#include <limits>
#include <map>

#include "base/ranges.hpp"
#include "engine/engine_board.hpp"
#include "shell/console.hpp"

namespace acedrex::program {

namespace {

constexpr long kMostOfGo = 100;          // plies, as it is of no use to look further
constexpr double kSecondsUnlimited = 1;  // where what was to limit a search could not be read

// The words that have a number behind them, and the least that it may be.
const std::map<std::string, long>& numbered_words() {
    constexpr long kAny = std::numeric_limits<long>::min();  // a clock may have run out
    static const std::map<std::string, long> all{{"perft", 0},    {"nodes", 1},    {"depth", 1},
                                                 {"movetime", 0}, {"wtime", kAny}, {"btime", kAny},
                                                 {"winc", kAny},  {"binc", kAny},  {"movestogo", 0}};
    return all;
}

std::vector<std::string> words_of_go() {
    std::vector<std::string> names{"infinite", "ponder"};
    for (const auto& [name, least] : numbered_words()) names.push_back(name);
    return names;
}

std::optional<long> number_of_go(const std::string& text) {
    long value = 0;
    const char* const end = text.data() + text.size();
    const auto [stop, fault] = std::from_chars(text.data(), end, value);
    return fault == std::errc{} && stop == end ? std::optional(value) : std::nullopt;
}

// What the words tell, and what is wrong with them.
std::map<std::string, long> numbers_in(const std::vector<std::string>& words, UciGo& go) {
    std::map<std::string, long> told;
    const std::vector<std::string> names = words_of_go();
    const auto is_known = [&](const std::string& word) { return ranges::find(names, word) != names.end(); };
    for (std::size_t i = 1; i < words.size(); ++i) {
        const std::string& word = words[i];
        const auto numbered = numbered_words().find(word);
        if (numbered != numbered_words().end()) {
            const std::string text = i + 1 < words.size() && !is_known(words[i + 1]) ? words[++i] : "";
            const auto number = number_of_go(text);
            if (number && *number >= numbered->second)
                told[word] = *number;
            else
                go.faults.push_back(fmt::format(
                    "go {}: a number{} is expected, not '{}'", word,
                    numbered->second < 0 ? "" : fmt::format(" from {} on", numbered->second), text));
            continue;
        }
        go.infinite = go.infinite || word == "infinite";
        go.ponders = go.ponders || word == "ponder";
        if (is_known(word)) continue;
        go.faults.push_back(fmt::format("go does not know '{}'{}", word, did_you_mean(word, names)));
        while (i + 1 < words.size() && !is_known(words[i + 1])) ++i;  // what belongs to it
    }
    return told;
}

}  // namespace

UciGo read_go(const std::vector<std::string>& words, Side to_move) {
    UciGo go;
    std::map<std::string, long> told = numbers_in(words, go);
    const auto seconds_of = [&](const char* word) {
        return static_cast<double>(std::max(0L, told[word])) / 1000;
    };
    if (told.contains("perft")) go.perft = static_cast<int>(std::min(told["perft"], kMostOfGo));
    go.limits.nodes = static_cast<std::uint64_t>(told["nodes"]);
    go.limits.depth = static_cast<int>(std::min(told["depth"], kMostOfGo));
    if (told.contains("movetime")) go.limits.seconds = std::max(0.001, seconds_of("movetime"));
    const bool light = to_move == Side::light;
    const char *time = light ? "wtime" : "btime", *more = light ? "winc" : "binc";
    if (told.contains(time))
        go.limits.seconds = share_of_clock(seconds_of(time), seconds_of(more),
                                           static_cast<int>(std::min(told["movestogo"], kMostOfGo)));
    if (!go.faults.empty() && !go.infinite && !go.ponders && go.is_endless())
        go.limits.seconds = kSecondsUnlimited;
    return go;
}

}  // namespace acedrex::program
