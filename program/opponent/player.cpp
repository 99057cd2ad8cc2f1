#include "opponent/player.hpp"

#include <fmt/core.h>

#include <string_view>
#include <vector>

#include "game/list_options.hpp"
#include "notation/text/ascii.hpp"
#include "shell/arguments.hpp"
#include "shell/console.hpp"

namespace acedrex::program {

namespace {

constexpr const char* kPlayers =
    "a player is 'random', or limits of a search with commas between them: level=1 to 8, nodes=N, depth=N, "
    "seconds=S, threads=N";

[[noreturn]] void no_player(const std::string& text, const std::string& why) {
    throw UsageError{fmt::format("'{}' is not a player: {}; {}", text, why, kPlayers)};
}

void take_limit(const std::string& text, std::string_view part, SearchLimits& limits) {
    const std::size_t equals = part.find('=');
    const std::string name(part.substr(0, equals));
    if (equals == std::string_view::npos)
        no_player(text, name == "random" ? "'random' stands alone"
                                         : fmt::format("'{}' has no '='{}", part,
                                                       did_you_mean(name, {"random", "level", "nodes",
                                                                           "depth", "seconds", "threads"})));
    const std::string value(part.substr(equals + 1));
    if (name == "level") {
        const SearchLimits level = limits_of_level(number_from("level", value, {1, kLevels}));
        limits.nodes = level.nodes;
        limits.noise = level.noise;
        if (limits.seconds == 0) limits.seconds = level.seconds;
    } else if (name == "nodes") {
        limits.nodes = static_cast<std::uint64_t>(number_from("nodes", value, {1, kMostNodesAsked}));
    } else if (name == "depth") {
        limits.depth = number_from("depth", value, {1, kMostDepthAsked});
    } else if (name == "threads") {
        limits.threads = number_from("threads", value, {1, kMostThreads});
    } else if (name == "seconds") {
        limits.seconds = seconds_from("seconds", value);
    } else {
        no_player(text, fmt::format("there is no limit '{}'{}", name,
                                    did_you_mean(name, {"level", "nodes", "depth", "seconds", "threads"})));
    }
}

}  // namespace

std::optional<FoundTurn> RandomPlayer::choose(const GameState& game) {
    if (game.status().over()) return std::nullopt;
    MoveList list;
    game.list(list, {});
    if (list.moves.empty()) return std::nullopt;
    FoundTurn turn;
    turn.assign(list.moves[dice_.below(list.moves.size())], list);
    return turn;
}

std::optional<FoundTurn> SearchPlayer::choose(const GameState& game) {
    return search_.run(game, limits_).first();
}

SearchLimits limits_of_player(const std::string& text) {
    SearchLimits limits;
    for (std::optional<std::string_view> rest = text; rest;) {
        const auto [part, more] = cut(*rest, ',');
        take_limit(text, part, limits);
        rest = more;
    }
    return limits;
}

}  // namespace acedrex::program
