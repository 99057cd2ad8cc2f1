// Movement as sums of products, so that each product is compiled to the fastest tier that can hold it.
#pragma once

#include <map>
#include <vector>

#include "movement/bound.hpp"

namespace acedrex {

// A product over sums, multiplied out; only itself where that would be many. What comes first in order
// (m.first_of) is a sum as well where the field alone tells which of it can be walked.
std::vector<BoundRef> distributed(const BoundRef& e);

// Closes what a product leaves open because the piece may become another type on the way: before it does, it
// meets others as it is. What is shared by products is shared by what is made of them.
class Closer {
  public:
    explicit Closer(const Binder& binder) : binder_(binder) {}

    BoundRef closed(const BoundRef& product);

  private:
    BoundRef closed_whole(const BoundRef& e);
    BoundRef made(const BoundRef& e);

    const Binder& binder_;
    std::map<BoundRef, BoundRef> known_;
};

// Does the piece become another type by this effect?
inline bool becomes_another(const Bound& e) {
    return e.is(EffectKind::become) || e.is(EffectKind::promote);
}

}  // namespace acedrex
