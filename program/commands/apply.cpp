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
    Game game = table.game();
    for (const std::string& text : options.moves) {
        const PlayResult result = game.play(text);
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
    const Status status = game.status();
    if (options.svg) {
        Picture picture = picture_of(game);
        picture.flipped = options.flipped;
        write_picture(*options.svg, to_svg(picture));
    }
    if (options.json) {
        const ToldFen fen = game.told_fen();
        Json told = {{"legal", true},
                     {"setup", game.setup()},
                     {"fen", fen.text ? Json(*fen.text) : Json(nullptr)},
                     {"status", to_string(status.kind)}};
        if (status.over()) {
            told["winner"] = status.winner ? Json(to_string(*status.winner)) : Json(nullptr);
            told["reason"] = status.reason;
        }
        if (!fen.text) told["fen_lacks"] = fen.lacks;
        print_json(told);
    } else if (options.svg != "-") {
        put("{}\n", game.setup());
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
                a.texts("MOVE", options->moves, "moves in notation; none: the position is converted only",
                        false);
                options->table.declare_position(a);
                a.option("--svg", "FILE", options->svg,
                         "draw it to this file ('-': to standard output), with the last move marked");
                a.flag("--flip", options->flipped, kFlip);
                a.flag("--json", options->json, "print one JSON document");
                return with(options, run);
            }};
}

}  // namespace acedrex::program
