// Turns of several parts: what may come next in one, and what has been made of it.
#pragma once

#include <cstdint>
#include <functional>
#include <span>
#include <utility>
#include <vector>

#include "base/function_ref.hpp"
#include "position/position.hpp"
#include "variant/variant.hpp"

namespace acedrex {

// May a drop that has a window be made now, or must it?
enum class Due : std::uint8_t { no, may, must };
Due due(const Part& drop, const Position& position);
// Must it be made now, or when pieces have left the queue in this turn?
bool may_be_forced(const Part& drop, const Position& position);

// How far a turn has come in what it is made of.
class Plan {
  public:
    // What is still to be done; equal numbers, equal rests.
    using Rest = std::uint32_t;
    static constexpr Rest kNothing = 0;

    // A part that is to be done.
    struct Todo {
        const Part* part;
        const Part* limits;  // the actions that it is one of; nullptr: of none
        std::uint32_t done =
            0;  // how much of the part; of actions: what was spent before the last one, and 1
        bool skippable = false;  // the turn may go on without it
        bool due = false;        // shown of a drop: it is forced now
        Rest rest = kNothing;    // after it

        bool operator==(const Todo&) const = default;
    };
    struct Shown {
        FunctionRef<bool(const Todo& leaf)> leaf;
        FunctionRef<bool()> end;
        // The turn goes on without these drops, which are forced now.
        FunctionRef<bool(std::span<const Part* const> drops, FunctionRef<bool()> go_on)> left_out;
        // Could the turn be ended legally by what is to be done?
        FunctionRef<bool(Rest rest)> playable;
    };

    // holds: does the guard of that part, as things are now?
    explicit Plan(std::function<bool(const Part& when)> holds) : holds_(std::move(holds)) {}

    // The part, or what it stands for as things are now, if there are conditions.
    const Part& due_part(const Part& part, const Position& position) const;
    // Is there nothing to be done in it as things are now, whatever the side would do?
    bool lapses(const Part& part, const Position& position) const;

    // Is nothing else to be done but that pieces come in, which do nothing by that?
    bool only_comes_in(Rest rest) const;

    // What is to be done there has the same numbers here.
    void take_over(const Plan& other) { todos_ = other.todos_; }

    // Nothing but this way of making a turn is to be done.
    Rest begin(const Part& way);
    // Calls leaf() for each move or drop that may come next and end() where the turn may end, in the order of
    // the plan: shorter turns first. spent: of the budget of actions. False where one of them returned false.
    bool each(Rest rest, const Position& position, int spent, const Shown& shown);

  private:
    Rest find(const Todo& todo);
    bool each_drop(const Todo& todo, const Position& position, int spent, const Shown& shown);
    bool each_choice(const Todo& todo, const Position& position, int spent, const Shown& shown);

    std::function<bool(const Part& when)> holds_;
    std::vector<Todo> todos_;
};

// What has been made of a turn so far, as far as its rules ask.
struct Course {
    std::size_t parts = 0;
    std::size_t passes = 0;  // of the parts
    int promotions = 0;
    int spent = 0;
    Field from = 0, to = 0;     // of the first part
    std::vector<Field> acted;   // where the pieces stand that have moved
    std::vector<int> captured;  // what has captured where the turn limits that (Part::doer)
    // Where pieces stand that had to flee when the turn began: those that have not moved, and those that
    // have.
    std::vector<Field> pursued, fled;
    // Of drops that are forced, by their numbers: how often one was made, and left out though a piece waited.
    struct Forced {
        int made = 0, left = 0;
    };
    std::vector<Forced> forced;
    Position::Part last{kNoField, kNoField, kNoPiece, 0, 0};  // the last move among the parts

    // The whole of it, but for its edits.
    Move turn() const { return {.from = from, .to = to, .kind = Move::Kind::edits}; }
    // May the piece, which stands on `from`, make the part?
    bool may_move(const Plan::Todo& leaf, Code piece, Field from) const;
    // Counts what the part since `checkpoint` has cost. False where that is too much.
    bool pay(const Plan::Todo& leaf, Code mover, const Position& position, std::size_t checkpoint);
    // Notes the part; mover: the piece that has made it, where it is a move.
    void add(const Turn& turn, const Move& part, Code mover, std::span<const Edit> edits);
    // Notes of a drop that is forced that it was made, or left out.
    const Forced& add_forced(const Turn& turn, const Part& drop, int Forced::*what);
    // Everything that what follows depends on, where `rest` is still to be done. begun: where the log was
    // when the turn began.
    std::uint64_t key(const Variant& variant, const Position& position, std::size_t begun,
                      Plan::Rest rest) const;
};

}  // namespace acedrex
