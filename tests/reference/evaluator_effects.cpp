// The effects of the oracle: partial functions on a state, at the field where its walker stands.
#include "evaluator.hpp"

namespace acedrex::reference {

namespace {

// s with another content of field f, by an edit that is no capture.
State edited(const State& s, Field f, Cell cell) {
    State t = s;
    t.board = s.board.with(f, std::move(cell));
    t.edited = true;
    return t;
}

// Without what stands on f, which is not captured.
State oblated(const State& s, Field f) {
    State t = edited(s, f, std::nullopt);
    t.oblated.insert_or_assign(f, *s.board.at(f));
    return t;
}

State captured(const State& s, Field f) {
    State t = s;
    t.board = s.board.without(f);
    t.captured.insert(f);
    t.taken.insert_or_assign(f, *s.board.at(f));
    if (!t.edited) t.attacked.insert(f);
    return t;
}

}  // namespace

State Evaluator::with_number(const State& s, const Numbered& counter, int value) {
    State t = s;
    t.board =
        s.board.with_number(counter.name, value == counter.spec->start ? std::nullopt : std::optional(value));
    return t;
}

std::vector<Man> Evaluator::in_pocket(const State& s, const std::string& pocket) {
    std::vector<Man> pieces;
    for (const auto& [held, number] : s.board.pocketed())
        if (held.first == pocket) pieces.push_back(held.second);
    return pieces;
}

// The piece at the field of s goes to `to`, if that is an empty field; its tags stay behind.
States Evaluator::moved_man(const State& s, Field to) const {
    const Cell& q = s.board.at(s.field);
    if (!q || to == board_.off() || s.board.at(to)) return {};
    State t = edited(s, s.field, std::nullopt);
    return {edited(t, to, come_to(*q, to))};
}

States Evaluator::changed_man(const State& s, int type, Side side) const {
    const Cell& q = s.board.at(s.field);
    if (!q) return {};
    if (q->type == type && q->side == side) return {s};
    Man changed = arrived(Man{type, side, q->tags}, s.field);
    if (q->tags.count(kArrived)) changed.tags[kArrived] = 0;
    return {edited(s, s.field, changed)};
}

States Evaluator::become(const State& s, int type) const {
    if (s.walker.type == type) return {s};
    State t = s;
    t.walker.type = type;
    keep_timed(t.walker.tags);
    if (s.down == Down::no) return {t};
    Man man = arrived(t.walker, s.field);
    if (s.board.at(s.field) && s.board.at(s.field)->tags.count(kArrived)) man.tags[kArrived] = 0;
    return {edited(t, s.field, man)};
}

// Over empty fields only, as many as the word says; or over the edge, where it says that too.
States Evaluator::pushed(const Expression& e, const State& s, const Context& in) const {
    if (!s.board.at(s.field)) return {};
    const Vector v = turned(e.vectors[0], s.walker.side, in);
    Field to = s.field;
    for (int i = 0; i < e.number; ++i) {
        to = board_.step(to, e.effect == EffectKind::push ? v : -v, in.wrap);
        if (to == board_.off()) return e.names.empty() ? States{} : States{oblated(s, s.field)};
        if (s.board.at(to)) return {};
    }
    return moved_man(s, to);
}

// A mark counts the turns that it still lasts, this one included; 0 is without a limit.
States Evaluator::marked(const Expression& e, const State& s) const {
    const std::string& name = e.names[0];
    const int turns = e.number == kThisTurn ? 1 : e.number > 0 ? e.number + 1 : 0;
    State t = s;
    if (e.effect == EffectKind::mark_field) {
        auto marks = s.board.marks(s.field);
        marks[name] = turns;
        t.board = s.board.with_marks(s.field, marks);
        t.edited = s.edited || t.board != s.board;
        return {t};
    }
    if (!s.board.at(s.field)) return {};
    Man man = *s.board.at(s.field);
    if (e.effect == EffectKind::unmark) {
        if (man.tags.erase(name) == 0) return {};
    } else {
        if (man.tags.count(name) > 0 && man.tags.at(name) == turns) return {s};
        man.tags[name] = turns;
    }
    return {edited(s, s.field, man)};
}

// "q from f to each empty end of [e] started by q at f": a walk of its own, begun by the piece that is moved
// away. exchange: to each end where another piece stands, which comes to f.
States Evaluator::walked_away(const Expression& e, const State& s, const Context& in, bool exchange) {
    const Cell& q = s.board.at(s.field);
    if (!q) return {};
    const Walk walk{s.field, s.board, *q};
    Context displaced = in;
    displaced.of_any = true;
    States states;
    for (const State& end : eval_within(*e.kids[0], begin(walk), walk, displaced)) {
        const Cell there = end.board.at(end.field);
        if (end.down != Down::no || there.has_value() != exchange || end.field == s.field) continue;
        State t = s;
        t.board = end.board.with(end.field, come_to(*q, end.field));
        if (there) t.board = t.board.with(s.field, come_to(*there, s.field));
        t.captured.insert(end.captured.begin(), end.captured.end());
        t.taken.insert(end.taken.begin(), end.taken.end());
        t.oblated.insert(end.oblated.begin(), end.oblated.end());
        t.edited = true;
        states.insert(std::move(t));
    }
    return states;
}

// What effects do, one function for each word.
struct Evaluator::EffectTwin {
    Evaluator& oracle;
    const Expression& e;
    const State& s;
    const Walk& walk;
    const Context& in;

    const Cell& q() const { return s.board.at(s.field); }
    Side side() const { return s.walker.side; }
    // s but for what `change` says.
    template <class Change>
    States but(const Change& change) const {
        State t = s;
        change(t);
        return {t};
    }

    States settle() const {
        return but([](State& t) { t.mode = Mode::settle; });
    }
    States strike() const {
        return but([](State& t) { t.mode = Mode::strike; });
    }
    States become() const { return oracle.become(s, *oracle.type_named(e.names[0])); }
    States promote() const { return become(); }
    States leave() const {
        State t = s.down == Down::landed ? edited(s, s.field, std::nullopt) : s;
        t.down = Down::gone;
        return {t};
    }
    States land() const { return oracle.land(s, walk, true); }
    States into() const {
        return but([this](State& t) { t.into = e.names[0]; });
    }
    States no_promotion() const {
        return but([](State& t) { t.unpromoted = true; });
    }

    States capture() const { return oracle.prey(s, walk) ? States{captured(s, s.field)} : States{}; }
    States capture_own() const {
        if (!q() || q()->side != side() || side() == Side::none) return {};
        if (oracle.variant_.royal_kind(oracle.spec(q()->type)) != RoyalKind::none) return {};
        return {captured(s, s.field)};
    }
    States oblate() const { return q() ? States{oblated(s, s.field)} : States{}; }
    // Whose a piece of the type is that the walker makes or converts: pieces of neutral types are nobody's.
    Side owner_of(int type) const { return oracle.spec(type).owner == Owner::none ? Side::none : side(); }
    States convert() const { return q() ? oracle.changed_man(s, q()->type, owner_of(q()->type)) : States{}; }
    States flip() const { return q() ? oracle.changed_man(s, q()->type, other(q()->side)) : States{}; }
    States change() const {
        if (!q()) return {};
        std::string name = e.names.empty() ? "" : e.names[0];
        if (e.names.empty()) {
            const auto row = e.table.find(oracle.spec(q()->type).name);
            if (row == e.table.end()) return {};
            name = row->second;
        }
        return oracle.changed_man(s, *oracle.type_named(name), q()->side);
    }
    States push() const { return oracle.pushed(e, s, in); }
    States pull() const { return oracle.pushed(e, s, in); }
    States displace() const { return oracle.walked_away(e, s, in, false); }
    States exchange() const { return oracle.walked_away(e, s, in, true); }
    States swap() const { return oracle.moved_man(s, walk.start); }
    States mark() const { return oracle.marked(e, s); }
    States unmark() const { return oracle.marked(e, s); }
    States note() const {
        if (!q()) return {};
        Man man = *q();
        man.tags[e.names[0]] = noting(s.field);
        return man == *q() ? States{s} : States{edited(s, s.field, man)};
    }
    States mark_field() const { return oracle.marked(e, s); }
    States clear_marks() const {
        if (s.board.marks(s.field).empty()) return {};
        return but([&](State& t) {
            t.board = s.board.with_marks(s.field, {});
            t.edited = true;
        });
    }
    States place() const {
        if (q()) return {};
        const int type = *oracle.type_named(e.names[0]);
        return {edited(s, s.field, oracle.come_to(Man{type, owner_of(type), {}}, s.field))};
    }
    // Each kind of which there is one in the pocket is one way to go on. Its notes are asked for, not those
    // of the walker.
    States retrieve() const {
        if (q()) return {};
        States all;
        for (const Man& man : in_pocket(s, e.names[0])) {
            State there = s;
            there.board = s.board.with(s.field, man);
            Walk asked = walk;
            asked.walker.tags = man.tags;
            if (!oracle.holds(*e.kids[0], there, asked)) continue;
            State taken = s;
            taken.board = s.board.with_pocketed(e.names[0], man, -1);
            all.insert(edited(taken, s.field, oracle.come_to(man, s.field)));
        }
        return all;
    }
    // An end that counts where no other walk from here on has one: see without_saved().
    States or_leave() const {
        State on = s, gone = s;
        gone.lost = Passage{s.way, oracle.spot(s), s.board};
        gone.down = Down::gone;
        on.passages.insert(*gone.lost);
        return {on, gone};
    }
    States home() const {
        return but([&](State& t) { t.field = walk.start; });
    }
    States rushed() const {
        const int steps = oracle.steps_of(s);
        if (steps < 2) return {};
        return but([&](State& t) { t.passed = steps - 1; });
    }
    States activate() const {
        if (!q()) return {};
        State t = oracle.put_down(s, walk);
        t.taken_up = q();
        t.edited = true;
        return {t};
    }
    States activate_anew() const { return going_on(activate(), GoesOn::anew); }
    States hand_back() const {
        const Cell& back = s.board.at(walk.start);
        if (!walk.momentum || !back || s.taken_up || (s.down == Down::no && q())) return {};
        State t = s.down == Down::no ? oracle.put_down(s, walk) : s;
        t.taken_up = back;
        t.board = t.board.without(walk.start);
        t.edited = true;
        return going_on({t}, GoesOn::handed_back);
    }
    States diverge() const {
        State t = s;
        t.down = Down::landed;
        t.taken_up = s.walker;
        oracle.keep_timed(t.taken_up->tags);
        t.edited = true;
        return going_on({t}, GoesOn::diverged);
    }
    static States going_on(const States& states, GoesOn how) {
        States all;
        for (State t : states) {
            t.goes_on = how;
            all.insert(t);
        }
        return all;
    }
    States promote_it() const {
        if (!q()) return {};
        return but([](State& t) {
            t.promoted = t.field;
            t.edited = true;
        });
    }
    States take_passer() const {
        const auto g = oracle.passer(s);
        if (!g) return {};
        State there = s;
        there.field = *g;
        return oracle.prey(there, walk) ? States{captured(s, *g)} : States{};
    }
    States walk_as() const { return {}; }  // the oracle walks borrowed movement without this word
    States add_counter() const {           // no edit of the board: what a capture costs does not hinder it
        const auto number = oracle.number_meant(e, s.walker.side);
        if (!number) return {};
        const int value = counter(s, *number) + e.number;
        if (value < number->spec->from || value > number->spec->to) return {};
        return {with_number(s, *number, value)};
    }
};

States Evaluator::eval_effect(const Expression& e, const State& s, const Walk& walk, const Context& in) {
    spend(1);
    if (s.down == Down::gone) return {};
    if (in.borrowed && (e.effect == EffectKind::promote || e.effect == EffectKind::rushed ||
                        e.effect == EffectKind::take_passer))
        return {};  // these are not lent
    const EffectTwin twin{*this, e, s, walk, in};
    if (row_of(e.effect).has(kGoesOn)) steps_of(s);  // which it hands on
    // After landing only become, leave, land, hand_back, numbers and modes are left, besides aside and every.
    switch (e.effect) {
        case EffectKind::settle:
        case EffectKind::strike:
        case EffectKind::become:
        case EffectKind::promote:
        case EffectKind::leave:
        case EffectKind::land:
        case EffectKind::no_promotion:
        case EffectKind::into:
        case EffectKind::add_counter:
        case EffectKind::hand_back:
            break;
        default:
            if (s.down != Down::no) return {};
    }
    if (!may_do(e.effect, s, walk, in)) return {};
    switch (e.effect) {
#define EFFECT(name, ...)  \
    case EffectKind::name: \
        return twin.name();
#include "movement/words.def"
    }
    return {};
}

}  // namespace acedrex::reference
