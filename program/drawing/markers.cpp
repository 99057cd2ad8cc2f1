#include "drawing/markers.hpp"

#include <fmt/core.h>

#include <algorithm>
#include <array>
#include <cstdlib>

#include "notation/move/record.hpp"
#include "variant/variant.hpp"

namespace acedrex::program {

namespace {

Marker marker_of(SideEffect::Kind kind) {
    using Kind = SideEffect::Kind;
    switch (kind) {
        case Kind::push:
        case Kind::pull:
        case Kind::displace:
        case Kind::swap:
        case Kind::castle:
            return Marker::displaces;
        case Kind::oblate:
            return Marker::removes;
        case Kind::place:
            return Marker::places;
        case Kind::mark:
        case Kind::tag:
            return Marker::tags;
        case Kind::leave:
            return Marker::leaves;
        default:
            return Marker::changes;
    }
}

bool joins_edges(const Expr& e) {
    return e && any_inside(*e, [](const Expression& part) { return part.kind == ExprKind::wrapped; });
}

// Along a file, a rank or a diagonal of one board, and not perhaps the other way round, over joined edges?
bool goes_straight(const Variant& variant, const PlyRecord& ply) {
    const Board& board = variant.board();
    if (ply.from == kNoField || ply.to == kNoField || &board.part(ply.from) != &board.part(ply.to))
        return false;
    const Wrap wrap = board.part(ply.from).wrap;
    if (ply.piece != kNoPiece && joins_edges(variant.piece(Cast::type(ply.piece)).moves)) return false;
    if (wrap.files && board.file(ply.to) != board.file(ply.from)) return false;
    if (wrap.ranks && board.rank(ply.to) != board.rank(ply.from)) return false;
    const int files = std::abs(board.file(ply.to) - board.file(ply.from));
    const int ranks = std::abs(board.rank(ply.to) - board.rank(ply.from));
    return files == 0 || ranks == 0 || files == ranks;
}

}  // namespace

const MarkerWords& words_of(Marker marker) {
    static const std::array<MarkerWords, kMarkers> words{{
        {'<', "starts there", "started there"},
        {'x', "takes there", "took there"},
        {'=', "takes there, ending elsewhere", "took there, ending elsewhere"},
        {'~', "activates the piece there", "activated the piece there"},
        {'%', "changes the piece there", "changed the piece there"},
        {'>', "moves the piece there", "moved the piece there"},
        {'-', "removes the piece there, not capturing", "removed the piece there, not capturing"},
        {'+', "puts a piece down there", "put a piece down there"},
        {'{', "tags what is there", "tagged what was there"},
        {'#', "ends there, and leaves the board", "ended there, and left the board"},
        {'!', "ends there, having taken elsewhere", "ended there, having taken elsewhere"},
        {'@', "goes or takes there", "went or took there"},
        {'*', "goes there", "went there"},
        {',', "goes there only on its first move", "went there on its first move"},
        {'^', "passes over the piece there", "passed over the piece there"},
        {'|', "must be free for some of its moves", "had to be free"},
        {'"', "influences the piece there", "influenced the piece there"},
        {'\'', "last move", "last move"},
    }};
    return words[static_cast<std::size_t>(marker)];
}

const char* name_of(Marker marker) {
    static constexpr std::array<const char*, kMarkers> kNames{
        "start",  "takes",  "afar",   "activates", "changes", "displaces", "removes", "places", "tags",
        "leaves", "shoots", "either", "goes",      "first",   "passes",    "bars",    "aura",   "last"};
    return kNames[static_cast<std::size_t>(marker)];
}

void Markers::remove(Field f, Marker marker) {
    const auto set = fields_.find(f);
    if (set != fields_.end() && (set->second &= ~bit(marker)) == 0) fields_.erase(set);
}

bool Markers::has(Field f, Marker marker) const {
    const auto set = fields_.find(f);
    return set != fields_.end() && in(set->second, marker);
}

bool Markers::only(Field f, Marker marker) const {
    const auto set = fields_.find(f);
    return set != fields_.end() && set->second == bit(marker);
}

bool Markers::any(Marker marker) const {
    return std::any_of(fields_.begin(), fields_.end(),
                       [marker](const auto& entry) { return in(entry.second, marker); });
}

void Markers::add_arrow(Arrow arrow) {
    if (std::find(arrows_.begin(), arrows_.end(), arrow) == arrows_.end()) arrows_.push_back(arrow);
}

void Markers::add_effects(const PlyRecord& ply) {
    for (const LeftPiece& c : ply.captures) add(c.field, c.field == ply.to ? Marker::takes : Marker::afar);
    for (const SideEffect& e : ply.effects) {
        const Marker marker = marker_of(e.kind);
        // The piece itself, which is told by where it ends.
        if (marker == Marker::leaves || (marker == Marker::tags && e.from == ply.to)) continue;
        add(e.from, marker);
        if (e.to != kNoField && e.from != e.to) add_arrow({e.from, e.to});
    }
}

void Markers::add_passed(const Position& position, const Variant& variant, const PlyRecord& ply) {
    // What stands on the straight way, if it has no marker yet. Other ways are not known here.
    if (ply.trail.empty() && !goes_straight(variant, ply)) return;
    for (const Field f : way_of(variant.board(), ply)) {
        if (f == kNoField || f == ply.from || f == ply.to || position.at(f) == kNoPiece) continue;
        if (fields_.count(f) == 0) add(f, Marker::passes);
    }
}

void Markers::add_ply(const Position& position, const Variant& variant, const PlyRecord& ply) {
    const bool took_there = std::any_of(ply.captures.begin(), ply.captures.end(),
                                        [&](const LeftPiece& c) { return c.field == ply.to; });
    const bool gone = std::any_of(ply.effects.begin(), ply.effects.end(), [&](const SideEffect& e) {
        return e.kind == SideEffect::Kind::leave && e.from == ply.to;
    });
    add_effects(ply);
    add_passed(position, variant, ply);
    if (ply.to == kNoField || ply.kind == PlyKind::pass) return;
    if (ply.kind == PlyKind::activate) return add(ply.to, Marker::activates);
    if (gone)
        add(ply.to, Marker::leaves);
    else if (!took_there && !ply.captures.empty())
        add(ply.to, Marker::shoots);
    else if (!took_there && ply.from != ply.to)
        add(ply.to, Marker::goes);
}

Markers markers_of(const Position& position, const Variant& variant, const Listing& listing) {
    Markers markers;
    for (const auto& move : listing.moves)
        if (!move->plies.empty()) markers.add_ply(position, variant, move->plies.front());
    return markers;
}

std::map<Field, char> signs_of(const Markers& markers) {
    std::map<Field, char> signs;
    for (const auto& [field, set] : markers.fields())
        for (int m = 0; m < kMarkers; ++m)
            if (Markers::in(set, static_cast<Marker>(m))) {
                signs[field] = words_of(static_cast<Marker>(m)).sign;
                break;
            }
    return signs;
}

std::string legend_of(const Markers& markers, bool past) {
    std::string text;
    unsigned drawn = 0;
    for (const auto& [field, set] : markers.fields()) drawn |= set & (~set + 1);  // the first of each field
    for (int m = 0; m < kMarkers; ++m) {
        const auto marker = static_cast<Marker>(m);
        if (marker == Marker::start || !Markers::in(drawn, marker)) continue;
        const MarkerWords& told = words_of(marker);
        text += fmt::format("{}{} {}", text.empty() ? "" : "   ", told.sign, past ? told.past : told.words);
    }
    return text;
}

}  // namespace acedrex::program
