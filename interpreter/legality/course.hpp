// What has been made of a turn of several parts so far, as far as its rules ask.
#pragma once

#include <cstdint>
#include <vector>

#include "legality/plan.hpp"
#include "play/move.hpp"
#include "position/position.hpp"
#include "variant/variant.hpp"

namespace acedrex {

struct Course {
    std::uint64_t path = 0;  // tells apart where in the turn one is
    std::size_t parts = 0;
    int promotions = 0;
    int spent = 0;
    Field from = 0, to = 0;     // of the first part
    std::vector<Field> acted;   // where the pieces stand that have moved
    std::vector<int> captured;  // types that have captured, where the turn limits that

    // May the piece, which stands on `from`, make the part?
    bool may_move(const Plan::Leaf& leaf, Code piece, Field from) const;
    // Counts what the part since `checkpoint` has cost. False where that is too much.
    bool pay(const Part* limits, Code mover, const Position& position, std::size_t checkpoint);
    // Notes that the part has gone from `from` to `to`.
    void add(const Turn& turn, int part, Field from, Field to);
    // Everything that what follows depends on. begun: where the log was when the turn began.
    std::uint64_t key(const Variant& variant, const Position& position, std::size_t begun) const;
};

}  // namespace acedrex
