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
    std::optional<std::string> setup;
    std::optional<std::string> game;
    std::optional<std::string> shared;
    int port = 0;
    bool open = false;
};

// Tried before any browser asks: a wrong name or position is said here.
Json first_request(const ServeOptions& options) {
    Json request{{"do", "open"}, {"variant", *options.variant}};
    if (options.game) {
        TableOptions table;
        table.variant = *options.variant;
        table.game = options.game;
        const Table played = open_table(table);
        request["variant"] = played.name;
        Game start = played.game();
        request["moves"] = start.texts();
        while (start.undo()) {
        }
        request["setup"] = start.setup();
    } else if (options.setup) {
        request["setup"] = *options.setup;
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
    if (!options.variant && (options.setup || options.game))
        throw UsageError{"serve: a position is of a VARIANT; name it"};
    if (options.setup && options.game) throw UsageError{"serve: --setup and --game exclude each other"};
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
                a.option("--setup", "SETUP", options->setup, "the position as a setup string or FEN");
                a.option("--game", "FILE", options->game, "a saved game");
                a.option("--public", "URL", options->shared,
                         "where others find the page, as the single file on a web space: links that are "
                         "copied lead there");
                a.flag("--open", options->open, "open the browser of this desktop");
                return with(options, run);
            }};
}

}  // namespace acedrex::program
