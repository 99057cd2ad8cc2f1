// Who wins by a verdict, also where that is counted.
#pragma once

#include <optional>

#include "board/side.hpp"
#include "variant/endings_spec.hpp"

namespace acedrex {

class Position;
class Variant;

// As without a position, or the side that counts more; absent: neither side.
std::optional<Side> winner_by(Verdict verdict, Side side, const Variant& variant, const Position& position);

}  // namespace acedrex
