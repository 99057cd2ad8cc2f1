// Follows a program from one field without a board: every way that it may go, with what must hold for that.
#pragma once

#include <cstdint>
#include <map>
#include <memory>
#include <set>
#include <vector>

#include "engines/paths.hpp"

namespace acedrex {

// What a way asks of the board as it was before, and what it does.
struct UnrolledWay {
    using Codes = std::vector<std::uint8_t>;
    struct Condition : Paths::Condition {
        std::shared_ptr<const Codes> codes{};  // by code, of What::codes; ways that part share it
    };
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
    std::vector<Condition> conditions{};
    std::vector<Paths::Deed> deeds{};
    std::map<Field, Cell> cells{};
    std::set<Field> retagged{}, field_retagged{};
};

// It asks or does what is not foreseen, or there are too many ways.
struct NotForeseen {};

class Unroller {
  public:
    using Way = UnrolledWay;
    using Ways = std::vector<Way>;

    // made: what the deeds of ways need is added to its lists.
    Unroller(const Program& program, Code walker, const BindContext& binding, const Meetings& meetings,
             Paths& made)
        : program_(program),
          walker_(walker),
          binding_(binding),
          meetings_(meetings),
          made_(made),
          anything_(static_cast<std::size_t>(binding.cast->codes()), 1) {}

    // All ways of a walk that begins there, to where the walker stands or has left the board.
    Ways walks(Pc begin, Field from);
    // The one way of a rule of the piece that stands there, whatever stands elsewhere.
    Way rule(Pc begin, Field at);

    // Which one of the sets that paths ask for.
    std::uint32_t set_of(const std::vector<std::uint8_t>& codes);

  private:
    using Codes = UnrolledWay::Codes;
    using What = Paths::Condition::What;
    using Deed = Paths::Deed;
    using Why = Edit::Why;
    using Down = Way::Down;
    using Mode = TableAlternative::Mode;

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
    Ways refusing(const Way& way, const Ways& ends) const;
    bool require(Way& way, const Way::Condition& condition) const;
    bool require_codes(Way& way, const Codes& codes) const;
    bool require_tags(Way& way, What what, Tags tags) const;
    const Codes& possible(const Way& way, Field f) const;
    Codes possible_here(const Way& way) const;
    Way::Cell here(const Way& way) const;
    Codes occupied() const;
    Codes empty() const;
    Codes of_side(bool mover) const;
    Codes met(const Way& way, std::uint8_t yes, std::uint8_t maybe) const;
    bool holds(Way& way, const Instruction& in) const;
    bool effect(Way& way, const Instruction& in);
    bool pushed(Way& way, const Instruction& in, Why why) const;
    bool retyped(Way& way, const Instruction& in);
    bool become(Way& way, const Instruction& in, Why why);
    bool land(Way& way) const;
    void remove(Way& way, Why why) const;
    void retype(Way& way, std::vector<Code> by_code, Why why);

    const Program& program_;
    Code walker_;
    const BindContext& binding_;
    const Meetings& meetings_;
    Paths& made_;
    Codes anything_;  // every code, and none
    Field from_ = 0;
    bool stays_ = false;  // a rule is followed, in which other pieces may be taken than by moves
    int followed_ = 0;    // instructions
};

}  // namespace acedrex
