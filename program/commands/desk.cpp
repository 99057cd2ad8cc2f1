// desk: one game by lines of JSON, for front ends.
#include "desk/desk.hpp"

#include "commands/commands.hpp"
#include "shell/console.hpp"
#include "shell/line_reader.hpp"

namespace acedrex::program {

namespace {

constexpr std::size_t kMostOfLine = std::size_t{1} << 20;

struct DeskOptions {
    std::optional<std::string> variant;
    std::string as;
};

int run(const DeskOptions& options) {
    Desk desk(default_host_options(), side_named(options.as));
    if (options.variant) put("{}\n", desk.answer(Json{{"do", "open"}, {"variant", *options.variant}}.dump()));
    std::fflush(stdout);
    while (const auto line = next_line(kMostOfLine)) {
        if (line->text.empty()) continue;
        put("{}\n",
            line->whole ? desk.answer(line->text) : R"({"error":{"message":"a line has at most 1 MB"}})");
        std::fflush(stdout);
    }
    return kDone;
}

}  // namespace

Command desk_command() {
    return {"desk", "plays a game by lines of JSON, for other front ends (docs/desk.md)",
            "acedrex desk classical-chess <requests.jsonl", [](Arguments& a) {
                auto options = std::make_shared<DeskOptions>();
                a.choice("--as", options->as, {"light", "dark"},
                         "the side that sits there; answers contain only what it may know");
                a.optional_text("VARIANT", options->variant, "opened at once; its view is the first line");
                return with(options, run);
            }};
}

}  // namespace acedrex::program
