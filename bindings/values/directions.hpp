// Directions as scripts have them: turned by eighths, in words, and all those that are alike.
#pragma once

#include <string>

#include "movement/expression.hpp"

namespace acedrex {

// Turned to the right by `eighths` of a full turn (negative: to the left). Two eighths are exactly a right
// angle. One eighth takes an orthogonal vector to the diagonal of the same length in fields, and an oblique
// vector to the next of its eight images. {0,0} stays.
Vector turned(Vector v, int eighths);

// "N", "NE" ... for the eight unit vectors, otherwise "(x,y)".
std::string to_string(Vector v);

namespace make {

Expr leap(int a, int b);  // the sum over its 4 or 8 images

}  // namespace make

}  // namespace acedrex
