// What a row of `lands` can take, judged without a board.
#pragma once

#include "movement/program.hpp"

namespace acedrex {

// Could the walk from pc, a row of `lands`, take a piece: by an effect, or by landing where something may
// stand? Yes where that is not known.
bool may_take(const Program& program, Pc begin);

}  // namespace acedrex
