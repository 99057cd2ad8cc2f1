// Which ways of a walk differ in their steps: a walker that tells its steps need not look for walks that have
// come to the same there.
#pragma once

#include <map>
#include <span>

#include "movement/bound.hpp"

namespace acedrex {

class WaysApart {
  public:
    // Its productions may be called from here on.
    void enter(const Bound& grammar) { grammars_[grammar.a] = &grammar; }

    // Do any two of them, begun alike, differ in what they ask of the field, or in one making a step where
    // the other makes none?
    bool differ(std::span<const BoundRef> alternatives) const;
    // Does a step come before each call in it?
    bool steps_before_calls(const Bound& production) const { return calls_follow(production, false); }

  private:
    bool differ(const Bound& a, const Bound& b) const;
    bool makes_step(const Bound& e, int depth = 0) const;
    bool calls_follow(const Bound& e, bool stepped) const;

    std::map<int, const Bound*> grammars_;
};

}  // namespace acedrex
