// Programs: what movement that no table holds is compiled to, for the walker (play/walker.hpp). The model is
// a backtracking machine: `fork` remembers another way, a test that does not hold goes back to the last one.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "movement/bound.hpp"

namespace acedrex {

enum class Op : std::uint8_t {
    end,  // the walk is done
    fail,
    step,  // a: how many vectors, b: first of them in step_lists
    anywhere,
    fork,         // b: the other way
    jump,         // b
    merge,        // equal states that come by here go on only once
    test_codes,   // b: code set
    test_fields,  // b: field set
    test_tag,     // b: tag; of the occupant
    test_start_colour,
    test_at_start,
    test_prey,
    test_free,
    test_passed,
    test_initial,
    test_carries,  // b: tag
    test_prelude,  // b: prelude; judged before the walk
    test_counter,  // a: number of the counter; b, c: least and most, as int32
    where,         // b: hook
    look,          // b: where the inside begins, a: 1 for "cannot be walked"; goes on at c
    aside,         // b: where the inside begins; goes on at c
    every,         // likewise
    first_of,      // a: how many, b: first of their beginnings in targets; goes on at c
    repeat,        // b: repetition; begins one
    repeat_next,   // b: repetition; after each turn
    fresh_begin,
    fresh_end,
    // effects
    effect,  // a: one that takes nothing
    capture,
    change,    // b: change table
    push,      // b: step table (pull is a push back), a: fields, c: 1 pull + 2 also off the board
    displace,  // b: first of three programs (by the side displaced) in targets, c: their preludes (from << 16
               // | to)
    mark,      // b: tag, a: turns
    place,     // b: type
    become,    // b: type, a: 1 for a promotion
    land,
    settle,
    strike,
    rushed,
    unmark,      // b: tag
    mark_field,  // b: tag, a: turns
    walk_as,     // b: type
    // more tests
    test,         // a: the guard
    test_walker,  // b: code set
    test_walked,  // b: steps
    test_left,    // b: momentum
    test_last,    // a: what is asked; b: code set, by type
    test_lent,    // a: Lender, b: type
    test_marked,  // b: tag
    // grammars
    call,  // b: first of the grammar's beginnings in targets, c: which; a: 1 at the end of a production
    ret,   // the production is done
    roam,  // as step, also over virtual fields
    add_counter,  // a: number of the counter; b: what is added, as int32
};

// Does it only look?
constexpr bool is_test(Op op) {
    return (op >= Op::test_codes && op <= Op::where) || (op >= Op::test && op <= Op::test_marked);
}

struct Instruction {
    Op op = Op::fail;
    std::uint16_t a = 0;
    std::uint32_t b = 0;
    std::uint32_t c = 0;
};

using Pc = std::uint32_t;

struct Repetition {
    BoundNumberRef lo, hi;
    std::vector<std::uint32_t> lo_counts, hi_counts;  // preludes of the counts in them, from the left
    Pc body = 0;
    Pc after = 0;
    bool chained = false;  // the way matters, not only where it led: every chain is walked on its own
};

// What has to be judged before a walk begins.
struct Prelude {
    enum class What : std::uint8_t { from, count } what = What::from;
    Pc begin = 0;
};

// Everything a walker of one code needs, in one block.
struct Program {
    std::vector<Instruction> code;
    std::vector<StepId> step_lists;
    std::vector<std::vector<std::uint8_t>> code_sets;
    std::vector<FieldSet> field_sets;
    std::vector<std::vector<int>> changes;
    std::vector<Pc> targets;
    std::vector<Repetition> repetitions;
    std::vector<Prelude> preludes;
    // So many steps and more cannot be told apart; above 1, their number is part of a state.
    std::int32_t told_steps = 1;
    bool reads_steps() const { return told_steps > 1; }
    bool merges = false;   // there is something to merge
    bool borrows = false;  // it asks whose movement is lent to the piece where it stands

    // Appends the code of e, to its `end`, and returns where it begins.
    Pc add(const Bound& e);
};

// The program as text, one instruction a line.
std::string to_string(const Program& program, Pc from, Pc to);

}  // namespace acedrex
