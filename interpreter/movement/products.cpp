#include "movement/products.hpp"

#include <algorithm>
#include <iterator>
#include <optional>
#include <utility>

namespace acedrex {

namespace {

constexpr std::size_t kMostProducts = 64;

using Parts = std::vector<BoundRef>;

// What a walker cannot fail to do that has not left the board.
bool always_done(const Bound& e) {
    return becomes_another(e) || e.is(EffectKind::settle) || e.is(EffectKind::strike) ||
           e.is(EffectKind::no_promotion);
}

// Where e can be walked; absent where that depends on more than the field.
std::optional<FieldSet> where_walked(const Bound& e) {
    if (e.kind == BoundKind::fields) return e.fields;
    if (e.kind == BoundKind::pass || always_done(e)) return FieldSet{};
    if (e.kind != BoundKind::sequence) return std::nullopt;
    FieldSet common;
    for (const BoundRef& kid : e.kids) {
        const auto there = where_walked(*kid);
        if (!there) return std::nullopt;
        if (!there->empty()) keep_common(common, *there);
    }
    return common;
}

// How many kids of a first_of, from the first on, can be walked or not by the field alone; the last one does
// not count.
std::size_t decided(const Bound& e) {
    std::size_t kids = 0;
    while (kids + 1 < e.kids.size() && where_walked(*e.kids[kids])) ++kids;
    return kids;
}

bool is_sum(const Bound& e) {
    return e.kind == BoundKind::choice || (e.kind == BoundKind::first_of && decided(e) > 0);
}

// A first_of as a sum: each kid where none before it can be walked; those that are not decided stay together.
std::vector<BoundRef> as_sum(const Bound& e) {
    if (e.kind == BoundKind::choice) return e.kids;
    const std::size_t known = decided(e);
    std::vector<BoundRef> sum;
    FieldSet left;
    const auto add = [&](BoundRef kid) {
        if (!left.empty()) {
            BoundRef there = bound::finished({.kind = BoundKind::fields, .fields = left});
            kid = bound::joined(BoundKind::sequence, {std::move(there), std::move(kid)});
        }
        sum.push_back(std::move(kid));
    };
    for (std::size_t i = 0; i < known; ++i) {
        add(e.kids[i]);
        FieldSet walked = *where_walked(*e.kids[i]);
        if (walked.empty()) return sum;
        for (std::uint8_t& in : walked) in = !in;
        keep_common(left, walked);
    }
    if (known + 1 == e.kids.size())
        add(e.kids.back());
    else
        add(bound::finished(
            {.kind = BoundKind::first_of,
             .kids = Parts(e.kids.begin() + static_cast<std::ptrdiff_t>(known), e.kids.end())}));
    return sum;
}

// e as a sum of products, each by its factors; none where these would be too many.
std::vector<Parts> multiplied_out(const BoundRef& e) {
    std::vector<Parts> products;
    if (is_sum(*e)) {
        for (const BoundRef& kid : as_sum(*e)) {
            std::vector<Parts> ways = multiplied_out(kid);
            if (ways.empty() || products.size() + ways.size() > kMostProducts) return {};
            std::move(ways.begin(), ways.end(), std::back_inserter(products));
        }
        return products;
    }
    products.push_back(e->kind == BoundKind::sequence || e->kind == BoundKind::pass ? Parts{} : Parts{e});
    if (e->kind != BoundKind::sequence) return products;
    for (const BoundRef& kid : e->kids) {
        std::vector<Parts> longer;
        const std::vector<Parts> ways = multiplied_out(kid);
        if (products.size() * ways.size() > kMostProducts) return {};
        for (const Parts& product : products)
            for (const Parts& factor : ways) {
                longer.push_back(product);
                longer.back().insert(longer.back().end(), factor.begin(), factor.end());
            }
        products = std::move(longer);
    }
    return products;
}

}  // namespace

std::vector<BoundRef> distributed(const BoundRef& e) {
    // A walker that has left the board does nothing more, and beyond its edge no set of fields holds: which
    // way comes first is not told by sets there.
    const auto lost = [](const Bound& b) { return b.is(EffectKind::leave) || b.kind == BoundKind::roam; };
    const auto ordered = [](const Bound& b) { return b.kind == BoundKind::first_of; };
    if (e->kind != BoundKind::sequence || (any_inside(*e, ordered) && any_inside(*e, lost))) return {e};
    const std::vector<Parts> products = multiplied_out(e);
    if (products.empty()) return {e};
    std::vector<BoundRef> out;
    for (const Parts& product : products)
        out.push_back(bound::finished({.kind = BoundKind::sequence, .kids = product}));
    return out;
}

BoundRef Closer::closed(const BoundRef& product) {
    Parts parts = factors(product);
    for (BoundRef& part : parts) {
        if (any_inside(*part, becomes_another)) break;
        part = closed_whole(part);
    }
    return bound::joined(BoundKind::sequence, parts);
}

BoundRef Closer::closed_whole(const BoundRef& e) {
    const auto known = known_.find(e);
    if (known != known_.end()) return known->second;
    BoundRef whole = made(e);
    known_.emplace(e, whole);
    return whole;
}

BoundRef Closer::made(const BoundRef& e) {
    if (e->kind == BoundKind::test) return binder_.closed_guard(e);
    // Pieces that are displaced are others, of whatever type.
    if (e->kids.empty() || e->kind == BoundKind::effect) return e;
    Bound with = *e;
    for (BoundRef& kid : with.kids) kid = closed_whole(kid);
    if (with.kids == e->kids) return e;
    switch (e->kind) {
        case BoundKind::sequence:
        case BoundKind::choice:
            return bound::said_by(bound::joined(e->kind, with.kids), e->source);
        case BoundKind::look:
            return bound::look_of(with.kids[0], e->source);
        case BoundKind::look_not:
            return bound::look_not_of(with.kids[0], e->source);
        default:
            return bound::finished(std::move(with));
    }
}

}  // namespace acedrex
