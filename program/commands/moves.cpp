// moves: the legal moves of a position.
#include <fmt/core.h>

#include "commands/commands.hpp"
#include "notation/find/full_form.hpp"
#include "notation/find/san.hpp"
#include "shell/console.hpp"
#include "shell/records.hpp"
#include "shell/table.hpp"

namespace acedrex::program {

namespace {

struct MovesOptions {
    TableOptions table;
    std::optional<std::string> from, to;
    int limit = 0;
    std::string notation = "long";
    bool captures = false;
    bool results = false;
    bool json = false;
};

// What the classical form cannot tell is written in the long one, which can always be read.
std::string text_of(const Game& game, const ListedMove& move, const std::string& notation) {
    if (notation == "full") return full_form(game, move);
    return notation == "classical" ? san_of(game, move).value_or(move.text) : move.text;
}

int run(const MovesOptions& options) {
    TableOptions options_of_table = options.table;
    const std::optional<std::string> end = options_of_table.turns_or_field(options.to);
    const Table table = open_table(options_of_table, options.from);
    const Game truth = table.game();
    const ToldGame told(truth, table.as);
    if (!told.may_move()) {
        say(fmt::format("{}: {} may not know its moves", told.whose_turn(), to_string(*table.as)));
        return kNo;
    }
    const Game& game = told.game();
    if (options.notation == "classical" && !has_classical_notation(*table.variant))
        throw UsageError{fmt::format("moves: {} declares its own notation, and so has no classical one",
                                     slug_of(*table.variant))};
    std::optional<Field> from;
    if (options.from) {
        from = field_named(*table.variant, *options.from);
        if (game.position().at(*from) == kNoPiece)
            say(words_of_no_piece(game.position(), *table.variant, *from));
    }
    std::optional<Field> to;
    if (end) to = field_named(*table.variant, *end);
    const Listing listing = game.moves(from, static_cast<std::size_t>(options.limit), options.captures, to);
    if (options.json) {
        Json moves = Json::array();
        for (const auto& move : listing.moves) {
            moves.push_back(to_json(*table.variant, *move));
            moves.back()["text"] = text_of(game, *move, options.notation);
            if (options.results) moves.back()["setup"] = game.setup_after(*move);
        }
        print_json({{"variant", slug_of(*table.variant)},
                    {"to_move", to_string(game.to_move())},
                    {"complete", listing.complete},
                    {"moves", moves}});
        return kDone;
    }
    std::vector<std::vector<std::string>> rows;
    for (const auto& move : listing.moves) {
        rows.push_back({text_of(game, *move, options.notation)});
        if (options.results) rows.back().push_back(game.setup_after(*move));
    }
    if (options.results) {
        put("{}", columns(rows));
    } else {
        std::vector<std::string> texts;
        for (const auto& row : rows) texts.push_back(row.front());
        put("{}", listed(texts));
    }
    if (!listing.complete)
        say(options.limit != 0 ? "there are more moves than the limit"
                               : "there are more moves than can be listed: where cascades are too many, each "
                                 "first ply keeps one; --from FIELD, --to FIELD and --limit N look closer");
    return kDone;
}

}  // namespace

Command moves_command() {
    return {"moves", "lists the legal moves of a position", "acedrex moves croatian-ties --from b1",
            [](Arguments& a) {
                auto options = std::make_shared<MovesOptions>();
                options->table.declare_variant(a);
                options->table.declare_position(a, &options->to);
                options->table.declare_as(a);
                options->table.empty_remedy = kPutItThere;
                a.option("--from", "FIELD", options->from, "only the moves that begin on this field");
                a.flag("--captures", options->captures, "only the moves that capture something");
                a.option("--limit", "N", options->limit, {1, 1'000'000'000},
                         "list at most N moves, and look for no more");
                a.choice(
                    "--notation", options->notation, {"long", "full", "classical"},
                    "long: Ng1-f3, as the variant writes; full: also what is captured, passed over and lost, "
                    "if the variant has signs for it; classical: Nf3, in games of the chess family");
                a.flag("--results", options->results, "add the setup that each move leads to");
                a.flag("--json", options->json, "print one JSON document");
                return with(options, run);
            }};
}

}  // namespace acedrex::program
