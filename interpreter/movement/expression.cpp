#include "movement/expression.hpp"

#include <algorithm>
#include <set>

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
    return finished({.kind = ExprKind::step, .vectors = std::move(distinct)});
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
    return finished(
        {.kind = ExprKind::repeat, .kids = {std::move(body)}, .lo = std::move(lo), .hi = std::move(hi)});
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
    return finished({.kind = ExprKind::on_board, .hook = hook});
}

Expr guard(GuardKind kind, std::vector<std::string> names, int number) {
    return finished({.kind = ExprKind::guard, .guard = kind, .names = std::move(names), .number = number});
}

Expr counter(std::string name, int lo, int hi) {
    return finished({.kind = ExprKind::guard,
                     .guard = GuardKind::counter,
                     .names = {std::move(name)},
                     .lo = constant(lo),
                     .hi = constant(hi)});
}

Expr add_counter(std::string name, int number) {
    return finished({.kind = ExprKind::effect,
                     .effect = EffectKind::add_counter,
                     .names = {std::move(name)},
                     .number = number});
}

Expr where(HookId hook) {
    return finished({.kind = ExprKind::guard, .guard = GuardKind::where, .hook = hook});
}

Expr effect(EffectKind kind, std::vector<std::string> names) {
    return finished({.kind = ExprKind::effect, .effect = kind, .names = std::move(names)});
}

Expr effect_along(EffectKind kind, Vector v, int fields, bool off_board) {
    Expression e;
    e.kind = ExprKind::effect;
    e.effect = kind;
    e.vectors = {v};
    e.number = fields;
    if (off_board) e.names = {"off"};
    return finished(std::move(e));
}

Expr mark(EffectKind kind, std::string tag, int turns) {
    return finished({.kind = ExprKind::effect, .effect = kind, .names = {std::move(tag)}, .number = turns});
}

Expr wrapped(int which, Expr e) {
    return finished({.kind = ExprKind::wrapped, .kids = {std::move(e)}, .number = which});
}

Expr grammar(std::vector<std::string> names, std::vector<Expr> productions) {
    return finished({.kind = ExprKind::grammar, .kids = std::move(productions), .names = std::move(names)});
}

Expr call(std::string production) {
    return finished({.kind = ExprKind::call, .names = {std::move(production)}});
}

Expr moves_of(Lender lender, std::vector<std::string> names) {
    return finished({.kind = ExprKind::moves_of, .names = std::move(names), .lender = lender});
}

Expr roaming(Expr e) {
    return with_kids(ExprKind::roaming, {std::move(e)});
}

Expr across(std::string board) {
    return finished({.kind = ExprKind::across, .names = {std::move(board)}});
}

Expr gait() {
    return finished({.kind = ExprKind::gait});
}

Expr each_type(HookId hook) {
    return finished({.kind = ExprKind::each_type, .hook = hook});
}

Expr displace(Expr way) {
    return finished({.kind = ExprKind::effect, .effect = EffectKind::displace, .kids = {std::move(way)}});
}

Expr change(std::map<std::string, std::string> table) {
    return finished({.kind = ExprKind::effect, .effect = EffectKind::change, .table = std::move(table)});
}

namespace {

NumberRef number(Number::Op op, NumberRef a, NumberRef b) {
    return std::make_shared<const Number>(Number{.op = op, .left = std::move(a), .right = std::move(b)});
}

}  // namespace

NumberRef constant(int value) {
    return std::make_shared<const Number>(Number{.constant = value});
}

NumberRef count(Expr e) {
    return std::make_shared<const Number>(Number{.op = Number::Op::count, .counted = std::move(e)});
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
    return std::make_shared<const Number>(
        Number{.op = Number::Op::per_field, .hook = hook, .direction = direction});
}

Expr at(Expr e, Place place) {
    Expression copy = *e;
    copy.place = std::move(place);
    return std::make_shared<const Expression>(std::move(copy));
}

}  // namespace make

namespace {

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

// Productions of the grammars around an expression that can be walked without a
// step, as far as is known.
using Standing = std::set<std::string>;

bool may_stand(const Expression& e, const Standing& standing) {
    const auto still = [&](const Expr& kid) { return may_stand(*kid, standing); };
    switch (row_of(e.kind).stands) {
        case Stands::never:
            return false;
        case Stands::always:
            return true;
        case Stands::all:
            return std::all_of(e.kids.begin(), e.kids.end(), still);
        case Stands::any:
            return std::any_of(e.kids.begin(), e.kids.end(), still);
        case Stands::own:
            break;
    }
    if (e.kind == ExprKind::call) return standing.count(e.names[0]) > 0;
    if (e.kind == ExprKind::repeat)
        return !(e.lo->op == Number::Op::constant && e.lo->constant > 0) || still(e.kids[0]);
    Standing inner = standing;  // of a grammar
    for (const std::string& name : e.names) inner.erase(name);
    for (std::size_t found = inner.size() + 1; found != inner.size();) {
        found = inner.size();
        for (std::size_t i = 0; i < e.kids.size(); ++i)
            if (may_stand(*e.kids[i], inner)) inner.insert(e.names[i]);
    }
    return inner.count(e.names[0]) > 0;
}

}  // namespace

bool may_stand_still(const Expression& e) {
    return may_stand(e, {});
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
    const Guards guards = row_of(e.kind).guards;
    return guards == Guards::kids
               ? std::all_of(e.kids.begin(), e.kids.end(), [](const Expr& k) { return is_guard(*k); })
               : guards == Guards::yes;
}

namespace {

std::string fault_in(const NumberRef& n);

// The productions that a walk of e may come to before its first step.
void add_heads(const Expression& e, std::set<std::string>& heads) {
    if (e.kind == ExprKind::call) heads.insert(e.names[0]);
    for (const Expr& kid : e.kids) {
        add_heads(*kid, heads);
        if (e.kind == ExprKind::sequence && !may_stand_still(*kid)) break;
    }
}

std::string fault_in_grammar(const Expression& e) {
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
            return "m.grammar: \"" + name + "\" comes back to itself without a step, and would never end";
    }
    return "";
}

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
    if (e.kind == ExprKind::grammar)
        if (std::string fault = fault_in_grammar(e); !fault.empty()) return fault;
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
