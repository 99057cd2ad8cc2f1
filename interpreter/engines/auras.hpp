// What pieces do to one another by standing where they stand: auras, judged once for a turn.
#pragma once

#include <cstdint>
#include <vector>

#include "engines/walker.hpp"

namespace acedrex {

class Auras {
  public:
    Auras(const PlayContext& play, Position& position);

    // Does any piece on the board have an aura?
    bool any() const;
    // Judges them all on the position as it is; what was judged before is forgotten.
    void judge();

    // As judged.
    bool touches(Field f) const { return index_[f] != 0; }
    bool frozen(Field f) const { return touches(f) && !on(f).freezes.empty(); }
    int plies(Field f) const { return touches(f) ? on(f).plies : 1; }
    Tags tags(Field f) const { return touches(f) ? on(f).tags : 0; }
    // The walks of the piece on f that it is lent: those by auras and those that its freezers leave it.
    void add_lent(Field f, const Movement& movement, std::vector<Pc>& walks) const;
    // What auras have the piece on f leave behind if it goes.
    void add_wakes(Field f, const Movement& movement, std::vector<Pc>& wakes) const;

    // Does a piece protect any other?
    bool protects() const;
    // Does a piece protect the one on f now, as the position is, from the one on `from`, which has not left
    // it and protects nothing from itself? kNoField: from none that stands on the board.
    bool is_protected(Field f, Field from);

  private:
    // One effect of a giver on the piece that stands on a field.
    struct Hold {
        Field giver;
        const Aura* aura;
    };
    struct Touched {
        Field field = 0;
        int plies = 1;
        Tags tags = 0;
        std::vector<Hold> lends, wakes, freezes;
    };

    // reached(giver, field) for each field that the aura of a piece reaches, where it concerns the piece that
    // stands there.
    template <class Reached>
    void each_reached(const Aura& aura, Reached reached);
    Touched& touch(Field f);
    const Touched& on(Field f) const { return touched_[index_[f] - 1u]; }
    void add_loans(std::vector<Hold> Touched::*holds, const std::vector<Movement::Loan>& loans, Field f,
                   std::vector<Pc>& out) const;

    const PlayContext& play_;
    Position* position_;
    Walker walker_;
    std::vector<std::uint16_t> index_;  // by field: 1 + its place in touched_
    std::vector<Touched> touched_;
};

}  // namespace acedrex
