// Turns that are passed: wherever a side likes, or only where there is nothing else for it to do. A move that
// is one of several parts is passed likewise, where nothing else can be the next part.
#include "legality/legal.hpp"
#include "play/make_move.hpp"

namespace acedrex {

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
