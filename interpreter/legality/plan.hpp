// How far a turn has come in what it is made of, and what may come next.
#pragma once

#include <cstdint>
#include <vector>

#include "base/function_ref.hpp"
#include "variant/turn.hpp"

namespace acedrex {

class Plan {
  public:
    // What is still to be done; equal numbers, equal rests.
    using Rest = std::uint32_t;
    static constexpr Rest kNothing = 0;

    // A move or a drop that may come next.
    struct Leaf {
        const Part* part;
        const Part* limits;  // the actions that it is one of; nullptr: of none
        bool skippable;      // of a drop: the turn may go on without it, where it is not forced
        Rest rest;           // after it
    };
    using EachLeaf = FunctionRef<bool(const Leaf&)>;
    using End = FunctionRef<bool()>;

    // Nothing but this way of making a turn is to be done.
    Rest begin(const Part& way);
    // Calls leaf() for each part that may come next and end() where the turn may end, in the order of the
    // plan: shorter turns first. spent: of the budget of actions. False where one of them returned false.
    bool each(Rest rest, int turn, int spent, EachLeaf leaf, End end);

  private:
    struct Todo {
        const Part* part;
        const Part* limits;
        std::uint32_t done;  // how much of the part
        bool skippable;
        Rest rest;

        bool operator==(const Todo&) const = default;
    };
    Rest find(const Todo& todo);

    std::vector<Todo> todos_;
};

}  // namespace acedrex
