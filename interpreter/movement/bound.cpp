// Making bound expressions, and what can be told from them.
#include "movement/bound.hpp"

#include <algorithm>
#include <set>

namespace acedrex {

namespace bound {

BoundRef finished(Bound b) {
    return std::make_shared<const Bound>(std::move(b));
}

BoundRef simple(BoundKind kind) {
    return finished({.kind = kind});
}

bool is_set(const BoundRef& b) {
    return b->kind == BoundKind::codes || b->kind == BoundKind::fields;
}

// Both set guards of one kind in one; `all`: both must hold, else one of them.
BoundRef merged_sets(const BoundRef& a, const BoundRef& b, bool all) {
    Bound m = *a;
    for (std::size_t i = 0; i < m.codes.size(); ++i)
        m.codes[i] = all ? m.codes[i] & b->codes[i] : m.codes[i] | b->codes[i];
    for (std::size_t i = 0; i < m.fields.size(); ++i)
        m.fields[i] = all ? m.fields[i] && b->fields[i] : m.fields[i] || b->fields[i];
    if (a->source && b->source)
        m.source = all ? make::sequence({a->source, b->source}) : make::choice({a->source, b->source});
    return finished(std::move(m));
}

BoundRef sequence_of(std::vector<BoundRef> kids) {
    std::vector<BoundRef> flat;
    for (const BoundRef& kid : kids) {
        if (kid->kind == BoundKind::none) return kid;
        if (kid->kind == BoundKind::pass) continue;
        const auto add = [&](const BoundRef& k) {
            if (!flat.empty() && is_set(k) && flat.back()->kind == k->kind)
                flat.back() = merged_sets(flat.back(), k, true);
            else
                flat.push_back(k);
        };
        if (kid->kind == BoundKind::sequence)
            for (const BoundRef& k : kid->kids) add(k);
        else
            add(kid);
    }
    if (flat.empty()) return simple(BoundKind::pass);
    if (flat.size() == 1) return flat[0];
    return finished({.kind = BoundKind::sequence, .kids = std::move(flat)});
}

BoundRef choice_of(std::vector<BoundRef> kids) {
    std::vector<BoundRef> flat;
    for (const BoundRef& kid : kids) {
        if (kid->kind == BoundKind::none) continue;
        const auto add = [&](const BoundRef& k) {
            const auto twin = std::find_if(
                flat.begin(), flat.end(), [&](const BoundRef& f) { return is_set(k) && f->kind == k->kind; });
            if (twin != flat.end())
                *twin = merged_sets(*twin, k, false);
            else
                flat.push_back(k);
        };
        if (kid->kind == BoundKind::choice)
            for (const BoundRef& k : kid->kids) add(k);
        else
            add(kid);
    }
    if (flat.empty()) return simple(BoundKind::none);
    if (flat.size() == 1) return flat[0];
    return finished({.kind = BoundKind::choice, .kids = std::move(flat)});
}

// The same, said to stem from e: for reports.
BoundRef said_by(const BoundRef& a, const Expr& e) {
    if (a->source || a->kind == BoundKind::pass || a->kind == BoundKind::none) return a;
    Bound m = *a;
    m.source = e;
    return finished(std::move(m));
}

BoundRef complement(const BoundRef& a) {
    Bound m = *a;
    if (a->source) m.source = make::of(ExprKind::look_not, {a->source});
    for (auto& code : m.codes) code = !code;
    for (std::uint8_t& in : m.fields) in = !in;
    return finished(std::move(m));
}

BoundRef look_of(BoundRef b, const Expr& e) {
    if (is_set(b) || b->kind == BoundKind::pass || b->kind == BoundKind::none) return b;
    return finished({.kind = BoundKind::look, .kids = {std::move(b)}, .source = e});
}

BoundRef look_not_of(BoundRef b, const Expr& e) {
    if (is_set(b)) return complement(b);
    if (b->kind == BoundKind::none) return simple(BoundKind::pass);
    if (b->kind == BoundKind::pass) return simple(BoundKind::none);
    return finished({.kind = BoundKind::look_not, .kids = {std::move(b)}, .source = e});
}

}  // namespace bound

namespace {

struct TypeChanges {
    BindContext& binding;
    Side side;
    std::set<const Expression*> seen{};  // pieces borrow from each other
    int made = 0;                        // depth of functions that return functions

    bool in(const Expression& e) {
        if (!seen.insert(&e).second) return false;
        if (e.kind == ExprKind::effect && (e.effect == EffectKind::become || e.effect == EffectKind::promote))
            return true;
        const auto inside = [&](const Expr& kid) { return kid && in(*kid); };
        if (e.kind == ExprKind::on_board || e.kind == ExprKind::each_type) {
            if (binding.hooks == nullptr) return false;
            if (made >= kMaxBindDepth) return true;
            ++made;
            bool found = false;
            if (e.kind == ExprKind::on_board) {
                found = inside(made_on_board(binding, e.hook, side));
            } else {
                const std::vector<Expr>& all = made_for_types(binding, e.hook);
                found = std::any_of(all.begin(), all.end(), inside);
            }
            --made;
            return found;
        }
        if (e.kind == ExprKind::gait) return std::any_of(binding.gaits.begin(), binding.gaits.end(), inside);
        if (e.kind == ExprKind::moves_of) {
            if (e.lender != Lender::type)
                return std::any_of(binding.moves.begin(), binding.moves.end(), inside);
            const auto type = binding.cast->type_named(e.names[0]);
            return type && inside(binding.moves[static_cast<std::size_t>(*type)]);
        }
        return std::any_of(e.kids.begin(), e.kids.end(), inside);
    }
};

}  // namespace

bool changes_type(const Expression& e, BindContext& binding, Side side) {
    return TypeChanges{binding, side}.in(e);
}

}  // namespace acedrex
