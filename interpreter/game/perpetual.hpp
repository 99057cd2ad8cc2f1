// What sides have done with each of their turns since a position that has come about again: given check, or
// chased a piece.
#pragma once

#include <array>
#include <span>

#include "base/function_ref.hpp"
#include "position/position.hpp"

namespace acedrex {

struct Chase;
class Variant;

// A turn that was made, and what it has changed.
struct PastTurn {
    const Position& before;
    const Position& after;
    std::span<const Edit> edits;
};
// visit(turn) of these turns, the last one first.
using EachTurnBack = FunctionRef<void(FunctionRef<void(const PastTurn& turn)> visit)>;

// By side: it has made turns, and each of them gave check.
std::array<bool, 2> always_checking(const Variant& variant, EachTurnBack turns);
// By side: it has made turns, and each of them began to threaten one and the same piece of the other side.
std::array<bool, 2> always_chasing(const Variant& variant, const Chase& chase, EachTurnBack turns);

}  // namespace acedrex
