// What a text tells of the way of a ply: its steps, who comes to harm there, passages, and the sign before
// it.
#include <fmt/format.h>

#include "base/ranges.hpp"
#include "notation/move/notation.hpp"
#include "notation/move/told.hpp"
#include "notation/text/ascii.hpp"
#include "notation/text/notations.hpp"
#include "notation/text/symbols.hpp"

namespace acedrex {

namespace {

using Joined = MovePattern::Joined;

bool fits_steps(const Board& board, const MovePattern& p, const PlyRecord& ply) {
    using After = StepPattern::After;
    if (p.steps.empty()) return true;
    const std::vector<Field> way = way_of(board, ply);
    // at[n]: the steps so far can be those up to the n-th of the way.
    std::vector<bool> at(way.size() + 1, false);
    at[0] = true;
    for (const StepPattern& step : p.steps) {
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

std::string wrong_step(const Mistold& in) {
    const Board& board = in.variant.board();
    for (const StepPattern& step : in.p.steps)
        if (!ranges::any_of(in.plies, [&](const PlyRecord* ply) {
                return ranges::count(way_of(board, *ply), step.field) > 0;
            }))
            return in.piece() + " does not step on " + in.field(step.field) + in.on_way();
    std::vector<std::string> steps;
    for (const Field f : way_of(board, in.ply()))
        if (f != kNoField) steps.push_back(in.field(f));
    return fmt::format("{} makes other steps{}: {}", in.piece(), in.on_way(), fmt::join(steps, " "));
}

bool fits_met(const Board& board, const MovePattern& p, const PlyRecord& ply) {
    if (!is_said(p.met_by)) return true;
    std::vector<LeftPiece> met = met_by(ply);
    const auto is = [&](const MetPattern& told, const LeftPiece& one) { return told.fits(board, one); };
    if (p.joined != Joined::spent)
        return in_order(p.met_by.told, met, is,
                        [&](const LeftPiece& one) { return one.to == kNoField || !p.met_by.all; });
    return take_each(p.met_by.told, met, is) && (met.empty() || p.met_by.told.empty());
}

std::string wrong_met(const Mistold& in) {
    const Board& board = in.variant.board();
    if (in.p.joined == Joined::spent) return in.piece() + " captures other pieces than those that are listed";
    for (const MetPattern& told : in.p.met_by.told) {
        const auto does = [&](const PlyRecord* ply) {
            return ranges::any_of(met_by(*ply), [&](const LeftPiece& met) { return told.fits(board, met); });
        };
        if (ranges::any_of(in.plies, does)) continue;
        const std::string name = in.field(told.field.field(board));
        if (!told.to) return in.piece() + " captures nothing on " + name + in.on_way();
        return in.piece() + " moves nothing aside from " + name + " to " + in.field(*told.to) + in.on_way();
    }
    std::vector<std::string> aside;
    for (const LeftPiece& met : met_by(in.ply()))
        if (met.to != kNoField) aside.push_back(in.field(met.field) + " to " + in.field(met.to));
    if (aside.empty()) return in.piece() + " captures them in another order" + in.on_way();
    return fmt::format("{} moves aside, in this order and all to be written, {}{}", in.piece(),
                       fmt::join(aside, ", "), in.on_way());
}

// The sign before the ply.
bool fits_joined(const Board&, const MovePattern& p, const PlyRecord& ply) {
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

std::string wrong_sign(const Mistold& in) {
    const TrailSigns& signs = *notations_of(in.variant).trail;
    const std::string piece = "the " + piece_on(in.variant, in.ply().piece, in.ply().from);
    if (in.p.joined == Joined::diverged) return piece + " does not diverge so";
    const std::string_view role = role_sign(in.variant, signs.roles, in.ply().tags);
    if (!in.ply().activated || role.empty())
        return piece + " goes on in no role, which is written by " + quoted(signs[Sign::ply]);
    if (in.p.joined == Joined::spent || in.p.joined == Joined::lost)
        return piece + " has another end than the sign before it says";
    return piece + " goes on in a role, which is written by " + quoted(role);
}

bool fits_passages(const Board& board, const MovePattern& p, const PlyRecord& ply) {
    using Passage = MovePattern::Passage;
    if (!p.passages.all) return true;
    const auto is = [&](const Passage& told, const PlyRecord::Passage& made) {
        const bool is_lost = &made == &ply.passages.back() && lost_in_passage(ply);
        return told.in.fits(board, made.in) && told.lost == is_lost &&
               (told.lost || told.back == made.back) &&
               (told.out.none() || (made.out != kNoField && told.out.fits(board, made.out)));
    };
    return in_order(p.passages.told, ply.passages, is, [](const PlyRecord::Passage&) { return false; });
}

std::string wrong_passage(const Mistold& in) {
    const auto& [told, all] = in.p.passages;
    if (told.empty() && !in.ply().passages.empty())
        return in.piece() + " comes there through " + in.field(in.ply().passages.front().in) +
               ", which has to be written";
    return in.piece() + (!told.empty() && told.back().lost ? " is not lost there" : " goes another way");
}

bool fits_offer(const Board&, const MovePattern& p, const PlyRecord& ply) {
    return !p.offers || offering(ply) != nullptr;
}

}  // namespace

const std::vector<Told>& told_of_way() {
    using P = MovePattern;
    static const std::vector<Told> all = {
        told<&P::steps>("steps", fits_steps, wrong_step),
        told<&P::met_by>("displacement", fits_met, wrong_met),
        told<&P::joined>("role", fits_joined, wrong_sign),
        told<&P::offers>("role", fits_offer,
                         [](const Mistold&) { return "nothing is given for a role there"; }),
        told<&P::passages>("passage", fits_passages, wrong_passage)};
    return all;
}

}  // namespace acedrex
