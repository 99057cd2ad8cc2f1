// Trying what a variant asks of scripts in play, before it is played.
#pragma once

#include <chrono>
#include <memory>
#include <optional>

#include "variant/variant.hpp"

namespace acedrex::program {

// What goes wrong in functions of scripts (m.where) in games from the setup, or, where the variant has none,
// in positions with its pieces here and there. A sample: no more than some thousand calls, and none after so
// long.
std::optional<Diagnostic> rehearse(const std::shared_ptr<const Variant>& variant,
                                   std::chrono::milliseconds patience);

}  // namespace acedrex::program
