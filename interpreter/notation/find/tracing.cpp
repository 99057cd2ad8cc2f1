// Moves told ply by ply and step by step: is a move of the position the one that is told?
#include <algorithm>

#include "base/ranges.hpp"
#include "notation/find/finding.hpp"
#include "play/walker.hpp"

namespace acedrex {

bool passes_over(const GameState& game, const MovePattern& part, const Candidate& candidate, std::size_t i) {
    if (!ranges::any_of(part.steps, &StepPattern::over)) return true;
    Position position = game.position();
    std::size_t ply = 0;
    for (const Edit& e : candidate.edits) {
        if (e.what == Edit::What::part && &e != candidate.edits.data()) ++ply;
        if (ply == i) break;
        position.redo(e);
    }
    return ranges::all_of(part.steps, [&](const StepPattern& step) {
        const Code piece = position.at(step.field);
        return !step.over || (piece != kNoPiece && step.piece.fits_piece(piece));
    });
}

std::vector<PlyRecord> traced(const GameState& game, const Candidate& candidate, std::size_t i) {
    const auto& [plies, move, edits] = candidate;
    const Variant& variant = game.variant();
    Position position = game.position();
    Mover mover = position.air() != nullptr ? Mover{*position.air()} : Mover::starting(position, move.from);
    std::size_t ply = 0;
    Tags taken_up = 0;
    for (std::size_t n = 0; n < edits.size(); ++n) {
        const Edit& e = edits[n];
        if (e.what == Edit::What::part && e.slot == Position::kAir && n > 0) {
            if (ply == i) break;
            ++ply;
            const Position::Part part = Position::part_of(e);
            const Code activator = mover.bequeathed(variant.movement(mover.code));
            mover = {{.code = part.piece,
                      .tags = taken_up,
                      .at = part.from,
                      .momentum = part.pocket,
                      .activator = activator}};
        }
        if (e.why == Edit::Why::activate) taken_up = e.tags_before;
        if (ply < i) position.redo(e);
    }
    if (move.kind == Move::Kind::castle || ply < i) return {plies[i]};
    std::vector<PlyRecord> all;
    Walker walker(variant.play(), position);
    walker.trace(mover, [&](const WalkEnd& end) {
        if (end.to != candidate.plies[i].to) return true;
        PlyRecord& one = all.emplace_back(candidate.plies[i]);
        one.trail.clear();
        for (const Field f : walker.trail())
            one.trail.push_back(variant.board().is_virtual(f) ? kNoField : f);
        return true;
    });
    return all.empty() ? std::vector{plies[i]} : all;
}

bool fits_traced(const GameState& game, const MovePattern& part, const Candidate& candidate, std::size_t i) {
    if (!fits(game.variant(), part, candidate.plies[i], Steps::ignored)) return false;
    if (part.steps.empty()) return true;
    const std::vector<PlyRecord> ways = traced(game, candidate, i);
    return std::any_of(ways.begin(), ways.end(),
                       [&](const PlyRecord& ply) { return fits(game.variant(), part, ply); });
}

bool means(const GameState& game, const MovePattern& pattern, const Candidate& candidate) {
    return fits(game.variant(), pattern, candidate.plies, Steps::ignored) &&
           means_so_far(game, pattern, candidate);
}

bool means_so_far(const GameState& game, const MovePattern& pattern, const Candidate& candidate) {
    if (candidate.plies.size() > pattern.parts() + 1) return false;
    const std::size_t told = std::min(candidate.plies.size(), pattern.parts());
    for (std::size_t i = 0; i < told; ++i)
        if (!fits_traced(game, pattern.part(i), candidate, i) ||
            !passes_over(game, pattern.part(i), candidate, i))
            return false;
    return true;
}

}  // namespace acedrex
