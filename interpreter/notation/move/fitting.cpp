// Do the plies of a move do what a text asks for?
#include <algorithm>

#include "notation/move/pattern.hpp"

namespace acedrex {

bool NamedField::fits(const Board& on, Field f) const {
    if ((file >= 0 && file != on.file(f)) || (rank >= 0 && rank != on.rank(f))) return false;
    return board < 0 || rank < 0 || &on.part(f) == &on.parts()[static_cast<std::size_t>(board)];
}

Field NamedField::field(const Board& on) const {
    const BoardPart& part = on.parts()[static_cast<std::size_t>(board)];
    return whole() && file < part.files && rank < part.ranks ? on.at(part, file, rank) : on.off();
}

MovePattern MovePattern::without_steps() const {
    MovePattern bare = *this;
    bare.steps.clear();
    for (MovePattern& part : bare.further) part.steps.clear();
    return bare;
}

MovePattern MovePattern::without_effects() const {
    MovePattern bare = *this;
    bare.effects.clear();
    bare.leaves = false;
    return bare;
}

namespace {

using Effect = SideEffect::Kind;

bool same_effect(const EffectPattern& wanted, const SideEffect& e) {
    if (wanted.field != e.from) return false;
    const bool named = wanted.piece.fits_piece(e.piece);
    switch (wanted.sign) {
        case '!':
            return e.kind == Effect::oblate && named;
        case '%':
            return e.kind == Effect::convert && named;
        case '=':
            return e.kind == Effect::change && wanted.becomes.fits_piece(e.piece);
        case '+':
            return e.kind == Effect::place && wanted.becomes.fits_piece(e.piece);
        case '{':
            return e.kind == Effect::mark && named &&
                   (!wanted.tag || (wanted.tag == e.tag && wanted.lost == e.lost));
        default:
            return wanted.sign == '>' && e.to == wanted.to && e.from != e.to && named;
    }
}

// Does all that the text asks for happen?
bool happens(const MovePattern& p, const PlyRecord& ply) {
    if (p.leaves && !leaves(ply)) return false;
    // Each is found once.
    std::vector<bool> effects(ply.effects.size()), captures(ply.captures.size());
    const auto claim = [](std::vector<bool>& claimed, const auto& list, const auto& is_it) {
        for (std::size_t i = 0; i < list.size(); ++i)
            if (!claimed[i] && is_it(list[i])) return bool(claimed[i] = true);
        return false;
    };
    return std::all_of(p.effects.begin(), p.effects.end(), [&](const EffectPattern& wanted) {
        if (wanted.sign == '*')
            return claim(captures, ply.captures, [&](const LeftPiece& c) {
                return c.field == wanted.field && wanted.piece.fits_piece(c.piece);
            });
        return claim(effects, ply.effects,
                     [&](const SideEffect& e) { return !is_of_move(e) && same_effect(wanted, e); });
    });
}

// Of the piece itself, or of one that it came upon and left behind.
bool fits_promotion(const MovePattern& p, const PlyRecord& ply) {
    using Promotes = MovePattern::Promotes;
    if (p.promotes == Promotes::unsaid) return true;
    const SideEffect* met = touched(ply);
    if (p.promotes == Promotes::later)
        return met == nullptr ? ply.has(Effect::tag) : puts_off(*met);
    const bool changed = met != nullptr && met->kind == Effect::change;
    const Code becomes = changed ? met->piece : ply.promoted_to;
    return becomes != kNoPiece && p.promotion.fits_piece(becomes);
}

bool changes(const PlyRecord& ply) {
    return ply.promoted_to != kNoPiece || touched(ply) != nullptr ||
           std::any_of(ply.effects.begin(), ply.effects.end(), puts_off);
}

bool fits_converting(const MovePattern& p, const PlyRecord& ply) {
    using Converts = MovePattern::Converts;
    const SideEffect* met = touched(ply);
    switch (p.converts) {
        case Converts::unsaid:
            return true;
        case Converts::failed:
            return leaves(ply) && met == nullptr && ply.from != ply.to && ply.captures.empty();
        case Converts::done:
            return met != nullptr && met->kind == Effect::convert && p.met.fits_piece(met->piece);
    }
    return false;
}

// Is it the piece that is named, and had it these tags?
bool is_told(const Named& named, Tags tags, const LeftPiece& piece) {
    return named.fits_piece(piece.piece) && (tags & ~piece.tags) == 0;
}

bool fits_met(const MovePattern& p, const PlyRecord& ply) {
    if (p.converts != MovePattern::Converts::unsaid || (!p.met.given() && p.met_tags == 0)) return true;
    return std::any_of(ply.captures.begin(), ply.captures.end(), [&](const LeftPiece& piece) {
        return (piece.field == ply.to || ply.kind == PlyKind::en_passant) &&
               is_told(p.met, p.met_tags, piece);
    });
}

// The partner in castling, or the passer.
bool fits_other(const Board& board, const MovePattern& p, const PlyRecord& ply) {
    return p.other.none() ||
           std::any_of(
               ply.effects.begin(), ply.effects.end(),
               [&](const SideEffect& e) { return e.kind == Effect::castle && p.other.fits(board, e.to); }) ||
           std::any_of(ply.captures.begin(), ply.captures.end(),
                       [&](const LeftPiece& c) { return c.field != ply.to && p.other.fits(board, c.field); });
}

bool fits_steps(const std::vector<StepPattern>& steps, const std::vector<Field>& way) {
    using After = StepPattern::After;
    // at[n]: the steps so far can be those up to the n-th of the way.
    std::vector<bool> at(way.size() + 1, false);
    at[0] = true;
    for (const StepPattern& step : steps) {
        std::vector<bool> next(way.size() + 1, false);
        for (std::size_t last = 0; last < at.size(); ++last) {
            if (!at[last]) continue;
            const std::size_t first = last + (step.after == After::others ? 2 : 1);
            // What lies beyond the board is never written.
            std::size_t end = way.size();
            if (step.after == After::the_last)
                for (end = last + 1; end < way.size() && way[end - 1] == kNoField;) ++end;
            for (std::size_t n = first; n <= end; ++n)
                if (way[n - 1] == step.field) next[n] = true;
        }
        at = std::move(next);
    }
    return at.back();
}

bool fits_captures(const MovePattern& p, const PlyRecord& ply) {
    return std::all_of(p.steps.begin(), p.steps.end(), [&](const StepPattern& step) {
        return !step.capture ||
               std::any_of(ply.captures.begin(), ply.captures.end(), [&](const LeftPiece& c) {
                   return c.field == step.field && is_told(step.piece, step.tags, c);
               });
    });
}

// What only notations of whole walks say.
bool fits_way(const Board& board, const MovePattern& p, const PlyRecord& ply) {
    if ((p.tags & ~ply.tags) != 0) return false;
    const bool said =
        p.promotes != MovePattern::Promotes::unsaid || p.converts != MovePattern::Converts::unsaid;
    if (p.tells_changes && !said && changes(ply)) return false;
    return fits_converting(p, ply) && fits_met(p, ply) && fits_other(board, p, ply) &&
           fits_captures(p, ply) && (p.steps.empty() || fits_steps(p.steps, way_of(board, ply)));
}

// Does the ply castle towards the edge that the text names?
bool fits_castling(const Board& board, const MovePattern& p, const PlyRecord& ply) {
    const SideEffect* partner = ply.effects.empty() ? nullptr : &ply.effects[0];
    if (ply.kind != PlyKind::castle || partner == nullptr) return false;
    const bool right = board.file(partner->from) > board.file(ply.from);
    const bool right_is_nearer = 2 * board.file(ply.from) >= board.files() - 1;
    return (p.castles == MovePattern::Castles::nearer) == (right == right_is_nearer);
}

// The piece on the field when the plies have been made.
Code stands_on(const Position& position, std::span<const PlyRecord> plies, Field field) {
    for (std::size_t i = plies.size(); i-- > 0;) {
        const PlyRecord& ply = plies[i];
        // A piece that activates another stays where it is.
        if (ply.to == field && !leaves(ply)) return ply.promoted_to != kNoPiece ? ply.promoted_to : ply.piece;
        for (std::size_t k = ply.effects.size(); k-- > 0;) {
            const SideEffect& e = ply.effects[k];
            if (e.kind == Effect::leave) continue;
            if (e.to == field) return e.piece;
            if (e.from == field) return kNoPiece;
        }
        const auto taken = [&](const LeftPiece& c) { return c.field == field; };
        if ((ply.from == field && !ply.activated) ||
            std::any_of(ply.captures.begin(), ply.captures.end(), taken))
            return kNoPiece;
    }
    return position.at(field);
}

}  // namespace

bool fits(const Variant& variant, const MovePattern& p, const PlyRecord& ply) {
    using Castles = MovePattern::Castles;
    const Board& board = variant.board();
    const bool drop = ply.kind == PlyKind::drop;
    if (p.passes || ply.passes()) return p.passes && ply.passes() && happens(p, ply);
    if (drop != p.drop || !p.pocket.fits(ply.pocket)) return false;
    if (p.castles == Castles::nearer || p.castles == Castles::farther)
        return fits_castling(board, p, ply) && happens(p, ply);
    if (p.castles == Castles::some && ply.kind != PlyKind::castle) return false;
    if (!p.piece.fits_piece(ply.piece)) return false;
    if (!p.from.fits(board, drop ? ply.to : ply.from) || !p.to.fits(board, ply.to)) return false;
    if (p.passer && ply.kind != PlyKind::en_passant) return false;
    if (p.capture && ply.captures.empty()) return false;
    return happens(p, ply) && fits_promotion(p, ply) && fits_way(board, p, ply);
}

bool fits(const Variant& variant, const MovePattern& pattern, const std::vector<PlyRecord>& plies) {
    std::size_t told = plies.size();
    // What became of a piece that could not move need not be told.
    if (stuck(plies.back()) && told == 1 + pattern.parts()) --told;
    if (told != pattern.parts()) return false;
    for (std::size_t i = 0; i < told; ++i)
        if (!fits(variant, pattern.part(i), plies[i])) return false;
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

bool passes_over(const Position& position, const MovePattern& p, std::span<const PlyRecord> before) {
    return std::all_of(p.steps.begin(), p.steps.end(), [&](const StepPattern& step) {
        if (!step.over) return true;
        const Code piece = stands_on(position, before, step.field);
        return piece != kNoPiece && step.piece.fits_piece(piece);
    });
}

bool tells_all(const MovePattern& pattern, const PlyRecord& ply) {
    const auto besides = std::count_if(ply.effects.begin(), ply.effects.end(),
                                       [](const SideEffect& e) { return !is_of_move(e); });
    return pattern.effects.size() == static_cast<std::size_t>(besides) + ply.captures.size() -
                                         (capture_by_itself(ply) != nullptr ? 1 : 0);
}

}  // namespace acedrex
