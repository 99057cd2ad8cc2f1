// show: draws a position, what the last move did, and where a piece on it goes.
#include <fmt/core.h>

#include "commands/commands.hpp"
#include "declare/options_reading.hpp"
#include "drawing/picture.hpp"
#include "drawing/tag_marks.hpp"
#include "drawing/terminal_board.hpp"
#include "english/turn_words.hpp"
#include "notation/position/setup.hpp"
#include "portraits/boards.hpp"
#include "shell/console.hpp"
#include "shell/option_words.hpp"
#include "shell/records.hpp"
#include "shell/refusal.hpp"
#include "shell/result_words.hpp"
#include "shell/table.hpp"
#include "shell/watch.hpp"

namespace acedrex::program {

namespace {

struct ShowOptions {
    TableOptions table;
    std::optional<std::string> from;
    std::vector<std::string> moves;
    std::optional<std::string> svg;
    std::string pieces = "shapes";
    bool watch = false;
    bool flipped = false;
    bool json = false;

    View view() const { return flipped ? View::dark : View::light; }
    PieceStyle style() const {
        return pieces == "letters"  ? PieceStyle::letters
               : pieces == "glyphs" ? PieceStyle::glyphs
                                    : PieceStyle::shapes;
    }
};

// What is to be drawn, and the words below it.
struct Scenery {
    Position position;
    Markers markers{};
    std::vector<TrailStep> trail{};
    std::string words{};
    std::string status{};             // which side is to move, or how the game ended
    std::vector<std::string> said{};  // by an umpire
};

Scenery after_moves(const Table& table, const std::vector<std::string>& moves) {
    Game game = table.game();
    for (const std::string& text : moves)
        if (const PlayResult result = play_as(game, table.as, text); !result) {
            print_refusal(result);
            throw Refusal{};
        }
    const ToldGame told(game, table.as);
    Scenery view{told.game().position()};
    view.status = told_status(told);
    view.said = told.said();
    if (std::optional<LastMove> last = last_move_of(told)) {
        view.markers = std::move(last->markers);
        view.trail = std::move(last->trail);
        view.words = "last move: " + last->text;
    }
    return view;
}

// Where the piece on a field goes, or the piece in the air.
Scenery with_moves(const Table& table, const Scenery& before, const std::optional<std::string>& from_name) {
    Scenery view{before.position};
    const Variant& variant = *table.variant;
    const Position::Air* air = view.position.air();
    std::optional<Field> from;
    if (from_name) from = field_named(variant, *from_name);
    const Code code = air != nullptr ? air->code : view.position.at(*from);
    if (code == kNoPiece) {
        view.words = words_of_no_piece(view.position, variant, *from);
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

void print_view(const Variant& variant, const Scenery& view, View from) {
    put_board(variant, view.position, signs_of(view.markers), view.status, from);
    for (const std::string& line : tag_lines(variant, view.position)) put("  {}\n", line);
    if (!view.words.empty())
        put("  {}{}\n", view.markers.any(Marker::start) ? words_of(Marker::start).sign : ' ', view.words);
    else
        put("  {}\n", write_setup(variant, view.position));
    for (const std::string& sentence : view.said) put("  {}\n", sentence);
    if (const std::string legend = legend_of(view.markers, !view.trail.empty()); !legend.empty())
        put("  {}\n", legend);
    for (std::size_t i = 0; i < view.trail.size(); ++i)
        put("  {}{}\n", view.trail.size() > 1 ? fmt::format("{} ", i + 1) : "", view.trail[i].words);
}

Json view_json(const Variant& variant, const Scenery& view) {
    const Board& board = variant.board();
    Json boards = Json::array(), pieces = Json::array(), marks = Json::array(), arrows = Json::array();
    for (const BoardPart& part : board.parts())
        boards.push_back({{"name", part.name}, {"files", part.files}, {"ranks", part.ranks}});
    for (int i = 0; i < board.size(); ++i) {
        const auto f = static_cast<Field>(i);
        const Code code = view.position.at(f);
        if (code == kNoPiece) continue;
        pieces.push_back({{"field", board.name(f)},
                          {"piece", variant.cast().name(code)},
                          {"symbol", variant.cast().symbol(code)},
                          {"side", to_string(Cast::side(code))},
                          {"tags", tag_suffixes(variant, view.position, f)}});
    }
    for (const auto& [field, set] : view.markers.fields())
        for (int m = 0; m < kMarkers; ++m)
            if (const auto marker = static_cast<Marker>(m); Markers::in(set, marker))
                marks.push_back(
                    {{"field", board.name(field)},
                     {"mark", name_of(marker)},
                     {"words", view.trail.empty() ? words_of(marker).words : words_of(marker).past}});
    for (const Markers::Arrow& arrow : view.markers.arrows())
        arrows.push_back({{"from", board.name(arrow.from)}, {"to", board.name(arrow.to)}});
    Json trail = Json::array();
    const auto named = [&board](std::optional<Field> f) {
        return f && *f != kNoField ? Json(board.name(*f)) : Json(nullptr);
    };
    for (const TrailStep& step : view.trail) {
        Json way = Json::array();
        for (const Field f : step.way) way.push_back(named(f));
        trail.push_back(
            {{"from", named(step.from)}, {"to", named(step.to)}, {"way", way}, {"words", step.words}});
    }
    return {{"variant", slug_of(variant)},
            {"setup", write_setup(variant, view.position)},
            {"status", view.status},
            {"words", view.words},
            {"boards", boards},
            {"pieces", pieces},
            {"marks", marks},
            {"arrows", arrows},
            {"trail", trail}};
}

// What a side is told besides.
Json known_json(const Variant& variant, const Scenery& view) {
    Json unknown = Json::array();
    for (int f = 0; f < variant.board().size(); ++f)
        if (view.position.is_unknown(static_cast<Field>(f)))
            unknown.push_back(variant.board().name(static_cast<Field>(f)));
    return {{"unknown", unknown}, {"said", view.said}};
}

// The piece that is asked for, or the pieces of its script, if nothing is said of a position.
std::vector<FoundScript> lone_pieces(const ShowOptions& options, Host& host) {
    const TableOptions& table = options.table;
    if (table.setup || table.fen || table.game || table.tags || table.air || !options.moves.empty())
        return {};
    const std::filesystem::path path = resolve(host, table.variant);
    const ScriptName name = cut_name(table.variant);
    const Result<Loaded> loaded = host.load(path, "", name.piece);
    if (!loaded) return {};
    FoundScript found{table.variant, path.parent_path().filename().string(), path, true};
    if (!name.piece.empty() && loaded.value->piece) found.piece = loaded.value->piece->name;
    if (loaded.value->piece) return {found};
    std::vector<FoundScript> all;
    for (const PieceOfSet& one : loaded.value->set) {
        found.piece = one.piece->name;
        all.push_back(found);
    }
    return all;
}

struct Portrayed {
    std::string name;
    std::vector<Portrait> portraits;
};

// As the gallery shows it; from a field of the free board, if one is named.
Portrayed portrayed(const ShowOptions& options, const FoundScript& script, Boards& boards) {
    const Sitter sitter = boards.lone(script);
    const std::string name = sitter.piece().name;
    if (options.from) {
        const FreeBoard size = options.table.board ? board_size(*options.table.board) : FreeBoard{};
        const Sitter on = boards.on_board(sitter, size);
        return {name, {portrait_from(boards, on, field_named(*on.variant, *options.from))}};
    }
    const std::vector<Scene> scenes = scenes_of(scenes_beside(script.path.parent_path()), name);
    return {name, portraits_of(boards, scenes.empty() ? sitter : boards.widest(script), scenes)};
}

int draw_portraits(const ShowOptions& options, const std::vector<FoundScript>& scripts, Host& host) {
    Boards boards(host, true);
    std::vector<Portrayed> all;  // pictures refer to them
    for (const FoundScript& script : scripts) all.push_back(portrayed(options, script, boards));
    const Shapes shapes = shapes_beside(scripts.front().path.parent_path());
    std::vector<Picture> pictures;
    Json told = Json::array();
    for (const auto& [name, portraits] : all) {
        Json figures = Json::array();
        for (const Portrait& portrait : portraits) {
            std::string words = fmt::format("{} on {}", name, portrait.variant->board().name(portrait.start));
            if (!portrait.words.empty()) words += ", " + portrait.words;
            const Scenery view{
                portrait.position, portrait.markers, {}, words, "moves of a light piece from there"};
            if (options.json)
                figures.push_back(view_json(*portrait.variant, view));
            else if (options.svg)
                pictures.push_back({.variant = *portrait.variant,
                                    .position = portrait.position,
                                    .shapes = shapes,
                                    .markers = portrait.markers,
                                    .caption = words,
                                    .style = options.style(),
                                    .flipped = options.flipped});
            else
                print_view(*portrait.variant, view, options.view());
        }
        told.push_back({{"piece", name}, {"figures", figures}});
    }
    if (options.json) print_json(told.size() == 1 ? told.front() : told);
    if (!options.svg) return kDone;
    write_picture(*options.svg, to_svg(pictures));
    if (options.svg != "-") put("{}\n", *options.svg);
    return kDone;
}

int draw(const ShowOptions& options, std::shared_ptr<Host> host) {
    if (!host) host = std::make_shared<Host>(default_host_options());
    if (const auto scripts = lone_pieces(options, *host);
        !scripts.empty() && (options.from || !options.table.board))
        return draw_portraits(options, scripts, *host);
    const Table table = open_table(options.table, options.from, host);
    Scenery view = after_moves(table, options.moves);
    const bool missing =
        options.from && view.position.at(field_named(*table.variant, *options.from)) == kNoPiece;
    const bool in_air = view.position.air() != nullptr;
    if (options.from || in_air) view = with_moves(table, view, options.from);
    if (missing && !in_air) {
        put_board(*table.variant, view.position, {}, "", options.view());
        say(view.words);
        return kNo;
    }
    const std::vector<OptionSpec>& chosen = table.variant->spec().options;
    if (options.json) {
        Json json = view_json(*table.variant, view);
        if (table.as) json.update(known_json(*table.variant, view));
        for (const OptionSpec& one : chosen)
            if (one.thrown_away) json["thrown_away"] = *one.thrown_away;
        print_json(json);
    } else if (options.svg) {
        write_picture(*options.svg, to_svg({.variant = *table.variant,
                                            .position = view.position,
                                            .shapes = shapes_for(*table.variant),
                                            .markers = view.markers,
                                            .trail = view.trail,
                                            .caption = view.words,
                                            .status = with_said(view.status, view.said),
                                            .style = options.style(),
                                            .flipped = options.flipped}));
        if (options.svg != "-") put("{}\n", *options.svg);
    } else {
        print_view(*table.variant, view, options.view());
        if (const std::string words = words_of_thrown_away(chosen); !words.empty()) put("  {}\n", words);
    }
    return kDone;
}

int run(const ShowOptions& options) {
    if (options.json && options.svg) throw UsageError{"show: --json and --svg exclude each other"};
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
        "show", "draws a position, as text or SVG, and the moves of a piece",
        "acedrex show croatian-ties --from b1 --svg board.svg", [](Arguments& a) {
            auto options = std::make_shared<ShowOptions>();
            options->table.declare_variant(a);
            options->table.declare_position(a);
            options->table.declare_as(a);
            options->table.empty_remedy = kPutItThere;
            a.option("--from", "FIELD", options->from,
                     "mark the moves of the piece on this field, and their effects");
            a.repeated("--move", "MOVE", options->moves,
                       "play this move first (several: one after another) and mark the last one, a cascade "
                       "as a numbered trail");
            a.option("--svg", "FILE", options->svg, "write a drawing to this file ('-': to standard output)");
            a.choice("--pieces", options->pieces, {"shapes", "letters", "glyphs"},
                     "in the SVG: drawn shapes, with a diagram of its movement for each piece that has none; "
                     "letters; or diagrams of all");
            a.flag("--flip", options->flipped, kFlip);
            a.flag("--json", options->json, "print one JSON document: the position, and every mark");
            a.needs("--pieces", {"--svg"});
            a.excludes("--flip", {"--json"});
            a.flag("--watch", options->watch, "draw again whenever a script is saved, until Ctrl-C");
            return with(options, run);
        }};
}

}  // namespace acedrex::program
