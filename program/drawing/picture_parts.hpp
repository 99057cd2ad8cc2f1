// The small drawings that a picture of a board is made of, as elements of SVG.
#pragma once

#include <string>

#include "drawing/marks.hpp"
#include "drawing/shapes.hpp"

namespace acedrex::program {

struct Point {
    double x, y;
};

// The styles' name for the mark.
const char* class_of(Mark mark);

// In a square of that size around `at`.
std::string drawn_piece(const Variant& variant, const Shapes& shapes, Code code, Point at, double size);
// Over a field whose middle is `at`; nothing for those that colour the field.
std::string drawn_mark(Mark mark, Point at);
// In the middle, also those that have their place at a corner.
std::string drawn_mark_alone(Mark mark);
// Does it leave most of the field free?
bool is_small(Mark mark);
// Such a one, in the middle of the field.
bool lies_in_middle(Mark mark);

// Between the middles of two fields.
std::string drawn_arrow(const char* kind, Point from, Point to);
std::string drawn_number(int number, Point at);

}  // namespace acedrex::program
