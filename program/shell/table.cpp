#include "shell/table.hpp"

#include <fmt/core.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <charconv>

#include "base/ranges.hpp"
#include "declare/options_reading.hpp"
#include "notation/position/setup.hpp"
#include "notation/text/ascii.hpp"
#include "shell/console.hpp"
#include "shell/option_words.hpp"
#include "shell/scores.hpp"

namespace acedrex::program {

namespace {

constexpr Range kTurnsOfGame{0, 1'000'000};  // of a game

// Is a field or range ("d4", "e5-f6") wholly on a board of that size?
bool fits(const std::string& range, FreeBoard size) {
    const Board board(size.files, size.ranks);
    const std::size_t dash = range.find('-');
    if (dash == std::string::npos) return board.field(range).has_value();
    return board.field(range.substr(0, dash)) && board.field(range.substr(dash + 1));
}

void keep_what_fits(std::vector<std::string>& ranges, FreeBoard size) {
    ranges.erase(
        std::remove_if(ranges.begin(), ranges.end(), [=](const std::string& r) { return !fits(r, size); }),
        ranges.end());
}

void refuse_unknown_piece(const Result<Loaded>& read) {
    for (const Diagnostic& d : read.diagnostics)
        if (!read && d.code == "unknown-piece-of-script") throw UsageError{d.message + "; " + d.remedy};
}

// The script with its options; those that are not given with its name are told by the position, or drawn.
Loaded loaded_with_options(Host& host, const std::filesystem::path& path, const ScriptName& name,
                           const TableOptions& options, const std::optional<GameText>& game) {
    const auto load = [&](const std::string& text) {
        Result<Loaded> read = host.load(path, text, name.piece);
        refuse_unknown_piece(read);
        for (const Diagnostic& d : read.diagnostics)
            if (!read && d.code == "bad-option")
                throw UsageError{name.script + ": " + d.message + (d.remedy.empty() ? "" : "; " + d.remedy)};
        return required(std::move(read));
    };
    Loaded loaded = load(name.options);
    if (!loaded.variant || loaded.variant->options.empty()) return loaded;
    const bool of_first = options.begins && !options.setup && !options.fen && !options.board && !options.game;
    const std::string more = game            ? name.options.empty() ? options_in_score(*game) : ""
                             : options.setup ? options_in_setup(*options.setup, loaded.variant->options)
                             : of_first      ? drawn_seed(*loaded.variant)
                                             : "";
    if (more.empty()) return loaded;
    loaded = load(name.options.empty() ? more : name.options + "," + more);
    if (of_first) say(fmt::format("{} was drawn: {}:{}", more, name.script, options_text(*loaded.variant)));
    return loaded;
}

// A setup string with one light piece, light to move. tags: separated by commas; "initial" stands for those
// that it starts with.
std::string lone_piece(const PieceSpec& piece, const std::string& field, const std::string& tags) {
    std::string text = "F " + (piece.symbol.size() > 1 ? "[" + piece.symbol + "]" : piece.symbol) + field;
    const auto add = [&](std::string_view tag) { text += fmt::format("{{{}}}", tag); };
    for (const std::string_view tag : split(tags, ',')) {
        if (trimmed(tag) == "initial")
            for (const std::string& own : piece.all_tags()) add(own);
        else if (!trimmed(tag).empty())
            add(trimmed(tag));
    }
    return text;
}

Position position_of(const Variant& variant, const TableOptions& options, const PieceSpec* lone,
                     const std::optional<std::string>& from) {
    const auto judged = [&](const Result<UncheckedPosition>& read) {
        return required(options.unchecked ? unchecked(read) : checked(variant, read));
    };
    if (options.setup) {
        const std::string called = cut_name(options.variant).script;
        return judged(read_setup(variant, *options.setup,
                                 {.initial_tags = options.tags.has_value(), .called = called}));
    }
    if (options.fen) return judged(read_fen(variant, *options.fen));
    if (lone == nullptr) return initial_position(variant);
    if (from) {
        const std::string piece =
            lone_piece(*lone, variant.board().name(field_named(variant, *from)), options.tags.value_or(""));
        return required(checked(variant, read_setup(variant, piece)));
    }
    if (!options.empty_remedy.empty()) say("the free board is empty: " + options.empty_remedy);
    return initial_position(variant);
}

Position::Air air_of(const Variant& variant, const TableOptions& options) {
    const auto momentum = options.momentum >= 0 ? std::optional(options.momentum) : std::nullopt;
    const std::string activator = options.activator.value_or("");
    const Position::Air air = required(read_air(variant, *options.air, momentum, activator));
    if (!activator.empty() && variant.movement(air.code).gaits.empty())
        say(fmt::format(
            "the {} moves by itself, whichever piece activates it; --activator {} changes nothing",
            variant.cast().name(air.code), activator));
    return air;
}

}  // namespace

void TableOptions::declare_variant(Arguments& arguments) {
    arguments.text(
        "VARIANT", variant,
        "a variant or piece: its slug, or the path of its script; options of a variant follow a colon, as in "
        "slug:seed=7; if a script returns several pieces, the name of one follows '#', as in zoo.lua#Fox");
    arguments.help_on(options_of_variant);
}

void TableOptions::declare_position(Arguments& arguments, std::optional<std::string>* end) {
    empty_remedy = "give --setup";
    arguments.option("--setup", "SETUP", setup, "the position as a setup string ('-': from standard input)");
    arguments.option("--fen", "FEN", fen, "the position as FEN ('-': from standard input)");
    declare_game(arguments, "the position that a saved game leads to ('-': from standard input)", end);
    arguments.option("--tags", "TAGS", tags,
                     "initial: pieces on their initial fields also have their initial tags; for a single "
                     "piece on --from: its tags, as in initial,moved (without `moved` it has not moved yet)");
    arguments.option("--board", "WxH", board,
                     "an empty board of another size, with the same pieces and rules");
    arguments.option("--air", "PIECE", air,
                     "in the middle of a cascade, this piece in the air over its field, as in Ad8");
    arguments.option("--momentum", "N", momentum, {0, 1'000'000},
                     "what the piece in the air received (default: no limit)");
    arguments.option("--activator", "SYMBOL", activator,
                     "the activator of the piece in the air, if that piece moves like its activator");
    arguments.flag("--unchecked", unchecked, "the side that is not to move may stand in check");
}

void TableOptions::declare_game(Arguments& arguments, const std::string& about,
                                std::optional<std::string>* end) {
    arguments.option("--game", "FILE", game, about);
    if (end == nullptr)
        arguments.option("--to", "N", to, kTurnsOfGame, "only the first N turns of the game");
    else
        arguments.option(
            "--to", "N|FIELD", *end,
            "a number: only the first N turns of the game; a field: only the moves whose first ply "
            "ends there");
    arguments.option("--number", "N", number, {1, 1'000'000}, "the N-th game of a file with several games");
}

void TableOptions::declare_as(Arguments& arguments) {
    arguments.choice(
        "--as", as, {"light", "dark"},
        "show only what this side may know in games with secrets, and treat moves as its attempts");
}

std::filesystem::path resolve(const Host& host, const std::string& name) {
    Result<std::filesystem::path> path = host.resolve(name);
    if (path) return *path.value;
    for (const Diagnostic& d : path.diagnostics)
        if (d.code == "unknown-variant")
            throw UsageError{d.remedy.empty() ? d.message : d.message + "; " + d.remedy};
    return required(std::move(path));
}

Loaded load_by_name(Host& host, const std::string& name) {
    Result<Loaded> read = host.load(resolve(host, name), "", cut_name(name).piece);
    refuse_unknown_piece(read);
    return required(std::move(read));
}

UsageError one_of_several(const std::string& script, const Loaded& loaded) {
    std::vector<std::string> keys;
    for (const PieceOfSet& one : loaded.set) keys.push_back(one.key);
    return {fmt::format("{0} has several pieces: name one, as in {0}#{1}; there is: {2}", script,
                        keys.front(), fmt::join(keys, ", "))};
}

FreeBoard board_size(const std::string& text) {
    FreeBoard size;
    const char* end = text.data() + text.size();
    const auto files = std::from_chars(text.data(), end, size.files);
    if (files.ec == std::errc{} && files.ptr != end && *files.ptr == 'x') {
        const auto ranks = std::from_chars(files.ptr + 1, end, size.ranks);
        if (ranks.ec == std::errc{} && ranks.ptr == end && size.files >= 1 &&
            size.files <= Board::kMaxFiles && size.ranks >= 1 && size.ranks <= Board::kMaxRanks)
            return size;
    }
    throw UsageError{
        fmt::format("--board: '{}' is not a size; FILESxRANKS is expected, as in 12x10, up to {}x{}", text,
                    Board::kMaxFiles, Board::kMaxRanks)};
}

VariantSpec on_other_board(VariantSpec spec, FreeBoard size) {
    spec.board.files = size.files;
    spec.board.ranks = size.ranks;
    spec.setup.clear();
    spec.pockets.clear();
    keep_what_fits(spec.board.holes, size);
    for (auto& [name, zone] : spec.board.zones) {
        keep_what_fits(zone.light, size);
        if (zone.dark) keep_what_fits(*zone.dark, size);
    }
    const auto off_board = [=](const std::string& file) {
        const std::optional<int> number = file_number(file);
        return !number || *number >= size.files;
    };
    const auto leaves_board = [&](const CastlingSpec::Way& way) {
        return ranges::any_of(way.mover, off_board) || ranges::any_of(way.partner, off_board);
    };
    if (spec.castling &&
        (ranges::any_of(spec.castling->to, off_board) || ranges::any_of(spec.castling->ways, leaves_board)))
        spec.castling.reset();
    return spec;
}

std::optional<std::string> TableOptions::turns_or_field(const std::optional<std::string>& end) {
    if (!end || end->empty() || !std::all_of(end->begin(), end->end(), is_digit)) return end;
    to = number_from("--to", *end, kTurnsOfGame);
    return std::nullopt;
}

namespace {

Game played_game(const std::shared_ptr<const Variant>& variant, const Score& score, const std::string& file,
                 int to) {
    const Position first = required(first_position(*variant, score, file));
    const auto most = to < 0 ? std::nullopt : std::optional(static_cast<std::size_t>(to));
    Result<Replay> replayed = replay(Game(variant, first), score, file, most);
    if (!replayed.diagnostics.empty()) {
        print_diagnostics(replayed.diagnostics);
        say(fmt::format("up to there it can be played: --to {}", replayed.value->turns));
        throw Refusal{};
    }
    if (most && replayed.value->turns < *most) {
        say(fmt::format("the game has {}, and none with the number {}",
                        counted(replayed.value->turns, "turn"), *most));
        throw Refusal{};
    }
    return std::move(replayed.value->game);
}

}  // namespace

void TableOptions::refuse_contradictions() const {
    if (setup && fen) throw UsageError{"give the position with --setup or with --fen, not with both"};
    if (game && (setup || fen || board))
        throw UsageError{"--game begins where its file says: leave out --setup, --fen and --board"};
    if (!game && to >= 0) throw UsageError{"--to counts the turns of a game: name it with --game"};
    if (!game && number > 0) throw UsageError{"--number counts the games of a file: name it with --game"};
}

Table open_table(const TableOptions& given, const std::optional<std::string>& from,
                 std::shared_ptr<Host> host) {
    given.refuse_contradictions();
    TableOptions options = given;
    std::optional<GameText> game;
    if (options.game) game = game_in_file(*options.game, std::max(options.number, 1));
    for (std::optional<std::string>* text : {&options.setup, &options.fen})
        if (*text == "-") *text = read_standard_input();
    FreeBoard size = options.board ? board_size(*options.board) : FreeBoard{};

    if (!host) host = std::make_shared<Host>(default_host_options());
    const std::filesystem::path path = resolve(*host, options.variant);
    const ScriptName name = cut_name(options.variant);
    const Loaded loaded = loaded_with_options(*host, path, name, options, game);
    if (!loaded.set.empty() && from && !options.setup && !options.fen)
        throw one_of_several(options.variant, loaded);
    const bool lone = loaded.piece && from && !options.setup && !options.fen;
    std::shared_ptr<const Variant> variant;
    if (loaded.variant) {
        // Found by its slug it goes by that one, which `variants` lists, whatever its script says.
        const std::string slug = name.script.ends_with(".lua") ? loaded.variant->slug : path.stem().string();
        if (options.board) {
            VariantSpec spec = on_other_board(*loaded.variant, size);
            spec.slug = slug;
            variant = required(host->compile_here(spec));
        } else {
            variant = required(host->compile_here(loaded, slug));
        }
    } else {
        size.alone = lone && !options.tags && !options.air;
        if (lone) size.first = *from;
        variant = required(host->variant(options.variant, size));
    }
    if (options.tags && *options.tags != "initial" && !lone)
        throw UsageError{
            fmt::format("--tags: here only 'initial' is known, not '{}'; a piece on --from, or one in a "
                        "setup string, can have other tags, as in Xd4{{tag}}",
                        *options.tags)};
    std::optional<Game> played;
    std::optional<Score> score;
    if (game) {
        score = read_game(*variant, options.variant, *game, options.to >= 0);
        played = played_game(variant, *score, *given.game, options.to);
    }
    Position position =
        played ? played->position() : position_of(*variant, options, loaded.piece.get(), from);
    if (options.air)
        position.set_air(air_of(*variant, options));
    else if (options.momentum >= 0 || options.activator)
        throw UsageError{"--momentum and --activator describe the piece in the air: name it with --air"};
    const std::string chosen = options_text(variant->spec());
    const std::string called = name.piece.empty() ? name.script : name.script + "#" + name.piece;
    return {std::move(host),     std::move(variant),
            std::move(position), chosen.empty() ? called : called + ":" + chosen,
            std::move(played),   std::move(score),
            side_named(given.as)};
}

Table open_variant(const std::string& name, bool begins) {
    TableOptions options;
    options.variant = name;
    options.begins = begins;
    return open_table(options);
}

Table open_variant_drawn_by(std::uint64_t random, const std::string& name) {
    Table table = open_variant(name, false);
    const std::string seed = drawn_seed(table.variant->spec(), random);
    if (seed.empty()) return table;
    const ScriptName called = cut_name(name);
    return open_variant(
        fmt::format("{}:{}{}{}", called.script, called.options, called.options.empty() ? "" : ",", seed),
        false);
}

Field field_named(const Variant& variant, const std::string& name) {
    const Board& board = variant.board();
    if (const std::optional<Field> field = board.field(name)) return *field;
    throw UsageError{
        fmt::format("'{}' is not a field of this board of {}x{}", name, board.files(), board.ranks())};
}

std::string words_of_no_piece(const Position& position, const Variant& variant, Field field) {
    const std::string name = variant.board().name(field);
    return position.is_unknown(field) ? fmt::format("what stands on {} is not seen", name)
                                      : fmt::format("nothing stands on {}", name);
}

const std::string& slug_of(const Variant& variant) {
    return variant.spec().slug;
}

}  // namespace acedrex::program
