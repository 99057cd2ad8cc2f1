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

State captured(const State& s, Field f) {
    State t = s;
    t.board = s.board.without(f);
    t.captured.insert(f);
    if (!t.edited) t.attacked.insert(f);
    return t;
}

}  // namespace

// The piece at the field of s goes to `to`, if that is an empty field; its tags stay behind.
States Evaluator::moved_man(const State& s, Field to) const {
    const Cell& q = s.board.at(s.field);
    if (!q || to == board_.off() || s.board.at(to)) return {};
    State t = edited(s, s.field, std::nullopt);
    return {edited(t, to, arrived(*q, to))};
}

States Evaluator::changed_man(const State& s, int type, Side side) const {
    const Cell& q = s.board.at(s.field);
    if (!q) return {};
    if (q->type == type && q->side == side) return {s};
    return {edited(s, s.field, arrived(Man{type, side, q->tags}, s.field))};
}

States Evaluator::become(const State& s, int type) const {
    if (s.walker.type == type) return {s};
    State t = s;
    t.walker.type = type;
    keep_timed(t.walker.tags);
    if (s.down == Down::no) return {t};
    return {edited(t, s.field, arrived(t.walker, s.field))};
}

// Over empty fields only, as many as the word says; or over the edge, where it says that too.
States Evaluator::pushed(const Expression& e, const State& s, const Context& in) const {
    if (!s.board.at(s.field)) return {};
    const Vector v = turned(e.vectors[0], s.walker.side, in);
    Field to = s.field;
    for (int i = 0; i < e.number; ++i) {
        to = board_.step(to, e.effect == EffectKind::push ? v : -v, in.wrap);
        if (to == board_.off()) return e.names.empty() ? States{} : States{edited(s, s.field, std::nullopt)};
        if (s.board.at(to)) return {};
    }
    return moved_man(s, to);
}

// A mark counts the turns that it still lasts, this one included; 0 is without a limit.
States Evaluator::marked(const Expression& e, const State& s) const {
    const std::string& name = e.names[0];
    const int turns = e.number == 0 ? 0 : e.number + 1;
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

// "q from f to each empty end of [e] started by q at f": a walk of its own, begun by the piece displaced.
States Evaluator::displaced(const Expression& e, const State& s, const Walk&, const Context& in) {
    const Cell& q = s.board.at(s.field);
    if (!q) return {};
    const Walk walk{s.field, s.board, *q};
    States states;
    for (const State& end : eval(*e.kids[0], begin(walk), walk, in)) {
        if (end.down != Down::no || end.board.at(end.field) || end.field == s.field) continue;
        State t = s;
        t.board = end.board.with(end.field, arrived(*q, end.field));
        t.captured.insert(end.captured.begin(), end.captured.end());
        t.edited = true;
        states.insert(std::move(t));
    }
    return states;
}

States Evaluator::eval_effect(const Expression& e, const State& s, const Walk& walk, const Context& in) {
    spend(1);
    if (s.down == Down::gone) return {};
    const Field f = s.field;
    const Cell& q = s.board.at(f);
    const Side side = s.walker.side;

    if (in.borrowed && (e.effect == EffectKind::promote || e.effect == EffectKind::rushed ||
                        e.effect == EffectKind::take_passer))
        return {};  // these are not lent

    // After landing only aside, every, become and leave are left (and modes, which nothing reads any more).
    switch (e.effect) {
        case EffectKind::settle:
        case EffectKind::strike: {
            State t = s;
            t.mode = e.effect == EffectKind::settle ? Mode::settle : Mode::strike;
            return {t};
        }
        case EffectKind::become:
        case EffectKind::promote:
            return become(s, *type_named(e.names[0]));
        case EffectKind::leave: {
            State t = s.down == Down::landed ? edited(s, f, std::nullopt) : s;
            t.down = Down::gone;
            return {t};
        }
        case EffectKind::land:
            return land(s, walk, true);
        case EffectKind::no_promotion:
            return {s};  // promotions are not the oracle's business
        default:
            if (s.down != Down::no) return {};
    }

    switch (e.effect) {
        case EffectKind::capture:
            return prey(s, walk) ? States{captured(s, f)} : States{};
        case EffectKind::capture_own: {
            if (!q || q->side != side || side == Side::none) return {};
            if (variant_.royal_kind(spec(q->type)) != RoyalKind::none) return {};
            return {captured(s, f)};
        }
        case EffectKind::oblate:
            return q ? States{edited(s, f, std::nullopt)} : States{};
        case EffectKind::convert:
            return q ? changed_man(s, q->type, side) : States{};
        case EffectKind::flip:
            return q ? changed_man(s, q->type, other(q->side)) : States{};
        case EffectKind::change: {
            if (!q) return {};
            std::string name = e.names.empty() ? "" : e.names[0];
            if (e.names.empty()) {
                const auto row = e.table.find(spec(q->type).name);
                if (row == e.table.end()) return {};
                name = row->second;
            }
            return changed_man(s, *type_named(name), q->side);
        }
        case EffectKind::push:
        case EffectKind::pull:
            return pushed(e, s, in);
        case EffectKind::displace:
            return displaced(e, s, walk, in);
        case EffectKind::swap:
            return moved_man(s, walk.start);
        case EffectKind::mark:
        case EffectKind::unmark:
        case EffectKind::mark_field:
            return marked(e, s);
        case EffectKind::place: {
            if (q) return {};
            const int type = *type_named(e.names[0]);
            const Side owner = spec(type).owner == Owner::nobody ? Side::none : side;
            return {edited(s, f, arrived(Man{type, owner, {}}, f))};
        }
        case EffectKind::home: {
            State t = s;
            t.field = walk.start;
            return {t};
        }
        case EffectKind::rushed: {
            if (s.steps < 2) return {};
            State t = s;
            t.passed = s.steps - 1;
            return {t};
        }
        case EffectKind::activate: {
            if (!q) return {};
            State t = put_down(s, walk);
            t.taken_up = q;
            t.edited = true;
            return {t};
        }
        case EffectKind::promote_it: {
            if (!q) return {};
            State t = s;
            t.promoted = f;
            t.edited = true;
            return {t};
        }
        case EffectKind::take_passer: {
            const auto g = passer(s);
            if (!g) return {};
            State there = s;
            there.field = *g;
            return prey(there, walk) ? States{captured(s, *g)} : States{};
        }
        case EffectKind::add_counter: {
            const int value = counter(s, e.names[0]) + e.number;
            for (const CounterSpec& c : variant_.state)
                if (c.name == e.names[0] && (value < c.from || value > c.to)) return {};
            State t = s;
            t.counters[e.names[0]] = value;
            t.edited = true;
            return {t};
        }
        default:
            return {};
    }
}

}  // namespace acedrex::reference
