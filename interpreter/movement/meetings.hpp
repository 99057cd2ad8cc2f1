// What happens where a walker meets an occupant, as a dense table over pairs of codes.
#pragma once

#include <cstdint>
#include <map>
#include <vector>

#include "movement/bind_context.hpp"
#include "movement/expression.hpp"

namespace acedrex {

// Three-valued answers: a guard that looks at more than the two pieces cannot be settled at load.
enum class Answer : std::uint8_t { no, yes, depends };

constexpr Answer answer(bool holds) {
    return holds ? Answer::yes : Answer::no;
}

// Of several answers together: the decisive one as soon as it is given (`no` where all have to hold, `yes`
// where one has to), otherwise the other one, unless some depend.
template <class All, class Ask>
Answer combined_answer(const All& all, Answer decisive, Ask ask) {
    Answer combined = answer(decisive == Answer::no);
    for (const auto& one : all) {
        const Answer given = ask(one);
        if (given == decisive) return decisive;
        if (given == Answer::depends) combined = given;
    }
    return combined;
}

// Does the guard hold for this walker (of walker's side) and this occupant (kNoPiece: an empty field),
// whatever the rest of the position?
Answer settle_guard(const Expression& guard, Code walker, Code occupant, const BindContext& binding);

// What a piece type says of occupants that it meets, and of walkers that meet it; nullptr: the default.
struct OccupantGuards {
    Expr takes;   // enemy
    Expr immune;  // none
    // The same of what effects do besides capturing, by the effect: to which occupants a piece of the type
    // can do it, and which walkers cannot do it to one. They ask for types and sides only.
    std::map<EffectKind, Expr> does, spared;
    Expr passes;  // none
    bool transparent = false;
};

struct MeetingGuards : OccupantGuards {
    Expr unattacked;  // as immune, where it is asked which pieces attack one of the type
};

class Meetings {
  public:
    static constexpr std::uint8_t kTakes = 1;       // the walker may capture the occupant
    static constexpr std::uint8_t kTakesMaybe = 2;  // it depends on more than the two
    static constexpr std::uint8_t kPasses = 4;      // the walker steps over the occupant
    static constexpr std::uint8_t kPassesMaybe = 8;
    static constexpr std::uint8_t kAttacks = 16;  // the walker attacks the occupant where it could end on it
    static constexpr std::uint8_t kAttacksMaybe = 32;

    Meetings(const std::vector<MeetingGuards>& by_type, const BindContext& binding);

    std::uint8_t at(Code walker, Code occupant) const {
        return table_[static_cast<std::size_t>(walker) * codes_ + occupant];
    }
    // Is any answer for this walker open?
    bool open(Code walker) const { return open_[walker]; }

  private:
    std::size_t codes_;
    std::vector<std::uint8_t> table_;
    std::vector<bool> open_;
};

}  // namespace acedrex
