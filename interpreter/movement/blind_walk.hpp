// The one walk over a program that looks at nothing: where walks can lead whatever stands on the board. What
// asks for more than the field where the walk is, and the one where it began, is taken to hold.
#pragma once

#include <compare>
#include <cstdint>
#include <map>
#include <unordered_set>
#include <vector>

#include "movement/bind_context.hpp"
#include "movement/program.hpp"
#include "movement/tables.hpp"

namespace acedrex {

class BlindWalk {
  public:
    using Mode = TableAlternative::Mode;
    struct Spot {
        Field f;
        Mode mode = Mode::any;  // how a walk that ends here may end
        bool taken = false;     // it may have captured something on its way
        auto operator<=>(const Spot&) const = default;
    };

    // What is asked of the walks: where they lead, or only those that may be attacks, which end where
    // something else than a capture is done.
    enum class Of : std::uint8_t { all, attacks };

    BlindWalk(const BindContext& binding, const Program& program, Of of = Of::all);

    // Forgets all; the walks that follow begin there.
    void begin(Field start);
    // Where walks from pc and a spot may end, in order.
    const std::vector<Spot>& ends(Pc pc, Spot from);
    // May a walk from pc and a field end anywhere? Where it may, nothing else is known of the walks.
    bool may_end(Pc pc, Field from);

    // The fields that the walks since begin() have led over.
    const FieldSet& seen() const { return seen_; }
    // Do they all ask and touch nothing but the walker, its field and what stands there?
    bool local() const { return local_; }
    // Are all fields known that they lead over? If not, the walks were given up.
    bool foreseen() const { return foreseen_; }

  private:
    struct Place {
        Pc pc;
        Spot spot;
        auto operator<=>(const Place&) const = default;
    };

    void follow(Place at, std::vector<Place>& open, std::vector<Spot>& found);
    void step(const Instruction& in, Place at, std::vector<Place>& open) const;
    void repeat(const Instruction& in, Place at, std::vector<Place>& open);
    bool is_new(Place at);
    bool spoils_attack(const Instruction& in, bool taken) const;
    bool holds(const Instruction& in, Field f) const;

    const BindContext& binding_;
    const Program& program_;
    Field start_ = 0;
    bool local_ = true, foreseen_ = true;
    FieldSet seen_;
    std::map<Place, std::vector<Spot>> ends_;
    std::unordered_set<std::uint64_t> visited_;  // where ways may meet
    std::uint64_t context_ = 0;                  // walks within walks
    int inside_ = 0;                             // likewise: how many
    const Of of_;
    bool any_will_do_ = false;  // one end of the outermost walk is enough
};

}  // namespace acedrex
