#include "legality/verdicts.hpp"

#include <algorithm>

namespace acedrex {

int Verdicts::beside_royals(Side side) const {
    const auto pieces = position_->pieces(side);
    auto number = std::count_if(pieces.begin(), pieces.end(),
                                [&](Field f) { return position_->tables().royal[position_->at(f)] == 0; });
    if (!variant_.turn().one_move)
        for (int type = 0; type < variant_.cast().types(); ++type)
            number += position_->in_reserve(variant_.cast().code(type, side));
    return static_cast<int>(number);
}

bool Verdicts::bare(Side side) const {
    return !position_->pieces(side).empty() && beside_royals(side) == 0;
}

// The position has noted that a side has lost.
std::optional<BoardEnd> Verdicts::lost() const {
    const bool light = position_->has_lost(Side::light);
    const bool self_check = variant_.obligations().self_check_loses;
    if (light && position_->has_lost(Side::dark))
        return BoardEnd{std::nullopt, self_check ? "double checkmate" : "both sides have lost"};
    const Side loser = light ? Side::light : Side::dark;
    for (const ExtinctionGroup& group : variant_.move_rules().extinction_groups)
        if (group.side == loser && group.royal && !group.held(*position_))
            return BoardEnd{other(loser), "royal captured"};
    if (self_check && safety_.in_check(loser)) return BoardEnd{other(loser), "self-checkmate", true};
    return BoardEnd{other(loser), "extinction"};
}

std::optional<BoardEnd> Verdicts::board_end(bool answering, Answers answers) {
    const Endings& endings = variant_.endings();
    if (position_->anyone_lost()) return lost();
    if (endings.bare != Bare::plays_on && !answering)
        if (const auto end = bare_without_moves()) return end;
    if (endings.passes.times > 0 && position_->passes() >= endings.passes.times) {
        // As all verdicts: for the side that has brought it about.
        const Side last = other(position_->to_move());
        if (endings.passes.result == Verdict::draw) return BoardEnd{std::nullopt, "passes"};
        return BoardEnd{endings.passes.result == Verdict::win ? last : other(last), "passes"};
    }
    if (endings.goals.empty() || answering) return std::nullopt;
    return goal_end(answers);
}

// Does one of the pieces stand on a field of the goal?
bool Verdicts::reached(const Goal& goal, Side side) {
    for (std::size_t i = 0; i < position_->pieces(side).size(); ++i) {
        const Field f = position_->pieces(side)[i];
        const Code code = position_->at(f);
        if (goal.types[static_cast<std::size_t>(Cast::type(code))] &&
            goal.zone[static_cast<std::size_t>(side)][f] && !(goal.safe && safety_.attacked(f, code)))
            return true;
    }
    return false;
}

std::optional<BoardEnd> Verdicts::goal_end(Answers answers) {
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

std::optional<BoardEnd> Verdicts::bare_end(Answers answers) const {
    if (variant_.endings().bare == Bare::plays_on) return std::nullopt;
    const bool light = bare(Side::light);
    const bool dark = bare(Side::dark);
    if (!light && !dark) return std::nullopt;
    if (light && dark) return BoardEnd{std::nullopt, "both sides are bare"};
    const Side loser = light ? Side::light : Side::dark;
    // May the side that has been bared bare the other one at once?
    const bool may_answer = variant_.endings().bare == Bare::loses_unless_answered;
    if (may_answer && loser == position_->to_move() && answers([&] { return bare(other(loser)); }))
        return std::nullopt;
    return BoardEnd{other(loser), "bare"};
}

// Does no move follow? Bare on both sides is a draw of material, which ends no line; and a side that has one
// move left to answer with makes it, whether or not one would do: where the other side has just one more
// piece.
std::optional<BoardEnd> Verdicts::bare_without_moves() const {
    const bool light = bare(Side::light);
    if (light == bare(Side::dark)) return std::nullopt;
    const Side loser = light ? Side::light : Side::dark;
    const bool may_answer = variant_.endings().bare == Bare::loses_unless_answered;
    if (may_answer && loser == position_->to_move() && beside_royals(other(loser)) == 1) return std::nullopt;
    return BoardEnd{other(loser), "bare"};
}

}  // namespace acedrex
