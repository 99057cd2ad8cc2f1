// pieces: the piece types of a variant.
#include <fmt/core.h>
#include <fmt/ranges.h>

#include <numeric>

#include "commands/commands.hpp"
#include "english/piece_words.hpp"
#include "english/tiers.hpp"
#include "shell/console.hpp"
#include "shell/records.hpp"
#include "shell/table.hpp"

namespace acedrex::program {

namespace {

struct PiecesOptions {
    TableOptions table;
    std::optional<std::string> name;
    bool json = false;
};

Json piece_json(const Variant& variant, int type) {
    const PieceSpec& piece = variant.piece(type);
    const PieceReport report = report_of(variant, type);
    return {{"name", piece.name},  {"symbol", piece.symbol}, {"about", piece.about},
            {"tier", report.tier}, {"why", report.why},      {"tags", piece.all_tags()}};
}

int run(const PiecesOptions& options) {
    TableOptions game = options.table;
    game.begins = false;
    const Table table = open_table(game);
    const Variant& variant = *table.variant;
    std::vector<int> chosen(static_cast<std::size_t>(variant.cast().types()));
    std::iota(chosen.begin(), chosen.end(), 0);
    if (options.name) chosen = {piece_named(variant, *options.name)};

    if (options.json) {
        Json list = Json::array();
        for (const int type : chosen) list.push_back(piece_json(variant, type));
        print_json(list);
    } else if (options.name) {
        put("{}", piece_in_words(variant, chosen[0], true));
    } else {
        std::vector<std::vector<std::string>> rows;
        for (const int type : chosen) {
            const PieceSpec& piece = variant.piece(type);
            rows.push_back({piece.symbol, piece.name, report_of(variant, type).tier,
                            fmt::format("{}", fmt::join(piece.all_tags(), ",")), piece.about});
        }
        put("{}", columns(rows));
    }
    return kDone;
}

}  // namespace

Command pieces_command() {
    return {"pieces", "lists the piece types of a variant", "acedrex pieces croatian-ties Pegasus",
            [](Arguments& a) {
                auto options = std::make_shared<PiecesOptions>();
                options->table.declare_variant(a);
                a.optional_text("NAME", options->name, "only this piece, with everything about it");
                a.flag("--json", options->json, "print one JSON document");
                return with(options, run);
            }};
}

}  // namespace acedrex::program
