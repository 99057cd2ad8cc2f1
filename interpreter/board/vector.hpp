// Vectors on a board: files to the right, ranks forward for the mover.
#pragma once

#include <compare>

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

}  // namespace acedrex
