// Do the plies of a move do what a text asks for?
#include <algorithm>

#include "base/ranges.hpp"
#include "notation/move/pattern.hpp"
#include "variant/variant.hpp"

namespace acedrex {

bool NamedField::fits(const Board& on, Field f) const {
    if ((file >= 0 && file != on.file(f)) || (rank >= 0 && rank != on.rank(f))) return false;
    return board < 0 || rank < 0 || &on.part(f) == &on.parts()[static_cast<std::size_t>(board)];
}

Field NamedField::field(const Board& on) const {
    const BoardPart& part = on.parts()[static_cast<std::size_t>(board)];
    return whole() && file < part.files && rank < part.ranks ? on.at(part, file, rank) : on.off();
}

bool MovePattern::relax_steps() {
    bool any = false;
    for (StepPattern& step : steps) {
        if (step.after != StepPattern::After::others) continue;
        step.after = StepPattern::After::any;
        any = true;
    }
    return any;
}

MovePattern MovePattern::without_effects() const {
    MovePattern bare = *this;
    bare.effects.clear();
    bare.leaves = false;
    return bare;
}

namespace {

using Effect = SideEffect::Kind;

// Does all that the text asks for happen?
bool happens(const Variant& variant, const MovePattern& p, const PlyRecord& ply) {
    if (p.leaves && !leaves(ply)) return false;
    if (p.effects.empty()) return true;
    std::vector<Besides> left = besides(variant, ply);
    return ranges::all_of(p.effects, [&](const EffectPattern& wanted) {
        const auto found = ranges::find_if(left, [&](const Besides& one) { return wanted.fits(one); });
        return found != left.end() && (left.erase(found), true);
    });
}

// Of the piece itself, or of one that it came upon and left behind.
bool fits_promotion(const MovePattern& p, const PlyRecord& ply) {
    using Promotes = MovePattern::Promotes;
    const SideEffect* met = touched(ply);
    if (p.promotes == Promotes::later) return met == nullptr ? ply.has(Effect::tag) : puts_off(*met);
    const bool changed = met != nullptr && met->kind == Effect::change;
    if (p.promotes == Promotes::unsaid) return true;
    // What a rule makes of it afterwards, or what its own move has made.
    for (const Code becomes : {changed ? met->piece : ply.promoted_to, changed ? kNoPiece : ply.became})
        if (becomes != kNoPiece && p.promotion.fits_piece(becomes)) return true;
    return false;
}

bool fits_converting(const MovePattern& p, const PlyRecord& ply) {
    using Converts = MovePattern::Converts;
    const SideEffect* met = touched(ply);
    if (p.converts == Converts::failed)
        return leaves(ply) && !lost_in_passage(ply) && met == nullptr && ply.from != ply.to &&
               ply.captures.empty();
    return p.converts == Converts::unsaid ||
           (met != nullptr && met->kind == Effect::convert && p.met.fits_piece(met->piece));
}

// Is it the piece that is named, and had it these tags?
bool is_told(const Named& named, Tags tags, Code piece, Tags had) {
    return named.fits_piece(piece) && (tags & ~had) == 0;
}

// Where it ends, or in passing.
bool fits_capture(const MovePattern& p, const PlyRecord& ply) {
    if (!p.captures_at_end || p.converts != MovePattern::Converts::unsaid)
        return !p.capture || !ply.captures.empty();
    if (!p.capture && !p.met.given() && p.met_tags == 0) return true;
    const SideEffect* offered = offering(ply);
    return (offered != nullptr && is_told(p.met, p.met_tags, offered->piece, offered->had)) ||
           ranges::any_of(ply.captures, [&](const LeftPiece& c) {
               return (c.field == ply.to || ply.kind == PlyKind::en_passant) &&
                      is_told(p.met, p.met_tags, c.piece, c.tags);
           });
}

// In any order.
bool fits_list(const Board& board, const MovePattern& p, const PlyRecord& ply) {
    std::vector<Met> left = met_by(ply);
    const bool all_there = ranges::all_of(p.met_by, [&](const MetPattern& told) {
        const auto found = ranges::find_if(left, [&](const Met& met) { return told.fits(board, met); });
        return found != left.end() && (left.erase(found), true);
    });
    return all_there && (left.empty() || p.met_by.empty());
}

// The sign before the ply.
bool fits_joined(const MovePattern& p, const PlyRecord& ply) {
    using Joined = MovePattern::Joined;
    if (p.offers && offering(ply) == nullptr) return false;
    const bool in_role = ply.activated && (p.roles & ply.tags) != 0;
    switch (p.joined) {
        case Joined::unsaid:
            return true;
        case Joined::activated:
            return !in_role;
        case Joined::role:
            return in_role;
        case Joined::spent:
            return in_role && leaves(ply) && !stuck(ply);
        case Joined::lost:
            return in_role && stuck(ply);
        case Joined::diverged:
            return ply.diverged && (!p.from_piece.given() || (ply.diverged_from != kNoPiece &&
                                                              p.from_piece.fits_piece(ply.diverged_from)));
    }
    return false;
}

// The partner in castling, or the passer.
bool fits_other(const Board& board, const MovePattern& p, const PlyRecord& ply) {
    return p.other.none() ||
           ranges::any_of(
               ply.effects,
               [&](const SideEffect& e) { return e.kind == Effect::castle && p.other.fits(board, e.to); }) ||
           ranges::any_of(ply.captures, [&](const LeftPiece& c) {
               return c.field != ply.to && p.other.fits(board, c.field);
           });
}

bool fits_steps(const std::vector<StepPattern>& steps, const std::vector<Field>& way) {
    using After = StepPattern::After;
    // at[n]: the steps so far can be those up to the n-th of the way.
    std::vector<bool> at(way.size() + 1, false);
    at[0] = true;
    for (const StepPattern& step : steps) {
        std::vector<bool> next(way.size() + 1, false);
        for (std::size_t last = 0; last < way.size(); ++last)
            for (std::size_t n = last + 1; at[last] && n <= way.size(); ++n) {
                if (way[n - 1] == step.field && (step.after != After::others || n > last + 1)) next[n] = true;
                // What lies beyond the board is never written.
                if (step.after == After::the_last && way[n - 1] != kNoField) break;
            }
        at = std::move(next);
    }
    return at.back();
}

bool fits_passages(const Board& board, const MovePattern& p, const PlyRecord& ply) {
    if (!p.tells_passages) return true;
    if (p.passages.size() != ply.passages.size()) return false;
    for (std::size_t i = 0; i < p.passages.size(); ++i) {
        const auto& [in, out, lost, back] = p.passages[i];
        const auto& made = ply.passages[i];
        const bool is_lost = i + 1 == p.passages.size() && lost_in_passage(ply);
        if (!in.fits(board, made.in) || lost != is_lost || (!lost && back != made.back)) return false;
        if (!out.none() && (made.out == kNoField || !out.fits(board, made.out))) return false;
    }
    return true;
}

bool fits_retrieved(const Board& board, const MovePattern& p, const PlyRecord& ply) {
    const SideEffect* made = retrieved(ply);
    if (!p.retrieved) return !p.tells_retrieved || made == nullptr;
    const auto& [piece, field, theirs] = *p.retrieved;
    if (made == nullptr || !piece.fits_piece(made->piece)) return false;
    return theirs != (Cast::side(made->piece) == ply.player) &&
           (field.none() ? made->from == ply.to : field.fits(board, made->from));
}

// What becomes of pieces elsewhere.
bool fits_changed(const Board& board, const MovePattern& p, const PlyRecord& ply) {
    auto told = p.changed.begin();
    for (const SideEffect* e : changed_elsewhere(ply)) {
        if (told != p.changed.end() && told->fits(board, {e->from, kNoField, e->was, e->had}))
            ++told;
        else if (p.tells_changed)
            return false;
    }
    return told == p.changed.end();
}

// What only notations of whole walks say, besides the steps.
bool fits_whole(const Board& board, const MovePattern& p, const PlyRecord& ply) {
    const bool said =
        p.promotes != MovePattern::Promotes::unsaid || p.converts != MovePattern::Converts::unsaid;
    const bool changes =
        ply.promoted_to != kNoPiece || touched(ply) != nullptr || ranges::any_of(ply.effects, puts_off);
    return (p.tags & ~ply.tags) == 0 && (!p.tells_changes || said || !changes) && fits_converting(p, ply) &&
           fits_other(board, p, ply) && fits_passages(board, p, ply) && fits_joined(p, ply) &&
           fits_met(board, p, ply) && fits_changed(board, p, ply) && fits_retrieved(board, p, ply);
}

// Does the ply castle, on the side that the text names?
bool fits_castling(const Board& board, const MovePattern& p, const PlyRecord& ply) {
    using Castles = MovePattern::Castles;
    if (p.castles == Castles::unsaid) return true;
    if (ply.kind != PlyKind::castle) return false;
    if (!p.partner.none() && (ply.effects.empty() || !p.partner.fits(board, ply.effects[0].from)))
        return false;
    if (p.castles == Castles::some) return true;
    if (ply.effects.empty()) return false;
    const bool to_last = board.file(ply.effects[0].from) > board.file(ply.from);
    return (p.castles == Castles::last_file) == to_last;
}

}  // namespace

bool MetPattern::fits(const Board& board, const Met& met) const {
    return (field.none() || field.fits(board, met.field)) && met.to == to.value_or(kNoField) &&
           is_told(piece, tags, met.piece, met.tags);
}

bool fits_met(const Board& board, const MovePattern& p, const PlyRecord& ply) {
    if (p.joined == MovePattern::Joined::spent) return fits_list(board, p, ply);
    auto told = p.met_by.begin();
    for (const Met& met : met_by(ply)) {
        if (told != p.met_by.end() && told->fits(board, met))
            ++told;
        else if (met.to != kNoField && p.tells_displaced)
            return false;
    }
    return told == p.met_by.end();
}

bool fits(const Variant& variant, const MovePattern& p, const PlyRecord& ply, Steps steps) {
    const Board& board = variant.board();
    const bool drop = ply.kind == PlyKind::drop;
    return p.passes == ply.passes() && p.drop == drop && p.pocket.fits(ply.pocket) &&
           p.piece.fits_piece(ply.piece) && p.from.fits(board, drop ? ply.to : ply.from) &&
           p.to.fits(board, ply.to) && (!p.passer || ply.kind == PlyKind::en_passant) &&
           fits_capture(p, ply) && fits_castling(board, p, ply) && happens(variant, p, ply) &&
           fits_promotion(p, ply) && fits_whole(board, p, ply) &&
           (steps == Steps::ignored || p.steps.empty() || fits_steps(p.steps, way_of(board, ply)));
}

bool fits(const Variant& variant, const MovePattern& pattern, const std::vector<PlyRecord>& plies,
          Steps steps) {
    std::size_t told = plies.size();
    // What became of a piece that could not move need not be told.
    if (stuck(plies.back()) && told == 1 + pattern.parts()) --told;
    if (told != pattern.parts()) return false;
    for (std::size_t i = 0; i < told; ++i)
        if (!fits(variant, pattern.part(i), plies[i], steps)) return false;
    return true;
}

bool fits_from_end_to_end(const Variant& variant, const MovePattern& pattern,
                          const std::vector<PlyRecord>& plies) {
    if (plies.size() < 2 || pattern.parts() > 1 || plies[0].kind == PlyKind::drop) return false;
    PlyRecord whole = plies[0];
    for (std::size_t i = 1; i < plies.size(); ++i) {
        const PlyRecord& ply = plies[i];
        if (ply.kind == PlyKind::drop || ply.activated || ply.from != whole.to) return false;
        whole.to = ply.to;
        whole.captures.insert(whole.captures.end(), ply.captures.begin(), ply.captures.end());
        whole.effects.insert(whole.effects.end(), ply.effects.begin(), ply.effects.end());
        if (ply.promoted_to != kNoPiece) whole.promoted_to = ply.promoted_to;
    }
    return fits(variant, pattern, whole);
}

bool tells_all(const Variant& variant, const MovePattern& pattern, const PlyRecord& ply) {
    const std::vector<Besides> all = besides(variant, ply);
    return std::ssize(pattern.effects) == ranges::count(all, false, &Besides::told_by_move);
}

}  // namespace acedrex
