#include "evaluator.hpp"

#include <algorithm>
#include <utility>

namespace acedrex::reference {

Evaluator::Evaluator(const VariantSpec& variant, const Board& board, const Placement& initial, Side player,
                     Hooks* hooks, std::size_t budget)
    : variant_(variant),
      board_(board),
      initial_(initial),
      player_(player),
      hooks_(hooks),
      budget_(budget),
      cast_(cast_of(variant)),
      wording_(wording_of(variant, board, cast_, hooks)),
      lands_by_rows_(variant.lands || std::any_of(variant.pieces.begin(), variant.pieces.end(),
                                                  [](const PieceRef& p) { return p->lands != nullptr; })),
      counts_steps_(wording_.counts_steps),
      keeps_moved_(wording_.asks_initial),
      keeps_last_(wording_.asks_last) {
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
    if (!walk.momentum) return state_at(walk.before.without(walk.start), walk.walker, walk.start);
    State s = state_at(walk.before, walk.walker, walk.start);
    if (*walk.momentum != kGathers) s.left = *walk.momentum;
    return s;
}

Evaluator::Next Evaluator::next(const State& end, const Walk& walk, const std::set<Field>& moved) {
    const bool back = end.goes_on == GoesOn::handed_back, diverged = end.goes_on == GoesOn::diverged;
    const bool gathers = back || end.goes_on == GoesOn::anew;
    Next next{*end.taken_up,
              walk.activator.value_or(walk.walker),
              back ? walk.start : end.field,
              gathers ? kGathers : handed(end, walk),
              back || diverged || moved.count(end.field) > 0,
              diverged};
    next.activator.tags.clear();
    return next;
}

const RoleSpec* Evaluator::role_of(const Walk& walk) const {
    if (!walk.momentum) return nullptr;
    const auto has = [&](const RoleSpec& role) { return walk.walker.tags.count(role.tag) > 0; };
    const auto role = std::find_if(variant_.roles.begin(), variant_.roles.end(), has);
    return role == variant_.roles.end() ? nullptr : &*role;
}

bool Evaluator::leaves_when_blocked(const Walk& walk) {
    const RoleSpec* role = role_of(walk);
    const Expr& blocked = role != nullptr ? role->blocked : spec(walk.walker.type).blocked;
    return blocked && !eval(*blocked, begin(walk), walk, {}).empty();
}

States Evaluator::walked(const Expression& e, const Placement& before, Field from) {
    spent_ = 0;
    depth_ = 0;
    const Walk walk = walk_of(before, from);
    return eval(e, begin(walk), walk, {});
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
    States ways;
    led_on_.clear();
    for (const State& t : walked(*piece.moves, before, from)) ways.merge(land(t, walk, true));
    for (const State& s : without_saved(ways))
        if (unmarked(s.board) != unmarked(before) || (s.ported && s.field == from))
            ends.insert(recorded(s, walk));
        else if (piece.may_pass)  // a pass: nothing happens at all
            ends.insert(before.after({}));
    return ends;
}

// The end of a walk, with what words on the last turn are told of it.
Placement Evaluator::recorded(const State& end, const Walk& walk) const {
    if (!keeps_last_) return end.board.after({});
    LastTurn last{end.as >= 0 ? end.as : walk.walker.type, !end.captured.empty(), std::nullopt};
    const Cell& there = end.board.at(end.field);
    if (end.down == Down::landed && there && there->side == walk.walker.side) last.unit = end.field;
    const Placement told = end.board.after(last);
    return wording_.asks_own_last ? told.having_moved(player_, last.type) : told;
}

// Auras are judged on the board as it is when it is asked.
bool Evaluator::attacks(const Placement& before, Field from, Field target, const Man& q) {
    depth_ = 0;
    const Held now = wording_.auras ? judged(before.with(target, q)) : Held{};
    const Held* const turn = std::exchange(held_, wording_.auras ? &now : nullptr);
    const bool attacked = captures_at(before, from, target, q);
    held_ = turn;
    return attacked;
}

// What a piece attacks by: a frozen one attacks nothing, whatever it may still do.
std::vector<Expr> Evaluator::walks_to_attack(const Placement& b, Field from) const {
    const Cell& man = b.at(from);
    if (!man || spec(man->type).passive || frozen(from)) return {};
    std::vector<Expr> walks;
    if (const Expr& moves = spec(man->type).moves) walks.push_back(moves);
    if (held_ == nullptr) return walks;
    if (const auto lent = held_->lent.find(from); lent != held_->lent.end())
        walks.insert(walks.end(), lent->second.begin(), lent->second.end());
    return walks;
}

// The side of the attacker is thought to be on move.
bool Evaluator::captures_at(const Placement& before, Field from, Field target, const Man& q) {
    const Placement thought = before.with(target, q);
    const Walk walk = walk_of(thought, from);
    const std::vector<Expr> walks = walks_to_attack(thought, from);
    const bool concerned = std::exchange(own_auras_, true);
    const bool by_rule = std::exchange(by_rule_, false);
    const Side player = std::exchange(player_, walk.walker.side);
    const auto asked = std::exchange(asked_, target);
    // Where no piece lands by rows, not even what the walker becomes, a walk captures where it ends at the
    // latest.
    bool attacked = false;
    for (const Expr& e : walks)
        for (const State& t : eval_alternatives(*e, walk)) {
            // (What is taken before m.or_leave is attacked, whether the walker is lost behind it or not.)
            if (!lands_by_rows_ && t.field != target && !t.attacked.count(target)) continue;
            for (const State& landed : land(t, walk, true))
                attacked = attacked || landed.attacked.count(target);
        }
    own_auras_ = concerned;
    by_rule_ = by_rule;
    asked_ = asked;
    player_ = player;
    return attacked;
}

// Is the number of pieces that would attack the walker, were it put down here (in the other side's hands,
// where its friends are asked), as the guard says? Each begins a turn of its own, in which none of them asks
// the same.
bool Evaluator::asked_by(const Expression& e, const State& s, const Walk& walk, bool by_friends) {
    const Side mine = s.walker.side;
    if (seeking_ || mine == Side::none || s.down == Down::gone) return false;
    // A walker that stands nowhere asks it of the piece of its side that stands here.
    const bool nowhere = walk.start == board_.off();
    const Cell& there = s.board.at(s.field);
    if (nowhere && (!there || there->side != mine)) return false;
    State here = s;
    here.passed = 0;
    Man q = nowhere ? *there : *put_down(here, walk).board.at(s.field);
    if (by_friends) q.side = other(mine);
    Placement board = s.board;
    for (Field f = 0; f < board_.off(); ++f)
        if (Cell man = board.at(f); man && man->tags.erase(kArrived) > 0) board = board.with(f, man);
    q.tags.erase(kArrived);
    seeking_ = true;
    const Lent* const given = std::exchange(given_, nullptr);
    const Placement* const began = std::exchange(turn_began_, nullptr);
    int found = 0;
    try {
        for (Field g = 0; g < board_.off(); ++g) {
            const Cell& p = board.at(g);
            if (!p || g == s.field || p->side != (by_friends ? mine : other(mine))) continue;
            State asked = on_its_own(s);
            asked.field = g;
            if (!eval(*e.kids[0], asked, walk, {}).empty() && captures_at(board, g, s.field, q)) ++found;
        }
    } catch (...) {
        seeking_ = false;
        throw;
    }
    turn_began_ = began;
    given_ = given;
    seeking_ = false;
    return found >= e.lo->constant && found <= e.hi->constant;
}

Vector Evaluator::turned(Vector v, Side side, const Context& in) const {
    return in.absolute ? v : turned_for(side, variant_.rotate, v);
}

// What does not simply grow with what a call leads to must know all of it.
Evaluator::Context Evaluator::answered(Context in) {
    in.whole = true;
    return in;
}

// While this lives, steps are counted as far as it says, and who asks for their number is known.
class Evaluator::Counting {
  public:
    Counting(Evaluator& oracle, int most)
        : oracle_(oracle),
          asked_(std::exchange(oracle.steps_asked_, false)),
          most_(std::exchange(oracle.counts_steps_, most)) {}
    ~Counting() {
        oracle_.steps_asked_ = asked_;
        oracle_.counts_steps_ = most_;
    }
    Counting(const Counting&) = delete;
    Counting& operator=(const Counting&) = delete;

  private:
    Evaluator& oracle_;
    bool asked_;
    int most_;
};

// From the start of a walk, each alternative by itself: where none of its words asks how many steps were
// made, they are not counted, so that there are fewer states.
States Evaluator::eval_alternatives(const Expression& e, const Walk& walk) {
    States ends;
    if (e.kind == ExprKind::choice) {
        for (const Expr& kid : e.kids) ends.merge(eval_alternatives(*kid, walk));
        return ends;
    }
    if (e.kind == ExprKind::each_type) {
        for (const Expr& part : hooks_->each_type(e.hook, cast_)) ends.merge(eval_alternatives(*part, walk));
        return ends;
    }
    if (!lands_by_rows_) {
        const Counting none(*this, 1);
        ends = eval(e, begin(walk), walk, {});
        if (!steps_asked_) return ends;
    }
    const Counting all(*this, wording_.counts_steps);
    return eval(e, begin(walk), walk, {});
}

States Evaluator::eval(const Expression& e, const State& s, const Walk& walk, const Context& in) {
    spend(1);
    switch (e.kind) {
        case ExprKind::step:
        case ExprKind::anywhere:
        case ExprKind::aligned:
        case ExprKind::across: {
            const States there = e.kind == ExprKind::step       ? eval_step(e, s, in)
                                 : e.kind == ExprKind::anywhere ? eval_anywhere(s)
                                 : e.kind == ExprKind::aligned  ? eval_aligned(e, s, walk, in)
                                                                : eval_across(e, s);
            States noted;
            for (State t : there) {
                if (!t.costless) note_step(t);
                noted.insert(std::move(t));
            }
            Context behind = in;
            behind.after_step = nullptr;
            return in.after_step == nullptr ? noted : eval_all(*in.after_step, noted, walk, behind);
        }
        case ExprKind::each_step: {
            Context each = in;
            each.after_step = e.kids[1].get();
            return eval(*e.kids[0], s, walk, each);
        }
        case ExprKind::portal:
            return eval_costless(e, s, walk, in);
        case ExprKind::roaming:
            throw TooManyStates{};  // beyond the edge of the board: see the kernel's own tests
        case ExprKind::pass:
            return {s};
        case ExprKind::none:
            return {};
        case ExprKind::sequence: {
            States states{s};
            for (const Expr& kid : e.kids) states = eval_all(*kid, states, walk, in);
            return states;
        }
        case ExprKind::choice: {
            States states;
            for (const Expr& kid : e.kids) states.merge(eval(*kid, s, walk, in));
            return states;
        }
        case ExprKind::repeat:
            return eval_repeat(e, s, walk, in);
        case ExprKind::look:
            return eval_within(*e.kids[0], on_its_own(s), walk, answered(in)).empty() ? States{} : States{s};
        case ExprKind::look_not:
            return eval_within(*e.kids[0], on_its_own(s), walk, answered(in)).empty() ? States{s} : States{};
        case ExprKind::aside:
            return eval_aside(e, s, walk, in);
        case ExprKind::every:
            return eval_every(e, s, walk, in);
        case ExprKind::first_of:
            for (const Expr& kid : e.kids)
                if (States states = eval(*kid, s, walk, answered(in)); !states.empty()) return states;
            return {};
        case ExprKind::fresh:
            return eval_fresh(e, s, walk, in);
        case ExprKind::by_side:
            return eval(*e.kids[in.seen_as.value_or(walk.walker.side) == Side::dark ? 1 : 0], s, walk, in);
        case ExprKind::absolute: {
            Context absolute = in;
            absolute.absolute = true;
            return eval(*e.kids[0], s, walk, absolute);
        }
        case ExprKind::on_board:
            return eval(
                *hooks_->on_board(e.hook, board_, in.seen_as.value_or(walk.walker.side), variant_.rotate), s,
                walk, in);
        case ExprKind::from: {
            const State then = state_at(walk.before, walk.walker, walk.start);
            return eval_within(*e.kids[0], then, walk, in).empty() ? States{} : States{s};
        }
        case ExprKind::wrapped: {
            Context wrapped = in;
            wrapped.wrap.files = in.wrap.files || (e.number & kWrapFiles);
            wrapped.wrap.ranks = in.wrap.ranks || (e.number & kWrapRanks);
            return eval(*e.kids[0], s, walk, wrapped);
        }
        case ExprKind::grammar:
            return eval_grammar(e, s, walk, in);
        case ExprKind::call:
            return eval_call(e, s, walk, in);
        case ExprKind::moves_of:
            return eval_moves_of(e, s, walk, in);
        case ExprKind::each_type:
            return eval_each_type(e, s, walk, in);
        case ExprKind::gait:
            return eval_gait(s, walk, in);
        case ExprKind::guard:
            return guard_holds(e, s, walk, in) ? States{s} : States{};
        case ExprKind::effect:
            return eval_effect(e, s, walk, in);
    }
    return {};
}

States Evaluator::eval_all(const Expression& e, const States& states, const Walk& walk, const Context& in) {
    States all;
    for (const State& s : states)
        if (s.lost)
            all.insert(s);
        else
            all.merge(eval(e, s, walk, in));
    return all;
}

// A walk within the walk, which comes to its ends by itself.
States Evaluator::eval_within(const Expression& e, State s, const Walk& walk, const Context& in) {
    const std::set<Passage> passages = std::exchange(s.passages, {});
    const std::set<Passage> led_on = std::exchange(led_on_, {});
    States ends;
    for (State t : without_saved(eval(e, s, walk, wording_.may_be_lost ? answered(in) : in))) {
        t.passages = passages;
        t.lost.reset();
        ends.insert(std::move(t));
    }
    led_on_ = led_on;
    return ends;
}

// Without those that leave at a dead end that proved to be none.
States Evaluator::without_saved(const States& ends) const {
    const auto led_on = [&](const Passage& passage) {
        return led_on_.count(passage) > 0 || std::any_of(ends.begin(), ends.end(), [&](const State& end) {
                   return end.passages.count(passage) > 0;
               });
    };
    States left;
    for (const State& end : ends)
        if (!end.lost || !led_on(*end.lost)) left.insert(end);
    return left;
}

Spot Evaluator::spot(const State& s) const {
    return s.beyond ? *s.beyond : Spot{board_.file(s.field), board_.rank(s.field)};
}

void Evaluator::note_step(State& s) const {
    if (wording_.may_be_lost) s.way.push_back(spot(s));
}

States Evaluator::eval_costless(const Expression& e, const State& s, const Walk& walk, const Context& in) {
    if (s.costless) return eval(*e.kids[0], s, walk, in);
    State inside = s;
    inside.costless = true;
    inside.passed = 0;
    States states;
    for (State t : eval(*e.kids[0], inside, walk, in)) {
        t.costless = false;
        if (t.down != Down::gone) note_step(t);
        t.ported = true;
        states.insert(std::move(t));
    }
    return states;
}

// The state one step further, or nothing: onto a field that `fresh` has seen, no step leads.
std::optional<State> Evaluator::stepped(const State& s, Field to) const {
    if (s.visited && s.visited->count(to)) return std::nullopt;
    State t = s;
    t.field = to;
    if (t.visited) t.visited->insert(to);
    if (s.costless) return t;
    t.steps = std::min(s.steps + 1, counts_steps_);  // no word can tell it from more
    if (t.left < kUnlimited && spec(s.walker.type).spends) --t.left;
    return t;
}

States Evaluator::eval_step(const Expression& e, const State& s, const Context& in) {
    States states;
    if (s.down != Down::no) return states;
    if (s.left < 1 && !s.costless && spec(s.walker.type).spends) return states;
    for (const Vector authored : e.vectors) {
        const Vector v = turned(authored, in.seen_as.value_or(s.walker.side), in);
        if (spec(s.walker.type).roams) {
            if (const auto t = roamed(s, v)) states.insert(*t);
            continue;
        }
        const Field to = board_.step(s.field, v, in.wrap);
        if (to == board_.off()) continue;
        if (const auto t = stepped(s, to)) states.insert(*t);
    }
    spend(states.size());
    return states;
}

// To the field of the same file and rank of another board, if it has one.
States Evaluator::eval_across(const Expression& e, const State& s) const {
    if (s.beyond || s.field >= board_.off()) return {};
    if (s.down != Down::no || (s.left < 1 && !s.costless && spec(s.walker.type).spends)) return {};
    for (const BoardPart& to : board_.parts()) {
        if (to.name != e.names[0] || &to == &board_.part(s.field)) continue;
        const Field there = board_.at(to, board_.file(s.field), board_.rank(s.field));
        if (there == board_.off()) return {};
        if (const auto t = stepped(s, there)) return {*t};
    }
    return {};
}

States Evaluator::eval_anywhere(const State& s) {
    States states;
    if (s.down != Down::no || (s.left < 1 && !s.costless && spec(s.walker.type).spends)) return states;
    for (Field to = 0; to < board_.off(); ++to) {
        if (to == s.field || board_.is_hole(to)) continue;
        if (const auto t = stepped(s, to)) states.insert(*t);
    }
    spend(states.size());
    return states;
}

// Every field g, and how many pieces there are on fields h, neither of them f, so that f, g and h lie on one
// line.
States Evaluator::eval_aligned(const Expression& e, const State& s, const Walk& walk, const Context& in) {
    States states;
    if (s.beyond || s.down != Down::no || (s.left < 1 && !s.costless && spec(s.walker.type).spends))
        return states;
    const auto same_board = [&](Field f) { return &board_.part(f) == &board_.part(s.field); };
    const auto x = [&](Field f) { return board_.file(f) - board_.file(s.field); };
    const auto y = [&](Field f) { return board_.rank(f) - board_.rank(s.field); };
    std::vector<Field> pieces;
    for (Field h = 0; h < board_.off(); ++h) {
        if (h == s.field || !same_board(h) || !s.board.at(h)) continue;
        State there = on_its_own(s);
        there.field = h;
        if (!eval(*e.kids[0], there, walk, answered(in)).empty()) pieces.push_back(h);
    }
    for (Field g = 0; g < board_.off(); ++g) {
        if (g == s.field || board_.is_hole(g) || !same_board(g)) continue;
        const auto on_line = [&](Field h) { return x(g) * y(h) == y(g) * x(h); };
        if (std::count_if(pieces.begin(), pieces.end(), on_line) < e.number) continue;
        if (const auto t = stepped(s, g)) states.insert(*t);
    }
    spend(states.size());
    return states;
}

}  // namespace acedrex::reference
