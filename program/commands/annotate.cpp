// annotate: where a game was lost.
#include <fmt/core.h>

#include <algorithm>

#include "commands/commands.hpp"
#include "opponent/annotation.hpp"
#include "opponent/opponent.hpp"
#include "opponent/player.hpp"
#include "opponent/telling.hpp"
#include "shell/console.hpp"
#include "shell/result_words.hpp"
#include "shell/stopping.hpp"
#include "shell/table.hpp"

namespace acedrex::program {

namespace {

struct AnnotateOptions {
    TableOptions table;
    int nodes = 20'000;
    bool json = false;
};

std::vector<std::string> row_of(const JudgedTurn& turn, std::size_t number) {
    const auto words = [](const std::optional<SearchScore>& score) {
        return score ? words_of(*score) : std::string("over");
    };
    const bool wrong = *turn.mark() != '\0';
    return {std::to_string(number),       std::string(to_string(turn.side())),
            turn.text + turn.mark(),      words(turn.before.score),
            words(turn.score_after()),    wrong ? fmt::format("-{:.0f} %", 100 * turn.loss()) : "",
            wrong ? turn.before.best : ""};
}

// The positions of a game from the first one, judged from the end, as a game is taken back turn by turn.
// Fewer, the last ones, where it is stopped before.
std::vector<JudgedPosition> judged_positions(const Table& table, Game& game, SearchLimits limits) {
    const Stopping stopping;
    limits.stop = stopping.flag();
    Search search(table.variant);
    ProgressLine progress;
    const std::size_t count = game.texts().size() + 1;
    std::vector<JudgedPosition> positions;
    while (positions.size() < count) {
        JudgedPosition position = judged(search, game, limits);
        if (stopping.came()) break;
        positions.push_back(std::move(position));
        progress.show(fmt::format("{} of {}", positions.size(), counted(count, "position")));
        game.undo();
    }
    std::reverse(positions.begin(), positions.end());
    return positions;
}

int run(const AnnotateOptions& options) {
    const Table table = open_table(options.table);
    if (!options.table.game) throw UsageError{"--game is missing: name the file of the game"};
    refuse_secrets(*table.variant);
    Game game = table.game();
    const std::vector<std::string> texts = game.texts();
    if (texts.empty()) {
        say("the game has no turns");
        return kNo;
    }
    SearchLimits limits;
    limits.nodes = static_cast<std::uint64_t>(options.nodes);
    const std::string end = words_of(game.status());
    const std::vector<JudgedPosition> positions = judged_positions(table, game, limits);
    const std::size_t unknown = texts.size() + 1 - positions.size();  // the first turns
    Json turns = Json::array();
    std::vector<std::vector<std::string>> rows{{"turn", "side", "move", "before", "after", "loss", "better"}};
    for (std::size_t i = unknown; i < texts.size(); ++i) {
        const JudgedTurn turn{texts[i], positions[i - unknown], positions[i - unknown + 1]};
        turns.push_back(to_json(turn, i + 1));
        rows.push_back(row_of(turn, i + 1));
    }
    if (options.json) {
        Json json{{"variant", slug_of(*table.variant)},
                  {"nodes", options.nodes},
                  {"turns", turns},
                  {"status", end}};
        if (unknown > 0) json["complete"] = false;
        print_json(json);
    } else {
        put("{}{}\n", columns(rows), end);
    }
    if (unknown == 0) return kDone;
    say(fmt::format("stopped: {} not judged",
                    unknown == 1 ? "the first turn is" : fmt::format("the first {} turns are", unknown)));
    return turns.empty() ? kNo : kDone;
}

}  // namespace

Command annotate_command() {
    return {"annotate", "scores each turn of a game, marks mistakes, and names better turns",
            "acedrex annotate classical-chess --game game.pgn --nodes 50000", [](Arguments& a) {
                auto options = std::make_shared<AnnotateOptions>();
                options->table.declare_variant(a);
                options->table.begins = false;
                options->table.declare_game(a, "the saved game ('-': from standard input)");
                a.option("--nodes", "N", options->nodes, {1, kMostNodesAsked},
                         "search N positions after each turn (default: 20000)");
                a.flag("--json", options->json, "print one JSON document");
                return with(options, run);
            }};
}

}  // namespace acedrex::program
