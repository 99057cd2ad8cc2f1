// Moves told in full: what the long form leaves out is looked up on the board.
#include "notation/find/full_form.hpp"

#include <algorithm>
#include <vector>

#include "notation/find/finding.hpp"
#include "notation/move/notation.hpp"

namespace acedrex {

namespace {

// Its steps by the shortest walk that does the same, where they are not noted.
std::vector<Field> steps_of(const GameState& game, const Candidate& candidate, std::size_t i) {
    if (!candidate.plies[i].trail.empty()) return candidate.plies[i].trail;
    std::vector<Field> shortest;
    for (PlyRecord& one : traced(game, candidate, i))
        if (shortest.empty() || one.trail.size() < shortest.size()) shortest = std::move(one.trail);
    return shortest;
}

// Sets the ply's steps, too, where a piece is passed over.
PlyDetails details_of(const GameState& game, const Candidate& candidate, std::size_t i, PlyRecord& ply) {
    PlyDetails details;
    if (!ply.walks() || ply.from == ply.to) return details;
    // A tag that is used up by what it allows is not lost.
    if (ply.kind != PlyKind::rush && ply.kind != PlyKind::promote) {
        const bool diverges = i + 1 < candidate.plies.size() && candidate.plies[i + 1].diverged;
        details.lost = ply.tags & ~(diverges ? candidate.plies[i + 1].tags
                                             : position_at_ply(game, candidate, i + 1).tags(ply.to));
    }
    const std::vector<LeftPiece> met = met_by(ply);
    const std::vector<Field> steps = steps_of(game, candidate, i);
    const Position before = position_at_ply(game, candidate, i);
    for (std::size_t k = 0; k + 1 < steps.size(); ++k) {
        const Field f = steps[k];
        if (f == kNoField || f == ply.from || before.at(f) == kNoPiece ||
            ranges::find(met, f, &LeftPiece::field) != met.end())
            continue;
        details.passed.push_back({f, before.at(f)});
    }
    if (!details.passed.empty()) ply.trail = steps;
    return details;
}

}  // namespace

std::string full_form(const Game& game, const ListedMove& move) {
    const Variant& variant = game.variant();
    if (signs_of(variant).plain) return move.text;
    const Candidate candidate = Candidate::of(move);
    std::vector<PlyRecord> plies = move.plies;
    std::vector<PlyDetails> details;
    for (std::size_t i = 0; i < plies.size(); ++i)
        details.push_back(details_of(game.state(), candidate, i, plies[i]));
    // As many first steps as tell the move apart from others.
    std::size_t most = 0, steps = 0;
    for (const PlyRecord& ply : move.plies) most = std::max(most, way_of(variant.board(), ply).size());
    while (steps < most && !move.text.starts_with(long_form(variant, move.plies, {.steps = steps}))) ++steps;
    const std::string text = long_form(variant, plies, {.steps = steps, .details = &details});
    std::shared_ptr<const ListedMove> found;
    return game.find(text, found) && found->text == move.text ? text : move.text;
}

}  // namespace acedrex
