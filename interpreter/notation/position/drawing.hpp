// The setup as authors draw it in a variant's script: a line of words for each rank, the last rank first.
#pragma once

#include <vector>

#include "variant/variant.hpp"

namespace acedrex {

// Puts what is drawn for the boards of the variant, of which board and pieces are known, into `setup`, by
// field. Returns what is wrong with the drawings, each fault with its place.
std::vector<Diagnostic> read_drawings(const Variant& variant, std::vector<Code>& setup);

// Compiles a variant whose setups are drawn: see compile().
inline Result<std::shared_ptr<const Variant>> compile_drawn(
    VariantSpec spec, std::shared_ptr<Hooks> hooks, const std::vector<std::string>& known_names = {}) {
    return compile(std::move(spec), std::move(hooks), read_drawings, known_names);
}

}  // namespace acedrex
