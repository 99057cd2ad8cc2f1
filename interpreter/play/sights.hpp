// What programs can look at: for a piece of a code on a field, all fields that its walks could touch,
// whatever stands where. A piece attacks nothing elsewhere. Where it is local besides, nothing else is asked
// by its walks: a move elsewhere changes nothing for it.
#pragma once

#include <atomic>
#include <memory>
#include <vector>

#include "play/walker.hpp"

namespace acedrex {

struct Sight {
    FieldSet fields;
    bool local = true;
};

// Made when they are first asked for, by any thread.
class Sights {
  public:
    explicit Sights(const PlayContext& play);
    ~Sights();
    Sights(const Sights&) = delete;
    Sights& operator=(const Sights&) = delete;

    // nullptr where that is not known.
    const Sight* of(Code code, Field from) const;

  private:
    using Made = std::atomic<const Sight*>;  // without fields: not known

    const PlayContext& play_;
    bool open_ = false;  // what some piece takes depends on more than the two pieces
    mutable std::vector<std::vector<Made>> made_;  // by code and field
};

}  // namespace acedrex
