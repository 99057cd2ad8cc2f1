// The setup as authors draw it in a variant's script: a line of words for each rank, the last rank first.
#pragma once

#include <vector>

#include "variant/variant.hpp"

namespace acedrex {

// Puts what is drawn for the boards of the variant, of which board and pieces are known, into `setup`, by
// field. Returns what is wrong with the drawings, each fault with its place.
std::vector<Diagnostic> read_drawings(const Variant& variant, std::vector<Code>& setup);

}  // namespace acedrex
