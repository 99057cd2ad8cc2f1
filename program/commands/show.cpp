// show: draws a position, what the last move did, and where a piece on it goes.
#include <fmt/core.h>

#include "commands/commands.hpp"
#include "drawing/picture.hpp"
#include "drawing/tag_marks.hpp"
#include "games/draw.hpp"
#include "notation/position/setup.hpp"
#include "shell/console.hpp"
#include "shell/refusal.hpp"
#include "shell/result_words.hpp"
#include "shell/table.hpp"
#include "shell/watch.hpp"

namespace acedrex::program {

namespace {

struct Options {
    TableOptions table;
    std::optional<std::string> from;
    std::vector<std::string> moves;
    std::optional<std::string> svg;
    bool watch = false;
};

// What is to be drawn, and the words below it.
struct View {
    Position position;
    Markers markers{};
    std::vector<TrailStep> trail{};
    std::string words{};
    std::string status{};  // which side is to move, or how the game ended
};

View after_moves(const Table& table, const std::vector<std::string>& moves) {
    Game game = table.game();
    for (const std::string& text : moves)
        if (const PlayResult result = game.play(text); !result) {
            print_refusal(result);
            throw Refusal{};
        }
    View view{game.position()};
    view.status = words_of(game.status());
    if (std::optional<LastMove> last = last_move_of(game)) {
        view.markers = std::move(last->markers);
        view.trail = std::move(last->trail);
        view.words = "last move: " + last->text;
    }
    return view;
}

// Where the piece on a field goes, or the piece in the air.
View with_moves(const Table& table, const View& before, const std::optional<std::string>& from_name) {
    View view{before.position};
    const Variant& variant = *table.variant;
    const Position::Air* air = view.position.air();
    std::optional<Field> from;
    if (from_name) from = field_named(variant, *from_name);
    const Code code = air != nullptr ? air->code : view.position.at(*from);
    if (code == kNoPiece) {
        view.words = fmt::format("nothing stands on {}", *from_name);
        return view;
    }
    // A piece of the other side is shown as if its side were to move.
    if (Cast::side(code) != Side::none) view.position.set_to_move(Cast::side(code));
    const Field start = air != nullptr ? air->at : *from;
    const Listing listing = Game(table.variant, view.position).moves(start);
    view.markers = markers_of(view.position, variant, listing);
    view.status = fmt::format("{} to move", to_string(view.position.to_move()));
    view.words = fmt::format("{} {} {}", variant.cast().name(code), air != nullptr ? "in the air over" : "on",
                             variant.board().name(start));
    if (view.markers.empty()) view.words += ": it has no legal move";
    view.markers.add(start, Marker::start);
    if (!listing.complete) say("there is more: the listing of its moves was cut by its budget");
    return view;
}

void print_view(const Table& table, const View& view) {
    put("{}\n", draw_board(*table.variant, view.position, signs_of(view.markers), view.status));
    for (const std::string& line : tag_lines(*table.variant, view.position)) put("  {}\n", line);
    if (!view.words.empty())
        put("  {}{}\n", view.markers.any(Marker::start) ? words_of(Marker::start).sign : ' ', view.words);
    else
        put("  {}\n", write_setup(*table.variant, view.position));
    if (const std::string legend = legend_of(view.markers); !legend.empty()) put("  {}\n", legend);
    if (view.trail.size() > 1)
        for (std::size_t i = 0; i < view.trail.size(); ++i) put("  {} {}\n", i + 1, view.trail[i].words);
}

int draw(const Options& options, const std::shared_ptr<Host>& host) {
    const Table table = open_table(options.table, options.from, host);
    View view = after_moves(table, options.moves);
    const bool missing =
        options.from && view.position.at(field_named(*table.variant, *options.from)) == kNoPiece;
    const bool in_air = view.position.air() != nullptr;
    if (options.from || in_air) view = with_moves(table, view, options.from);
    if (missing && !in_air) {
        put("{}\n", draw_board(*table.variant, view.position));
        say(view.words);
        return kNo;
    }
    if (options.svg) {
        write_picture(*options.svg, to_svg({.variant = *table.variant,
                                            .position = view.position,
                                            .shapes = shapes_for(*table.variant),
                                            .markers = view.markers,
                                            .trail = view.trail,
                                            .caption = view.words,
                                            .status = view.status}));
        if (options.svg != "-") put("{}\n", *options.svg);
    } else {
        print_view(table, view);
    }
    return kDone;
}

int run(const Options& options) {
    if (!options.watch) return draw(options, nullptr);
    if (options.table.setup == "-" || options.table.fen == "-" || options.table.game == "-")
        throw UsageError{"--watch draws again and again, so the position cannot come from standard input"};
    return watch([&options](Watchable& files) {
        const auto host = std::make_shared<Host>(default_host_options());
        files = [host] { return host->files(); };
        draw(options, host);
    });
}

}  // namespace

Command show_command() {
    return {
        "show", "draws a position, as text or SVG, and where a piece goes",
        "acedrex show croatian-ties --from b1 --svg board.svg", [](Arguments& a) {
            auto options = std::make_shared<Options>();
            options->table.declare_variant(a);
            options->table.declare_position(a);
            options->table.empty_remedy = kPutItThere;
            a.option("--from", "FIELD", options->from,
                     "mark where the piece on this field goes, and what it does on the way");
            a.repeated("--move", "MOVE", options->moves,
                       "play this move first (several: one after another) and mark the last one, a cascade "
                       "as a numbered trail");
            a.option("--svg", "FILE", options->svg, "write a drawing to this file ('-': to standard output)");
            a.flag("--watch", options->watch, "draw again whenever a script is saved, until Ctrl-C");
            return with(options, run);
        }};
}

}  // namespace acedrex::program
