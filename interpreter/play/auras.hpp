// What auras do to the pieces of a position, judged once for a turn.
#pragma once

#include <cstdint>
#include <memory>
#include <vector>

#include "movement/movement.hpp"
#include "position/position.hpp"

namespace acedrex {

struct PlayContext;
class Walker;

class Auras {
  public:
    // One effect of a giver on the piece that stands on a field.
    struct Hold {
        Field giver;
        Code code;  // of the giver
        std::size_t aura;
    };
    struct Touched {
        bool frozen = false;
        int plies = 1;
        Tags tags = 0;
        std::vector<Hold> lends, wakes, freezes;
    };

    Auras(const PlayContext& play, Position& position);
    ~Auras();

    void set_position(Position& position);

    // Does any piece on the board have an aura?
    bool any() const;
    // Judges them all on the position as it is; what was judged before is forgotten.
    void judge();

    // As judged.
    bool touches(Field f) const { return index_[f] != 0; }
    bool frozen(Field f) const { return on(f).frozen; }
    int plies(Field f) const { return on(f).plies; }
    Tags tags(Field f) const { return on(f).tags; }
    // The walks of the piece on f that it is lent: those by auras and those that its freezers leave it.
    void add_lent(Field f, const Movement& movement, std::vector<Pc>& walks) const;
    // What the piece on f leaves behind if it goes.
    void add_wakes(Field f, const Movement& movement, std::vector<Pc>& wakes) const;

    // Does a piece protect the one on f now, as the position is?
    bool is_protected(Field f);
    // Likewise from the piece on `from`, which would be in hand: it protects nobody and stands in no way.
    bool is_protected_from(Field f, Field from);

  private:
    const Touched& on(Field f) const;
    Touched& touch(Field f);
    void judge(const Aura& aura, bool freezing);
    std::vector<Field> reached_by(const Aura& aura, Field giver);

    const PlayContext& play_;
    Position* position_;
    std::unique_ptr<Walker> walker_;
    std::vector<std::uint16_t> index_;  // by field: 1 + its place in touched_
    std::vector<Touched> touched_;
    std::vector<Field> fields_;  // of touched_
};

}  // namespace acedrex
