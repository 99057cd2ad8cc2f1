#include "desk/desk_view.hpp"

#include <fmt/core.h>

#include <algorithm>

#include "drawing/picture.hpp"
#include "notation/position/setup.hpp"
#include "notation/position/stock.hpp"
#include "notation/text/notations.hpp"
#include "notation/text/tags.hpp"
#include "shell/result_words.hpp"

namespace acedrex::program {

namespace {

std::string icon(const Variant& variant, const Shapes& shapes, const Look& look, Code code) {
    return "<svg class=\"ax-picture\" viewBox=\"0 0 100 100\">" +
           PieceArt(variant, shapes, look.style, look.flipped, look.glyphs).drawn(code, {50, 50}, 94) +
           "</svg>";
}

Json boards_of(const Board& board) {
    Json boards = Json::array();
    for (const BoardPart& part : board.parts())
        boards.push_back({{"name", part.name}, {"files", part.files}, {"ranks", part.ranks}});
    return boards;
}

Json pieces_of(const Variant& variant, const Position& position) {
    Json pieces = Json::array();
    for (int i = 0; i < variant.board().size(); ++i) {
        const auto f = static_cast<Field>(i);
        const Code code = position.at(f);
        if (code == kNoPiece) continue;
        pieces.push_back({{"field", variant.board().name(f)},
                          {"piece", variant.cast().name(code)},
                          {"symbol", variant.cast().symbol(code)},
                          {"side", to_string(Cast::side(code))},
                          {"tags", tag_suffixes(variant, position, f)}});
    }
    return pieces;
}

// Does some drop of the turn take such a piece from that pocket?
bool takes(const std::vector<Part>& parts, int pocket, int type) {
    return std::any_of(parts.begin(), parts.end(), [&](const Part& part) {
        return takes(part.parts, pocket, type) ||
               std::any_of(part.drops.begin(), part.drops.end(), [&](const DropRule& drop) {
                   return drop.pocket == pocket && drop.types[static_cast<std::size_t>(type)];
               });
    });
}

// Does some part of the turn bring pieces in?
bool has_drops(const std::vector<Part>& parts) {
    return std::any_of(parts.begin(), parts.end(),
                       [](const Part& part) { return !part.drops.empty() || has_drops(part.parts); });
}

Json pockets_of(DeskGame& game, const Position& position, const Shapes& shapes, const Look& look) {
    const Variant& variant = game.variant();
    Json pockets = Json::array();
    const std::vector<std::string>& names = variant.pockets().names;
    for (std::size_t i = 0; i < names.size(); ++i) {
        if (variant.pockets().queues[i] != 0) continue;
        std::map<Pocketed, int> counts;
        for (const Pocketed& piece : pocketed_in(variant, position, static_cast<int>(i))) ++counts[piece];
        for (const auto& [piece, count] : counts) {
            const Code code = piece.code;
            pockets.push_back(
                {{"pocket", names[i]},
                 {"piece", variant.cast().name(code)},
                 {"symbol", variant.cast().symbol(code)},
                 {"side", to_string(Cast::side(code))},
                 {"count", count},
                 {"droppable", takes(variant.turn().ways, static_cast<int>(i), Cast::type(code))},
                 {"tags", tag_texts(variant, piece.kept)}});
            if (position.reserve(code, static_cast<int>(i)) == Position::kEndless)
                pockets.back()["endless"] = true;
            if (look.drawn) pockets.back()["svg"] = icon(variant, shapes, look, code);
        }
    }
    return pockets;
}

constexpr std::size_t kShownOfQueue = 5;

// Of each queue how many wait, and the first of them in their order.
Json queues_of(DeskGame& game, const Position& position, const Shapes& shapes, const Look& look) {
    const Variant& variant = game.variant();
    Json queues = Json::array();
    for (const Queue& queue : acedrex::queues_of(variant, position, kShownOfQueue)) {
        Json next = Json::array();
        for (const Waiting& piece : queue.next) {
            next.push_back({{"piece", variant.cast().name(piece.piece)},
                            {"symbol", variant.cast().symbol(piece.piece)},
                            {"tags", tag_texts(variant, piece.kept)},
                            {"place", piece.place},
                            {"turns", nullptr},
                            {"when", when_words(piece, queue.turn)}});
            if (piece.turns) next.back()["turns"] = {piece.turns->first, piece.turns->second};
            if (look.drawn) next.back()["svg"] = icon(variant, shapes, look, piece.piece);
        }
        queues.push_back({{"pocket", variant.pockets().names[static_cast<std::size_t>(queue.pocket)]},
                          {"side", to_string(queue.side)},
                          {"count", queue.count},
                          {"next", next}});
    }
    return queues;
}

// What the variant calls the sides; null where it has no names for them.
Json sides_of(const Variant& variant) {
    const auto& forms = notations_of(variant).forms;
    if (!forms || forms->sides[0].empty() || forms->sides[1].empty()) return nullptr;
    return {{"light", forms->sides[0]}, {"dark", forms->sides[1]}};
}

Json owed_of(DeskGame& game, const Position& position) {
    Json all = Json::array();
    for (const Owed& owed : owed_to_drops(game.variant(), position))
        all.push_back({{"counter", owed.counter},
                       {"side", owed.side ? Json(to_string(*owed.side)) : Json(nullptr)},
                       {"number", owed.number},
                       {"words", owed_words(owed)}});
    return all;
}

}  // namespace

Json cast_of(const Variant& variant, const Look& look) {
    const Shapes shapes = shapes_for(variant);
    Json pieces = Json::array();
    for (const Side side : {Side::light, Side::dark, Side::none})
        for (int type = 0; type < variant.cast().types(); ++type) {
            if ((variant.piece(type).owner == Owner::none) != (side == Side::none)) continue;
            const Code code = variant.cast().code(type, side);
            pieces.push_back({{"piece", variant.cast().name(code)},
                              {"symbol", variant.cast().symbol(code)},
                              {"side", to_string(side)},
                              {"svg", icon(variant, shapes, look, code)}});
        }
    return {{"pieces", pieces}};
}

namespace {

Json moves_of(const DeskGame& game) {
    Json moves = Json::array();
    for (std::size_t i = 0; i < game.texts().size(); ++i)
        moves.push_back({{"ply", i + 1},
                         {"text", game.texts()[i]},
                         {"undone", i >= game.shown()},
                         {"current", i + 1 == game.shown()}});
    return moves;
}

// The same moves as players write them.
Json to_json(const DeskGame& game, const std::vector<DeskGame::WrittenTurn>& written) {
    Json moves = Json::array();
    for (std::size_t i = 0; i < written.size(); ++i)
        moves.push_back({{"text", game.seen() ? game.texts()[i] : written[i].text},
                         {"turn", written[i].number},
                         {"side", to_string(written[i].side)}});
    return moves;
}

// "the Pyramid on d8 goes on, up to 4 steps".
std::string words_of(const Variant& variant, const BegunTurn::Activated& air) {
    std::string words =
        fmt::format("the {} on {} goes on", variant.cast().name(air.piece), variant.board().name(air.at));
    if (air.momentum) words += fmt::format(", up to {} step{}", *air.momentum, *air.momentum == 1 ? "" : "s");
    return words;
}

std::string phase_of(DeskGame& game) {
    if (game.pending() == nullptr) return "";
    const auto air = game.in_air();
    return air ? words_of(game.variant(), *air) : "the turn goes on";
}

// The royal pieces that are in check, where it is told that some are.
Json checked_of(DeskGame& game) {
    Json fields = Json::array();
    const Variant& variant = game.variant();
    const Game& seen = game.game();
    const Side side = seen.to_move();
    for (Field f = 0; f < variant.board().size(); ++f) {
        const Code code = seen.position().at(f);
        const std::vector<Code>& royals = variant.royals(side).all;
        if (code == kNoPiece || Cast::side(code) != side ||
            std::find(royals.begin(), royals.end(), code) == royals.end())
            continue;
        if (!seen.attackers(f, other(side)).empty()) fields.push_back(variant.board().name(f));
    }
    return fields;
}

Json pending_of(DeskGame& game, bool may_end) {
    const BegunTurn* turn = game.pending();
    if (turn == nullptr) return nullptr;
    Json air = nullptr;
    if (const auto piece = game.in_air())
        air = {{"piece", game.variant().cast().name(piece->piece)},
               {"side", to_string(Cast::side(piece->piece))},
               {"at", game.variant().board().name(piece->at)},
               {"momentum", piece->momentum ? Json(*piece->momentum) : Json(nullptr)}};
    return {{"text", turn->text()}, {"air", air}, {"may_end", may_end}};
}

Json next_of(DeskGame& game) {
    const Variant& variant = game.variant();
    Json next = Json::array();
    for (const PartsAhead& parts : game.ahead()) {
        Json pieces = Json::array(), fields = Json::array();
        for (const Code code : parts.pieces) pieces.push_back(variant.cast().name(code));
        for (const Field f : parts.fields) fields.push_back(variant.board().name(f));
        next.push_back({{"kind", parts.kind},
                        {"action", parts.action.empty() ? Json(nullptr) : Json(parts.action)},
                        {"pieces", pieces},
                        {"fields", fields},
                        {"words", parts.words}});
    }
    return next;
}

Json last_of(const Variant& variant, const std::optional<LastMove>& last) {
    if (!last) return nullptr;
    Json fields = Json::array(), steps = Json::array();
    for (const auto& [field, set] : last->markers.fields())
        if (Markers::in(set, Marker::last)) fields.push_back(variant.board().name(field));
    for (const TrailStep& step : last->trail) steps.push_back(step.words);
    return {{"text", last->text}, {"fields", fields}, {"steps", steps}};
}

Json plies_of(const Variant& variant, const std::optional<LastMove>& last) {
    Json plies = Json::array();
    if (!last) return plies;
    const auto name = [&](const std::optional<Field>& f) {
        return f && *f != kNoField ? Json(variant.board().name(*f)) : Json(nullptr);
    };
    for (const TrailStep& step : last->trail) {
        Json way = Json::array();
        for (const Field f : step.way) way.push_back(name(f));
        plies.push_back({{"from", name(step.from)},
                         {"to", name(step.to)},
                         {"way", way},
                         {"captures", !step.gone.empty()}});
    }
    return plies;
}

std::string drawing_of(DeskGame& game, const Position& position, const Shapes& shapes, const Look& look,
                       std::optional<LastMove> last) {
    Picture picture{.variant = game.variant(), .position = position, .shapes = shapes};
    picture.legend = false;
    picture.style = look.style;
    picture.flipped = look.flipped;
    picture.glyphs = look.glyphs;
    picture.beside = false;
    picture.annotation = look.annotation;
    picture.inset = look.inset;
    const Position first = initial_position(game.variant());
    if (!look.all_tags) picture.usual = &first;
    if (look.trail && last && game.pending() == nullptr) {
        picture.markers = std::move(last->markers);
        picture.trail = std::move(last->trail);
    }
    return to_svg(picture, false);
}

const char* result_of(const DeskGame& game) {
    const auto word = [](const std::optional<Side>& winner) {
        return !winner ? "draw" : *winner == Side::light ? "light" : "dark";
    };
    if (const auto agreed = game.ended()) return word(agreed->winner);
    const Status status = game.status();
    return status.over() ? word(status.winner) : "";
}

}  // namespace

std::string status_words(const DeskGame& game) {
    const auto agreed = game.ended();
    if (!agreed) return words_of(game.status());
    return agreed->winner ? fmt::format("{} wins: resigned", to_string(*agreed->winner)) : "draw: agreed";
}

Json to_json(const std::vector<Diagnostic>& problems, const DeskScript& script) {
    Json list = Json::array();
    for (const Diagnostic& d : problems)
        list.push_back({{"file", d.place.file},
                        {"here", is_in(script, d.place.file)},
                        {"line", d.place.line},
                        {"severity", d.severity == Severity::error ? "error" : "warning"},
                        {"message", d.message},
                        {"remedy", d.remedy}});
    return list;
}

Json to_json(const Variant& variant, const std::vector<Target>& targets) {
    Json list = Json::array();
    for (const Target& target : targets) {
        list.push_back(
            {{"field", variant.board().name(target.field)}, {"kind", target.kind}, {"ways", target.ways}});
        if (target.action != 0) list.back()["action"] = variant.turn().action_name(target.action);
    }
    return list;
}

Json to_json(const Variant& variant, const std::vector<Choice>& choices, const Shapes& shapes,
             const Look& look) {
    Json list = Json::array();
    for (const Choice& choice : choices)
        list.push_back({{"text", choice.text},
                        {"svg", choice.piece == kNoPiece ? "" : icon(variant, shapes, look, choice.piece)},
                        {"name", choice.piece == kNoPiece ? "" : variant.cast().name(choice.piece)}});
    return list;
}

namespace {

Json unknown_of(const Board& board, const Position& position) {
    Json fields = Json::array();
    for (Field f = 0; f < board.size(); ++f)
        if (position.is_unknown(f)) fields.push_back(board.name(f));
    return fields;
}

// What is known of a position by asking the rules, and with them perhaps a script.
struct Judged {
    std::string words = "the script fails here";
    const char* result = "";
    bool check = false, open = true, pass = false;
    Json checked = Json::array();
    std::vector<DeskGame::WrittenTurn> written;
    Json pending = nullptr, next = Json::array();
    std::optional<LastMove> last;
};

Judged judged(DeskGame& game) {
    const StatusKind kind = game.status().kind;
    Judged told;
    told.words = status_words(game);
    told.result = result_of(game);
    told.check = kind == StatusKind::check || kind == StatusKind::checkmate;
    if (told.check && game.pending() == nullptr) told.checked = checked_of(game);
    told.written = game.written_turns();
    told.open = !game.is_over();
    told.pass = game.can_pass();
    told.pending = pending_of(game, game.may_end());
    told.next = next_of(game);
    if (const auto recent = game.recent()) told.last = last_move_of(*recent);
    return told;
}

Json view_of(DeskGame& game, const DeskScript& script, const Look& look, const Judged& told) {
    const Variant& variant = game.variant();
    const Shapes shapes = shapes_for(variant);
    const Position position = game.position();
    const ToldFen fen =
        game.seen() ? ToldFen{{}, "what the other side keeps secret"} : game.game().told_fen();
    const std::string start = game.as_seen(game.start()).setup();
    const Game first(game.truth().state().shared_variant(), initial_position(variant));
    const Side side = game.speaker();
    const Conduct& conduct = game.conduct();
    const bool offered = conduct.offers(side) || conduct.offers(other(side));
    const bool accepts = game.seen() ? conduct.offers(other(side)) : offered;
    const bool undo = game.can_undo();
    const bool usual = start == game.as_seen(first).setup();
    Json view{{"variant", script.name},
              {"name", variant.spec().name},
              {"about", variant.spec().about},
              {"boards", boards_of(variant.board())},
              {"pieces", pieces_of(variant, position)},
              {"pockets", pockets_of(game, position, shapes, look)},
              {"queues", queues_of(game, position, shapes, look)},
              {"owed", owed_of(game, position)},
              {"to_move", to_string(game.game().to_move())},
              {"as", game.seen() ? Json(to_string(side)) : Json(nullptr)},
              {"secrets", variant.views().has_value()},
              {"unknown", unknown_of(variant.board(), position)},
              {"umpire", game.seen() ? game.seen()->said() : std::vector<std::string>{}},
              {"check", told.check},
              {"result", told.result},
              {"words", told.words},
              {"moves", moves_of(game)},
              {"start", start},
              {"usual", usual},
              {"setup", game.game().setup()},
              {"fen", fen.text ? Json(*fen.text) : Json(nullptr)},
              {"fen_lacks", fen.lacks},
              {"pending", told.pending},
              {"next", told.next},
              {"last", last_of(variant, told.last)},
              {"can",
               {{"undo", undo},
                {"redo", game.pending() == nullptr && game.shown() < game.texts().size()},
                {"new", !usual || undo || offered || !game.texts().empty()},
                {"pass", told.pass},
                {"finish", game.pending() != nullptr},
                {"resign", told.open},
                {"offer", told.open && !offered},
                {"accept", told.open && accepts}}},
              {"sides", sides_of(variant)},
              {"drops", has_drops(variant.turn().ways)},
              {"checked", told.checked},
              {"written", to_json(game, told.written)},
              {"phase", phase_of(game)},
              {"plies", plies_of(variant, told.last)}};
    if (look.drawn) view["svg"] = drawing_of(game, position, shapes, look, told.last);
    return view;
}

}  // namespace

Json view_of(DeskGame& game, const DeskScript& script, const Look& look) {
    return view_of(game, script, look, judged(game));
}

Json view_without_rules(DeskGame& game, const DeskScript& script, const Look& look) {
    Judged told;
    told.pending = pending_of(game, false);
    return view_of(game, script, look, told);
}

}  // namespace acedrex::program
