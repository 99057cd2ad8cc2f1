// The algebra of the oracle: what is built of smaller expressions and is more than a union.
#include <algorithm>
#include <tuple>

#include "evaluator.hpp"

namespace acedrex::reference {

namespace {

// Where a walker is in which position, as repetitions tell what they have met.
using Met = std::tuple<Field, std::optional<std::pair<int, int>>, Placement>;
using Chain = std::set<Met>;

Met met(const State& s) {
    return {s.field, s.beyond, s.board};
}

// A state of a repetition together with what was met on the way to it.
struct Link {
    State state;
    Chain chain;

    auto operator<=>(const Link&) const = default;
};

// Of one repetition, in the chains of one turn: some 400 MB.
constexpr std::size_t kMostMet = 1'000'000;

}  // namespace

// What is met is met in one state only, on whatever way: then none has to be told from another, and what is
// reached is reached on the shortest one. Nothing where that does not hold.
std::optional<States> Evaluator::reached_anyhow(const Expression& e, const State& s, int most,
                                                const Walk& walk, const Context& in) {
    std::map<Met, State> known{{met(s), s}};
    States reached{s};
    std::vector<State> turn{s};
    for (int i = 0; i < most && !turn.empty(); ++i) {
        std::vector<State> next;
        for (const State& from : turn)
            for (const State& t : eval(*e.kids[0], from, walk, in)) {
                const auto [there, first] = known.emplace(met(t), t);
                if (first) {
                    reached.insert(t);
                    next.push_back(t);
                } else if (there->second != t && met(t) != met(s)) {  // back at the start is nowhere
                    return std::nullopt;
                }
            }
        turn = std::move(next);
    }
    return reached;
}

// Literally A_0, A_1, ...: each state keeps the chain of (field, position) that led to it.
States Evaluator::eval_repeat(const Expression& e, const State& s, const Walk& walk, const Context& in) {
    const int lo = value(*e.lo, s, walk, in);
    const int hi = value(*e.hi, s, walk, in);
    States reached;
    if (hi < lo) return reached;
    if (lo <= 1 && !wording_.may_be_lost)
        if (auto anyhow = reached_anyhow(e, s, hi, walk, in)) {
            if (lo == 1) anyhow->erase(s);
            return *anyhow;
        }
    std::set<Link> turn{{s, {met(s)}}};
    for (int i = 0; i <= hi && !turn.empty(); ++i) {
        std::set<Link> next;
        for (const Link& link : turn) {
            if (i >= lo) reached.insert(link.state);
            if (i == hi) continue;
            for (const State& t : eval(*e.kids[0], link.state, walk, in)) {
                if (t.lost) {
                    reached.insert(t);
                    continue;
                }
                Chain chain = link.chain;
                if (!chain.insert(met(t)).second) {
                    led_on_.insert(t.passages.begin(), t.passages.end());
                    continue;
                }
                spend(1 + chain.size() / 8);
                next.insert(Link{t, std::move(chain)});
            }
            if (next.size() * static_cast<std::size_t>(i + 2) > kMostMet) throw TooManyStates{};
        }
        turn = std::move(next);
    }
    return reached;
}

States Evaluator::eval_aside(const Expression& e, const State& s, const Walk& walk, const Context& in) {
    States states;
    for (const State& t : eval_within(*e.kids[0], on_its_own(s), walk, in)) {
        State back = s;
        back.board = t.board;
        back.promoted = t.promoted;
        back.into = t.into;
        back.captured = t.captured;
        back.taken = t.taken;
        back.attacked = t.attacked;
        back.oblated = t.oblated;
        back.edited = t.edited;
        if (t.down == Down::gone) {
            if (s.down == Down::landed) {  // it leaves its field
                back.board = back.board.without(s.field);
                back.edited = true;
            }
            back.down = Down::gone;
        }
        if (t.down != Down::gone && s.down == Down::landed) {
            states.merge(become(back, t.walker.type));  // on its field
            continue;
        }
        back.walker = t.walker;
        states.insert(std::move(back));
    }
    return states;
}

States Evaluator::eval_every(const Expression& e, const State& s, const Walk& walk, const Context& in) {
    State all = s;
    std::map<Field, Cell> edits;
    std::map<Field, Marks> marks;
    std::map<std::string, int> numbers;
    for (const State& t : eval_within(*e.kids[0], on_its_own(s), walk, answered(in))) {
        for (Field f = 0; f < board_.off(); ++f) {
            if (t.board.marks(f) != s.board.marks(f)) {
                const auto [edit, first] = marks.emplace(f, t.board.marks(f));
                if (!first && edit->second != t.board.marks(f)) throw Contradiction{};
            }
            if (t.board.at(f) == s.board.at(f)) continue;
            const auto [edit, first] = edits.emplace(f, t.board.at(f));
            if (!first && edit->second != t.board.at(f)) throw Contradiction{};
            // What has come in the same moment has not been there to be captured.
            if (t.captured.count(f)) {
                all.captured.insert(f);
                all.taken.insert(*t.taken.find(f));
            }
            if (const auto gone = t.oblated.find(f); gone != t.oblated.end()) all.oblated.insert(*gone);
        }
        for (const Numbered& one : this->numbers()) {
            if (counter(t, one) == counter(s, one)) continue;
            const auto [edit, first] = numbers.emplace(one.name, counter(t, one));
            if (!first && edit->second != counter(t, one)) throw Contradiction{};
        }
    }
    // All at once: its captures come before nothing and after nothing.
    if (!s.edited) all.attacked = all.captured;
    for (const auto& [f, cell] : edits) {
        all.board = all.board.with(f, cell);
        all.edited = all.edited || !all.captured.count(f);
    }
    for (const Numbered& one : this->numbers())
        if (const auto edit = numbers.find(one.name); edit != numbers.end())
            all = with_number(all, one, edit->second);
    for (const auto& [f, given] : marks) {
        all.board = all.board.with_marks(f, given);
        all.edited = true;
    }
    return {all};
}

States Evaluator::eval_fresh(const Expression& e, const State& s, const Walk& walk, const Context& in) {
    // Inside another `fresh` whatever this one forbids is forbidden already.
    if (s.visited) return eval(*e.kids[0], s, walk, in);
    State inside = s;
    inside.visited = std::set<Field>{walk.start, s.field};
    States states;
    for (State t : eval(*e.kids[0], inside, walk, in)) {
        t.visited.reset();
        states.insert(std::move(t));
    }
    return states;
}

int Evaluator::value(const Number& number, const State& s, const Walk& walk, const Context& in) {
    const auto bounded = [](long long n) {
        return static_cast<int>(std::clamp<long long>(n, -kUnlimited, kUnlimited));
    };
    switch (number.op) {
        case Number::Op::constant:
            return number.constant;
        case Number::Op::count: {
            const State then = state_at(walk.before, walk.walker, walk.start);
            std::set<Field> fields;
            for (const State& t : eval_within(*number.counted, then, walk, in)) fields.insert(t.field);
            return static_cast<int>(fields.size());
        }
        case Number::Op::add:
            return bounded(static_cast<long long>(value(*number.left, s, walk, in)) +
                           value(*number.right, s, walk, in));
        case Number::Op::subtract:
            return bounded(static_cast<long long>(value(*number.left, s, walk, in)) -
                           value(*number.right, s, walk, in));
        case Number::Op::multiply:
            return bounded(static_cast<long long>(value(*number.left, s, walk, in)) *
                           value(*number.right, s, walk, in));
        case Number::Op::per_field: {
            // Directions are told as authored, together with the side that they are turned for.
            const Vector v = number.direction;
            const Side side = in.absolute ? Side::light : in.seen_as.value_or(walk.walker.side);
            std::vector<int>& limits = limits_[{number.hook, v.x, v.y, side}];
            if (limits.empty()) limits = hooks_->limits(number.hook, board_, v, side, variant_.rotate);
            return limits[s.field];
        }
    }
    return 0;
}

}  // namespace acedrex::reference
