// engine: the computer as an engine of other programs.
#include <fmt/core.h>

#include "commands/commands.hpp"
#include "engine/cecp.hpp"
#include "engine/uci.hpp"
#include "engine/xboard_names.hpp"
#include "engine/xboard_setup.hpp"
#include "notation/text/ascii.hpp"
#include "opponent/opponent.hpp"
#include "shell/console.hpp"
#include "shell/line_reader.hpp"

namespace acedrex::program {

namespace {

struct EngineOptions {
    std::optional<std::string> variant;
    std::string protocol;
    bool list = false;
};

// first: a line that has been read already.
template <class Protocol>
int serve_engine(EngineBoard& board, const std::optional<std::string>& first) {
    Protocol engine(board);
    bool goes_on = !first || engine.take(*first);
    while (goes_on) {
        const auto next = engine.next_line();
        goes_on = next && engine.take(*next);
        if (!next) engine.finish();
    }
    return kDone;
}

// What each protocol can have of a variant: "yes", or why not.
std::vector<std::string> row_of(const std::string& name) {
    const Table table = open_variant(name, false);  // none of its seeds is drawn
    if (table.variant->views()) return {name, "no", "no: sides have secrets from each other"};
    if (const auto known = xboard_name(table.variant->spec())) return {name, "yes", "yes, as " + *known};
    const XboardSetup setup = xboard_setup(table);
    return {name, "yes", setup.lacks.empty() ? "yes, told by setup and piece" : "no: " + setup.lacks};
}

int list_for_protocols(const std::optional<std::string>& variant) {
    std::vector<std::vector<std::string>> rows{{"variant", "UCI", "XBoard"}};
    if (variant) {
        rows.push_back(row_of(*variant));
    } else {
        each_variant([&](const std::string& slug, const VariantSpec&) { rows.push_back(row_of(slug)); });
    }
    put("{}", columns(rows));
    return kDone;
}

int run(const EngineOptions& options) {
    if (options.list) {
        if (!options.protocol.empty())
            throw UsageError{"--list tells of both protocols: leave out --protocol"};
        return list_for_protocols(options.variant);
    }
    EngineBoard board(options.variant.value_or(""));
    std::string protocol = options.protocol;
    std::optional<std::string> first;
    // The first word tells, whatever is said before.
    while (protocol.empty()) {
        const auto line = next_line(kLongestCommand);
        if (!line) return kDone;
        first = std::string(trimmed(line->text));
        if (first == "uci" || first == "xboard") protocol = *first;
        if (first == "quit") return kDone;
        if (protocol.empty() && !first->empty())
            say(fmt::format("'uci' or 'xboard' is expected first, not '{}'", *first));
    }
    return protocol == "uci" ? serve_engine<UciEngine>(board, first) : serve_engine<CecpEngine>(board, first);
}

}  // namespace

Command engine_command() {
    return {"engine", "runs as an engine for other programs, by UCI or XBoard's protocol",
            "acedrex engine croatian-ties", [](Arguments& a) {
                auto options = std::make_shared<EngineOptions>();
                a.optional_text("VARIANT", options->variant,
                                "the only variant to offer: its slug, or the path of its script "
                                "(default: all that are found, chess first)");
                a.choice("--protocol", options->protocol, {"uci", "xboard"},
                         "the protocol (default: the first word of the input says which)");
                a.flag("--list", options->list,
                       "print which protocols can express each variant, and what prevents it");
                return with(options, run);
            }};
}

}  // namespace acedrex::program
