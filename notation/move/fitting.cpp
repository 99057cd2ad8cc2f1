// Do the plies of a move do what a text asks for?
#include <span>

#include "base/ranges.hpp"
#include "notation/move/told.hpp"
#include "notation/text/tags.hpp"
#include "variant/variant.hpp"

namespace acedrex {

NamedField NamedField::of(const Board& on, Field f) {
    return {static_cast<int>(&on.part(f) - on.parts().data()), on.file(f), on.rank(f)};
}

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
    for (MovePattern& part : further) any = part.relax_steps() || any;
    return any;
}

MovePattern MovePattern::without_effects() const {
    MovePattern bare = *this;
    bare.effects.clear();
    bare.leaves = false;
    return bare;
}

namespace {

// Does all that the text asks for happen?
bool happens(const Variant& variant, const MovePattern& p, const PlyRecord& ply) {
    if (p.leaves && !leaves(ply)) return false;
    if (p.into.given() && p.into.number != ply.into) return false;
    if (!p.kept.empty() && p.kept != tags_text(variant, ply.kept.tags)) return false;
    if (p.effects.empty()) return true;
    std::vector<Besides> happened = besides(variant, ply);
    return take_each(p.effects, happened,
                     [](const EffectPattern& told, const Besides& one) { return told.fits(one); });
}

}  // namespace

bool fits(const Variant& variant, const MovePattern& p, const PlyRecord& ply, Steps steps) {
    const Board& board = variant.board();
    const bool drop = ply.kind == PlyKind::drop;
    if (p.passes != ply.passes() || p.drop != drop || !p.pocket.fits(ply.pocket) ||
        !p.piece.fits_piece(ply.piece) || !p.from.fits(board, drop ? ply.to : ply.from) ||
        !p.to.fits(board, ply.to))
        return false;
    const auto as_told = [&](const Told& told) { return told.fits == nullptr || told.fits(board, p, ply); };
    const auto of_way = std::span(told_of_way()).subspan(steps == Steps::ignored ? 1 : 0);
    return ranges::all_of(told_of_pieces(), as_told) && happens(variant, p, ply) &&
           ranges::all_of(of_way, as_told);
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
