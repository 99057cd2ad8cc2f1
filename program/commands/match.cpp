// match: two players against each other.
#include "match/match.hpp"

#include <fmt/core.h>

#include <algorithm>
#include <cmath>
#include <map>

#include "base/ranges.hpp"
#include "commands/commands.hpp"
#include "opponent/player.hpp"
#include "sandbox/shown_text.hpp"
#include "shell/console.hpp"
#include "shell/file_writing.hpp"
#include "shell/records.hpp"
#include "shell/stopping.hpp"

namespace acedrex::program {

namespace {

constexpr double kSecondsOfTurn = 1;

struct MatchOptions {
    std::string a, b;
    std::optional<std::string> variant, seconds, wait, pgn;
    int games = 2, nodes = 0, opening = 4, seed = 1, jobs = 1, most_turns = 1'000;
    bool json = false;
};

Json rounded_or_null(const std::optional<double>& elo) {
    return elo ? Json(std::lround(*elo)) : Json(nullptr);
}

std::string elo_words(const std::optional<double>& elo, const char* none) {
    return elo ? fmt::format("{:+}", std::lround(*elo)) : none;
}

// Reasons with how many games each has ended, the most frequent first.
std::vector<std::pair<std::string, int>> reasons_of(const Match& match) {
    std::map<std::string, int> counts;
    for (const MatchGame& game : match.games) ++counts[game.end.reason];
    std::vector<std::pair<std::string, int>> reasons(counts.begin(), counts.end());
    std::stable_sort(reasons.begin(), reasons.end(),
                     [](const auto& x, const auto& y) { return x.second > y.second; });
    return reasons;
}

Json match_json(const MatchOptions& options, const Match& match, const Tally& tally) {
    Json reasons = Json::object(), faults = Json::array();
    for (const auto& [reason, games] : reasons_of(match)) reasons[reason] = games;
    if (match.not_started)
        faults.push_back({{"game", nullptr},
                          {"player", match.not_started->player == 0 ? "a" : "b"},
                          {"fault", match.not_started->fault}});
    for (const MatchGame& game : match.games)
        if (game.at_fault() >= 0)
            faults.push_back({{"game", game.number},
                              {"player", game.at_fault() == 0 ? "a" : "b"},
                              {"fault", game.end.fault}});
    return {{"a", options.a},
            {"b", options.b},
            {"variant", match.name},
            {"games", match.games.size()},
            {"won", tally.won},
            {"drawn", tally.drawn},
            {"lost", tally.lost},
            {"score", rounded(tally.score, 4)},
            {"elo", rounded_or_null(elo_of(tally.score))},
            {"elo_low", rounded_or_null(elo_of(tally.low))},
            {"elo_high", rounded_or_null(elo_of(tally.high))},
            {"plies_mean", rounded(tally.turns, 1)},
            {"reasons", reasons},
            {"faults", faults},
            {"seed", options.seed}};
}

std::string match_words(const MatchOptions& options, const Match& match, const Tally& tally) {
    std::string text = fmt::format("{} against {}, {}, {}\n", options.a, options.b, match.name,
                                   counted(match.games.size(), "game"));
    for (std::size_t i = 0; i < 2; ++i)
        if (!match.titles[i].empty())
            text += fmt::format("{} is {}\n", i == 0 ? options.a : options.b, match.titles[i]);
    if (match.games.empty()) return text;
    text += fmt::format("won {}, drawn {}, lost {}: {:.1f} %, Elo {} ({} to {})\n", tally.won, tally.drawn,
                        tally.lost, 100 * tally.score,
                        elo_words(elo_of(tally.score), tally.score > 0.5 ? "above all" : "below all"),
                        elo_words(elo_of(tally.low), "any"), elo_words(elo_of(tally.high), "any"));
    text += fmt::format("{:.1f} turns in the mean; ", tally.turns);
    std::string ends;
    for (const auto& [reason, games] : reasons_of(match))
        ends += fmt::format("{}{} {}", ends.empty() ? "" : ", ", reason, games);
    return text + ends + "\n";
}

void say_faults(const MatchOptions& options, const Match& match) {
    if (match.not_started)
        say(fmt::format("{} as a player {}", match.not_started->player == 0 ? options.a : options.b,
                        match.not_started->fault));
    for (const MatchGame& game : match.games)
        if (game.at_fault() >= 0)
            say(fmt::format("game {}: {} {}", game.number, game.at_fault() == 0 ? options.a : options.b,
                            game.end.fault));
}

int finish(const MatchOptions& options, const Match& match) {
    const Tally tally(match.games);
    if (options.json)
        print_json(match_json(options, match, tally));
    else if (!match.not_started || !match.games.empty())
        put("{}", match_words(options, match, tally));
    say_faults(options, match);
    int code = kDone;
    if (options.pgn && !match.games.empty()) {
        std::string text;
        for (const MatchGame& game : match.games) text += (text.empty() ? "" : "\n") + game.score;
        if (const auto fault = write_new(*options.pgn, text)) {
            say(fmt::format("cannot write {}: {}", *options.pgn, *fault));
            code = kNo;
        }
    }
    const bool faults = ranges::any_of(match.games, [](const MatchGame& g) { return g.at_fault() >= 0; });
    return faults || match.not_started || match.games.empty() ? kNo : code;
}

int run(const MatchOptions& options) {
    if (options.nodes > 0 && options.seconds)
        throw UsageError{"--nodes and --seconds are two limits: give one of them"};
    SearchLimits usual;
    usual.nodes = static_cast<std::uint64_t>(options.nodes);
    if (options.seconds) usual.seconds = seconds_from("--seconds", *options.seconds);
    if (options.nodes == 0 && !options.seconds) usual.seconds = kSecondsOfTurn;
    MatchPlan plan;
    plan.variant = options.variant.value_or("classical-chess");
    plan.players = {contestant_named(options.a, usual), contestant_named(options.b, usual)};
    plan.games = options.games;
    plan.opening = options.opening;
    plan.seed = static_cast<std::uint64_t>(options.seed);
    plan.jobs = options.jobs;
    plan.most_turns = static_cast<std::size_t>(options.most_turns);
    if (options.wait) plan.wait = seconds_from("--wait", *options.wait);
    plan.scores = options.pgn.has_value();
    refuse_nameless("--pgn", options.pgn);
    if (options.pgn) refuse_unwritable(*options.pgn);
    const Stopping stopping;
    plan.stop = stopping.flag();
    ProgressLine line;
    const Match match = play_match(plan, [&](int played) {
        line.show(fmt::format("{} of {}", played, counted(static_cast<std::size_t>(plan.games), "game")));
    });
    line.show("");
    return finish(options, match);
}

}  // namespace

Command match_command() {
    return {
        "match", "plays games between two players: the computer, other engines",
        "acedrex match level=3 uci:fairy-stockfish?skill=0 --variant crazyhouse --games 20 --nodes 4000",
        [](Arguments& a) {
            auto options = std::make_shared<MatchOptions>();
            a.text(
                "A", options->a,
                "a player: random; level=3, nodes=4000, depth=4, seconds=0.5, threads=2 or several of these "
                "with commas; search, with the limits of --nodes and --seconds; "
                "uci:PROGRAM?skill=0&variant=NAME "
                "or xboard:PROGRAM: another engine, its options behind '?'");
            a.text("B", options->b, "the other player; A is light in the first game, B in the second");
            a.option("--variant", "VARIANT", options->variant,
                     "a variant: its slug, or the path of its script (default: classical-chess)");
            a.option("--games", "N", options->games, {1, 1'000'000}, "the number of games (default: 2)");
            a.option("--nodes", "N", options->nodes, {1, kMostNodesAsked},
                     "positions that `search` and other engines may search for a turn");
            a.option("--seconds", "S", options->seconds,
                     "seconds that `search` and other engines may think for a turn (default: 1, if there is "
                     "no other limit)");
            a.option("--opening", "PLIES", options->opening, {0, 1'000},
                     "random turns at the start of a game, the same in both games of a pair (default: 4)");
            a.option("--seed", "S", options->seed, {0, 1'000'000'000},
                     "the seed of everything that is drawn at random (default: 1)");
            a.option("--jobs", "J", options->jobs, {1, 256}, "play J games at a time (default: 1)");
            a.option("--plies", "N", options->most_turns, {1, 1'000'000},
                     "a game is a draw after N turns, both sides counted (default: 1000)");
            a.option("--wait", "S", options->wait,
                     "an engine loses if it exceeds its time by S seconds (default: 60)");
            a.option("--pgn", "FILE", options->pgn, "write the games to this new file");
            a.flag("--json", options->json, "print one JSON document");
            return with(options, run);
        }};
}

}  // namespace acedrex::program
