#include "evaluator.hpp"

#include <algorithm>

namespace acedrex::reference {

namespace {

using Chain = std::set<std::pair<Field, Placement>>;

// A state of a repetition together with what was met on the way to it.
struct Link {
    State state;
    Chain chain;

    auto operator<=>(const Link&) const = default;
};

// What `#`, `-`, `aside` and `every` walk from.
State on_its_own(State s) {
    s.down = Down::no;
    return s;
}

bool asks_whether_moved(const Expression& e) {
    if (e.kind == ExprKind::guard && e.guard == GuardKind::initial) return true;
    const auto counts = [](const NumberRef& n, const auto& self) -> bool {
        return n && ((n->counted && asks_whether_moved(*n->counted)) || self(n->left, self) ||
                     self(n->right, self));
    };
    return counts(e.lo, counts) || counts(e.hi, counts) ||
           std::any_of(e.kids.begin(), e.kids.end(),
                       [](const Expr& kid) { return asks_whether_moved(*kid); });
}

}  // namespace

bool asks_whether_moved(const VariantSpec& variant) {
    std::vector<Expr> all{variant.lands};
    for (const PieceRef& p : variant.pieces)
        all.insert(all.end(), {p->moves, p->takes, p->immune, p->passes, p->lands});
    return std::any_of(all.begin(), all.end(), [](const Expr& e) { return e && asks_whether_moved(*e); });
}

Evaluator::Evaluator(const VariantSpec& variant, const Board& board, const Placement& initial, Side player,
                     Hooks* hooks, std::size_t budget)
    : variant_(variant),
      board_(board),
      initial_(initial),
      player_(player),
      hooks_(hooks),
      budget_(budget),
      keeps_moved_(asks_whether_moved(variant)) {
    read_zones();
}

void Evaluator::spend(std::size_t states) {
    spent_ += states;
    if (spent_ > budget_) throw TooManyStates{};
}

Walk Evaluator::walk_of(const Placement& before, Field from) const {
    return Walk{from, before, *before.at(from)};
}

State Evaluator::begin(const Walk& walk) const {
    return state_at(walk.before.without(walk.start), walk.walker, walk.start);
}

States Evaluator::walked(const Expression& e, const Placement& before, Field from) {
    spent_ = 0;
    depth_ = 0;
    const Walk walk = walk_of(before, from);
    return eval(e, begin(walk), walk, false);
}

std::set<Placement> Evaluator::outcomes(const Placement& before, Field from) {
    const Walk walk = walk_of(before, from);
    const PieceSpec& piece = spec(walk.walker.type);
    std::set<Placement> ends;
    if (!piece.moves) return ends;

    // "Equal to B0 up to the piece's own tags": those on its field are left out of the comparison.
    const auto unmarked = [from](const Placement& b) {
        Cell cell = b.at(from);
        if (cell) cell->tags.clear();
        return b.with(from, cell);
    };
    for (const State& t : walked(*piece.moves, before, from))
        for (const State& s : land(t, walk, true))
            if (unmarked(s.board) != unmarked(before))
                ends.insert(s.board);
            else if (piece.may_pass)
                ends.insert(before);  // a pass: nothing happens at all
    return ends;
}

bool Evaluator::attacks(const Placement& before, Field from, Field target, const Man& q) {
    const Placement thought = before.with(target, q);
    const Walk walk = walk_of(thought, from);
    const PieceSpec& piece = spec(walk.walker.type);
    if (piece.passive || !piece.moves) return false;
    asked_ = target;
    bool attacked = false;
    for (const State& t : walked(*piece.moves, thought, from))
        for (const State& landed : land(t, walk, true)) attacked = attacked || landed.attacked.count(target);
    asked_.reset();
    return attacked;
}

Vector Evaluator::turned(Vector v, Side side, bool absolute) const {
    return absolute ? v : turned_for(side, variant_.rotate, v);
}

States Evaluator::eval(const Expression& e, const State& s, const Walk& walk, bool absolute) {
    spend(1);
    switch (e.kind) {
        case ExprKind::step:
            return eval_step(e, s, absolute);
        case ExprKind::anywhere:
            return eval_anywhere(s);
        case ExprKind::pass:
            return {s};
        case ExprKind::none:
            return {};
        case ExprKind::sequence: {
            States states{s};
            for (const Expr& kid : e.kids) states = eval_all(*kid, states, walk, absolute);
            return states;
        }
        case ExprKind::choice: {
            States states;
            for (const Expr& kid : e.kids) states.merge(eval(*kid, s, walk, absolute));
            return states;
        }
        case ExprKind::repeat:
            return eval_repeat(e, s, walk, absolute);
        case ExprKind::look:
            return eval(*e.kids[0], on_its_own(s), walk, absolute).empty() ? States{} : States{s};
        case ExprKind::look_not:
            return eval(*e.kids[0], on_its_own(s), walk, absolute).empty() ? States{s} : States{};
        case ExprKind::aside:
            return eval_aside(e, s, walk, absolute);
        case ExprKind::every:
            return eval_every(e, s, walk, absolute);
        case ExprKind::first_of:
            for (const Expr& kid : e.kids)
                if (States states = eval(*kid, s, walk, absolute); !states.empty()) return states;
            return {};
        case ExprKind::fresh:
            return eval_fresh(e, s, walk, absolute);
        case ExprKind::by_side:
            return eval(*e.kids[walk.walker.side == Side::dark ? 1 : 0], s, walk, absolute);
        case ExprKind::absolute:
            return eval(*e.kids[0], s, walk, true);
        case ExprKind::on_board:
            return eval(*hooks_->on_board(e.hook, board_, walk.walker.side), s, walk, absolute);
        case ExprKind::from: {
            const State then = state_at(walk.before, walk.walker, walk.start);
            return eval(*e.kids[0], then, walk, absolute).empty() ? States{} : States{s};
        }
        case ExprKind::guard:
            return guard_holds(e, s, walk, absolute) ? States{s} : States{};
        case ExprKind::effect:
            return eval_effect(e, s, walk, absolute);
    }
    return {};
}

States Evaluator::eval_all(const Expression& e, const States& states, const Walk& walk, bool absolute) {
    States all;
    for (const State& s : states) all.merge(eval(e, s, walk, absolute));
    return all;
}

namespace {

// The state one step further, or nothing: onto a field that `fresh` has seen, no step leads.
std::optional<State> stepped(const State& s, Field to) {
    if (s.visited && s.visited->count(to)) return std::nullopt;
    State t = s;
    t.field = to;
    ++t.steps;
    if (t.visited) t.visited->insert(to);
    return t;
}

}  // namespace

States Evaluator::eval_step(const Expression& e, const State& s, bool absolute) {
    States states;
    if (s.down != Down::no) return states;
    for (const Vector v : e.vectors) {
        const Field to = board_.step(s.field, turned(v, s.walker.side, absolute));
        if (to == board_.off()) continue;
        if (const auto t = stepped(s, to)) states.insert(*t);
    }
    spend(states.size());
    return states;
}

States Evaluator::eval_anywhere(const State& s) {
    States states;
    if (s.down != Down::no) return states;
    for (Field to = 0; to < board_.off(); ++to) {
        if (to == s.field || board_.is_hole(to)) continue;
        if (const auto t = stepped(s, to)) states.insert(*t);
    }
    spend(states.size());
    return states;
}

// Literally A_0, A_1, ...: each state keeps the chain of (field, position) that led to it.
States Evaluator::eval_repeat(const Expression& e, const State& s, const Walk& walk, bool absolute) {
    const int lo = value(*e.lo, s, walk, absolute);
    const int hi = value(*e.hi, s, walk, absolute);
    States reached;
    std::set<Link> turn{{s, {{s.field, s.board}}}};
    for (int i = 0; i <= hi && !turn.empty(); ++i) {
        std::set<Link> next;
        for (const Link& link : turn) {
            if (i >= lo) reached.insert(link.state);
            if (i == hi) continue;
            for (const State& t : eval(*e.kids[0], link.state, walk, absolute)) {
                Chain chain = link.chain;
                if (!chain.emplace(t.field, t.board).second) continue;
                spend(1 + chain.size() / 8);
                next.insert(Link{t, std::move(chain)});
            }
        }
        turn = std::move(next);
    }
    return reached;
}

States Evaluator::eval_aside(const Expression& e, const State& s, const Walk& walk, bool absolute) {
    States states;
    for (const State& t : eval(*e.kids[0], on_its_own(s), walk, absolute)) {
        State back = s;
        back.board = t.board;
        back.walker = t.walker;
        if (t.down == Down::gone) back.down = Down::gone;
        back.captured = t.captured;
        back.attacked = t.attacked;
        back.edited = t.edited;
        states.insert(std::move(back));
    }
    return states;
}

States Evaluator::eval_every(const Expression& e, const State& s, const Walk& walk, bool absolute) {
    State all = s;
    std::map<Field, Cell> edits;
    for (const State& t : eval(*e.kids[0], on_its_own(s), walk, absolute)) {
        for (Field f = 0; f < board_.off(); ++f) {
            if (t.board.at(f) == s.board.at(f)) continue;
            const auto [edit, first] = edits.emplace(f, t.board.at(f));
            if (!first && edit->second != t.board.at(f)) throw Contradiction{};
        }
        all.captured.insert(t.captured.begin(), t.captured.end());
    }
    // All at once: its captures come before nothing and after nothing.
    if (!s.edited) all.attacked = all.captured;
    for (const auto& [f, cell] : edits) {
        all.board = all.board.with(f, cell);
        all.edited = all.edited || !all.captured.count(f);
    }
    return {all};
}

States Evaluator::eval_fresh(const Expression& e, const State& s, const Walk& walk, bool absolute) {
    // Inside another `fresh` whatever this one forbids is forbidden already.
    if (s.visited) return eval(*e.kids[0], s, walk, absolute);
    State inside = s;
    inside.visited = std::set<Field>{walk.start, s.field};
    States states;
    for (State t : eval(*e.kids[0], inside, walk, absolute)) {
        t.visited.reset();
        states.insert(std::move(t));
    }
    return states;
}

Man Evaluator::arrived(Man man, Field f) const {
    man.tags.clear();
    const Cell& first = initial_.at(f);
    if (keeps_moved_ && first && first->type == man.type && first->side == man.side) man.tags["moved"] = 0;
    return man;
}

State Evaluator::put_down(const State& s, const Walk& walk) const {
    State t = s;
    const bool stayed = s.steps == 0 && s.field == walk.start && s.walker.type == walk.walker.type;
    Man man = stayed ? s.walker : arrived(s.walker, s.field);
    if (s.passed > 0) man.tags["rushed"] = s.passed;
    t.board = s.board.with(s.field, man);
    t.down = Down::landed;
    return t;
}

States Evaluator::land(const State& s, const Walk& walk, bool with_lands) {
    spend(1);
    if (s.down != Down::no) return {s};
    if (!s.board.at(s.field)) return s.mode == Mode::strike ? States{} : States{put_down(s, walk)};

    States states;
    if (s.mode != Mode::settle && prey(s, walk)) {
        State t = put_down(s, walk);
        t.captured.insert(t.field);
        if (!t.edited) t.attacked.insert(t.field);
        states.insert(std::move(t));
    }
    if (!with_lands) return states;
    for (const Expr& lands : {spec(s.walker.type).lands, variant_.lands}) {
        if (!lands) continue;
        for (const State& t : eval(*lands, s, walk, false)) states.merge(land(t, walk, false));
    }
    return states;
}

int Evaluator::value(const Number& number, const State& s, const Walk& walk, bool absolute) {
    const auto bounded = [](long long n) {
        return static_cast<int>(std::clamp<long long>(n, -kUnlimited, kUnlimited));
    };
    switch (number.op) {
        case Number::Op::constant:
            return number.constant;
        case Number::Op::count: {
            const State then = state_at(walk.before, walk.walker, walk.start);
            std::set<Field> fields;
            for (const State& t : eval(*number.counted, then, walk, absolute)) fields.insert(t.field);
            return static_cast<int>(fields.size());
        }
        case Number::Op::add:
            return bounded(static_cast<long long>(value(*number.left, s, walk, absolute)) +
                           value(*number.right, s, walk, absolute));
        case Number::Op::subtract:
            return bounded(static_cast<long long>(value(*number.left, s, walk, absolute)) -
                           value(*number.right, s, walk, absolute));
        case Number::Op::multiply:
            return bounded(static_cast<long long>(value(*number.left, s, walk, absolute)) *
                           value(*number.right, s, walk, absolute));
        case Number::Op::per_field:
            // Directions are told as authored, together with the side that they are turned for.
            return hooks_->limit(number.hook, board_, s.field, number.direction,
                                 absolute ? Side::light : walk.walker.side);
    }
    return 0;
}

}  // namespace acedrex::reference
