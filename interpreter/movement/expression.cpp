#include "movement/expression.hpp"

#include <algorithm>

namespace acedrex {

namespace {

std::size_t saturated(std::size_t weight) {
    return std::min(weight, kMaxWeight + 1);
}

std::size_t weight_of(const NumberRef& n) {
    if (!n) return 0;
    std::size_t w = 1 + weight_of(n->left) + weight_of(n->right);
    if (n->counted) w += n->counted->weight;
    return saturated(w);
}

Expr finished(Expression e) {
    std::size_t weight = 1 + e.vectors.size() / 8 + weight_of(e.lo) + weight_of(e.hi);
    for (const Expr& kid : e.kids) weight = saturated(weight + kid->weight);
    e.weight = weight;
    return std::make_shared<const Expression>(std::move(e));
}

Expr with_kids(ExprKind kind, std::vector<Expr> kids) {
    Expression e;
    e.kind = kind;
    e.kids = std::move(kids);
    return finished(std::move(e));
}

bool all_steps(const std::vector<Expr>& kids) {
    return std::all_of(kids.begin(), kids.end(), [](const Expr& k) { return k->kind == ExprKind::step; });
}

}  // namespace

namespace make {

Expr pass() {
    static const Expr e = finished({});
    return e;
}

Expr none() {
    static const Expr e = with_kids(ExprKind::none, {});
    return e;
}

Expr step(std::vector<Vector> vectors) {
    std::vector<Vector> distinct;
    for (const Vector v : vectors)
        if (std::find(distinct.begin(), distinct.end(), v) == distinct.end()) distinct.push_back(v);
    if (distinct.empty()) return none();
    Expression e;
    e.kind = ExprKind::step;
    e.vectors = std::move(distinct);
    return finished(std::move(e));
}

Expr leap(int a, int b) {
    std::vector<Vector> images;
    for (const Vector v : {Vector{a, b}, Vector{b, a}})
        for (int quarter = 0; quarter < 4; ++quarter) {
            const Vector t = turned(v, 2 * quarter);
            for (const Vector image : {t, Vector{-t.x, t.y}})
                if (std::find(images.begin(), images.end(), image) == images.end()) images.push_back(image);
        }
    return step(std::move(images));
}

Expr anywhere() {
    return with_kids(ExprKind::anywhere, {});
}

Expr sequence(std::vector<Expr> kids) {
    std::vector<Expr> flat;
    for (Expr& kid : kids) {
        if (kid->kind == ExprKind::none) return none();
        if (kid->kind == ExprKind::pass) continue;
        if (kid->kind == ExprKind::sequence)
            flat.insert(flat.end(), kid->kids.begin(), kid->kids.end());
        else
            flat.push_back(std::move(kid));
    }
    if (flat.empty()) return pass();
    if (flat.size() == 1) return flat[0];
    return with_kids(ExprKind::sequence, std::move(flat));
}

Expr choice(std::vector<Expr> kids) {
    std::vector<Expr> flat;
    for (Expr& kid : kids) {
        if (kid->kind == ExprKind::none) continue;
        if (kid->kind == ExprKind::choice)
            flat.insert(flat.end(), kid->kids.begin(), kid->kids.end());
        else
            flat.push_back(std::move(kid));
    }
    if (flat.empty()) return none();
    if (flat.size() == 1) return flat[0];
    if (all_steps(flat)) {
        std::vector<Vector> vectors;
        for (const Expr& kid : flat) vectors.insert(vectors.end(), kid->vectors.begin(), kid->vectors.end());
        return step(std::move(vectors));
    }
    return with_kids(ExprKind::choice, std::move(flat));
}

Expr repeat(Expr body, int lo, int hi) {
    return repeat(std::move(body), constant(lo), constant(hi));
}

Expr repeat(Expr body, NumberRef lo, NumberRef hi) {
    Expression e;
    e.kind = ExprKind::repeat;
    e.kids = {std::move(body)};
    e.lo = std::move(lo);
    e.hi = std::move(hi);
    return finished(std::move(e));
}

Expr look(Expr e) {
    return with_kids(ExprKind::look, {std::move(e)});
}
Expr look_not(Expr e) {
    return with_kids(ExprKind::look_not, {std::move(e)});
}
Expr aside(Expr e) {
    return with_kids(ExprKind::aside, {std::move(e)});
}
Expr every(Expr e) {
    return with_kids(ExprKind::every, {std::move(e)});
}
Expr first_of(std::vector<Expr> kids) {
    return with_kids(ExprKind::first_of, std::move(kids));
}
Expr fresh(Expr e) {
    return with_kids(ExprKind::fresh, {std::move(e)});
}
Expr by_side(Expr light, Expr dark) {
    return with_kids(ExprKind::by_side, {std::move(light), std::move(dark)});
}
Expr absolute(Expr e) {
    return with_kids(ExprKind::absolute, {std::move(e)});
}
Expr from(Expr guard) {
    return with_kids(ExprKind::from, {std::move(guard)});
}

Expr on_board(HookId hook) {
    Expression e;
    e.kind = ExprKind::on_board;
    e.hook = hook;
    return finished(std::move(e));
}

Expr guard(GuardKind kind, std::vector<std::string> names, int number) {
    Expression e;
    e.kind = ExprKind::guard;
    e.guard = kind;
    e.names = std::move(names);
    e.number = number;
    return finished(std::move(e));
}

Expr where(HookId hook) {
    Expression e;
    e.kind = ExprKind::guard;
    e.guard = GuardKind::where;
    e.hook = hook;
    return finished(std::move(e));
}

Expr effect(EffectKind kind, std::vector<std::string> names) {
    Expression e;
    e.kind = ExprKind::effect;
    e.effect = kind;
    e.names = std::move(names);
    return finished(std::move(e));
}

Expr effect_along(EffectKind kind, Vector v) {
    Expression e;
    e.kind = ExprKind::effect;
    e.effect = kind;
    e.vectors = {v};
    return finished(std::move(e));
}

Expr displace(Expr way) {
    Expression e;
    e.kind = ExprKind::effect;
    e.effect = EffectKind::displace;
    e.kids = {std::move(way)};
    return finished(std::move(e));
}

Expr change(std::map<std::string, std::string> table) {
    Expression e;
    e.kind = ExprKind::effect;
    e.effect = EffectKind::change;
    e.table = std::move(table);
    return finished(std::move(e));
}

namespace {

NumberRef number(Number::Op op, NumberRef a, NumberRef b) {
    Number n;
    n.op = op;
    n.left = std::move(a);
    n.right = std::move(b);
    return std::make_shared<const Number>(std::move(n));
}

}  // namespace

NumberRef constant(int value) {
    Number n;
    n.constant = value;
    return std::make_shared<const Number>(std::move(n));
}

NumberRef count(Expr e) {
    Number n;
    n.op = Number::Op::count;
    n.counted = std::move(e);
    return std::make_shared<const Number>(std::move(n));
}

NumberRef add(NumberRef a, NumberRef b) {
    return number(Number::Op::add, std::move(a), std::move(b));
}
NumberRef subtract(NumberRef a, NumberRef b) {
    return number(Number::Op::subtract, std::move(a), std::move(b));
}
NumberRef multiply(NumberRef a, NumberRef b) {
    return number(Number::Op::multiply, std::move(a), std::move(b));
}

NumberRef per_field(HookId hook, Vector direction) {
    Number n;
    n.op = Number::Op::per_field;
    n.hook = hook;
    n.direction = direction;
    return std::make_shared<const Number>(std::move(n));
}

Expr at(Expr e, Place place) {
    Expression copy = *e;
    copy.place = std::move(place);
    return std::make_shared<const Expression>(std::move(copy));
}

}  // namespace make

bool may_stand_still(const Expression& e) {
    const auto still = [](const Expr& kid) { return may_stand_still(*kid); };
    switch (e.kind) {
        case ExprKind::step:
        case ExprKind::anywhere:
        case ExprKind::none:
        case ExprKind::on_board:  // asked again when it is bound
            return false;
        case ExprKind::sequence:
            return std::all_of(e.kids.begin(), e.kids.end(), still);
        case ExprKind::choice:
        case ExprKind::first_of:
        case ExprKind::by_side:
            return std::any_of(e.kids.begin(), e.kids.end(), still);
        case ExprKind::repeat:
            return !(e.lo->op == Number::Op::constant && e.lo->constant > 0) || may_stand_still(*e.kids[0]);
        case ExprKind::fresh:
        case ExprKind::absolute:
            return may_stand_still(*e.kids[0]);
        case ExprKind::pass:
        case ExprKind::look:
        case ExprKind::look_not:
        case ExprKind::aside:
        case ExprKind::every:
        case ExprKind::from:
        case ExprKind::guard:
        case ExprKind::effect:
            return true;
    }
    return true;
}

std::vector<Vector> single_steps(const Expression& e) {
    if (e.kind == ExprKind::step) return e.vectors;
    if (e.kind != ExprKind::choice) return {};
    std::vector<Vector> all;
    for (const Expr& kid : e.kids) {
        const std::vector<Vector> some = single_steps(*kid);
        if (some.empty()) return {};
        all.insert(all.end(), some.begin(), some.end());
    }
    return all;
}

bool is_guard(const Expression& e) {
    switch (e.kind) {
        case ExprKind::pass:
        case ExprKind::none:
        case ExprKind::look:
        case ExprKind::look_not:
        case ExprKind::from:
        case ExprKind::guard:
        case ExprKind::on_board:
            return true;
        case ExprKind::sequence:
        case ExprKind::choice:
        case ExprKind::first_of:
        case ExprKind::by_side:
        case ExprKind::absolute:
            return std::all_of(e.kids.begin(), e.kids.end(), [](const Expr& k) { return is_guard(*k); });
        default:
            return false;
    }
}

namespace {

std::string fault_in(const NumberRef& n);

// Visits shared nodes as often as they are referred to; fault_of() has bounded the weight before.
std::string fault_in(const Expression& e) {
    if (e.kind == ExprKind::repeat) {
        const bool once = e.hi->op == Number::Op::constant && e.hi->constant <= 1;
        if (!once && may_stand_still(*e.kids[0]))
            return "a repetition whose body can be walked without a step would never end: " +
                   to_string(*e.kids[0]);
        for (const NumberRef& n : {e.lo, e.hi})
            if (std::string fault = fault_in(n); !fault.empty()) return fault;
    }
    for (const Expr& kid : e.kids)
        if (std::string fault = fault_in(*kid); !fault.empty()) return fault;
    return "";
}

std::string fault_in(const NumberRef& n) {
    if (!n) return "";
    if (n->counted) return fault_in(*n->counted);
    if (std::string fault = fault_in(n->left); !fault.empty()) return fault;
    return fault_in(n->right);
}

}  // namespace

std::string fault_of(const Expression& e) {
    if (e.weight > kMaxWeight)
        return "the expression is too large: more than " + std::to_string(kMaxWeight) + " parts";
    return fault_in(e);
}

}  // namespace acedrex
