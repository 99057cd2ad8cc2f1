// What a desk reads and writes: positions that are edited, scores, pictures, scripts, cards of pieces.
#include <fmt/core.h>

#include <cctype>

#include "desk/desk.hpp"
#include "desk/desk_view.hpp"
#include "drawing/picture.hpp"
#include "english/piece_words.hpp"
#include "notation/position/setup.hpp"
#include "portraits/boards.hpp"
#include "shell/console.hpp"
#include "shell/encoding.hpp"
#include "shell/result_words.hpp"
#include "shell/scores.hpp"

namespace acedrex::program {

namespace {

std::string text_of(const Json& request, const char* key, const std::string& otherwise = "") {
    const auto found = request.find(key);
    if (found == request.end() || found->is_null()) return otherwise;
    if (!found->is_string()) throw DeskFault{fmt::format("\"{}\" should be a text", key)};
    return found->get<std::string>();
}

// A setup string with one piece more.
std::string with_piece(std::string setup, const std::string& piece) {
    const std::size_t end = std::min(setup.find(';'), setup.size());
    const bool none = end == 0 || setup[end - 1] == ' ';
    return setup.insert(end, (none ? "" : ",") + piece);
}

std::string written(const Variant& variant, Code code) {
    const std::string& symbol = variant.cast().symbol(code);
    std::string text = symbol;
    for (char& c : text) c = static_cast<char>(Cast::side(code) == Side::dark ? std::tolower(c) : c);
    return symbol.size() > 1 ? "[" + text + "]" : text;
}

}  // namespace

// As it may stand on the board.
Code Desk::piece_of_side(const Json& request) {
    const Variant& variant = game().variant();
    const Code code = piece(request);
    const bool neutral = variant.piece(Cast::type(code)).owner == Owner::none;
    if (neutral != (Cast::side(code) == Side::none))
        throw DeskFault{
            fmt::format("the {} is {}: \"side\" is {}, not \"{}\"", variant.cast().name(code),
                        neutral ? "neutral" : "a side's", neutral ? "\"none\"" : "\"light\" or \"dark\"",
                        to_string(Cast::side(code))),
            "piece"};
    return code;
}

Json Desk::edit(const Json& request) {
    const Variant& variant = game().variant();
    need_all("a position that is edited");
    const Field at = field(request, "field");
    Position position = game().truth().position();
    position.set(at, kNoPiece, 0, Edit::Why::setup);
    position.forget_log();
    std::string setup = write_setup(variant, position);
    if (!request.contains("piece")) throw DeskFault{"\"piece\" is missing; null: none"};
    if (!request["piece"].is_null())
        setup = with_piece(setup, written(variant, piece_of_side(request)) + variant.board().name(at) +
                                      text_of(request, "tags"));
    const Result<Position> read = unchecked(read_setup(variant, setup));
    if (!read) throw no_position(read.diagnostics);
    begin(Game(script_->variant, *read.value));
    return shown();
}

// The last move, so many plies of it.
Json Desk::within(const Json& request) {
    const std::optional<Game> recent = game().recent();
    if (!recent || recent->texts().empty() || game().pending())
        throw DeskFault{"there is no last move to be looked into", "no-move"};
    Game before = *recent;
    const std::vector<std::string> texts = before.texts();
    before.undo();
    BegunTurn turn(before);
    if (const PlayResult result = turn.add(texts.back()); !result) throw fault_of(result);
    std::vector<Position> positions;  // the last one first
    do positions.push_back(during(turn));
    while (turn.take_back());
    const auto plies = request.find("plies");
    const std::size_t most = positions.size() - 1;
    if (plies == request.end() || !plies->is_number_unsigned() || *plies > most)
        throw DeskFault{fmt::format("\"plies\" should be a number up to {}", most)};
    Picture picture{.variant = game().variant(),
                    .position = positions[most - plies->get<std::size_t>()],
                    .shapes = shapes_for(game().variant())};
    picture.legend = picture.beside = false;
    picture.style = look_.style;
    picture.flipped = look_.flipped;
    picture.glyphs = look_.glyphs;
    picture.inset = look_.inset;
    const Position first = initial_position(game().variant());
    if (!look_.all_tags) picture.usual = &first;
    return {{"svg", to_svg(picture, false)}, {"of", most}};
}

Json Desk::score(const Json&) {
    game();
    need_all("a score");
    Score score = said_;
    for (std::size_t i = 0; i < score.moves.size(); ++i)
        if (!said_of(i)) score.moves[i] = {};
    // Of a game that was read nobody has said when it was played.
    if (!said_.as_read && !score.tag("Date")) score.set("Date", today());
    const Position& first = game().start().position();
    // One that was read and is still as it was has ended as it says.
    score.as_read = said_.as_read && said_of_ == game().truth().texts() && !game().conduct().agreed();
    fill_score(score, game().start(), game().truth(), game().ended(), script_->name,
               hash_of_scripts(*script_->host));
    return {{"text", write_score(score, first.to_move(), turn_number(first))}};
}

Json Desk::load(const Json& request) {
    const std::string text = text_of(request, "text");
    const Variant& variant = game().variant();
    const Result<std::vector<Score>> scores = read_scores(variant, text, "score");
    const auto refuse = [](const std::vector<Diagnostic>& list, const char* otherwise) {
        throw DeskFault{list.empty()
                            ? otherwise
                            : fmt::format("line {}: {}", list.front().place.line, list.front().message),
                        "score"};
    };
    if (!scores || scores.value->empty()) refuse(scores.diagnostics, "this is not a game score");
    const Score& score = scores.value->front();
    if (const auto other = of_another_variant(variant, script_->name, score, "score"))
        throw DeskFault{other->message + "; " + other->remedy, "score"};
    const Result<Position> first = first_position(variant, score, "score");
    if (!first) refuse(first.diagnostics, "it begins from no position of this variant");
    const Result<Replay> played =
        replay(Game(script_->variant, *first.value), score, "score", std::nullopt, true);
    if (!played) refuse(played.diagnostics, "it cannot be played");
    begin(played.value->game);
    said_ = score;
    said_of_ = played.value->game.texts();
    game().ends(conduct_of(score, first.value->to_move(), played.value->game).agreed());
    of_moves_ = played.diagnostics;
    failed_ply_ = played.value->turns + 1;
    return shown();
}

// The desk tells a side that a move cannot be played, and not why: the reason names what the side may not
// see.
std::vector<Diagnostic> Desk::faults_of_moves() const {
    if (!game_ || !game_->seen()) return of_moves_;
    std::vector<Diagnostic> told;
    for (const Diagnostic& fault : of_moves_)
        if (fault.severity == Severity::error)
            told.push_back(
                {fault.code, Severity::error, {fault.place.file, 0}, kWhyUntold, "ask with \"as\": null"});
    return told;
}

Json Desk::picture(const Json&) {
    Picture picture = picture_of(game().game());
    if (game().seen()) picture.status = words_of(game().status());
    picture.style = look_.style;
    picture.flipped = look_.flipped;
    picture.glyphs = look_.glyphs;
    picture.annotation = annotation();
    return {{"svg", to_svg(picture)}};
}

Json Desk::read(const Json&) {
    if (!script_) throw DeskFault{"nothing is open", "closed"};
    return {{"path", script_->path.string()},
            {"text", as_utf8(script_->text)},
            {"readonly", is_shipped(hosts_, script_->path)},
            {"problems", to_json(script_->problems, *script_)}};
}

Json Desk::check(const Json& request) {
    if (!script_) throw DeskFault{"nothing is open", "closed"};
    const DeskScript script = read_script(hosts_, script_->name, text_of(request, "text"));
    return {{"problems", to_json(script.problems, script)}};
}

// The game goes on with the new rules, as far as they let it; with broken rules it stays as it was.
Json Desk::update(const Json& request) {
    if (!script_) throw DeskFault{"nothing is open", "closed"};
    need_all("a game by new rules");
    std::optional<std::string> text;
    if (request.contains("text")) text = text_of(request, "text");
    DeskScript fresh = read_script(hosts_, script_->name, text);
    if (!fresh.variant) {
        script_->problems = fresh.problems;
        script_->text = fresh.text;
        return shown();
    }
    const std::string setup = game_ ? game_->start().setup() : "";
    const std::vector<std::string> texts = game_ ? game_->true_texts() : std::vector<std::string>{};
    const std::size_t shown_before = game_ ? game_->shown() : 0;
    figure_.reset();
    const bool usual = game_ && setup == write_setup(game_->variant(), initial_position(game_->variant()));
    script_ = std::move(fresh);
    close_studio();
    Result<Position> first{initial_position(*script_->variant), {}};
    if (game_ && !usual)
        if (Result<Position> same = unchecked(read_setup(*script_->variant, setup))) first = std::move(same);
    // What was said of the moves is said of those that are still played.
    const Score said = std::move(said_);
    const std::vector<std::string> said_of = std::move(said_of_);
    begin(Game(script_->variant, *first.value));
    said_ = said;
    said_of_ = said_of;
    std::string fault;
    for (std::size_t i = 0; i < texts.size() && fault.empty(); ++i) {
        try {
            game_->play(texts[i]);
        } catch (const DeskFault& refused) {
            fault = refused.message;
        } catch (const ScriptFault& failed) {
            fault = failed.diagnostic.message;
        }
        if (fault.empty()) continue;
        failed_ply_ = i + 1;
        of_moves_ = {{"move", Severity::error, {"", 0}, texts[i] + ": " + fault, ""}};
    }
    if (game_->shown() > shown_before) game_->go_to(shown_before);
    return shown();
}

// The boards of portraits, which take long to make.
struct Desk::Studio {
    explicit Studio(const DeskScript& script) : host(script.host->options()), boards(host) {
        if (!script.piece) variant = required(host.variant(script.name));
    }
    // Of the pieces on the free board of a piece by their scripts.
    std::vector<Portrait> portraits(const PieceSpec& piece) {
        if (variant) return portraits_of(boards, variant, variant->cast().type_named(piece.name).value());
        const std::filesystem::path path = piece.place.file, folder = path.parent_path();
        const Sitter sitter =
            boards.widest({path.string(), folder.filename().string(), path, true, piece.name});
        return portraits_of(boards, sitter, scenes_of(scenes_beside(folder), piece.name));
    }
    Host host;
    Boards boards;
    VariantRef variant;  // nullptr: the script is a piece
};

Desk::Desk(HostOptions hosts, std::optional<Side> seat) : hosts_(std::move(hosts)), seat_(seat) {}
Desk::~Desk() = default;

void Desk::close_studio() {
    studio_.reset();
}

Json Desk::card(const Json& request) {
    const Variant& variant = game().variant();
    const int type = Cast::type(piece(request));
    const PieceSpec& spec = variant.piece(type);
    Json rows = Json::array();
    const PieceWords words = words_of_piece(variant, type);
    for (const std::vector<std::string>& row : words.rows)
        if (row[0] != kTierRow) rows.push_back({{"name", row[0]}, {"value", row[1]}});
    Json told{{"piece", spec.name},   {"symbol", spec.symbol}, {"about", spec.about},
              {"moves", words.moves}, {"rows", rows},          {"svg", ""}};
    try {
        if (!studio_) studio_ = std::make_unique<Studio>(*script_);
        const std::vector<Portrait> portraits = studio_->portraits(spec);
        const Shapes shapes = shapes_beside(std::filesystem::path(spec.place.file).parent_path());
        std::string drawings;
        for (const Portrait& portrait : portraits)
            drawings += to_svg({.variant = *portrait.variant,
                                .position = portrait.position,
                                .shapes = shapes,
                                .markers = portrait.markers,
                                .caption = portrait.words,
                                .style = look_.style,
                                .fields = false},
                               false);
        told["svg"] = drawings;
    } catch (const Refusal&) {
        // Its words have been said; the card does without a picture.
    }
    return told;
}

}  // namespace acedrex::program
