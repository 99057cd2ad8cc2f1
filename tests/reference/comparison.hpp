// Random cases on which the oracle and the kernel are compared: a disagreement is a failure, printed as the
// smallest case found that still shows it.
#pragma once

#include <cstdint>
#include <functional>
#include <string>

#include "agreement.hpp"

namespace acedrex::reference {

using Differ = std::string (*)(const Case&, Tally&);

// Tries cases made from the seeds that follow `first`, until enough(case, what was seen so far) holds. What
// was seen.
Tally compare(Differ differ, const std::function<Case(std::uint64_t seed)>& made, std::uint64_t first,
              const std::function<bool(const Case&, const Tally&)>& enough);

}  // namespace acedrex::reference
