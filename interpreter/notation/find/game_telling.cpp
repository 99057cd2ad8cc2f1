// Moves told ply by ply and step by step: which the position agrees with, and what is wrong with the others.
#include <algorithm>
#include <deque>

#include "game/game.hpp"
#include "notation/move/trail.hpp"
#include "play/walker.hpp"

namespace acedrex {

// The ply once for each walk that leads to its end, with the steps of that walk.
std::vector<PlyRecord> Game::traced(const std::vector<PlyRecord>& plies, std::size_t i, const Move& move,
                                    std::span<const Edit> edits) const {
    Position position = position_;
    Mover mover =
        position.air() != nullptr ? Mover::of(*position.air()) : Mover::starting(position, move.from);
    std::size_t ply = 0;
    Tags taken_up = 0;
    for (std::size_t n = 0; n < edits.size(); ++n) {
        const Edit& e = edits[n];
        if (e.what == Edit::What::part && e.slot == Position::kAir && n > 0) {
            if (ply == i) break;
            ++ply;
            const Position::Part part = Position::part_of(e);
            const Code activator = mover.bequeathed(variant_->movement(mover.code));
            mover = {.code = part.piece,
                     .tags = taken_up,
                     .at = part.from,
                     .momentum = part.pocket,
                     .activator = activator};
        }
        if (e.why == Edit::Why::activate) taken_up = e.tags_before;
        if (ply < i) position.redo(e);
    }
    std::vector<PlyRecord> all;
    if (move.kind == Move::Kind::castle || ply < i) return {plies[i]};
    const Board& board = variant_->board();
    Walker walker(variant_->play(), position);
    walker.trace(mover, [&](const WalkEnd& end) {
        if (end.to != plies[i].to) return true;
        PlyRecord& one = all.emplace_back(plies[i]);
        one.trail.clear();
        for (const Field f : walker.trail()) one.trail.push_back(board.is_virtual(f) ? kNoField : f);
        return true;
    });
    return all.empty() ? std::vector{plies[i]} : all;
}

bool Game::fits_traced(const MovePattern& part, const std::vector<PlyRecord>& plies, std::size_t i,
                       const Move& move, std::span<const Edit> edits) const {
    if (part.steps.empty()) return fits(*variant_, part, plies[i]);
    if (!fits(*variant_, part.without_steps(), plies[i])) return false;
    const std::vector<PlyRecord> ways = traced(plies, i, move, edits);
    return std::any_of(ways.begin(), ways.end(),
                       [&](const PlyRecord& ply) { return fits(*variant_, part, ply); });
}

// Does the move do what the text asks for, over pieces where it passes over some?
bool Game::means(const MovePattern& pattern, const std::vector<PlyRecord>& plies, const Move& move,
                 std::span<const Edit> edits) const {
    return fits(*variant_, pattern.without_steps(), plies) && means_so_far(pattern, plies, move, edits);
}

// The same of the first plies of a move that goes on.
bool Game::means_so_far(const MovePattern& pattern, const std::vector<PlyRecord>& plies, const Move& move,
                        std::span<const Edit> edits) const {
    if (plies.size() > pattern.parts() + 1) return false;
    const std::size_t told = std::min(plies.size(), pattern.parts());
    for (std::size_t i = 0; i < told; ++i)
        if (!fits_traced(pattern.part(i), plies, i, move, edits) ||
            !passes_over(position_, pattern.part(i), std::span(plies).first(i)))
            return false;
    return true;
}

// Is just one thing wrong with how the move is told, or with one ply after others that are right?
bool Game::refuse_told(const std::string& quoted, const MovePattern& pattern, PlayResult& result) const {
    const std::size_t given = pattern.parts();
    std::vector<std::shared_ptr<const ListedMove>> best;
    std::size_t most = 0;
    for (const auto& move : moves(start_of(pattern)).moves) {
        std::size_t same = 0;
        while (same < std::min(given, move->plies.size()) &&
               fits_traced(pattern.part(same), move->plies, same, move->move, move->edits))
            ++same;
        if (same < most) continue;
        if (same > most) best.clear();
        most = same;
        best.push_back(move);
    }
    constexpr std::size_t kNear = 5;
    const auto tell = [&](const char* rule, const std::string& reason, const auto& nearest) {
        result.rule = rule;
        result.reason = quoted + ": " + reason;
        for (const auto& move : nearest)
            if (result.near.size() < kNear) result.near.push_back(move->text);
        return true;
    };
    const auto said = [&](const PlyRecord& ply) {
        return variant_->cast().name(ply.piece) + " on " + variant_->board().name(ply.from);
    };
    if (most == given) {
        const auto goes_on = std::find_if(best.begin(), best.end(),
                                          [&](const auto& move) { return move->plies.size() > given; });
        if (goes_on == best.end()) return refuse_passing(quoted, pattern, result);
        const PlyRecord& next = (*goes_on)->plies[given];
        return next.activated &&
               tell("cascade", "the " + said(next) + " is activated, and its ply is missing", best);
    }
    std::erase_if(best, [&](const auto& move) { return move->plies.size() <= most; });
    std::deque<PlyRecord> ways;
    std::vector<const PlyRecord*> plies;
    std::vector<std::size_t> of;  // which of the best each of them is of
    for (std::size_t i = 0; i < best.size(); ++i) {
        const bool stepped = !pattern.part(most).steps.empty();
        for (PlyRecord& way : stepped ? traced(best[i]->plies, most, best[i]->move, best[i]->edits)
                                      : std::vector{best[i]->plies[most]}) {
            plies.push_back(&ways.emplace_back(std::move(way)));
            of.push_back(i);
        }
    }
    std::string rule;
    std::vector<std::size_t> near;
    const std::string where = given == 1 ? "" : "ply " + std::to_string(most + 1) + ": ";
    const std::string reason = first_mismatch(*variant_, pattern.part(most), plies, rule, near);
    if (!reason.empty()) {
        std::vector<std::shared_ptr<const ListedMove>> nearest;
        for (const std::size_t i : near)
            if (nearest.empty() || nearest.back() != best[of[i]]) nearest.push_back(best[of[i]]);
        return tell(rule.c_str(), where + reason, nearest);
    }
    if (most == 0) return false;
    if (best.empty()) return tell("cascade", "the move ends before ply " + std::to_string(most + 1), best);
    return tell("cascade", where + "the " + said(*plies.front()) + " makes no such ply", best);
}

// All fits, but where a piece is said to be passed over there is none, or another.
bool Game::refuse_passing(const std::string& quoted, const MovePattern& pattern, PlayResult& result) const {
    for (std::size_t i = 0; i < pattern.parts(); ++i)
        for (const StepPattern& step : pattern.part(i).steps)
            if (step.over) {
                result.rule = "steps";
                result.reason = quoted + ": not every piece that it says is passed over stands there";
                return true;
            }
    return false;
}

}  // namespace acedrex
