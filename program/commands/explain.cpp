// explain: one piece in words, or its movement as the expression that it was written as.
#include <fmt/core.h>

#include "commands/commands.hpp"
#include "english/piece_words.hpp"
#include "shell/console.hpp"
#include "shell/table.hpp"

namespace acedrex::program {

namespace {

struct Options {
    std::string piece;
    bool tree = false;
    bool code = false;
};

// The compiled form: tables are named, programs are listed.
std::string code_of(const Variant& variant, int type) {
    const Movement& movement = variant.movement(variant.cast().code(type, Side::light));
    std::string text;
    for (const AlternativeReport& a : variant.alternatives(type)) {
        const bool is_table = a.tier < AlternativeReport::Tier::program;
        text += fmt::format("{}\n", a.text);
        text += is_table ? fmt::format("    {}\n", tier_words(a.tier))
                         : to_string(movement.program, a.begin, a.end);
    }
    return text;
}

int run(const Options& options) {
    if (options.tree && options.code) throw UsageError{"explain: --tree and --code exclude each other"};
    Host host(default_host_options());
    const std::filesystem::path path = resolve(host, options.piece);
    const Loaded loaded = required(host.load(path));
    if (!loaded.piece)
        throw UsageError{fmt::format("'{}' is no piece; 'acedrex pieces {}' lists those of a variant",
                                     options.piece, options.piece)};
    if (options.tree) {
        put("{}\n", loaded.piece->moves ? to_string(*loaded.piece->moves) : "m.none");
        return kDone;
    }
    const auto variant = required(host.variant(options.piece));
    const int type = piece_named(*variant, loaded.piece->name);
    put("{}", options.code ? code_of(*variant, type) : piece_in_words(*variant, type));
    return kDone;
}

}  // namespace

Command explain_command() {
    return {"explain", "tells a piece in words, and how its movement runs",
            "acedrex explain croatian/pegasus", [](Arguments& a) {
                auto options = std::make_shared<Options>();
                a.text("PIECE", options->piece, "a piece: FAMILY/PIECE, or the path of its script");
                a.flag("--tree", options->tree, "its movement as one expression");
                a.flag("--code", options->code, "what its movement was compiled to");
                return with(options, run);
            }};
}

}  // namespace acedrex::program
