// The variants that Fairy-Stockfish has built in, as sections of the file that ships with acedrex.
#pragma once

#include <vector>

#include "import/settings.hpp"

namespace acedrex::program::imports {

// Without lines: no file of the user has them.
std::vector<Source> built_in_variants();

}  // namespace acedrex::program::imports
