#include "commands/contenders.hpp"

#include <fmt/core.h>

#include <algorithm>
#include <charconv>
#include <filesystem>
#include <nlohmann/json.hpp>
#include <sstream>
#include <utility>

#include "shell/child.hpp"
#include "shell/console.hpp"

namespace acedrex::program {

namespace {

constexpr double kShort = 10, kLong = 600;  // seconds that are waited for an answer

// The game that an engine plays which names none.
constexpr const char* kOnlyGame = "chess";

std::uint64_t nodes_in(const std::string& line) {
    std::uint64_t number = 0;
    const std::size_t digit = line.find_first_of("0123456789");
    if (digit != std::string::npos) std::from_chars(line.data() + digit, line.data() + line.size(), number);
    return number;
}

}  // namespace

std::optional<Counted> count_here(const std::string& variant, int depth, const std::string& setup) {
    std::error_code wrong;
    const std::filesystem::path self = std::filesystem::read_symlink("/proc/self/exe", wrong);
    std::vector<std::string> words{"perft", variant, std::to_string(depth), "--json"};
    if (!setup.empty()) words.insert(words.end(), {"--setup", setup});
    Child child(self.string(), words);
    const auto line = child.await("{", kLong);
    const auto seconds = child.finish(kShort);
    if (!line || !seconds) return std::nullopt;
    const auto answer = nlohmann::json::parse(*line, nullptr, false);
    if (!answer.is_object() || answer.contains("complete")) return std::nullopt;
    return Counted{answer.value("nodes", std::uint64_t{0}), *seconds};
}

Engine::Engine(std::string path, const std::string& games) : path_(std::move(path)), games_(games) {
    Child child(path_, {});
    child.send("uci");
    if (const auto name = child.await("id name ", kShort)) version_ = name->substr(8);
    if (version_.empty() || !child.await("uciok", kShort)) return;
    if (!games_.empty()) child.send("setoption name VariantPath value " + games_);
    child.send("uci");
    known_ = {kOnlyGame};
    while (const auto line = child.await("", kShort)) {
        if (*line == "uciok") break;
        if (!line->starts_with("option name UCI_Variant ")) continue;
        std::istringstream words(*line);
        for (std::string word; words >> word;) known_.push_back(word);
    }
    child.send("quit");
    child.finish(kShort);
}

bool Engine::knows(const std::string& game) const {
    return std::find(known_.begin(), known_.end(), game) != known_.end();
}

std::optional<Counted> Engine::count(const std::string& game, int depth, int times) const {
    Child child(path_, {});
    if (!games_.empty()) child.send("setoption name VariantPath value " + games_);
    if (game != kOnlyGame) child.send("setoption name UCI_Variant value " + game);
    child.send("position startpos");
    std::optional<std::string> line;
    for (int i = 0; i < times; ++i) {
        child.send("go perft " + std::to_string(depth));
        line = child.await("Nodes searched", kLong);
        if (!line) break;
    }
    child.send("quit");
    const auto seconds = child.finish(kShort);
    if (!line || !seconds) return std::nullopt;
    return Counted{nodes_in(*line), *seconds};
}

std::string find_engine() {
    for (const char* name : {"fairy-stockfish", "stockfish"})
        if (const std::string file = find_program(name); !file.empty()) return file;
    return "";
}

Engine engine_named(const std::string& name, const std::string& games) {
    const std::string file = find_program(name);
    const std::string fault = fmt::format("'{}' answers as no engine that speaks UCI", name);
    if (file.empty()) throw UsageError{fault + ": there is no program of that name"};
    Engine engine(file, games);
    if (engine.version().empty()) throw UsageError{fault};
    return engine;
}

}  // namespace acedrex::program
