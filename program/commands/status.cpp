// status: whose turn it is, check, and the result.
#include <fmt/core.h>

#include "commands/commands.hpp"
#include "shell/console.hpp"
#include "shell/records.hpp"
#include "shell/table.hpp"

namespace acedrex::program {

namespace {

struct StatusOptions {
    TableOptions table;
    bool json = false;
};

int run(const StatusOptions& options) {
    const Table table = open_table(options.table);
    const Game game = table.game();
    const ToldGame told(game, table.as);
    const Status status = told.status();
    const std::vector<std::string> said = told.said();
    const int checks = table.variant->endings().checks;  // that win
    const auto given = [&](Side side) {
        return told.game().position().counter(table.variant->check_counter(side));
    };
    if (options.json) {
        Json json{{"to_move", to_string(status.to_move)},
                  {"status", to_string(status.kind)},
                  {"winner", side_or_null(status.winner)},
                  {"reason", status.reason.empty() ? Json(nullptr) : Json(status.reason)}};
        if (checks > 0)
            json["checks"] = {{"light", given(Side::light)}, {"dark", given(Side::dark)}, {"win", checks}};
        if (table.as) json["said"] = said;
        print_json(json);
        return kDone;
    }
    put("to move: {}\nstatus: {}\n", to_string(status.to_move), to_string(status.kind));
    if (status.winner) put("winner: {}\n", to_string(*status.winner));
    if (!status.reason.empty()) put("reason: {}\n", status.reason);
    if (checks > 0)
        put("checks given: light {}, dark {}; {} win\n", given(Side::light), given(Side::dark), checks);
    for (const std::string& sentence : said) put("said: {}\n", sentence);
    return kDone;
}

}  // namespace

Command status_command() {
    return {"status", "reports the side to move, check, and the result",
            "acedrex status classical-chess --setup 'CC Kg6,Rh8,kg8'", [](Arguments& a) {
                auto options = std::make_shared<StatusOptions>();
                options->table.declare_variant(a);
                options->table.declare_position(a);
                options->table.declare_as(a);
                a.flag("--json", options->json, "print one JSON document");
                return with(options, run);
            }};
}

}  // namespace acedrex::program
