// What auras do to the pieces of a position, judged once for a turn.
#pragma once

#include "engines/influence.hpp"
#include "engines/walker.hpp"

namespace acedrex {

class Auras final : public Influence {
  public:
    Auras(const PlayContext& play, Position& position);

    // Does any piece on the board have an aura?
    bool any() const;
    // Judges them all on the position as it is; what was judged before is forgotten.
    void judge();

    bool protects() const override;
    bool is_protected(Field f, Field from) override;

  private:
    // reached(giver, field) for each field that the aura of a piece reaches, with a piece on it whom it
    // concerns.
    template <class Reached>
    void each_reached(const Aura& aura, Reached reached);

    const PlayContext& play_;
    Position* position_;
    Walker walker_;
};

}  // namespace acedrex
