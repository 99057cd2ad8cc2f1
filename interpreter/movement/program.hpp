// Programs: what movement that no table holds is compiled to, for the walker (engines/walker.hpp). The model
// is a backtracking machine: `fork` remembers another way, a test that does not hold goes back to the last
// one.
#pragma once

#include <cstdint>
#include <map>
#include <vector>

#include "movement/bound.hpp"
#include "movement/facts.hpp"

namespace acedrex {

enum class Op : std::uint8_t {
#define OP(name, printed, traits) name,
#include "movement/ops.def"
};

struct Instruction {
    Op op = Op::fail;
    std::uint8_t word = 0;
    std::uint16_t a = 0;
    std::uint32_t b = 0;
    std::uint32_t c = 0;

    GuardKind guard() const { return static_cast<GuardKind>(word); }
    EffectKind effect() const { return static_cast<EffectKind>(word); }
    bool asks(GuardKind kind) const { return op == Op::test && guard() == kind; }
    bool is_effect() const { return op == Op::effect || op == Op::ways; }
    bool does(EffectKind kind) const { return is_effect() && effect() == kind; }
    // Is it an effect with one of these traits?
    bool does_any(unsigned traits) const { return is_effect() && row_of(effect()).has(traits); }
    // May it capture, before the walk ends or by landing?
    bool may_capture() const { return does_any(kTakes) || does(EffectKind::land); }
    // Does it ask and touch nothing but the walker, its field and what stands there?
    bool local() const { return (traits() & kLocal) != 0; }
    // Does it leave the walk on fields that are known, whatever it asks and does besides?
    bool foreseen() const { return op == Op::test || (traits() & (kLocal | kForeseen)) != 0; }
    // Is what it asks and does the same wherever the other pieces stand, but for what it asks of occupants?
    bool steady() const { return (traits() & kSteady) != 0; }

  private:
    unsigned traits() const;
};

using Pc = std::uint32_t;

struct Repetition {
    BoundNumberRef lo, hi;
    std::vector<std::uint32_t> lo_counts, hi_counts;  // preludes of the counts in them, from the left
    Pc body = 0;
    Pc after = 0;
    bool chained = false;  // the way matters, not only where it led: every chain is walked on its own

    // Is a limit counted in play?
    bool counts() const { return !lo_counts.empty() || !hi_counts.empty(); }
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
    Facts facts;  // of all its walks
    // Of walks that are remembered, by where they begin: see steady_kinds().
    std::map<Pc, std::vector<Code>> steady;

    // Appends the code of e, to its `end`, and returns where it begins.
    Pc add(const Bound& e);
};

}  // namespace acedrex
