// Vectors on a board: files to the right, ranks forward for the mover.
#pragma once

#include <compare>
#include <string>

namespace acedrex {

struct Vector {
    int x = 0;  // files, east positive
    int y = 0;  // ranks, forward positive

    auto operator<=>(const Vector&) const = default;
};

constexpr Vector operator+(Vector a, Vector b) {
    return {a.x + b.x, a.y + b.y};
}
constexpr Vector operator-(Vector a, Vector b) {
    return {a.x - b.x, a.y - b.y};
}
constexpr Vector operator-(Vector a) {
    return {-a.x, -a.y};
}
constexpr Vector operator*(int n, Vector a) {
    return {n * a.x, n * a.y};
}

// Turned to the right by `eighths` of a full turn (negative: to the left). Two eighths are exactly a right
// angle. One eighth takes an orthogonal vector to the diagonal of the same length in fields, and an oblique
// vector to the next of its eight images. {0,0} stays.
Vector turned(Vector v, int eighths);

// "N", "NE" ... for the eight unit vectors, otherwise "(x,y)".
std::string to_string(Vector v);

}  // namespace acedrex
