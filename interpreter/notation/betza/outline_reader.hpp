// The first half of outline(): the paths of an expression, and each path as legs.
#pragma once

#include <optional>
#include <vector>

#include "notation/betza/outline.hpp"

namespace acedrex {

// An expression of more paths is not outlined.
constexpr std::size_t kMostPaths = 1000;

// One way through an expression: its words in order, every step in one direction.
using Path = std::vector<Expr>;

// All paths through e; absent where there are too many.
std::optional<std::vector<Path>> paths(const Expr& e);

// The legs of a path, each with its one step; absent where the path does more than legs can tell.
std::optional<Walk> walk_of(const Path& path);

// The leap that a step is an image of.
Vector leap_of(Vector v);

}  // namespace acedrex
