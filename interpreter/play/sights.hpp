// What programs can look at: for a piece of a code on a field, all fields that its walks could touch,
// whatever stands where. A piece attacks nothing elsewhere, and a move elsewhere changes nothing for it.
#pragma once

#include <atomic>
#include <memory>
#include <vector>

#include "play/walker.hpp"

namespace acedrex {

// Made when they are first asked for, by any thread.
class Sights {
  public:
    explicit Sights(const Ground& ground);
    ~Sights();
    Sights(const Sights&) = delete;
    Sights& operator=(const Sights&) = delete;

    // nullptr where walks depend on more than what stands on the fields that they touch, or leave them.
    const FieldSet* of(Code code, Field from) const;

  private:
    using Made = std::atomic<const FieldSet*>;  // an empty set: depends on more

    const Ground& ground_;
    mutable std::vector<std::vector<Made>> made_;  // by code and field
};

}  // namespace acedrex
