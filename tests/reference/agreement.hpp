// Where the oracle and the kernel are asked the same about one case.
#pragma once

#include <set>
#include <string>

#include "random_cases.hpp"

namespace acedrex::reference {

// What a run of comparisons has seen.
struct Tally {
    int cases = 0;
    int walkers = 0;
    int outcomes = 0;
    int too_large = 0;      // for the oracle
    int contradictory = 0;  // an `every` at odds with itself
    int cut = 0;            // by the kernel's budget
    int programs = 0,
        automata = 0;       // of the walkers those with programs; how many of these have an automaton
    int marking = 0;        // of the walkers those with tables that mark them
    std::set<int> types{};  // of the last case: whose moves were compared
};

// The type that is royal where royals are compared.
extern const std::string kRoyalType;
// captured, checked, attacked, fleeing: of that kind, and nobody but the type is royal. alone: as checked,
// and no more than one of each side.
enum class Royals { none, captured, checked, alone, attacked, fleeing };
Case with_royals(Case c, Royals royals);

// Each is "" where both agree, else what they disagree on.

// What the pieces of the side to move can do, each on its own; royals that stand attacked afterwards forbid
// it.
std::string moves_differ(const Case& c, Tally& tally);
// Which royal pieces stand attacked; whoever attacks is thought to be on move.
std::string attacks_differ(const Case& c, Tally& tally);
// What a whole game lists, plays and takes back, and what the generator counts.
std::string games_differ(const Case& c, Tally& tally);

}  // namespace acedrex::reference
