#include "drawing/markers.hpp"

#include <fmt/core.h>

#include <algorithm>
#include <array>
#include <cstdlib>

#include "notation/move/trail.hpp"

namespace acedrex::program {

namespace {

Marker marker_of(const SideEffect& effect) {
    static const std::map<std::string, Marker> markers{
        {"push", Marker::displaces}, {"pull", Marker::displaces},   {"displace", Marker::displaces},
        {"swap", Marker::displaces}, {"castle", Marker::displaces}, {"oblate", Marker::removes},
        {"place", Marker::places},   {"mark", Marker::tags},        {"tag", Marker::tags},
        {"leave", Marker::leaves}};
    const auto known = markers.find(effect.kind);
    return known == markers.end() ? Marker::changes : known->second;
}

// Along a file, a rank or a diagonal of one board?
bool is_straight(const Board& board, const PlyRecord& ply) {
    const auto from = board.field(ply.from), to = board.field(ply.to);
    if (!from || !to || &board.part(*from) != &board.part(*to)) return false;
    const int files = std::abs(board.file(*to) - board.file(*from));
    const int ranks = std::abs(board.rank(*to) - board.rank(*from));
    return files == 0 || ranks == 0 || files == ranks;
}

}  // namespace

const MarkerWords& words_of(Marker marker) {
    static const std::array<MarkerWords, kMarkers> words{{{'<', "starts there"},
                                                          {'x', "takes there"},
                                                          {'=', "takes there, ending elsewhere"},
                                                          {'~', "sets going what stands there"},
                                                          {'%', "changes what stands there"},
                                                          {'>', "moves what stands there"},
                                                          {'-', "takes off the board, not capturing"},
                                                          {'+', "puts a piece down there"},
                                                          {'{', "tags what is there"},
                                                          {'#', "ends there, and leaves the board"},
                                                          {'!', "ends there, having taken elsewhere"},
                                                          {'*', "goes or takes there"},
                                                          {'*', "goes there"},
                                                          {',', "goes there from its starting place only"},
                                                          {'^', "passes over what stands there"},
                                                          {'|', "must be free for some of its moves"},
                                                          {'"', "has an influence on what stands there"},
                                                          {'\'', "last move"}}};
    return words[static_cast<std::size_t>(marker)];
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

void Markers::add_effects(const Board& board, const PlyRecord& ply) {
    for (const LeftPiece& c : ply.captures)
        if (const auto field = board.field(c.field))
            add(*field, c.field == ply.to ? Marker::takes : Marker::afar);
    for (const SideEffect& e : ply.effects) {
        const Marker marker = marker_of(e);
        const auto from = board.field(e.from), to = board.field(e.to);
        // The piece itself, which is told by where it ends.
        if (marker == Marker::leaves || (marker == Marker::tags && e.from == ply.to)) continue;
        if (from) add(*from, marker);
        if (from && to && *from != *to) add_arrow({*from, *to});
    }
}

void Markers::add_passed(const Position& position, const Board& board, const PlyRecord& ply) {
    // What stands on the straight way, if it is not told of already. Other ways are not known here.
    if (ply.trail.empty() && !is_straight(board, ply)) return;
    for (const std::string& name : way_of(board, ply)) {
        const auto field = board.field(name);
        if (!field || name == ply.from || name == ply.to || position.at(*field) == kNoPiece) continue;
        if (fields_.count(*field) == 0) add(*field, Marker::passes);
    }
}

void Markers::add_ply(const Position& position, const Board& board, const PlyRecord& ply) {
    const auto to = board.field(ply.to);
    const auto at_end = [&](const auto& list, auto field_of) {
        return std::any_of(list.begin(), list.end(), [&](const auto& e) { return field_of(e) == ply.to; });
    };
    const bool took_there = at_end(ply.captures, [](const LeftPiece& c) { return c.field; });
    const bool gone =
        at_end(ply.effects, [](const SideEffect& e) { return e.kind == "leave" ? e.from : std::string(); });
    add_effects(board, ply);
    add_passed(position, board, ply);
    if (!to || ply.kind == "pass") return;
    if (ply.kind == "activate") return add(*to, Marker::activates);
    if (gone)
        add(*to, Marker::leaves);
    else if (!took_there && !ply.captures.empty())
        add(*to, Marker::shoots);
    else if (!took_there && ply.from != ply.to)
        add(*to, Marker::goes);
}

Markers markers_of(const Position& position, const Board& board, const Listing& listing) {
    Markers markers;
    for (const auto& move : listing.moves)
        if (!move->plies.empty()) markers.add_ply(position, board, move->plies.front());
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

std::string legend_of(const Markers& markers) {
    std::string text;
    for (int m = 0; m < kMarkers; ++m) {
        const auto marker = static_cast<Marker>(m);
        if (marker == Marker::start || !markers.any(marker)) continue;
        text +=
            fmt::format("{}{} {}", text.empty() ? "" : "   ", words_of(marker).sign, words_of(marker).words);
    }
    return text;
}

}  // namespace acedrex::program
