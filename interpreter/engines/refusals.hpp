// Answers that a piece does not attack a field, kept for as long as what they depend on stands where it
// stood.
#pragma once

#include <vector>

#include "position/position.hpp"

namespace acedrex {

class Refusals {
  public:
    explicit Refusals(int fields) : by_start_(static_cast<std::size_t>(fields)) {}

    // Is it known of the piece on `from` that it does not attack `target`?
    bool holds(const Position& position, Field from, Field target);
    // That is so, whatever stands on other fields than these and its own.
    void add(const Position& position, Field from, Field target, const std::vector<Field>& depends_on);

  private:
    struct Cell {
        Field field;
        Code code;
    };
    struct Refusal {
        Code code;
        Tags tags;
        Field target;
        std::size_t differed = 0;  // the cell because of which it did not hold the last time
        std::vector<Cell> cells{};
    };
    // Of one piece in several surroundings; the oldest gives way.
    struct Start {
        std::vector<Refusal> kept{};
        std::size_t next = 0;
    };

    std::vector<Start> by_start_;
};

}  // namespace acedrex
