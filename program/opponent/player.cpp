#include "opponent/player.hpp"

#include <fmt/core.h>

#include <string_view>
#include <vector>

#include "game/list_options.hpp"
#include "shell/arguments.hpp"
#include "shell/console.hpp"

namespace acedrex::program {

namespace {

constexpr const char* kPlayers =
    "a player is 'random', or limits of a search with commas between them: level=1 to 8, nodes=N, depth=N, "
    "seconds=S";

[[noreturn]] void no_player(const std::string& text, const std::string& why) {
    throw UsageError{fmt::format("'{}' is no player: {}; {}", text, why, kPlayers)};
}

void take_limit(const std::string& text, std::string_view part, SearchLimits& limits) {
    const std::size_t equals = part.find('=');
    const std::string name(part.substr(0, equals));
    if (equals == std::string_view::npos)
        no_player(text,
                  name == "random"
                      ? "'random' stands alone"
                      : fmt::format("'{}' has no '='{}", part,
                                    did_you_mean(name, {"random", "level", "nodes", "depth", "seconds"})));
    const std::string value(part.substr(equals + 1));
    if (name == "level") {
        const SearchLimits level = limits_of_level(number_from("level", value, {1, kLevels}));
        limits.nodes = level.nodes;
        limits.noise = level.noise;
        if (limits.seconds == 0) limits.seconds = level.seconds;
    } else if (name == "nodes") {
        limits.nodes = static_cast<std::uint64_t>(number_from("nodes", value, {1, 2'000'000'000}));
    } else if (name == "depth") {
        limits.depth = number_from("depth", value, {1, 40});
    } else if (name == "seconds") {
        limits.seconds = seconds_from("seconds", value);
    } else {
        no_player(text, fmt::format("there is no limit '{}'{}", name,
                                    did_you_mean(name, {"level", "nodes", "depth", "seconds"})));
    }
}

FoundTurn turn_of(const MoveList& list, std::size_t number) {
    FoundTurn turn{list.moves[number], {}};
    const auto begin = list.edits.begin() + turn.move.first_edit;
    turn.edits.assign(begin, begin + turn.move.edit_count);
    turn.move.first_edit = 0;
    return turn;
}

}  // namespace

std::optional<FoundTurn> any_turn(const GameState& game) {
    if (game.status().over()) return std::nullopt;
    MoveList list;
    game.list(list, {.most = 1});
    if (list.moves.empty()) return std::nullopt;
    return turn_of(list, 0);
}

std::optional<FoundTurn> RandomPlayer::choose(const GameState& game) {
    if (game.status().over()) return std::nullopt;
    MoveList list;
    game.list(list, {});
    if (list.moves.empty()) return std::nullopt;
    return turn_of(list, dice_.below(list.moves.size()));
}

std::optional<FoundTurn> SearchPlayer::choose(const GameState& game) {
    thought_ = search_.run(game, limits_);
    if (!thought_.lines.empty() && !thought_.lines[0].turns.empty()) return thought_.lines[0].turns[0];
    if (limits_.stop != nullptr && *limits_.stop) return std::nullopt;
    return any_turn(game);
}

std::optional<SearchLimits> limits_of_player(const std::string& text) {
    if (text == "random") return std::nullopt;
    SearchLimits limits;
    std::string_view rest = text;
    while (true) {
        const std::size_t comma = rest.find(',');
        take_limit(text, rest.substr(0, comma), limits);
        if (comma == std::string_view::npos) return limits;
        rest.remove_prefix(comma + 1);
    }
}

std::unique_ptr<Player> make_player(const std::string& text, std::shared_ptr<const Variant> variant,
                                    std::uint64_t seed) {
    const std::optional<SearchLimits> limits = limits_of_player(text);
    if (!limits) return std::make_unique<RandomPlayer>(seed);
    return std::make_unique<SearchPlayer>(std::move(variant), *limits, seed);
}

}  // namespace acedrex::program
