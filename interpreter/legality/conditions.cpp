// Parts of a turn that are due under a condition: what it is asked of, and turns in which no part is due.
#include <algorithm>

#include "legality/legal.hpp"
#include "legality/patterns.hpp"

namespace acedrex {

// By a walker that stands nowhere: beyond the edge of the board.
bool Generator::holds(const Part& when) {
    return holds(when.when, position_.to_move(), agenda_.turn_begin());
}

bool Generator::holds(const AskedGuard& guard, Side side, std::size_t turn) {
    const auto nowhere = static_cast<Field>(variant_.board().off() + 1);
    walker_.take_part_since(turn);
    return walker_.holds(guard.program, guard.begins[static_cast<std::size_t>(side)],
                         Mover::starting(variant_.cast().code(0, side), 0, nowhere));
}

bool Generator::holds_of(const AskedGuard& guard, Field at, std::size_t turn) {
    walker_.take_part_since(turn);
    walker_.follow_ply(turn);
    const bool held =
        walker_.holds(guard.program, guard.begins[position_.at(at)], Mover::starting(position_, at));
    walker_.follow_ply(Walker::kNoPly);
    return held;
}

std::optional<FieldSet> Generator::origins(const Part& move) {
    if (!move.from.is_asked()) return std::nullopt;
    FieldSet fields(static_cast<std::size_t>(variant_.board().size()) + 1, false);
    walker_.take_part_since(agenda_.turn_begin());
    for (const Side side : {position_.to_move(), Side::none})
        for (const Field f : position_.pieces(side))
            fields[f] = walker_.holds(move.from.program, move.from.begins[position_.at(f)],
                                      Mover::starting(position_, f));
    return fields;
}

// Has the turn of the side to move no part that is due?
bool LegalMoves::turn_lapses() {
    if (!variant_.turn().may_lapse || position_.air() != nullptr) return false;
    if (variant_.turn().asks_parts) generator_.agenda().begin();
    const std::vector<Part>& ways = variant_.turn().ways;
    return std::all_of(ways.begin(), ways.end(),
                       [&](const Part& way) { return plan_.lapses(way, position_); });
}

// And would that of the other side have none? One that has been begun, and has taken away what its parts were
// due for, goes on all the same.
bool LegalMoves::both_turns_lapse() {
    if (!turn_lapses() || in_turn(position_)) return false;
    const std::size_t before = position_.checkpoint();
    make_null(position_);
    const bool lapses = turn_lapses();
    position_.undo_to(before);
    return lapses;
}

void LegalMoves::pass_over_lapsed_turn() {
    if (turn_lapses() && !board_end()) make_null(position_);
}

// Could the turn, of which so much has been made, be ended legally by what is to be done, and not be passed?
// Nothing of that is done.
bool LegalMoves::could_end(Plan::Rest rest, const Course& course) {
    Looking how = alike();
    how.passed_over = true;
    return ask_another(how,
                       [&](LegalMoves& looking) { return looking.ends_by(*this, rest, course, begin_); });
}

bool LegalMoves::ends_by(const LegalMoves& asking, Plan::Rest rest, const Course& course, std::size_t begin) {
    {
        const TakenBack turn(position_, begin);
        if (!begin_turn()) return false;
        generator_.agenda().begin_listing({Agenda::kStates, Agenda::kStates});
        generator_.agenda().begin();
    }
    if (asking.safety_.pursued().empty()) safety_.let_all_move();
    plan_.take_over(asking.plan_);
    look_.forced = {asking.look_.forced.least};
    MoveSink one{.most = 1};
    begin_plan(one, begin, course);
    go_on(rest);
    return one.moves > 0;
}

}  // namespace acedrex
