// Where walks by a program may lead, for whole sets of fields at once: what is asked first where an attack is
// looked for by pieces of many ways, since most that are asked attack nothing.
#pragma once

#include <cstdint>
#include <deque>
#include <span>
#include <vector>

#include "engines/mover.hpp"
#include "movement/bind_context.hpp"
#include "movement/program.hpp"
#include "position/position.hpp"

namespace acedrex {

// Each place of the program has the fields on which some walk comes to it. By which way a walk has come is
// not kept: what only the way tells (m.fresh) is taken to hold, and so is whatever is asked but fields,
// occupants and the walker's own tags. So every walk that can be walked is found; what is found need not be
// one.
class Flood {
  public:
    explicit Flood(const BindContext& binding);

    // May the mover, which begins a move, capture on `target` by a walk from one of these beginnings that
    // does nothing but capture before? False: it does not. judged: the preludes; tags: those that it
    // carries.
    bool may_take(const Program& program, std::span<const Pc> begins, std::span<const int> judged,
                  const Mover& mover, Tags tags, const Position& position, Field target);
    // The fields whose occupants the flood looked at for its last answer.
    std::vector<Field> depended_on() const;
    // How much work the last answer was: about as much as so many steps of a walker.
    std::uint64_t work() const { return visits_ * (2 + words_ / 4); }

  private:
    using Word = std::uint64_t;
    // A bit for each field, and the same again for walks that have captured something on their way: what
    // stands where is not known to them.
    using Fields = std::vector<Word>;

    struct Place {
        Fields waiting, reached;
        std::uint64_t run = 0;  // both are of that run
    };

    bool follow(Pc lo, Pc hi, Fields* ends);
    bool go(Pc pc, Fields& fields, Fields* ends);
    bool act(Pc pc, Fields& fields);
    bool inside(Pc pc, const Fields& fields);
    bool each_of(Pc pc, const Fields& fields);
    bool repeat(Pc pc, const Fields& fields);
    bool holds(const Instruction& in) const;
    void step(const Instruction& in, const Fields& fields, Fields& to) const;
    void wait(Pc pc, const Fields& fields);
    void add(Fields& to, const Fields& fields) const;
    // What has captured goes on as what knows of no occupants.
    void capture(Fields& fields);
    void forget(Pc lo, Pc hi);
    Place& at(Pc pc);
    const Fields& holding(std::uint32_t code_set);
    // Keeps of the fields whose occupants are known those of a set.
    void keep(Fields& fields, const Fields& those) const;
    void keep_known(Fields& fields, const FieldSet& those) const;
    bool has_target(const Fields& fields) const;
    bool any(const Fields& fields) const;
    Fields& spare();  // an empty set; lowering depth_ gives it back

    const BindContext& binding_;
    std::size_t words_;
    std::vector<Place> places_;  // by Pc
    std::vector<Word> open_;     // the places where fields wait
    Pc first_open_ = 0;          // of those that were added last
    std::deque<Fields> spares_;
    std::size_t depth_ = 0;
    std::vector<Word> asked_;  // fields whose occupants the flood has looked at in this run
    std::uint64_t run_ = 0;
    std::uint64_t visits_ = 0;

    // Of the question under way.
    const Program* program_ = nullptr;
    const Position* position_ = nullptr;
    std::span<const int> judged_;
    const Mover* mover_ = nullptr;
    Field target_ = 0;
    Tags tags_ = 0;
    std::size_t used_ = 0;        // words of the sets: all of them where something may have been captured
    Fields* turned_ = nullptr;    // where the innermost repetition has come to the end of a turn
    std::deque<Fields> holding_;  // by code set
    std::vector<std::uint64_t> holding_run_;
};

}  // namespace acedrex
