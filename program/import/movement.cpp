// How pieces move, beyond what their Betza says: the first moves of Pawns, regions, and rules of some types.
#include <fmt/core.h>

#include <algorithm>
#include <cstdlib>

#include "import/converter.hpp"

namespace acedrex::program::imports {

namespace {

// Straight ahead over empty fields, without capture, at first only: a rush, as `ifmnD` says it.
bool is_rush(const Walk& walk) {
    return walk.initial && walk.gait == Gait::lame && walk.moves && !walk.captures && walk.x == 0 &&
           walk.y > 1;
}

// Likewise two fields along a diagonal, as `ifmnA` says it.
bool is_oblique_rush(const Walk& walk) {
    return walk.initial && walk.gait == Gait::lame && walk.moves && !walk.captures &&
           (walk.x == 2 || walk.x == -2) && walk.y == 2;
}

// So many fields straight ahead, over empty ones.
Words straight(int length) {
    Words path = "m.step(m.N)";
    for (int i = 1; i < length; ++i) path = path * Words("m.empty") * Words("m.step(m.N)");
    return path * Words("m.settle");
}

// Over one piece; a Cannon is neither leaped over nor taken by another one.
Words janggi_cannon(const PieceType& type, std::string_view lines) {
    return Words(fmt::format(
        "m.along({0}, function(d) return m.slide(d) * m.occupied * -m.is {1} * m.slide(d) * -m.is {1} end)",
        lines, in_quotes(type.name)));
}

}  // namespace

bool Converter::somebody_rushes() {
    const Region two = region("doubleStepRegion");
    const bool pawns = s_.flag("doubleStep") && (!two.light.empty() || !two.dark.empty());
    return std::any_of(types_.begin(), types_.end(), [&](const PieceType& type) {
        const auto& walks = type.walks.walks;
        return (type.key == "pawn" && pawns) || std::any_of(walks.begin(), walks.end(), is_rush);
    });
}

// May it be taken in passing, and take so?
bool Converter::passes(const PieceType& type) const {
    return s_.types("enPassantTypesWhite").find(type.letter) != std::string::npos ||
           s_.types("enPassantTypesBlack").find(type.letter) != std::string::npos || type.walks.in_passing;
}

// What leads two or three fields ahead from where Pawns may do so.
Words Converter::rush_words(PieceType& type) {
    Words words;
    const bool passed = passes(type);
    const auto add = [&](int length, const Region& where, const std::string& use) {
        const Words right = guard(where, use);
        if (right.empty()) return;
        words += passed ? Words(fmt::format("rush.ahead({}, {})", length, right.text()))
                        : right * straight(length);
    };
    if (type.key == "pawn" && s_.flag("doubleStep")) {
        add(2, region("doubleStepRegion"), "start");
        add(3, region("tripleStepRegion"), "start_of_three");
    }
    const auto& walks = type.walks.walks;
    if (passed && std::count_if(walks.begin(), walks.end(), is_oblique_rush) == 2)
        words += oblique_rush(type, guard(region("doubleStepRegion"), "start"));
    for (const Walk& walk : walks)
        if (is_rush(walk)) {
            assume(fmt::format(
                "{}: a first move (i) is one from where Pawns may go two fields, as the engine reads it.",
                type.name));
            add(walk.y, region("doubleStepRegion"), "start");
        }
    return words;
}

// The rush of Berolina Pawns, and taking in passing: on an empty field beyond which a Pawn stands that has
// just come over it.
Words Converter::oblique_rush(const PieceType& type, const Words& right) {
    if (right.empty()) return {};
    script_.locals.emplace_back(
        "oblique_rush",
        fmt::format(
            "m.along({{ m.NW, m.NE }}, function(d)\n"
            "  local rushed = \"rushed \" .. (d.x < 0 and \"left\" or \"right\")\n"
            "  local two = m.path({{ m.step(d) }}, {{ cycle = true, min = 2, max = 2 }})\n"
            "  return {} * two * m.settle * m.land * m.aside(m.mark(rushed, 1))\n"
            "    + m.step(m.N) * m.empty * m.aside(m.step(d - 2 * m.N) * m.enemy * m.tagged(rushed) * "
            "m.capture)\nend)",
            right.text()));
    assume(
        fmt::format("{}: a first move (i) is one from where Pawns may go two fields, as the engine reads it.",
                    type.name));
    return "oblique_rush";
}

// Captures in passing, on the fields where the piece captures only.
Words Converter::in_passing(const PieceType& type) {
    const bool may = s_.types("enPassantTypesWhite").find(type.letter) != std::string::npos ||
                     s_.types("enPassantTypesBlack").find(type.letter) != std::string::npos ||
                     type.walks.in_passing;
    if (!may || !somebody_rushes()) return {};
    std::vector<Walk> captures;
    for (Walk walk : type.walks.walks)
        if (walk.captures && !walk.moves && walk.gait == Gait::step) {
            walk.moves = true;
            captures.push_back(walk);
        }
    if (captures.empty()) return {};
    const Region where = region("enPassantRegion");
    return words_of_walks(captures, "m.pass") * guard(region("enPassantRegion"), "passing") *
           Words("rush.en_passant");
}

// A rush into where the piece is promoted: it is promoted, and not to be taken in passing.
Words Converter::promoted_rush(const PieceType& type, const Words& rush) {
    if (rush.empty() || !is_promoted_by_moves(type)) return rush;
    const Region zone = region("promotionRegion"), start = region("doubleStepRegion");
    const auto ends = [](const Fields& from, int ahead, const Fields& in) {
        return std::any_of(from.begin(), from.end(), [&](const auto& f) {
            return in.count({f.first, f.second + ahead}) > 0;
        });
    };
    if (!ends(start.light, 2, zone.light) && !ends(start.dark, -2, zone.dark)) return rush;
    const Words where = guard(zone, "promotion");
    return rush * -where + guard(start, "start") * straight(2) * where * Words("promoted");
}

// Fields from which the piece could never move on.
Region Converter::immobile(const PieceType& type) {
    Region result;
    for (const bool light : {true, false}) {
        Fields& fields = light ? result.light : result.dark;
        for (const auto& [x, y] : every_field()) {
            const int way = light ? 1 : -1;
            const bool moves = std::any_of(type.walks.walks.begin(), type.walks.walks.end(),
                                           [&, x = x, y = y](const Walk& walk) {
                                               const int to_x = x + way * walk.x, to_y = y + way * walk.y;
                                               return walk.moves && !walk.initial && to_x >= 1 &&
                                                      to_x <= files_ && to_y >= 1 && to_y <= ranks_;
                                           });
            if (!moves) fields.insert({x, y});
        }
    }
    return result;
}

// Rules that the engine has for some types.
Words Converter::special_steps(const PieceType& type, Words moves) {
    const int soldiers_rank = s_.number("soldierPromotionRank");
    if (type.key == "soldier" && soldiers_rank > 1) {
        Fields beyond;
        for (const auto& [x, y] : every_field())
            if (y >= soldiers_rank) beyond.insert({x, y});
        moves = Words("m.step(m.N)") +
                guard(mirrored_region(beyond), "beyond_river") * Words("m.step{ m.W, m.E }");
    }
    if (type.key == "janggiCannon") moves = janggi_cannon(type, "m.orthogonals");
    const Fields lines = s_.fields("diagonalLines");
    if (!lines.empty()) {
        const Words on = Words(guard({lines, lines}, "lines"));
        const bool steps = type.key == "wazir" || (type.key == "king" && type.betza == "W");
        if (steps) moves += on * Words("m.step(m.diagonals)") * on;
        if (type.key == "rook") moves += on * Words("m.slide(m.diagonals)") * on;
        if (type.key == "soldier") moves += on * Words("m.step{ m.NW, m.NE }") * on;
        if (type.key == "janggiCannon") moves += on * janggi_cannon(type, "m.diagonals") * on;
    }
    return moves;
}

void Converter::bind_to_region(PieceType& type, Words& moves) {
    std::string key = type.key;
    key[0] = static_cast<char>(std::toupper(static_cast<unsigned char>(key[0])));
    const std::string light = "mobilityRegionWhite" + key, dark = "mobilityRegionBlack" + key;
    if (!s_.has(light) && !s_.has(dark)) return;
    Region where{s_.fields(light), s_.fields(dark)};
    // Without fields there is no bound.
    if (where.light.empty()) where.light = every_field();
    if (where.dark.empty()) where.dark = every_field();
    std::string use = type.royal_king ? "palace" : identifier(type.name) + "_area";
    use[0] = static_cast<char>(std::tolower(static_cast<unsigned char>(use[0])));
    moves = moves * guard(where, use);
}

// Is this the Pawn of Classical Chess, as long as none comes back to where it may rush?
bool Converter::may_stay_classical(const PieceType& type) const {
    if (s_.flag("pieceDrops") || s_.has("freeDrops")) return false;
    const Region where = region("doubleStepRegion");
    for (int x = 1; x <= files_; ++x)
        for (int y = 1; y <= ranks_; ++y) {
            const StartSquare& square = start_.at(x, y);
            if (square.letter == type.letter && (square.light ? where.light : where.dark).count({x, y}) == 0)
                return false;
        }
    return true;
}

// Which pieces put walls instead of moving. A piece that castles would lose that right, so that others do it
// as long as there are any, and then its King.
Words Converter::builders(const PieceType& type) {
    const std::string castlers = s_.types("castlingKingPieceWhite") + s_.types("castlingRookPiecesWhite");
    if (!s_.flag("castling") || castlers.find(type.letter) == std::string::npos) return "m.pass";
    if (!type.royal_king) return {};
    return Words(fmt::format("-(m.anywhere * m.own * -m.is({}))", in_quotes(names_of(castlers))));
}

// A wall comes in behind, beside or far from the piece that has moved.
Words Converter::walled(const PieceType& type, const Words& moves) {
    const std::string rule = s_.word("wallingRule");
    if (rule == "none" || rule == "past" || rule == "duck" || moves.empty()) return moves;
    std::vector<Walk> shots;
    for (Walk walk : type.walks.walks)
        if (walk.moves) walk.captures = true, shots.push_back(walk);
    Words where = rule == "arrow" ? words_of_walks(shots, "m.pass") : Words("m.anywhere");
    if (rule == "edge") {
        Fields edge;
        for (const auto& [x, y] : every_field())
            if (x == 1 || y == 1 || x == files_ || y == ranks_) edge.insert({x, y});
        // A wall moves the edge inwards.
        where = where * (guard({edge, edge}, "edge") + Words("#(m.step(m.orthogonals) * m.is \"Wall\")"));
    }
    where =
        where * guard(region("wallingRegion"), "for_walls") * Words("m.empty") * Words("m.place \"Wall\"");
    if (s_.flag("wallOrMove")) return moves + builders(type) * where * Words("m.home");
    return moves * Words("m.land") * Words(fmt::format("m.aside({})", where.text()));
}

// A King in check may capture the only piece that checks it, and goes nowhere else.
Words Converter::stays_in_check(const Words& moves) {
    script_.locals.emplace_back("the_checker(d)",
                                "m.step(d) * m.enemy * m.capture * m.step(-d) * -m.attacked() * m.step(d)");
    return Words("-m.attacked()") * moves + Words("m.attacked() * m.along(m.all, the_checker)");
}

// The leaps of Cambodian chess: King and Minister once, as long as neither has moved, no Rook has seen the
// King, and he is not in check.
// A King on whose file or rank a Rook has come, whatever stands between, leaps no more.
Words Converter::rook_takes_leap() {
    script_.locals.emplace_back("line",
                                "m.along(m.orthogonals, function(d) return m.step(d)^1 end) * m.enemy * m.is "
                                "\"King\" * m.tagged \"leap\" * m.unmark \"leap\"");
    return Words("m.land") * Words("m.first_of(m.aside(line), m.pass)");
}

Words Converter::cambodian_leaps(PieceType& type) {
    const bool king = type.royal_king;
    if (!s_.flag("cambodianMoves")) return {};
    if (!king && type.key != "fers") return {};
    type.keys.set("tags", "{ \"leap\" }");
    const Words may("m.carries \"leap\"");
    if (king)
        return may * Words("-m.attacked()") * Words("m.leap(1, 2)") * Words("m.rank(2)") * Words("m.settle");
    return may * Words("-(m.anywhere * m.own * m.royal * m.attacked())") * Words("m.step{0, 2}") *
           Words("m.settle");
}

// A Pawn on a marked field, or the last one on any, becomes the General where its side has none, in its place
// or one step diagonally on; that neither attacks a piece nor lets a Rook give check.
Words Converter::sittuyin_promotion(const PieceType& type) {
    const auto general =
        std::find_if(types_.begin(), types_.end(), [](const PieceType& t) { return t.key == "fers"; });
    const auto king =
        std::find_if(types_.begin(), types_.end(), [](const PieceType& t) { return t.royal_king; });
    const auto rook =
        std::find_if(types_.begin(), types_.end(), [](const PieceType& t) { return t.key == "rook"; });
    const bool all_there = general != types_.end() && king != types_.end() && rook != types_.end();
    if (!s_.flag("sittuyinPromotion") || type.key != "pawn" || !all_there) return {};
    const std::string name = in_quotes(general->name);
    auto& locals = script_.locals;
    locals.emplace_back("none", fmt::format("-(m.anywhere * m.own * m.is {})", name));
    locals.emplace_back("last", fmt::format("-(m.anywhere * m.own * m.is {})", in_quotes(type.name)));
    locals.emplace_back("peaceful", "-(m.step(m.diagonals) * m.enemy)");
    locals.emplace_back("seen(d)", fmt::format("(m.step(d) * m.empty)^0 * m.step(d) * m.own * m.is {}",
                                               in_quotes(rook->name)));
    locals.emplace_back("checks", fmt::format("m.anywhere * m.enemy * m.is {} * m.along(m.orthogonals, seen)",
                                              in_quotes(king->name)));
    s_.pairs("promotionLimit");
    return (guard(region("promotionRegion"), "marks") + Words("last")) * Words("none") *
           Words("(m.pass + m.step(m.diagonals) * m.empty)") * Words("peaceful") * Words("m.settle") *
           Words(fmt::format("m.become {}", name)) * Words("m.land") * Words("-checks");
}

void Converter::write_moves() {
    // The region of the King first: others that share it have it by his name.
    somebody_rushes();
    for (PieceType& type : types_) {
        Words moves = "m.pass";
        if (type.royal_king) bind_to_region(type, moves);
    }
    for (PieceType& type : types_) {
        std::vector<Walk> walks;
        std::copy_if(
            type.walks.walks.begin(), type.walks.walks.end(), std::back_inserter(walks),
            [&](const Walk& walk) { return !is_rush(walk) && !(is_oblique_rush(walk) && passes(type)); });
        const bool first_moves =
            std::any_of(walks.begin(), walks.end(), [](const Walk& w) { return w.initial; });
        Words start;
        if (first_moves) {
            start = guard(region("doubleStepRegion"), "start");
            if (start.empty()) start = "m.pass";
            assume(fmt::format(
                "{}: a first move (i) is one from where Pawns may go two fields, as the engine reads it.",
                type.name));
        }
        const Words by_betza = words_of_walks(walks, start);
        Words moves = special_steps(type, by_betza);
        bind_to_region(type, moves);
        if (type.royal_king && s_.flag("flyingGeneral"))
            moves += Words(fmt::format("m.slide(m.orthogonals) * m.is {} * m.strike", in_quotes(type.name)));
        if (type.royal_king && type.betza == "K" && s_.flag("makpongRule")) moves = stays_in_check(moves);
        moves += cambodian_leaps(type);
        if (s_.flag("cambodianMoves") && type.key == "rook") moves = moves * rook_takes_leap();
        const bool promotes = is_promoted_by_moves(type) || type.keys.has("promotes") ||
                              (s_.types("promotionPawnTypesWhite").find(type.letter) != std::string::npos &&
                               !s_.types("promotionPieceTypesWhite").empty());
        if (s_.flag("immobilityIllegal") && !promotes) moves = moves * -guard(immobile(type), "end");
        moves = promoted_by_moves(type, moves);
        moves += sittuyin_promotion(type);
        if (s_.flag("piecePromotionOnCapture")) moves = promoted_by_capture(type, moves);
        const Words rush = rush_words(type), passing = in_passing(type);
        const Words rushing = promoted_rush(type, rush);
        const bool told = moves.text() != by_betza.text() || rush.text() != rushing.text();
        moves += passing;
        moves += rushing;
        const Words all = walled(type, moves) * after_a_move();
        if (told || all.text() != moves.text()) {
            type.shipped.clear();
        } else if (type.key == "pawn") {
            const bool usual = rush.text() == "rush.ahead(2, m.rank(2))" && !passing.empty() &&
                               passing.text().find("zone") == std::string::npos;
            if (!usual)
                type.shipped.clear();
            else if (!may_stay_classical(type))
                type.shipped = "known.pieces.pawn";
        }
        moves = all;
        if (type.shipped.empty()) {
            type.shipped_name.clear();
            type.shipped_symbol.clear();
            Lua keys = Lua::table();
            keys.set("moves", moves.empty() ? Words("m.none") : moves).merge(type.keys);
            type.keys = keys;
        }
    }
}

}  // namespace acedrex::program::imports
