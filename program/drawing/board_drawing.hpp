// The empty board of a picture: fields in their colours, holes, zones, the names of files and ranks.
#pragma once

#include <string>

#include "drawing/board_geometry.hpp"
#include "drawing/picture.hpp"

namespace acedrex::program {

// How the board of the picture is drawn, where it is not chequered; else nullptr.
const BoardStyle* board_style_of(const Picture& picture);

// One of the boards, as elements.
std::string drawn_board(const Picture& picture, const BoardGeometry& geometry,
                        const BoardGeometry::Frame& frame);

}  // namespace acedrex::program
