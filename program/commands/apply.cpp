// apply: plays moves given as text and prints the position that they lead to.
#include <fmt/core.h>
#include <fmt/ranges.h>

#include "commands/commands.hpp"
#include "drawing/picture.hpp"
#include "shell/console.hpp"
#include "shell/records.hpp"
#include "shell/refusal.hpp"
#include "shell/table.hpp"

namespace acedrex::program {

namespace {

struct ApplyOptions {
    TableOptions table;
    std::vector<std::string> moves;
    std::optional<std::string> svg;
    bool flipped = false;
    bool json = false;
};

int run(const ApplyOptions& options) {
    if (options.json && options.svg == "-") throw UsageError{"apply: --json and --svg - exclude each other"};
    if (options.flipped && !options.svg)
        throw UsageError{"apply: --flip is of the drawing that --svg asks for"};
    const Table table = open_table(options.table);
    Game truth = table.game();
    for (const std::string& text : options.moves) {
        const PlayResult result = play_as(truth, table.as, text);
        if (result) {
            if (!result.doubt.empty()) say(fmt::format("\"{}\": {}", text, result.doubt));
            continue;
        }
        if (options.json)
            print_json({{"legal", false},
                        {"reason", result.reason},
                        {"rule", rule_of(result)},
                        {"near", result.near}});
        else
            print_refusal(result);
        return kNo;
    }
    const ToldGame told(truth, table.as);
    const Game& game = told.game();
    const Status status = told.status();
    if (options.svg) {
        Picture picture = picture_of(told);
        picture.flipped = options.flipped;
        write_picture(*options.svg, to_svg(picture));
    }
    if (options.json) {
        const ToldFen fen = game.told_fen();
        Json json = {{"legal", true},
                     {"setup", game.setup()},
                     {"fen", fen.text ? Json(*fen.text) : Json(nullptr)},
                     {"status", to_string(status.kind)}};
        if (status.over()) {
            json["winner"] = status.winner ? Json(to_string(*status.winner)) : Json(nullptr);
            json["reason"] = status.reason;
        }
        if (!fen.text) json["fen_lacks"] = fen.lacks;
        if (table.as) json["said"] = told.said();
        print_json(json);
    } else if (options.svg != "-") {
        put("{}\n", game.setup());
        for (const std::string& sentence : told.said()) say(sentence);
        // What the moves have brought about; a setup says it only in part.
        if (!options.moves.empty() && status.over())
            say(fmt::format("{}: {}",
                            status.winner ? fmt::format("{} wins", to_string(*status.winner)) : "a draw",
                            status.reason));
    }
    return kDone;
}

}  // namespace

Command apply_command() {
    return {"apply", "plays moves and prints the resulting setup",
            "acedrex apply classical-chess Pe2-e4 Pe7-e5 Nf3", [](Arguments& a) {
                auto options = std::make_shared<ApplyOptions>();
                options->table.declare_variant(a);
                a.texts("MOVE", options->moves,
                        "moves in notation; without moves the position is only converted", false);
                options->table.declare_position(a);
                options->table.declare_as(a);
                a.option("--svg", "FILE", options->svg,
                         "draw the result to this file ('-': to standard output), with the last move marked");
                a.flag("--flip", options->flipped, kFlip);
                a.flag("--json", options->json, "print one JSON document");
                return with(options, run);
            }};
}

}  // namespace acedrex::program
