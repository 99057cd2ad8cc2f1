// Whether a piece that captures is taken back, as far as tables tell.
#pragma once

#include <array>

#include "play/attack.hpp"
#include "position/position.hpp"

namespace acedrex {

class Values;
class Variant;

class Exchanges {
  public:
    Exchanges(const Variant& variant, const Values& values);

    // Would a piece of the side to move that goes there be attacked? False where tables do not tell.
    bool taken_back(const Position& position, Field from, Field to) const {
        const AttackTable* table = tables_[static_cast<std::size_t>(position.to_move())];
        return table != nullptr && table->attacked(position, to, from);
    }
    // What attacks a royal piece of the side, but for walkers; nullptr where tables do not tell.
    const AttackTable* attacks_on(Side side) const { return tables_[static_cast<std::size_t>(side)]; }

  private:
    // By side, of what attacks a royal piece of it: others are attacked by much the same. nullptr: there is
    // no such piece; or guards or auras tell more.
    std::array<const AttackTable*, kSides> tables_{};
};

}  // namespace acedrex
