// A move that could not be played, in words.
#pragma once

#include <string>

#include "notation/find/game.hpp"

namespace acedrex::program {

// The rule that forbids it; "not-notation" and "ambiguous" for the two other ways to fail.
std::string rule_of(const PlayResult& result);

// On stderr: why not, and what could have been meant.
void print_refusal(const PlayResult& result);

}  // namespace acedrex::program
