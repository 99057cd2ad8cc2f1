#include "board/vector.hpp"

#include <algorithm>
#include <array>
#include <cstdlib>

namespace acedrex {

namespace {

// One eighth to the right for vectors on the eight compass lines: the next corner of the square round {0,0}.
Vector turned_on_compass(Vector v) {
    const int n = std::max(std::abs(v.x), std::abs(v.y));
    const int x = v.x == 0 ? 0 : v.x > 0 ? 1 : -1;
    const int y = v.y == 0 ? 0 : v.y > 0 ? 1 : -1;
    static constexpr std::array<Vector, 8> kCompass = {
        {{0, 1}, {1, 1}, {1, 0}, {1, -1}, {0, -1}, {-1, -1}, {-1, 0}, {-1, 1}}};
    for (std::size_t i = 0; i < 8; ++i)
        if (kCompass[i] == Vector{x, y}) return n * kCompass[(i + 1) % 8];
    return v;
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
    static constexpr std::array<std::pair<Vector, const char*>, 8> kNames = {{{{0, 1}, "N"},
                                                                              {{1, 1}, "NE"},
                                                                              {{1, 0}, "E"},
                                                                              {{1, -1}, "SE"},
                                                                              {{0, -1}, "S"},
                                                                              {{-1, -1}, "SW"},
                                                                              {{-1, 0}, "W"},
                                                                              {{-1, 1}, "NW"}}};
    for (const auto& [unit, name] : kNames)
        if (unit == v) return name;
    return "(" + std::to_string(v.x) + "," + std::to_string(v.y) + ")";
}

}  // namespace acedrex
