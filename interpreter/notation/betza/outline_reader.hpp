// The paths of an expression, and what one of them says as legs; the first half of outline() (outline.hpp).
#pragma once

#include <optional>
#include <vector>

#include "notation/betza/outline.hpp"

namespace acedrex {

// Paths after which an expression is too complicated to be outlined.
constexpr std::size_t kMostPaths = 1000;

// One way through an expression: its words in order, every step in one direction.
using Path = std::vector<Expr>;

// All ways through e; nothing where there are too many.
std::optional<std::vector<Path>> paths(const Expr& e);

// The legs of a path, each with the one step that it takes; nothing where it is more than legs.
std::optional<Walk> walk_of(const Path& path);

// The leap that a step is an image of.
Vector leap_of(Vector v);

}  // namespace acedrex
