#include "shrink.hpp"

#include <algorithm>
#include <memory>
#include <set>
#include <string>
#include <utility>
#include <vector>

#include "random_rules.hpp"
#include "values/expression_faults.hpp"
#include "wording.hpp"

namespace acedrex::reference {

namespace {

Expr with_kids(const Expr& e, std::vector<Expr> kids) {
    if (e->kind == ExprKind::sequence) return make::sequence(std::move(kids));
    if (e->kind == ExprKind::choice) return make::choice(std::move(kids));
    Expression copy = *e;
    copy.kids = std::move(kids);
    return std::make_shared<const Expression>(std::move(copy));
}

void simplify_number(const NumberRef& n, std::vector<NumberRef>& out) {
    if (n->op == Number::Op::constant) {
        if (n->constant > 0) out.push_back(make::constant(n->constant > 8 ? 4 : n->constant - 1));
        return;
    }
    out.push_back(make::constant(1));
    out.push_back(make::constant(2));
    if (n->left) out.push_back(n->left);
    if (n->right) out.push_back(n->right);
}

// Everything one simplification away from e, the boldest first.
std::vector<Expr> simpler(const Expr& e) {
    std::vector<Expr> out;
    if (e->kind == ExprKind::pass) return out;
    out.push_back(make::pass());
    const bool list =
        e->kind == ExprKind::sequence || e->kind == ExprKind::choice || e->kind == ExprKind::first_of;
    for (const Expr& kid : e->kids) out.push_back(kid);
    for (std::size_t i = 0; list && e->kids.size() > 2 && i < e->kids.size(); ++i) {
        std::vector<Expr> kids = e->kids;
        kids.erase(kids.begin() + static_cast<std::ptrdiff_t>(i));
        out.push_back(with_kids(e, std::move(kids)));
    }
    if (e->kind == ExprKind::step && e->vectors.size() > 1)
        for (const Vector v : e->vectors) out.push_back(make::step({v}));
    if (e->kind == ExprKind::repeat) {
        std::vector<NumberRef> numbers;
        simplify_number(e->hi, numbers);
        for (const NumberRef& hi : numbers) out.push_back(make::repeat(e->kids[0], e->lo, hi));
        numbers.clear();
        simplify_number(e->lo, numbers);
        for (const NumberRef& lo : numbers) out.push_back(make::repeat(e->kids[0], lo, e->hi));
    }
    for (std::size_t i = 0; i < e->kids.size(); ++i)
        for (const Expr& kid : simpler(e->kids[i])) {
            std::vector<Expr> kids = e->kids;
            kids[i] = kid;
            out.push_back(with_kids(e, std::move(kids)));
        }
    return out;
}

std::vector<Case> candidates(const Case& c) {
    std::vector<Case> out = with_fewer_rules(c);
    const auto changed = [&](const auto& change) {
        Case smaller = c;
        change(smaller);
        out.push_back(std::move(smaller));
    };
    const auto changed_piece = [&](std::size_t i, const auto& change) {
        auto piece = std::make_shared<PieceSpec>(*c.spec.pieces[i]);
        change(*piece);
        changed([&](Case& smaller) { smaller.spec.pieces[i] = std::move(piece); });
    };
    if (c.position.last().type >= 0)
        changed([&](Case& smaller) { smaller.position = smaller.position.after({}); });
    for (const Side side : {Side::light, Side::dark})
        if (c.position.own_last(side) >= 0)
            changed([&](Case& smaller) { smaller.position = smaller.position.having_moved(side, -1); });
    for (Field f = 0; f < c.board.off(); ++f) {
        if (!c.position.marks(f).empty())
            changed([&](Case& smaller) { smaller.position = smaller.position.with_marks(f, {}); });
        const Cell& q = c.position.at(f);
        if (!q) continue;
        changed([&](Case& smaller) { smaller.position = smaller.position.without(f); });
        if (!q->tags.empty())
            changed([&](Case& smaller) {
                smaller.position = smaller.position.with(f, Man{q->type, q->side, {}});
            });
    }
    if (c.spec.lands) {
        changed([&](Case& smaller) { smaller.spec.lands = nullptr; });
        for (const Expr& e : simpler(c.spec.lands)) changed([&](Case& smaller) { smaller.spec.lands = e; });
    }
    for (std::size_t i = 0; i < c.spec.pieces.size(); ++i) {
        const PieceSpec& piece = *c.spec.pieces[i];
        for (Expr PieceSpec::*part : std::initializer_list<Expr PieceSpec::*>{
                 &PieceSpec::moves, &PieceSpec::takes, &PieceSpec::immune, &PieceSpec::passes,
                 &PieceSpec::lands}) {
            if (!(piece.*part)) continue;
            changed_piece(i, [&](PieceSpec& p) { p.*part = nullptr; });
            for (const Expr& e : simpler(piece.*part)) changed_piece(i, [&](PieceSpec& p) { p.*part = e; });
        }
        for (bool PieceSpec::*flag : std::initializer_list<bool PieceSpec::*>{
                 &PieceSpec::transparent, &PieceSpec::passive, &PieceSpec::may_pass})
            if (piece.*flag) changed_piece(i, [&](PieceSpec& p) { p.*flag = false; });
    }
    return out;
}

// What may follow `land`: aside, every, become, leave, and guards.
bool may_follow_land(const Expr& e) {
    const auto all = [](const std::vector<Expr>& kids) {
        return std::all_of(kids.begin(), kids.end(), may_follow_land);
    };
    switch (e->kind) {
        case ExprKind::aside:
        case ExprKind::every:
        case ExprKind::pass:
            return true;
        case ExprKind::first_of:
        case ExprKind::sequence:
        case ExprKind::choice:
            return all(e->kids);
        case ExprKind::effect:
            return e->effect == EffectKind::become || e->effect == EffectKind::leave;
        default:
            return is_guard(*e);
    }
}

bool lands_last(const Expr& e) {
    bool landed = false;
    for (const Expr& kid : e->kids) {
        if (e->kind == ExprKind::sequence && landed && !may_follow_land(kid)) return false;
        landed = landed || (kid->kind == ExprKind::effect && kid->effect == EffectKind::land);
        if (!lands_last(kid)) return false;
    }
    return true;
}

// Does every call stand in a grammar that has its production?
bool calls_are_known(const Expr& e, std::set<std::string> known = {}) {
    if (e->kind == ExprKind::call) return known.count(e->names[0]) > 0;
    if (e->kind == ExprKind::grammar) known.insert(e->names.begin(), e->names.end());
    return std::all_of(e->kids.begin(), e->kids.end(),
                       [&](const Expr& kid) { return calls_are_known(kid, known); });
}

// Does some walk of the case, or of what its pieces may take and pass, fit?
template <class Is>
bool any_walk(const Case& c, const Is& is) {
    const auto in_piece = [&](const PieceRef& p) {
        return is(p->moves) || is(p->takes) || is(p->immune) || is(p->passes) || is(p->lands) ||
               std::any_of(p->actions.begin(), p->actions.end(), [&](const auto& a) { return is(a.second); });
    };
    return is(c.spec.lands) || std::any_of(c.spec.pieces.begin(), c.spec.pieces.end(), in_piece);
}

// Does anything follow `land` of which the semantics do not say what it means there?
bool goes_on_landed(const Case& c) {
    return any_walk(c, [](const Expr& e) { return e && !lands_last(e); });
}

// Could the case stand in a script?
bool sound(const Case& c) {
    const auto faulty = [](const Expr& e) { return e && !(fault_of(*e).empty() && calls_are_known(e)); };
    return has_possible_marks(c) && !any_walk(c, faulty);
}

bool guards_only(const Case& c) {
    for (const PieceRef& p : c.spec.pieces)
        for (const Expr& e : {p->takes, p->immune, p->passes})
            if (e && !is_guard(*e)) return false;
    return true;
}

}  // namespace

Case shrunk(Case c, const std::function<bool(const Case&)>& fails, int most) {
    const bool some_go_on = goes_on_landed(c);
    for (bool smaller = true; smaller;) {
        smaller = false;
        for (Case& candidate : candidates(c)) {
            if (!sound(candidate) || !guards_only(candidate)) continue;
            if (!some_go_on && goes_on_landed(candidate)) continue;
            if (--most < 0) return c;
            if (!fails(candidate)) continue;
            c = std::move(candidate);
            smaller = true;
            break;
        }
    }
    return c;
}

}  // namespace acedrex::reference
