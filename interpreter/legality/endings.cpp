// What stands on the board and ends the game, and what the rules oblige to take.
#include <algorithm>
#include <utility>

#include "legality/legal.hpp"

namespace acedrex {

namespace {

int captures(const Position& position, const Move& move, std::span<const Edit> edits) {
    const Side us = position.to_move();
    const auto taken = [&](Code code) { return code != kNoPiece && Cast::side(code) != us; };
    if (move.kind == Move::Kind::plain || move.kind == Move::Kind::rush) return taken(position.at(move.to));
    return static_cast<int>(std::count_if(edits.begin(), edits.end(), [&](const Edit& edit) {
        return edit.takes() && edit.what == Edit::What::cell && taken(edit.before);
    }));
}

}  // namespace

bool LegalMoves::must_flee() {
    any();
    return !pursued_.empty();
}

int LegalMoves::beside_royals(Side side) const {
    const auto pieces = position_->pieces(side);
    auto number = std::count_if(pieces.begin(), pieces.end(),
                                [&](Field f) { return position_->tables().royal[position_->at(f)] == 0; });
    if (!variant_.turn().one_move)
        for (int type = 0; type < variant_.cast().types(); ++type)
            number += position_->in_reserve(variant_.cast().code(type, side));
    return static_cast<int>(number);
}

bool LegalMoves::bare(Side side) const {
    return !position_->pieces(side).empty() && beside_royals(side) == 0;
}

bool LegalMoves::mated() {
    const Side us = position_->to_move();
    if (!in_check(us)) return false;
    MoveList all;
    list(all);
    const auto royal = [&](Code code) {
        return (position_->tables().royal[code] & PositionTables::kCheckRoyal) != 0;
    };
    return std::all_of(all.moves.begin(), all.moves.end(), [&](const Move& move) {
        if (move.kind == Move::Kind::plain || move.kind == Move::Kind::rush)
            return royal(position_->at(move.to));
        const auto begin = all.edits.begin() + move.first_edit;
        return std::any_of(begin, begin + move.edit_count, [&](const Edit& e) {
            return e.what == Edit::What::cell && e.why == Edit::Why::capture && royal(e.before);
        });
    });
}

std::optional<BoardEnd> LegalMoves::board_end() {
    const Endings& endings = variant_.endings();
    if (position_->anyone_lost()) {
        const bool light = position_->has_lost(Side::light);
        const bool self_check = variant_.obligations().self_check_loses;
        if (light && position_->has_lost(Side::dark))
            return BoardEnd{std::nullopt, self_check ? "double checkmate" : "both sides have lost"};
        const Side loser = light ? Side::light : Side::dark;
        for (const ExtinctionGroup& group : variant_.move_rules().extinction_groups)
            if (group.side == loser && group.royal && !group.held(*position_))
                return BoardEnd{other(loser), "royal captured"};
        if (self_check && in_check(loser)) return BoardEnd{other(loser), "self-checkmate", true};
        return BoardEnd{other(loser), "extinction"};
    }
    if (endings.bare != Bare::plays_on && !answering_)
        if (const auto end = bare_without_moves()) return end;
    if (endings.passes.times > 0 && position_->passes() >= endings.passes.times) {
        // As all verdicts: for the side that has brought it about.
        const Side last = other(position_->to_move());
        if (endings.passes.result == Verdict::draw) return BoardEnd{std::nullopt, "passes"};
        return BoardEnd{endings.passes.result == Verdict::win ? last : other(last), "passes"};
    }
    if (endings.goals.empty() || answering_) return std::nullopt;
    return goal_end();
}

// Does one of the pieces stand on a field of the goal?
bool LegalMoves::reached(const Goal& goal, Side side) {
    for (std::size_t i = 0; i < position_->pieces(side).size(); ++i) {
        const Field f = position_->pieces(side)[i];
        const Code code = position_->at(f);
        if (goal.types[static_cast<std::size_t>(Cast::type(code))] &&
            goal.zone[static_cast<std::size_t>(side)][f] && !(goal.safe && attacked(f, code)))
            return true;
    }
    return false;
}

std::optional<BoardEnd> LegalMoves::goal_end() {
    const Side us = position_->to_move();
    for (const Side side : {other(us), us})
        for (const Goal& goal : variant_.endings().goals) {
            if (!reached(goal, side)) continue;
            if (goal.answered) {
                if (reached(goal, other(side))) return BoardEnd{std::nullopt, "goal"};
                if (side == variant_.spec().first && us != side && answers([&] { return reached(goal, us); }))
                    continue;
            }
            if (goal.result == Verdict::draw) return BoardEnd{std::nullopt, "goal"};
            return BoardEnd{goal.result == Verdict::win ? side : other(side), "goal"};
        }
    return std::nullopt;
}

// Has the side to move a move after which that holds?
bool LegalMoves::answers(FunctionRef<bool()> holds) {
    MoveList moves;
    const bool outer = std::exchange(answering_, true);
    list(moves);
    answering_ = outer;
    const std::size_t before = position_->checkpoint();
    return std::any_of(moves.moves.begin(), moves.moves.end(), [&](const Move& move) {
        place_move(*position_, move, moves.edits.data(), variant_.move_rules());
        const bool good = holds();
        position_->undo_to(before);
        return good;
    });
}

std::optional<BoardEnd> LegalMoves::bare_end() {
    if (variant_.endings().bare == Bare::plays_on) return std::nullopt;
    const bool light = bare(Side::light);
    const bool dark = bare(Side::dark);
    if (!light && !dark) return std::nullopt;
    if (light && dark) return BoardEnd{std::nullopt, "both sides are bare"};
    const Side loser = light ? Side::light : Side::dark;
    const bool may_answer = variant_.endings().bare == Bare::loses_unless_answered;
    if (may_answer && loser == position_->to_move() && answers_by_baring()) return std::nullopt;
    return BoardEnd{other(loser), "bare"};
}

// Does no move follow? Bare on both sides is a draw of material, which ends no line; and who has one move
// left to answer with makes it, whether or not one would do: where the other side has just one more piece.
std::optional<BoardEnd> LegalMoves::bare_without_moves() {
    const bool light = bare(Side::light);
    if (light == bare(Side::dark)) return std::nullopt;
    const Side loser = light ? Side::light : Side::dark;
    const bool may_answer = variant_.endings().bare == Bare::loses_unless_answered;
    if (may_answer && loser == position_->to_move() && beside_royals(other(loser)) == 1) return std::nullopt;
    return BoardEnd{other(loser), "bare"};
}

// Can the side to move, being bare, bare the other one at once?
bool LegalMoves::answers_by_baring() {
    const Side them = other(position_->to_move());
    return answers([&] { return bare(them); });
}

// Where something can be taken, only moves that take (the most) are left.
void LegalMoves::keep_compulsory(MoveList& list) const {
    const auto taken = [&](const Move& move) {
        return captures(*position_, move,
                        std::span<const Edit>(list.edits).subspan(move.first_edit, move.edit_count));
    };
    int most = 0;
    for (const Move& move : list.moves) most = std::max(most, taken(move));
    const bool any = variant_.obligations().capture == MoveObligations::Capture::must;
    const int least = any ? std::min(most, 1) : most;
    std::erase_if(list.moves, [&](const Move& move) { return taken(move) < least; });
}

}  // namespace acedrex
