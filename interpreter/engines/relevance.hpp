// Which fields matter to an attack by walks that only look, whatever stands where.
#pragma once

#include <atomic>
#include <cstdint>
#include <vector>

#include "base/engines.hpp"
#include "board/board.hpp"

namespace acedrex {

struct Automaton;

// Of a piece on one field and a target on another.
struct Relevance {
    std::vector<Field> fields;  // where it matters what stands there; without the two
    std::vector<std::uint64_t>
        ways;  // bits by field: ways on which an attack may be come to; empty: there are none

    bool never() const { return ways.empty(); }
    bool leads_over(Field f) const { return ((ways[f / 64u] >> (f % 64u)) & 1) != 0; }
};

// Of one automaton. Made when they are first asked for, by any thread.
class Relevances {
  public:
    explicit Relevances(std::size_t fields)
        : rows_(fields), fields_(fields), most_(Engines::use(Engines::watch) ? kMost : 0) {}
    ~Relevances();
    Relevances(const Relevances&) = delete;
    Relevances& operator=(const Relevances&) = delete;

    // nullptr where too many have been made already to keep another.
    const Relevance* of(const Automaton& automaton, Field from, Field target) const {
        const Row* row = rows_[target].load(std::memory_order_acquire);
        const Relevance* known = row == nullptr ? nullptr : (*row)[from].load(std::memory_order_acquire);
        return known != nullptr ? known : made(automaton, from, target);
    }

  private:
    static constexpr std::size_t kMost = 16'384;
    using Row = std::vector<std::atomic<const Relevance*>>;  // by start

    const Relevance* made(const Automaton& automaton, Field from, Field target) const;

    mutable std::vector<std::atomic<Row*>> rows_;  // by target
    mutable std::atomic<std::size_t> number_{0};
    std::size_t fields_;
    const std::size_t most_;  // that are kept
};

}  // namespace acedrex
