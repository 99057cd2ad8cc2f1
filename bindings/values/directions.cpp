#include "values/directions.hpp"

#include <algorithm>
#include <cstdlib>

namespace acedrex {

namespace {

// One eighth to the right for vectors on the eight compass lines: along the square round {0,0}.
Vector turned_on_compass(Vector v) {
    const int n = std::max(std::abs(v.x), std::abs(v.y));
    return {std::clamp(v.x + v.y, -n, n), std::clamp(v.y - v.x, -n, n)};
}

// The next image to the right of an oblique vector: mirrored in the compass line that bounds its octant.
Vector turned_oblique(Vector v) {
    const bool steep = std::abs(v.y) > std::abs(v.x);
    // Clockwise, an octant ends on a diagonal where the vector is steep on the right or upper-left way, and
    // on an orthogonal otherwise.
    if ((v.x > 0) == (v.y > 0)) return steep ? Vector{v.y, v.x} : Vector{v.x, -v.y};
    return steep ? Vector{-v.x, v.y} : Vector{-v.y, -v.x};
}

}  // namespace

Vector turned(Vector v, int eighths) {
    eighths = ((eighths % 8) + 8) % 8;
    for (; eighths >= 2; eighths -= 2) v = Vector{v.y, -v.x};
    if (eighths == 0) return v;
    const bool compass = v.x == 0 || v.y == 0 || std::abs(v.x) == std::abs(v.y);
    return compass ? turned_on_compass(v) : turned_oblique(v);
}

std::string to_string(Vector v) {
    if (v == Vector{} || std::max(std::abs(v.x), std::abs(v.y)) > 1)
        return "(" + std::to_string(v.x) + "," + std::to_string(v.y) + ")";
    return std::string(v.y > 0 ? "N" : v.y < 0 ? "S" : "") + (v.x > 0 ? "E" : v.x < 0 ? "W" : "");
}

Expr make::leap(int a, int b) {
    std::vector<Vector> images;
    for (const Vector v : {Vector{a, b}, Vector{b, a}})
        for (int quarter = 0; quarter < 4; ++quarter) {
            const Vector t = turned(v, 2 * quarter);
            images.insert(images.end(), {t, Vector{-t.x, t.y}});
        }
    return step(images);
}

}  // namespace acedrex
