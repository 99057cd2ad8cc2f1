// Follows the ways of a program that have come to one field, as far as they stay there: for each class of
// occupants where they end and where they step. Automata are made of this (engines/automaton.cpp).
#pragma once

#include <compare>
#include <cstdint>
#include <map>
#include <optional>
#include <set>
#include <utility>
#include <vector>

#include "engines/automaton.hpp"
#include "engines/footprints.hpp"
#include "engines/tables.hpp"

namespace acedrex {

// All that is needed to follow ways through the program, as far as they stay on their field.
class StateFollower {
  public:
    // It does more than look, or there is too much to tell apart.
    struct Beyond {};

    using Mode = TableAlternative::Mode;
    using What = Automaton::Condition::What;

    // One way of many that have come to the same field.
    struct Way {
        Pc pc = 0;
        Mode mode = Mode::any;
        std::uint32_t around = 0;  // repetitions and walks within walks that it is in; 0: none
        bool stepped = false;      // of footprints: it has left the field where it began
        bool doubled = false;      // likewise, and another like the walker stands there

        Way at(Pc to) const {
            Way way = *this;
            way.pc = to;
            return way;
        }
        Way within(std::uint32_t other, Pc to) const {
            Way way = at(to);
            way.around = other;
            return way;
        }

        auto operator<=>(const Way&) const = default;
    };
    using Ways = std::vector<Way>;  // in order, each once

    // footprint: of the walks, where they may do more than look; nullptr: they may not.
    StateFollower(const Program& program, Code walker, const BindContext& binding, Footprint* footprint)
        : program_(program), walker_(walker), binding_(binding), footprint_(footprint) {}

    struct Condition {
        What what;
        std::uint32_t number;  // a beginning, where a walk is asked
        Mode mode = Mode::any;

        bool operator==(const Condition&) const = default;
    };
    // What one class of occupants leads to.
    struct Found {
        std::set<Mode> ends;
        std::map<StepId, std::set<Way>> steps;
    };

    // known: the answers to the first conditions; further ones are added, and taken to go either way. within:
    // of a walk within the walk.
    Found follow(const Ways& ways, bool within, Code occupant, const Meetings& meetings,
                 std::vector<Condition>& conditions, std::optional<std::size_t> answers);

    // Has it been asked whether something is prey that auras may protect?
    bool minds_protection() const { return minds_protection_; }

  private:
    // A repetition that is being turned, or where a walk goes on that ends inside.
    struct Around {
        std::uint32_t outer = 0;
        bool repetition = false;
        std::uint32_t number = 0;  // which, or where
        int turns = 0;

        auto operator<=>(const Around&) const = default;
    };

    void push(Pc pc, const Way& way) { open_.push_back(way.at(pc)); }

    // May the condition hold, and may it not?
    std::pair<bool, bool> ask(const Condition& condition);
    bool may(const Condition& condition) { return ask(condition).first; }

    std::uint32_t within(const Around& around);

    void go(const Way& way, Found& found);

    void end_as(const Instruction& in, Way way);

    // What the walker does that does more than look.
    void print(const Instruction& in, Way way, Found& found);

    // What stands here changes sides.
    void turn(const Instruction& in, const Way& way, Found& found);

    // The walker comes to stand here; what it does then begins at `then`.
    void stand(Pc then, const Way& way, Found& found);
    bool ends_plainly(const Way& way);
    // Is it an end of the kind that is looked for?
    bool stands(const Way& way, const FootprintTail& tail);
    bool may_take() const { return (bits_ & (Meetings::kTakes | Meetings::kTakesMaybe)) != 0; }

    // Each that can be walked where those before cannot.
    void first_of(const Instruction& in, const Way& way);

    // Where no turn has to be made, coming back to where a turn began leads to nothing new.
    void repeat(const Instruction& in, const Way& way);

    bool holds(const Instruction& in, const Way& way);

    const Program& program_;
    Code walker_;
    const BindContext& binding_;
    Footprint* footprint_;
    bool prints_ = false;
    bool minds_protection_ = false;
    std::map<Around, std::uint32_t> numbers_;
    std::vector<Around> arounds_;
    std::vector<Condition>* conditions_ = nullptr;
    std::optional<std::size_t> answers_;
    Code occupant_ = kNoPiece;
    std::uint8_t bits_ = 0;
    std::set<Way> seen_;
    Ways open_;
};

}  // namespace acedrex
