// The engines of speed, and a switchboard for tests and measurements. Whatever one of them answers, something
// slower answers alike, so that each can be left out by itself: then nothing but the time may change. Asked
// where something is compiled or prepared, and never of a move.
#pragma once

#include <array>
#include <atomic>
#include <cstdint>

namespace acedrex {

class Engines {
  public:
    enum Kind : std::uint8_t {
        tables,    // leaps and rides
        lines,     // lines of attack on a royal piece, and what is watched besides
        products,  // sums of products, each compiled by itself
        automata,  // of walks that only look
        watch,     // on which fields an attack by an automaton hangs
        sights,    // which fields a program can look at
        landings,  // what rows of `lands` can take
        flood,     // all walks at once where an attack is looked for, and what they have denied
        steady,    // walks that are remembered
        checks,    // which moves give check
        counting,  // without lists
        replies,   // that are remembered while they are counted, and the lines of the royal piece for them
        starts     // from which a walk can come to an end
    };
    static constexpr std::array<const char*, starts + 1> kNames{
        "tables", "lines",  "products", "automata", "watch",   "sights", "landings",
        "flood",  "steady", "checks",   "counting", "replies", "starts"};

    static bool use(Kind kind) { return ((left_out_.load(std::memory_order_relaxed) >> kind) & 1) == 0; }

    // As long as it lives, what any thread compiles or prepares does without the engine. A variant stays as
    // it was compiled.
    class Without {
      public:
        explicit Without(Kind kind) : before_(left_out_.fetch_or(std::uint32_t{1} << kind)) {}
        ~Without() { left_out_ = before_; }
        Without(const Without&) = delete;
        Without& operator=(const Without&) = delete;

      private:
        std::uint32_t before_;
    };
    static Without without(Kind kind) { return Without(kind); }

  private:
    static inline std::atomic<std::uint32_t> left_out_{0};
};

}  // namespace acedrex
