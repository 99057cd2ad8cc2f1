// Parts of a turn that are due under a condition: what it is asked of, and turns in which no part is due.
// Turns that are passed: wherever a side likes, or only where there is nothing else for it to do. A move that
// is one of several parts is passed likewise, where nothing else can be the next part.

#include "base/ranges.hpp"
#include "legality/legal.hpp"
#include "play/make_move.hpp"

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
    return ranges::all_of(ways, [&](const Part& way) { return plan_.lapses(way, position_); });
}

// And would that of the other side have none? One that has been begun, and has taken away what its parts were
// due for, goes on all the same.
bool LegalMoves::both_turns_lapse() {
    if (!turn_lapses() || in_turn(position_)) return false;
    const Tried passed(position_);
    make_null(position_);
    return turn_lapses();
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

// Is there no legal turn but one that is passed? Asked of the position in which the turn begins.
bool LegalMoves::nothing_else() {
    Looking how = alike();
    how.passed_over = true;
    return !ask_another(how, [&](LegalMoves& looking) {
        looking.safety_.ignore(safety_.ignored());
        return looking.some_turn();
    });
}

// The turn may be passed, besides what has been found.
void LegalMoves::pass_turn(MoveSink& sink) {
    const bool wanted = sink.wants(Kinds::kQuiet) || variant_.play().ends_turns;
    if (look_.passed_over || !wanted || sink.done()) return;
    const auto alone = [&] {
        if (sink.moves > 0 || (sink.plain != nullptr && !sink.plain->moves.empty())) return false;
        const bool sees_all =
            sink.kinds == Kinds::kAll && !filters_.parts && !filters_.plies && !filters_.aside;
        return sees_all || nothing_else();
    };
    if (generator_.may_pass(alone)) generator_.pass_turn(sink);
}

// Can a piece be dropped as the next part of the turn, of which `rest` is to be done?
bool LegalMoves::drops_come_next(Plan::Rest rest, const Course& course) {
    bool found = false;
    plan_.each(
        rest, position_, course.spent,
        {[&](const Plan::Todo& leaf) {
             if (leaf.part->kind != Part::Kind::drop) return true;
             generator_.drops(*leaf.part, [&](const Move&) {
                 found = true;
                 return false;
             });
             return !found;
         },
         [] { return true; }, [](std::span<const Part* const>, FunctionRef<bool()> go_on) { return go_on(); },
         [&](Plan::Rest others) { return could_end(others, course); }});
    return found;
}

// May these parts be a whole turn, as far as passing goes? begin: where the log was when the turn began.
bool LegalMoves::may_be_passed(const Course& course, std::size_t begin) {
    if (course.passes < course.parts) return true;
    if (look_.passed_over) return false;
    if (variant_.obligations(position_.to_move()).pass != MoveObligations::Pass::forced) return true;
    const TakenBack turn(position_, begin);
    return nothing_else();
}

}  // namespace acedrex
