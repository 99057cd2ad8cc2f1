// Follows a program from one field without a board: every way that it may go, with what must hold for that.
#pragma once

#include <cstdint>
#include <map>
#include <utility>
#include <vector>

#include "engines/chains.hpp"
#include "engines/code_sets.hpp"
#include "engines/paths.hpp"

namespace acedrex {

// What a way asks of the board as it was before, and what it does: chains that the unroller has.
struct UnrolledWay {
    // What stands on a field that has been touched.
    struct Cell {
        enum class Is : std::uint8_t { known, as_on, open } is = Is::known;
        Code code = kNoPiece;  // known
        Field field = 0;       // as_on: what stood there before
    };
    enum class Down : std::uint8_t { no, landed, gone };
    enum class Blood : std::uint8_t { no, shed, open };

    Pc pc = 0;
    Field f = 0;
    Code w = 0;
    TableAlternative::Mode mode = TableAlternative::Mode::any;
    Down down = Down::no;
    Blood blood = Blood::no;
    bool no_promotion = false;
    int passed = 0;  // fields, by a rush
    int steps = 0;
    std::int16_t as = -1;
    Chain conditions = kEmptyChain, deeds = kEmptyChain, cells = kEmptyChain;
    Chain retagged = kEmptyChain, field_retagged = kEmptyChain;  // fields
};

// It asks or does what is not foreseen, or there are too many ways.
struct NotForeseen {};

class Unroller {
  public:
    using Way = UnrolledWay;
    using Ways = std::vector<Way>;

    // made: what the deeds of ways need is added to its lists.
    Unroller(const Program& program, Code walker, const BindContext& binding, const Meetings& meetings,
             Paths& made);

    // All ways of walks that begin there, to where the walker stands or has left the board. Those of another
    // field are gone then.
    Ways walks(const std::vector<Pc>& begins, Field from);
    // The one way of a rule of the piece that stands there, whatever stands elsewhere; likewise.
    Way rule(Pc begin, Field at);

    // In the order in which they are asked and done. Of the codes on a field the last condition holds all
    // that is asked.
    std::vector<Paths::Condition> conditions_of(const Way& way) const {
        return conditions_.items(way.conditions);
    }
    std::vector<Paths::Deed> deeds_of(const Way& way) const { return deeds_.items(way.deeds); }
    bool do_the_same(const Way& a, const Way& b) const;
    // is: of a deed.
    template <class Is>
    bool does(const Way& way, Is is) const {
        return deeds_.find_last(way.deeds, is) != nullptr;
    }
    // May what stands there have been of the walker's side before?
    bool may_be_own(const Way& way, Field f) {
        return sets_.common(possible(way, f), mine_) != CodeSets::kNothing;
    }
    // Which one of the sets that paths ask for.
    std::uint32_t number_of(CodeSets::Set set);

  private:
    using Set = CodeSets::Set;
    using Condition = Paths::Condition;
    using What = Condition::What;
    using Deed = Paths::Deed;
    using Why = Edit::Why;
    using Down = Way::Down;
    using Mode = TableAlternative::Mode;
    struct Retyping {
        Set can;                    // become something by it
        std::vector<Code> by_code;  // what they become
    };

    void forget();
    Way begun(Pc begin, Field from);
    Ways run(const Way& start);
    bool follow(Way& way, Ways& open);
    Way inner(const Way& way, Pc pc) const;
    void step(const Way& way, const Instruction& in, Ways& open) const;
    void look(const Way& way, const Instruction& in, Ways& open);
    void before(const Way& way, const Instruction& in, Ways& open);
    void every(Way& way, const Instruction& in);
    void aside(const Way& way, const Instruction& in, Ways& open);
    void first_of(const Way& way, const Instruction& in, Ways& open);
    Ways refusing(const Way& way, const Ways& ends);
    bool require(Way& way, const Condition& condition);
    bool require_codes(Way& way, Set set);
    bool require_tags(Way& way, What what, Tags tags);
    Set possible(const Way& way, Field f) const;
    const Way::Cell* touched(const Way& way, Field f) const;
    Way::Cell here(const Way& way) const;
    Set possible_here(const Way& way);
    Set of_side(bool mover) const;
    Set met(const Way& way, std::uint8_t yes, std::uint8_t maybe);
    Set met_by(Code walker, std::uint8_t bits);
    bool holds(Way& way, const Instruction& in);
    bool effect(Way& way, const Instruction& in);
    bool pushed(Way& way, const Instruction& in, Why why);
    bool retyped(Way& way, const Instruction& in);
    bool become(Way& way, const Instruction& in, Why why);
    bool land(Way& way);
    void remove(Way& way, Why why);
    void retype(Way& way, const std::vector<Code>& by_code, Why why);
    Retyping retyping_of(const Instruction& in, Side walker);
    void set_cell(Way& way, Field f, const Way::Cell& cell) { cells_.add(way.cells, {f, cell}); }

    const Program& program_;
    Code walker_;
    const BindContext& binding_;
    const Meetings& meetings_;
    Paths& made_;
    CodeSets sets_;
    Set occupied_, empty_, anything_, mine_, theirs_, protectable_;
    std::vector<Set> of_program_;                                        // by their numbers in the program
    std::map<std::pair<Code, std::uint8_t>, Set> met_by_;                // by walker and bits of meetings
    std::map<std::pair<const Instruction*, Side>, Retyping> retypings_;  // by the walker's side, too
    std::map<Set, std::uint32_t> numbers_;                               // in `made`
    Chains<Condition> conditions_;
    Chains<Deed> deeds_;
    Chains<std::pair<Field, Way::Cell>> cells_;
    Chains<Field> fields_;
    Field from_ = 0;
    bool stays_ = false;  // a rule is followed, in which other pieces may be taken than by moves
    int followed_ = 0;    // instructions
};

}  // namespace acedrex
