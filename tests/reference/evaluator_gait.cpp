// Of the oracle: pieces in the air, how they inherit their movement, and where they roam.
#include <algorithm>

#include "evaluator.hpp"

namespace acedrex::reference {

namespace {

bool steps_inside(const Expression& e) {
    return e.kind == ExprKind::step ||
           std::any_of(e.kids.begin(), e.kids.end(), [](const Expr& kid) { return steps_inside(*kid); });
}

// The single steps that some alternative of e begins with.
void first_steps(const Expression& e, std::vector<Vector>& steps) {
    if (e.kind == ExprKind::step) {
        for (const Vector v : e.vectors)
            if (std::find(steps.begin(), steps.end(), v) == steps.end()) steps.push_back(v);
        return;
    }
    if (e.kind == ExprKind::look || e.kind == ExprKind::look_not || e.kind == ExprKind::aside ||
        e.kind == ExprKind::every || e.kind == ExprKind::effect)
        return;
    for (const Expr& kid : e.kids) {
        first_steps(*kid, steps);
        if (e.kind == ExprKind::sequence && steps_inside(*kid)) return;
    }
}

}  // namespace

// As the activator says, else riding the single steps that it begins with. Whether those were meant for going
// or for taking is the activator's business: a Wave that a Pawn activates also goes aslant (figure 87). The
// directions are the activator's, what is own and enemy is the heir's.
States Evaluator::eval_gait(const State& s, const Walk& walk, const Context& in) {
    if (!walk.activator) return {};
    Context inherited = in;
    inherited.seen_as = walk.activator->side;
    const PieceSpec& activator = spec(walk.activator->type);
    if (activator.gait) return eval(*activator.gait, s, walk, inherited);
    std::vector<Vector> steps;
    if (activator.moves) first_steps(*activator.moves, steps);
    States states;
    for (const Vector v : steps) {
        const Expr one = make::step({v});
        const Expr going = make::repeat(make::sequence({one, make::guard(GuardKind::free)}),
                                        make::constant(0), make::constant(kUnlimited));
        states.merge(eval(*make::sequence({going, one}), s, walk, inherited));
    }
    return states;
}

// One step for a piece that may leave the board on its way; it never goes farther than it could come back.
std::optional<State> Evaluator::roamed(const State& s, Vector v) const {
    const int file = (s.beyond ? s.beyond->first : board_.file(s.field)) + v.x;
    const int rank = (s.beyond ? s.beyond->second : board_.rank(s.field)) + v.y;
    const int margin = board_.files() + board_.ranks();
    const auto outside = [&](int at, int size) { return at < -margin || at >= size + margin; };
    if (outside(file, board_.files()) || outside(rank, board_.ranks())) return std::nullopt;
    const Field to = board_.at(file, rank);
    auto t = stepped(s, to);
    if (!t) return t;
    t->beyond.reset();
    if (to == board_.off()) t->beyond = {file, rank};
    return t;
}

}  // namespace acedrex::reference
