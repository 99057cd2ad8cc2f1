// What records of plies come to.
#include "notation/move/record.hpp"

#include <array>
#include <numeric>

#include "base/ranges.hpp"

namespace acedrex {

using Effect = SideEffect::Kind;

std::string_view to_string(PlyKind kind) {
    constexpr std::array kWords{"move",       "capture", "activate", "promote", "convert", "rush",
                                "en-passant", "castle",  "displace", "drop",    "pass",    "other"};
    return kWords[static_cast<std::size_t>(kind)];
}

std::string_view to_string(SideEffect::Kind kind) {
    constexpr std::array kWords{"push",  "pull",   "displace", "swap", "castle", "convert", "change",
                                "place", "oblate", "leave",    "mark", "tag",    "other"};
    return kWords[static_cast<std::size_t>(kind)];
}

std::vector<Field> way_of(const Board& board, const PlyRecord& ply) {
    if (!ply.trail.empty()) return ply.trail;
    if (ply.from == kNoField || ply.to == kNoField || ply.from == ply.to) return {ply.to};
    const int files = board.file(ply.to) - board.file(ply.from);
    const int ranks = board.rank(ply.to) - board.rank(ply.from);
    const int steps = std::gcd(files, ranks);
    std::vector<Field> way;
    for (int n = 1; n < steps; ++n) {
        const Field field = board.step(ply.from, {n * files / steps, n * ranks / steps});
        way.push_back(field == board.off() ? kNoField : field);
    }
    way.push_back(ply.to);
    return way;
}

const LeftPiece* capture_by_itself(const PlyRecord& ply) {
    if (ply.kind == PlyKind::drop || ply.kind == PlyKind::castle || ply.kind == PlyKind::pass) return nullptr;
    const bool passing = ply.kind == PlyKind::en_passant;
    const auto found =
        ranges::find_if(ply.captures, [&](const LeftPiece& p) { return (p.field == ply.to) != passing; });
    return found == ply.captures.end() ? nullptr : &*found;
}

std::vector<LeftPiece> met_by(const PlyRecord& ply) {
    std::vector<LeftPiece> met;
    for (std::size_t i = 0; i <= ply.effects.size(); ++i) {
        for (const LeftPiece& c : ply.captures)
            if (c.after == i) met.push_back(c);
        if (i == ply.effects.size()) break;
        const SideEffect& e = ply.effects[i];
        if (e.kind == Effect::displace && e.to != kNoField) met.push_back({e.from, e.piece, i, e.had, e.to});
    }
    return met;
}

std::vector<LeftPiece> met_on_way(const PlyRecord& ply) {
    std::vector<LeftPiece> met = met_by(ply);
    const LeftPiece* own = capture_by_itself(ply);
    std::erase_if(met, [&](const LeftPiece& one) {
        return own != nullptr && one.to == kNoField && one.field == own->field;
    });
    return met;
}

const SideEffect* offering(const PlyRecord& ply) {
    if (leaves(ply) || stuck(ply)) return nullptr;
    const auto found = ranges::find_if(
        ply.effects, [&](const SideEffect& e) { return e.kind == Effect::oblate && e.from == ply.to; });
    return found == ply.effects.end() ? nullptr : &*found;
}

std::vector<const SideEffect*> changed_elsewhere(const PlyRecord& ply) {
    std::vector<const SideEffect*> changed;
    for (const SideEffect& e : ply.effects)
        if (e.kind == Effect::change && e.from != ply.to &&
            !ranges::any_of(changed, [&](const SideEffect* known) { return known->from == e.from; }))
            changed.push_back(&e);
    return changed;
}

const SideEffect* touched(const PlyRecord& ply) {
    const std::vector<const SideEffect*> changed = changed_elsewhere(ply);
    const bool upon = leaves(ply);
    if (!upon && changed.empty()) return nullptr;
    const Field field = upon ? ply.to : changed.front()->from;
    for (std::size_t i = ply.effects.size(); i-- > 0;) {
        const SideEffect& e = ply.effects[i];
        const bool outlasts = e.kind == Effect::change || e.kind == Effect::convert || puts_off(e);
        if (outlasts && e.from == field) return !upon && &e == changed.front() ? nullptr : &e;
    }
    return nullptr;
}

const SideEffect* retrieved(const PlyRecord& ply) {
    const auto found = ranges::find(ply.effects, true, &SideEffect::out_of_pocket);
    return found == ply.effects.end() ? nullptr : &*found;
}

bool leaves(const PlyRecord& ply) {
    return ply.has(Effect::leave);
}

bool lost_in_passage(const PlyRecord& ply) {
    if (ply.passages.empty() || !leaves(ply)) return false;
    const Field out = ply.passages.back().out;
    return out == kNoField || out == ply.to;
}

bool stuck(const PlyRecord& ply) {
    return ply.activated && ply.from == ply.to && ply.captures.empty() &&
           ranges::any_of(ply.effects, [&](const SideEffect& e) {
               return (e.kind == Effect::leave || e.kind == Effect::oblate) && e.from == ply.from;
           });
}

bool puts_off(const SideEffect& e) {
    return e.kind == Effect::tag || (e.kind == Effect::mark && e.tag == kPromotionTag && !e.lost);
}

bool is_of_move(const SideEffect& e) {
    return e.kind == Effect::tag || e.kind == Effect::leave || e.kind == Effect::castle;
}

}  // namespace acedrex
