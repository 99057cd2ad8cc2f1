#include "movement/ways_apart.hpp"

#include <algorithm>
#include <vector>

#include "base/ranges.hpp"

namespace acedrex {

namespace {

constexpr int kMostCalls = 4;  // one within the other, that are looked into

// Does the walker stay where it is, with nothing done?
bool stays(const Bound& e) {
    switch (e.kind) {
        case BoundKind::pass:
        case BoundKind::none:
        case BoundKind::codes:
        case BoundKind::fields:
        case BoundKind::test:
        case BoundKind::look:
        case BoundKind::look_not:
        case BoundKind::from:
            return true;
        case BoundKind::sequence:
        case BoundKind::choice:
            return ranges::all_of(e.kids, [](const BoundRef& kid) { return stays(*kid); });
        default:
            return false;
    }
}

// The sets that it asks of the field where it begins.
std::vector<const Bound*> first_asked(const Bound& e) {
    const auto is_set = [](const Bound& b) {
        return b.kind == BoundKind::codes || b.kind == BoundKind::fields;
    };
    if (is_set(e)) return {&e};
    std::vector<const Bound*> sets;
    if (e.kind == BoundKind::sequence)
        for (std::size_t i = 0; i < e.kids.size() && is_set(*e.kids[i]); ++i) sets.push_back(e.kids[i].get());
    return sets;
}

bool exclude(const Bound& a, const Bound& b) {
    if (a.kind != b.kind || (a.kind == BoundKind::fields && a.beyond && b.beyond)) return false;
    const auto& one = a.kind == BoundKind::codes ? a.codes : a.fields;
    const auto& other = a.kind == BoundKind::codes ? b.codes : b.fields;
    for (std::size_t i = 0; i < std::min(one.size(), other.size()); ++i)
        if (one[i] != 0 && other[i] != 0) return false;
    return true;
}

}  // namespace

bool WaysApart::differ(std::span<const BoundRef> alternatives) const {
    for (std::size_t i = 0; i < alternatives.size(); ++i)
        for (std::size_t j = 0; j < i; ++j)
            if (!differ(*alternatives[i], *alternatives[j])) return false;
    return true;
}

bool WaysApart::differ(const Bound& a, const Bound& b) const {
    if ((stays(a) && makes_step(b)) || (stays(b) && makes_step(a))) return true;
    const auto asked_of_b = first_asked(b);
    return ranges::any_of(first_asked(a), [&](const Bound* one) {
        return ranges::any_of(asked_of_b, [&](const Bound* other) { return exclude(*one, *other); });
    });
}

// Whatever way it takes? (Where that is not known: no.)
bool WaysApart::makes_step(const Bound& e, int depth) const {
    const auto makes = [&](const BoundRef& kid) { return makes_step(*kid, depth); };
    switch (e.kind) {
        case BoundKind::step:
        case BoundKind::roam:
        case BoundKind::across:
        case BoundKind::anywhere:
        case BoundKind::portal:  // told as one step
            return true;
        case BoundKind::sequence:
        case BoundKind::fresh:
            return ranges::any_of(e.kids, makes);
        case BoundKind::choice:
        case BoundKind::first_of:
            return ranges::all_of(e.kids, makes);
        case BoundKind::repeat:
            return e.lo->op == BoundNumber::Op::constant && e.lo->constant > 0 && makes(e.kids[0]);
        case BoundKind::call: {
            const auto grammar = grammars_.find(e.a);
            return depth < kMostCalls && grammar != grammars_.end() &&
                   makes_step(*grammar->second->kids[e.b], depth + 1);
        }
        default:
            return false;
    }
}

bool WaysApart::calls_follow(const Bound& e, bool stepped) const {
    if (e.kind == BoundKind::call) return stepped;
    return ranges::all_of(e.kids, [&](const BoundRef& kid) {
        const bool follow = calls_follow(*kid, stepped);
        if (e.kind == BoundKind::sequence) stepped = stepped || makes_step(*kid);
        return follow;
    });
}

}  // namespace acedrex
