// Tags that a piece still carries and no rule can use any more: a right to castle that no partner shares, and
// a tag that only drops ask for, once nothing is left to be dropped. Positions differ by them in nothing that
// may be played: neither setup strings nor FEN tell them, and repetition does not see them.
#pragma once

#include "variant/variant.hpp"

namespace acedrex {

// Those of the piece on f; 0 where no piece stands there.
Tags idle_tags(const Variant& variant, const Position& position, Field f);

// Takes them from all pieces, and notes that in the position's log.
void forget_idle_tags(const Variant& variant, Position& position);

// Can no drop of the side ask for a tag of its pieces, so that those tags of IdleRules::gates are idle?
bool gates_are_idle(const Variant& variant, const Position& position, Side side);

}  // namespace acedrex
