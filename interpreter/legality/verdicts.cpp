// What stands on the board and ends the game, and the winner.
#include <algorithm>
#include <cstdint>

#include "legality/legal.hpp"

namespace acedrex {

namespace {

constexpr const char* kBothBare = "both sides are bare";
constexpr const char* kExtinction = "extinction";

// What the side counts; see CountSpec.
std::int64_t counted(Side side, const Variant& variant, const Position& position) {
    constexpr std::int64_t kPoint = 1000;
    const Counting& count = variant.endings().count;
    std::int64_t sum = count.bonus[static_cast<std::size_t>(side)];
    if (count.counter >= 0) return sum + kPoint * position.counter(count.counter + static_cast<int>(side));
    for (int type = 0; type < variant.cast().types(); ++type)
        sum += count.points[static_cast<std::size_t>(type)] * position.count(variant.cast().code(type, side));
    return sum;
}

}  // namespace

std::optional<Side> winner_by(Verdict verdict, Side side, const Variant& variant, const Position& position) {
    if (verdict != Verdict::count) return winner_by(verdict, side);
    const std::int64_t light = counted(Side::light, variant, position),
                       dark = counted(Side::dark, variant, position);
    if (light == dark) return std::nullopt;
    return light > dark ? Side::light : Side::dark;
}

// How many pieces keep the side from being bare? Those in pockets too.
int LegalMoves::pieces_that_count(Side side) const {
    int number = 0;
    for (int type = 0; type < variant_.cast().types(); ++type) {
        if (!variant_.endings().bare_counted[static_cast<std::size_t>(type)]) continue;
        const Code code = variant_.cast().code(type, side);
        number += position_.count(code) + (variant_.turn().one_move ? 0 : position_.in_reserve(code));
    }
    return number;
}

// Has the side pieces, but too few of those that count?
bool LegalMoves::bare(Side side) const {
    return !position_.pieces(side).empty() && pieces_that_count(side) <= variant_.endings().bare_left;
}

void LegalMoves::count_check() {
    const int counter = variant_.check_counter(other(position_.to_move()));
    if (counter < 0 || position_.anyone_lost()) return;
    const Side us = position_.to_move();
    if (safety_.peril(us) == Peril::attacked || safety_.en_prise(us))
        position_.set_counter(counter, position_.counter(counter) + 1);
}

void LegalMoves::make_turn(const Move& move, const Edit* edits) {
    make_move(position_, move, edits, variant_.move_rules());
    if (variant_.endings().checks > 0) count_check();
    pass_over_lapsed_turn();
}

void make_turn(const Variant& variant, Position& position, const Move& move, const Edit* edits) {
    if (variant.endings().checks > 0 || variant.turn().may_lapse)
        LegalMoves(variant, position).make_turn(move, edits);
    else
        make_move(position, move, edits, variant.move_rules());
}

void pass_over_lapsed_turn(const Variant& variant, Position& position) {
    if (variant.turn().may_lapse) LegalMoves(variant, position).pass_over_lapsed_turn();
}

// Has the side lost by what it has left, so that it may not even answer?
bool LegalMoves::lost_when_bare(Side side) const {
    const Bare rule = variant_.endings().bare;
    const bool may_answer = rule == Bare::loses_unless_answered && side == position_.to_move();
    return rule != Bare::plays_on && !may_answer && bare(side);
}

BoardEnd LegalMoves::both_have_lost(const char* reason) const {
    return {winner_by(variant_.endings().both_lose, other(position_.to_move())), reason};
}

// The position has noted that a side has lost, or that it is a draw.
BoardEnd LegalMoves::lost() {
    if (!position_.has_lost(Side::light) && !position_.has_lost(Side::dark))
        return BoardEnd{std::nullopt, kExtinction};
    const Side loser = position_.has_lost(Side::light) ? Side::light : Side::dark;
    const bool self_check = variant_.obligations().self_check_loses;
    if (position_.has_lost(other(loser)) && self_check) return both_have_lost("double checkmate");
    if (position_.has_lost(other(loser)) || lost_when_bare(other(loser)))
        return both_have_lost("both sides have lost");
    const auto lacks = [&](ExtinctionGroup::By by) {
        const auto& groups = variant_.move_rules().extinction_groups;
        return std::any_of(groups.begin(), groups.end(), [&](const ExtinctionGroup& group) {
            return group.side == loser && group.by == by && !group.held(position_);
        });
    };
    using By = ExtinctionGroup::By;
    if (lacks(By::check)) return BoardEnd{other(loser), lacks(By::rule) ? kExtinction : "royal lost"};
    if (lacks(By::royal)) return BoardEnd{other(loser), "royal captured"};
    if (self_check && peril(loser) != Peril::none) return BoardEnd{other(loser), "self-checkmate", true};
    return BoardEnd{other(loser), kExtinction};
}

// Has a side as much of what it counts as wins?
std::optional<BoardEnd> LegalMoves::counter_end() const {
    for (const CounterGoal& goal : variant_.endings().counters) {
        const auto reached = [&](Side side) {
            return position_.counter(goal.counter + static_cast<int>(side)) >= goal.reach;
        };
        if (reached(Side::light) && reached(Side::dark)) return both_have_lost(goal.reason.c_str());
        for (const Side side : {Side::light, Side::dark})
            if (reached(side)) return BoardEnd{side, goal.reason.c_str()};
    }
    return std::nullopt;
}

bool LegalMoves::board_is_full() const {
    const int full = variant_.endings().count.full_board;
    if (full == 0) return false;
    std::size_t pieces = 0;
    for (const Side side : {Side::light, Side::dark, Side::none}) pieces += position_.pieces(side).size();
    return pieces >= static_cast<std::size_t>(full);
}

std::optional<BoardEnd> LegalMoves::board_end() {
    const Endings& endings = variant_.endings();
    if (position_.is_partial()) return std::nullopt;
    if (position_.anyone_lost()) return lost();
    if (const auto end = counter_end()) return end;
    if (!look_.answering)
        if (const auto end = bare_end(true)) return end;
    // As all verdicts: for the side that has brought it about.
    const auto by = [&](Verdict result, const char* reason) {
        return BoardEnd{winner_by(result, other(position_.to_move()), variant_, position_), reason};
    };
    if (board_is_full()) return by(Verdict::count, "full board");
    if (endings.passes.times > 0 && position_.passes() >= endings.passes.times)
        return by(endings.passes.result, "passes");
    if (variant_.turn().may_lapse && both_turns_lapse()) return by(endings.idle, "idle");
    return look_.answering || endings.goals.empty() ? std::nullopt : goal_end();
}

std::optional<BoardEnd> LegalMoves::bare_end(bool stops) {
    const Bare rule = variant_.endings().bare;
    if (rule == Bare::plays_on) return std::nullopt;
    const bool light = bare(Side::light);
    const bool dark = bare(Side::dark);
    if (!light && !dark) return std::nullopt;
    // Bare on both sides: the one has answered the other, or one turn has made both so. A draw is one of
    // material, which ends no line.
    if (light && dark) {
        const BoardEnd end = rule == Bare::loses_unless_answered ? BoardEnd{std::nullopt, kBothBare}
                                                                 : both_have_lost(kBothBare);
        return stops && !end.winner ? std::nullopt : std::optional(end);
    }
    const Side loser = light ? Side::light : Side::dark;
    // May the side that has been bared bare the other one at once? Where that has just one more piece, it
    // makes its move, whether or not one would do.
    const bool may_answer = rule == Bare::loses_unless_answered && loser == position_.to_move();
    if (may_answer && (stops ? pieces_that_count(other(loser)) == variant_.endings().bare_left + 1
                             : answers([&] { return bare(other(loser)); })))
        return std::nullopt;
    return BoardEnd{other(loser), "bare"};
}

}  // namespace acedrex
