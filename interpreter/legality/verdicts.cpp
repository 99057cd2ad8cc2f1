// What stands on the board and ends the game.
#include <algorithm>

#include "legality/legal.hpp"

namespace acedrex {

// Pieces, those in pockets too.
int LegalMoves::beside_royals(Side side) const {
    const auto pieces = position_.pieces(side);
    auto number = std::count_if(pieces.begin(), pieces.end(),
                                [&](Field f) { return position_.tables().royal[position_.at(f)] == 0; });
    if (!variant_.turn().one_move)
        for (int type = 0; type < variant_.cast().types(); ++type)
            number += position_.in_reserve(variant_.cast().code(type, side));
    return static_cast<int>(number);
}

// Has the side pieces, and royal ones only?
bool LegalMoves::bare(Side side) const {
    return !position_.pieces(side).empty() && beside_royals(side) == 0;
}

// The position has noted that a side has lost.
std::optional<BoardEnd> LegalMoves::lost() {
    const bool light = position_.has_lost(Side::light);
    const bool self_check = variant_.obligations().self_check_loses;
    if (light && position_.has_lost(Side::dark))
        return BoardEnd{std::nullopt, self_check ? "double checkmate" : "both sides have lost"};
    const Side loser = light ? Side::light : Side::dark;
    for (const ExtinctionGroup& group : variant_.move_rules().extinction_groups)
        if (group.side == loser && group.royal && !group.held(position_))
            return BoardEnd{other(loser), "royal captured"};
    if (self_check && in_check(loser)) return BoardEnd{other(loser), "self-checkmate", true};
    return BoardEnd{other(loser), "extinction"};
}

std::optional<BoardEnd> LegalMoves::board_end() {
    const Endings& endings = variant_.endings();
    if (position_.anyone_lost()) return lost();
    if (!answering_)
        if (const auto end = bare_end(true)) return end;
    // As all verdicts: for the side that has brought it about.
    if (endings.passes.times > 0 && position_.passes() >= endings.passes.times)
        return BoardEnd{winner_by(endings.passes.result, other(position_.to_move())), "passes"};
    return answering_ ? std::nullopt : goal_end();
}

// Does one of the pieces stand on a field of the goal?
bool LegalMoves::reached(const Goal& goal, Side side) {
    for (std::size_t i = 0; i < position_.pieces(side).size(); ++i) {
        const Field f = position_.pieces(side)[i];
        const Code code = position_.at(f);
        if (goal.types[static_cast<std::size_t>(Cast::type(code))] &&
            goal.zone[static_cast<std::size_t>(side)][f] && !(goal.safe && safety_.attacked(f, code)))
            return true;
    }
    return false;
}

std::optional<BoardEnd> LegalMoves::goal_end() {
    const Side us = position_.to_move();
    for (const Side side : {other(us), us})
        for (const Goal& goal : variant_.endings().goals) {
            if (!reached(goal, side)) continue;
            if (goal.answered) {
                if (reached(goal, other(side))) return BoardEnd{std::nullopt, "goal"};
                if (side == variant_.spec().first && us != side && answers([&] { return reached(goal, us); }))
                    continue;
            }
            return BoardEnd{winner_by(goal.result, side), "goal"};
        }
    return std::nullopt;
}

std::optional<BoardEnd> LegalMoves::bare_end(bool stops) {
    const Bare rule = variant_.endings().bare;
    if (rule == Bare::plays_on) return std::nullopt;
    const bool light = bare(Side::light);
    const bool dark = bare(Side::dark);
    if (!light && !dark) return std::nullopt;
    // Bare on both sides is a draw of material, which ends no line.
    if (light && dark)
        return stops ? std::nullopt : std::optional<BoardEnd>{{std::nullopt, "both sides are bare"}};
    const Side loser = light ? Side::light : Side::dark;
    // May the side that has been bared bare the other one at once? Where that has just one more piece, it
    // makes its move, whether or not one would do.
    const bool may_answer = rule == Bare::loses_unless_answered && loser == position_.to_move();
    if (may_answer &&
        (stops ? beside_royals(other(loser)) == 1 : answers([&] { return bare(other(loser)); })))
        return std::nullopt;
    return BoardEnd{other(loser), "bare"};
}

// Has the side to move a move after which that holds?
bool LegalMoves::answers(FunctionRef<bool()> holds) {
    MoveList moves;
    others().answering_ = true;
    others().list(moves);
    others().answering_ = false;
    const std::size_t before = position_.checkpoint();
    return std::any_of(moves.moves.begin(), moves.moves.end(), [&](const Move& move) {
        place_move(position_, move, moves.edits.data(), variant_.move_rules());
        const bool good = holds();
        position_.undo_to(before);
        return good;
    });
}

}  // namespace acedrex
