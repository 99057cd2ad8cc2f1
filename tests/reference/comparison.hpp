// Random cases on which the oracle and the kernel are compared: a disagreement is a failure, printed as the
// smallest case found that still shows it.
#pragma once

#include <cstdint>
#include <functional>
#include <string>

#include "agreement.hpp"

namespace acedrex::reference {

using Differ = std::string (*)(const Case&, Tally&);

// Tries `few` cases, made from the seeds that follow the first one, or fifty times as many where the slow
// tests run.
void compare(Differ differ, const std::function<Case(std::uint64_t seed)>& made, int few);

}  // namespace acedrex::reference
