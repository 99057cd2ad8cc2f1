#include "movement/expression.hpp"

#include <algorithm>
#include <set>

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

enum class Stands : std::uint8_t { never, always, all, any, own };
enum class Guards : std::uint8_t { no, yes, kids };
struct KindRow {
    Stands stands;
    Guards guards;
};
constexpr KindRow kKinds[] = {
#define KIND(name, text, stands, guards) {Stands::stands, Guards::guards},
#include "movement/kinds.def"
};
const KindRow& row_of(ExprKind kind) {
    return kKinds[static_cast<std::size_t>(kind)];
}

// standing: productions of the grammars around e that can be walked without a step, as far as is known.
bool may_stand(const Expression& e, const std::set<std::string>& standing) {
    const auto still = [&](const Expr& kid) { return may_stand(*kid, standing); };
    switch (row_of(e.kind).stands) {
        case Stands::never:
            return false;
        case Stands::always:
            return true;
        case Stands::all:
            return ranges::all_of(e.kids, still);
        case Stands::any:
            return ranges::any_of(e.kids, still);
        case Stands::own:
            break;
    }
    if (e.kind == ExprKind::call) return standing.count(e.names[0]) > 0;
    if (e.kind == ExprKind::each_step) return still(e.kids[0]);
    if (e.kind == ExprKind::repeat)
        return !(e.lo->op == Number::Op::constant && e.lo->constant > 0) || still(e.kids[0]);
    std::set<std::string> inner = standing;  // of a grammar
    for (const std::string& name : e.names) inner.erase(name);
    for (std::size_t found = inner.size() + 1; found != inner.size();) {
        found = inner.size();
        for (std::size_t i = 0; i < e.kids.size(); ++i)
            if (may_stand(*e.kids[i], inner)) inner.insert(e.names[i]);
    }
    return inner.count(e.names[0]) > 0;
}

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

bool may_stand_still(const Expression& e) {
    return may_stand(e, {});
}

bool is_guard(const Expression& e) {
    const Guards guards = row_of(e.kind).guards;
    return guards == Guards::kids ? ranges::all_of(e.kids, [](const Expr& k) { return is_guard(*k); })
                                  : guards == Guards::yes;
}

namespace {

ExpressionFault fault_in(const NumberRef& n);

// The productions that a walk of e may come to before its first step.
void add_heads(const Expression& e, std::set<std::string>& heads) {
    if (e.kind == ExprKind::call) heads.insert(e.names[0]);
    for (const Expr& kid : e.kids) {
        add_heads(*kid, heads);
        if (e.kind == ExprKind::sequence && !may_stand_still(*kid)) break;
    }
}

ExpressionFault fault_in_grammar(const Expression& e) {
    std::map<std::string, std::set<std::string>> heads;
    for (std::size_t i = 0; i < e.kids.size(); ++i) add_heads(*e.kids[i], heads[e.names[i]]);
    for (const std::string& name : e.names) {
        std::set<std::string> reached = heads[name];
        for (std::size_t before = 0; before != reached.size();) {
            before = reached.size();
            for (const std::string& next : std::set<std::string>(reached))
                reached.insert(heads[next].begin(), heads[next].end());
        }
        if (reached.count(name) > 0)
            return {"m.grammar: \"" + name + "\" comes back to itself without a step, and would never end"};
    }
    return {};
}

// Visits shared nodes as often as they are referred to; fault_of() has bounded the weight before.
ExpressionFault fault_in(const Expression& e) {
    if (e.kind == ExprKind::repeat) {
        const bool once = e.hi->op == Number::Op::constant && e.hi->constant <= 1;
        if (!once && may_stand_still(*e.kids[0]))
            return {"a repetition whose body can be walked without a step would never end: ", e.kids[0]};
        for (const NumberRef& n : {e.lo, e.hi})
            if (ExpressionFault fault = fault_in(n); !fault.empty()) return fault;
    }
    if (e.kind == ExprKind::grammar)
        if (ExpressionFault fault = fault_in_grammar(e); !fault.empty()) return fault;
    for (const Expr& kid : e.kids)
        if (ExpressionFault fault = fault_in(*kid); !fault.empty()) return fault;
    return {};
}

ExpressionFault fault_in(const NumberRef& n) {
    if (!n) return {};
    if (n->counted) return fault_in(*n->counted);
    const ExpressionFault fault = fault_in(n->left);
    return fault.empty() ? fault_in(n->right) : fault;
}

}  // namespace

ExpressionFault fault_of(const Expression& e) {
    if (e.weight > kMaxWeight)
        return {"the expression is too large: more than " + std::to_string(kMaxWeight) + " parts"};
    return fault_in(e);
}

}  // namespace acedrex
