// The fields where programs can attack at all.
#pragma once

#include <atomic>
#include <vector>

#include "movement/reach.hpp"
#include "pieces/cast.hpp"

namespace acedrex {

struct PlayContext;

// What programs can look at, by code and field. A piece attacks nothing elsewhere; where its sight is local
// besides, a move elsewhere changes nothing for it. Made when they are first asked for, by any thread.
class Sights {
  public:
    explicit Sights(const PlayContext& play);
    ~Sights();
    Sights(const Sights&) = delete;
    Sights& operator=(const Sights&) = delete;

    // nullptr where that is not known.
    const Sight* of(Code code, Field from) const {
        if (made_[code].empty()) return nullptr;
        const Sight* known = made_[code][from].load(std::memory_order_acquire);
        if (known == nullptr) known = &look_from(code, from);
        return known->fields.empty() ? nullptr : known;
    }

  private:
    using Made = std::atomic<const Sight*>;  // without fields: not known

    const Sight& look_from(Code code, Field from) const;

    const PlayContext& play_;
    bool open_ = false;  // what some piece takes depends on more than the two pieces
    mutable std::vector<std::vector<Made>> made_;  // by code and field
};

}  // namespace acedrex
