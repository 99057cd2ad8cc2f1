// Rules for random cases, whose specs have none: pockets, promotion, royal pieces, turns of several parts,
// what happens by itself, what must be done and what ends the game.
#pragma once

#include <string>
#include <vector>

#include "random_cases.hpp"

namespace acedrex::reference {

// The case with rules drawn by its seed, and what they ask of its position: pieces in pockets, rights to
// castle. The same case for the same seed, always.
Case with_rules(Case c);

// The case with one rule less, for each that it has.
std::vector<Case> with_fewer_rules(const Case& c);

// The rules that with_rules() gives, one a line.
std::string rules_of(const Case& c);

}  // namespace acedrex::reference
