// Walks as Fairy-Stockfish's Betza tells them: the other way round of import/fsf_betza.hpp.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "import/fsf_betza.hpp"

namespace acedrex::program::exports {

// The leaps that the engine has a letter for, 0 <= shorter <= longer.
struct Atom {
    char letter;
    int shorter, longer;
};
const std::vector<Atom>& atoms();

// A text that the engine reads as exactly these walks; absent where there is none: a leap without a letter,
// more than nine steps.
std::optional<std::string> engine_betza(const std::vector<imports::Walk>& walks);

}  // namespace acedrex::program::exports
