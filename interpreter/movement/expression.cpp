#include "movement/expression.hpp"

#include <algorithm>

#include "base/ranges.hpp"

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

// The kids of a sequence or a choice without those that are one themselves, and without `absorbed` ones.
std::vector<Expr> flattened(ExprKind kind, ExprKind absorbed, std::vector<Expr> kids) {
    std::vector<Expr> flat;
    for (Expr& kid : kids)
        if (kid->kind == kind)
            flat.insert(flat.end(), kid->kids.begin(), kid->kids.end());
        else if (kid->kind != absorbed)
            flat.push_back(std::move(kid));
    return flat;
}

enum class Guards : std::uint8_t { no, yes, kids };
constexpr Guards kGuardsOf[] = {
#define KIND(name, text, stands, guards) Guards::guards,
#include "movement/kinds.def"
};

}  // namespace

namespace make {

Expr node(Expression e) {
    std::size_t weight = 1 + e.vectors.size() / 8 + weight_of(e.lo) + weight_of(e.hi);
    for (const Expr& kid : e.kids) weight = saturated(weight + kid->weight);
    e.weight = weight;
    return std::make_shared<const Expression>(std::move(e));
}

Expr of(ExprKind kind, std::vector<Expr> kids) {
    return node({.kind = kind, .kids = std::move(kids)});
}

Expr pass() {
    static const Expr e = of(ExprKind::pass);
    return e;
}

Expr none() {
    static const Expr e = of(ExprKind::none);
    return e;
}

Expr step(const std::vector<Vector>& vectors) {
    std::vector<Vector> distinct;
    for (const Vector v : vectors)
        if (ranges::count(distinct, v) == 0) distinct.push_back(v);
    if (distinct.empty()) return none();
    return node({.kind = ExprKind::step, .vectors = std::move(distinct)});
}

Expr sequence(std::vector<Expr> kids) {
    // What is lost on the way to what always fails leaves the board.
    const auto may_leave = [](const Expr& kid) { return says(*kid, EffectKind::or_leave); };
    const auto fails = ranges::find_if(kids, [](const Expr& kid) { return kid->kind == ExprKind::none; });
    if (fails != kids.end()) {
        if (std::none_of(kids.begin(), fails, may_leave)) return none();
        kids.erase(fails + 1, kids.end());
    }
    std::vector<Expr> flat = flattened(ExprKind::sequence, ExprKind::pass, std::move(kids));
    if (flat.empty()) return pass();
    return flat.size() == 1 ? flat[0] : of(ExprKind::sequence, std::move(flat));
}

Expr choice(std::vector<Expr> kids) {
    std::vector<Expr> flat = flattened(ExprKind::choice, ExprKind::none, std::move(kids));
    if (flat.size() == 1) return flat[0];
    std::vector<Vector> vectors;
    for (const Expr& kid : flat) {
        if (kid->kind != ExprKind::step) return of(ExprKind::choice, std::move(flat));
        vectors.insert(vectors.end(), kid->vectors.begin(), kid->vectors.end());
    }
    return step(vectors);
}

Expr repeat(Expr body, NumberRef lo, NumberRef hi) {
    return node(
        {.kind = ExprKind::repeat, .kids = {std::move(body)}, .lo = std::move(lo), .hi = std::move(hi)});
}

Expr guard(GuardKind kind, std::vector<std::string> names, int number) {
    return node({.kind = ExprKind::guard, .guard = kind, .names = std::move(names), .number = number});
}

Expr effect(EffectKind kind, std::vector<std::string> names, int number) {
    return node({.kind = ExprKind::effect, .effect = kind, .names = std::move(names), .number = number});
}

NumberRef number(Number n) {
    return std::make_shared<const Number>(std::move(n));
}

NumberRef constant(int value) {
    return number({.constant = value});
}

}  // namespace make

bool is_guard(const Expression& e) {
    const Guards guards = kGuardsOf[static_cast<std::size_t>(e.kind)];
    return guards == Guards::kids ? ranges::all_of(e.kids, [](const Expr& k) { return is_guard(*k); })
                                  : guards == Guards::yes;
}

}  // namespace acedrex
