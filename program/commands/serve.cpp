// serve: the board in a browser, on this machine only.
#include <fmt/core.h>

#include "commands/commands.hpp"
#include "desk/desk.hpp"
#include "serve/server.hpp"
#include "shell/console.hpp"
#include "shell/scores.hpp"
#include "shell/table.hpp"

namespace acedrex::program {

namespace {

struct ServeOptions {
    std::optional<std::string> variant;
    TableOptions table;  // without its variant
    std::optional<std::string> shared;
    int port = 0;
    bool open = false;
};

// Tried before any browser asks: a wrong name or position is said here.
Json first_request(const ServeOptions& options) {
    Json request{{"do", "open"}, {"variant", *options.variant}};
    TableOptions table = options.table;
    table.variant = *options.variant;
    if (table.game || table.fen) {
        const Table played = open_table(table);
        request["variant"] = played.name;
        Game start = played.game();
        request["moves"] = start.texts();
        while (start.undo()) {
        }
        request["setup"] = start.setup();
    } else if (table.setup) {
        request["setup"] = *table.setup == "-" ? read_standard_input() : *table.setup;
    }
    Desk desk(default_host_options());
    const Json answer = Json::parse(desk.answer(request.dump()));
    if (!answer.contains("error")) return request;
    const std::string message = answer["error"].value("message", "");
    const std::string rule = answer["error"].value("rule", "");
    if (rule == "script") return request;
    if (rule == "setup") {
        say(message);
        throw Refusal{};
    }
    // A file that is not there is no wrong name.
    if (options.variant->ends_with(".lua")) {
        say(message);
        throw Refusal{};
    }
    throw UsageError{message};
}

// As an address that others can open: no part of it is the game's.
std::string base_of_links(const std::string& address) {
    const bool web = address.starts_with("http://") || address.starts_with("https://");
    if (!web || address.find_first_of("#? \"<>\n") != address.npos || address.ends_with("//"))
        throw UsageError{fmt::format(
            "serve: --public '{}' is not an address of a page, as https://example.org/acedrex.html",
            address)};
    return address;
}

int run(const ServeOptions& options) {
    options.table.refuse_contradictions();
    if (!options.variant && (options.table.setup || options.table.fen || options.table.game))
        throw UsageError{"serve: a position is of a VARIANT; name it"};
    ServedGame served;
    served.variant = options.variant.value_or("");
    served.port = options.port;
    if (options.shared) served.shared = base_of_links(*options.shared);
    served.open_browser = options.open;
    if (options.variant) served.first = first_request(options);
    return serve(served) ? kDone : kNo;
}

}  // namespace

Command serve_command() {
    return {"serve", "shows the board in a browser, on this machine only",
            "acedrex serve croatian-ties --open", [](Arguments& a) {
                auto options = std::make_shared<ServeOptions>();
                a.optional_text("VARIANT", options->variant, "opened at once; without it the page is a list");
                a.option("--port", "N", options->port, {0, 65535}, "the port of 127.0.0.1; 0: any free port");
                a.option("--setup", "SETUP", options->table.setup,
                         "the position as a setup string or FEN ('-': from standard input)");
                a.option("--fen", "FEN", options->table.fen,
                         "the position as FEN ('-': from standard input)");
                options->table.declare_game(a, "a saved game ('-': from standard input)");
                a.option("--public", "URL", options->shared,
                         "where others find the page, as the single file on a web space: links that are "
                         "copied lead there");
                a.flag("--open", options->open, "open the browser of this desktop");
                return with(options, run);
            }};
}

}  // namespace acedrex::program
