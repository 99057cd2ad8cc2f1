// The lines of boards that are not chequered.
#pragma once

#include <string>

#include "board/board.hpp"
#include "drawing/picture_parts.hpp"
#include "drawing/shapes.hpp"
#include "movement/bind_context.hpp"

namespace acedrex::program {

// As a path of SVG. corner: the upper left one of the board's part; cell: the width of a field. Where pieces
// stand on points, zones of three by three have their diagonals.
std::string board_grid(const Board& board, const BoardPart& part, const decltype(BindContext::zones)& zones,
                       const BoardStyle& style, Point corner, double cell);

}  // namespace acedrex::program
