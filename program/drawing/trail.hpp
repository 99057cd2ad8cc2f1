// The last move as arrows over the board, ply by ply.
#pragma once

#include <functional>
#include <string>
#include <vector>

#include "drawing/picture.hpp"
#include "drawing/picture_parts.hpp"

namespace acedrex::program {

// The middles of fields in the drawing.
using Centres = std::function<Point(Field)>;

// Each ply along the fields where it stepped, or straight; several are numbered.
std::string drawn_trail(const std::vector<TrailStep>& trail, const Centres& centre);

// Does an arrow of the trail lie over this one, along the same line? So it does over the partner's in
// castling.
bool is_hidden(const Markers::Arrow& arrow, const std::vector<TrailStep>& trail, const Centres& centre);

}  // namespace acedrex::program
