// Making bound expressions.
#include "movement/bound.hpp"

#include <algorithm>

#include "base/ranges.hpp"

namespace acedrex::bound {

BoundRef finished(Bound b) {
    return std::make_shared<const Bound>(std::move(b));
}

BoundRef simple(BoundKind kind) {
    return finished({.kind = kind});
}

namespace {

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
    m.beyond = all ? a->beyond && b->beyond : a->beyond || b->beyond;
    if (a->source && b->source)
        m.source = all ? make::sequence({a->source, b->source}) : make::choice({a->source, b->source});
    return finished(std::move(m));
}

}  // namespace

BoundRef joined(BoundKind kind, const std::vector<BoundRef>& kids) {
    const bool all = kind == BoundKind::sequence;
    const BoundKind idle = all ? BoundKind::pass : BoundKind::none;
    std::vector<BoundRef> flat;
    const auto add = [&](const BoundRef& kid) {
        // The order of a choice does not matter.
        const auto twin =
            std::find_if(all && !flat.empty() ? flat.end() - 1 : flat.begin(), flat.end(),
                         [&](const BoundRef& other) { return is_set(kid) && other->kind == kid->kind; });
        if (twin != flat.end())
            *twin = merged_sets(*twin, kid, all);
        else
            flat.push_back(kid);
    };
    for (const BoundRef& kid : kids) {
        if (all && kid->kind == BoundKind::none) {
            // What is lost on the way to it leaves the board.
            const auto may_lose = [](const BoundRef& e) { return says(*e, EffectKind::or_leave); };
            if (!ranges::any_of(flat, may_lose)) return kid;
            flat.push_back(kid);
            break;
        }
        if (kid->kind == kind)
            std::for_each(kid->kids.begin(), kid->kids.end(), add);
        else if (kid->kind != idle)
            add(kid);
    }
    if (flat.empty()) return simple(idle);
    return flat.size() == 1 ? flat[0] : finished({.kind = kind, .kids = std::move(flat)});
}

BoundRef said_by(const BoundRef& a, const Expr& e) {
    if (a->source || a->kind == BoundKind::pass || a->kind == BoundKind::none) return a;
    Bound m = *a;
    m.source = e;
    return finished(std::move(m));
}

BoundRef look_of(BoundRef b, const Expr& e) {
    if (is_set(b) || b->kind == BoundKind::pass || b->kind == BoundKind::none) return b;
    return finished({.kind = BoundKind::look, .kids = {std::move(b)}, .source = e});
}

BoundRef look_not_of(BoundRef b, const Expr& e) {
    if (b->kind == BoundKind::none) return simple(BoundKind::pass);
    if (b->kind == BoundKind::pass) return simple(BoundKind::none);
    if (!is_set(b)) return finished({.kind = BoundKind::look_not, .kids = {std::move(b)}, .source = e});
    Bound m = *b;
    if (b->source) m.source = make::of(ExprKind::look_not, {b->source});
    for (auto& code : m.codes) code = !code;
    for (std::uint8_t& in : m.fields) in = !in;
    m.beyond = m.kind == BoundKind::fields && !m.beyond;
    return finished(std::move(m));
}

}  // namespace acedrex::bound
