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
#include "shell/records.hpp"

namespace acedrex::program {

namespace {

struct EngineOptions {
    std::optional<std::string> variant;
    std::string protocol;
    bool list = false, json = false;
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

// What XBoard's protocol can have of a variant.
struct ForXboard {
    std::string name;   // by which XBoard knows it; "": by none
    std::string lacks;  // why it cannot be played; "": it can
};

// What each protocol can have of it; UCI has all but those with secrets.
struct ForProtocols {
    std::string variant;
    bool uci = true;
    ForXboard xboard{};
};

ForProtocols for_protocols(const std::string& name) {
    const Table table = open_variant(name, false);  // none of its seeds is drawn
    if (table.variant->views())
        return {name, false, {.name = "", .lacks = "sides have secrets from each other"}};
    if (const auto known = xboard_name(table.variant->spec()))
        return {name, true, {.name = *known, .lacks = ""}};
    return {name, true, {.name = "", .lacks = xboard_setup(table).lacks}};
}

std::vector<std::string> row_of(const ForProtocols& one) {
    const ForXboard& xboard = one.xboard;
    return {one.variant, one.uci ? "yes" : "no",
            !xboard.lacks.empty() ? "no: " + xboard.lacks
            : xboard.name.empty() ? "yes, told by setup and piece"
                                  : "yes, as " + xboard.name};
}

Json json_of_protocols(const ForProtocols& one) {
    const auto or_null = [](const std::string& text) { return text.empty() ? Json(nullptr) : Json(text); };
    return {{"variant", one.variant},
            {"uci", one.uci},
            {"xboard", one.xboard.lacks.empty()},
            {"xboard_name", or_null(one.xboard.name)},
            {"why", or_null(one.xboard.lacks)}};
}

int list_for_protocols(const EngineOptions& options) {
    std::vector<std::vector<std::string>> rows{{"variant", "UCI", "XBoard"}};
    Json list = Json::array();
    const auto add = [&](const std::string& name) {
        const ForProtocols one = for_protocols(name);
        rows.push_back(row_of(one));
        list.push_back(json_of_protocols(one));
    };
    if (options.variant)
        add(*options.variant);
    else
        each_variant([&](const std::string& slug, const VariantSpec&) { add(slug); });
    if (options.json)
        print_json(list);
    else
        put("{}", columns(rows));
    return kDone;
}

int run(const EngineOptions& options) {
    refuse_nameless("VARIANT", options.variant);
    if (options.list) {
        if (!options.protocol.empty())
            throw UsageError{"--list tells of both protocols: leave out --protocol"};
        return list_for_protocols(options);
    }
    if (options.json) throw UsageError{"engine: --json is of the list that --list asks for"};
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
                a.flag(
                    "--json", options->json,
                    "with --list: print one JSON document: of each variant variant, uci and xboard (true or "
                    "false), xboard_name (or null), why (what prevents it; or null)");
                return with(options, run);
            }};
}

}  // namespace acedrex::program
