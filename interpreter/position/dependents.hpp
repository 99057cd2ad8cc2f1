// Answers about a position, and the fields on which they depend: while nothing changes there, they hold.
#pragma once

#include <algorithm>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

#include "board/board.hpp"
#include "position/edit.hpp"

namespace acedrex {

// Each answer is a bit, by its number; where there are more than bits, several share one, and what may change
// one of them may change them all.
class Dependents {
  public:
    using Bits = std::uint64_t;
    static constexpr std::size_t kBits = 64;

    explicit Dependents(const Board& board) : by_field_(static_cast<std::size_t>(board.size()) + 1) {}

    static constexpr Bits bit(std::size_t answer) { return Bits{1} << answer % kBits; }

    // They depend on what is on the field.
    void depend(Bits answers, Field f) { by_field_[f] |= answers; }
    // Those that a change on the field, or by the edits, may change.
    Bits touched(Field f) const { return by_field_[f]; }
    Bits touched(std::span<const Edit> edits) const {
        Bits touched = 0;
        for (const Edit& e : edits)
            if (e.what == Edit::What::cell) touched |= by_field_[e.field];
        return touched;
    }
    void clear() { std::fill(by_field_.begin(), by_field_.end(), 0); }

    // one(number) for each of so many answers that has one of the bits, until one holds; returns whether.
    template <class One>
    static bool any(Bits bits, std::size_t answers, One one) {
        for (; bits != 0; bits &= bits - 1)
            for (auto i = static_cast<std::size_t>(std::countr_zero(bits)); i < answers; i += kBits)
                if (one(i)) return true;
        return false;
    }

  private:
    std::vector<Bits> by_field_;  // and for what lies off the board, of which nothing is asked
};

}  // namespace acedrex
