// Makes a case that shows a disagreement smaller, so that a person can read it.
#pragma once

#include <functional>

#include "random_cases.hpp"

namespace acedrex::reference {

// The smallest case found that still `fails`, by leaving out pieces, rules and parts of expressions one at a
// time. `fails` is asked at most `most` times.
Case shrunk(Case c, const std::function<bool(const Case&)>& fails, int most = 3000);

}  // namespace acedrex::reference
