// How the chances of a game have gone: what makes it exciting, or not.
//
// leads: light's chance to win, before each turn. Names and ideas are those of Cameron Browne's thesis on the
// automatic measuring of games (2008); what he takes from the winner's turns alone is taken from all turns
// here.
#pragma once

#include <span>

#include "board/side.hpp"

namespace acedrex::program {

// A side leads from this chance on, until the other one does.
constexpr double kLeads = 0.55;
// And it has as good as won.
constexpr double kDecides = 0.8;

int lead_changes(std::span<const double> leads);

// How far the winner has been behind.
struct Drama {
    double share = 0;      // of the turns before which its chance was below a half
    double mean_root = 0;  // of these: the mean of the square root of how far; 0 to 0.71
    double most = 0;       // 0 to 0.5
};
Drama drama(std::span<const double> leads, Side winner);

// The share of the game after which the winner's chance is never below kDecides again; 1: up to its end.
double decided_at(std::span<const double> leads, Side winner);

// By how much one turn has changed the chances at most.
double greatest_swing(std::span<const double> leads);

// Of the turns that changed the chances by more than a twentieth: the share of which the reply did not take
// back half of that, or more. 1 where there are none.
double permanence(std::span<const double> leads);

// How open the game was in the mean: 1 where the chances are even, 0 where they are none.
double uncertainty(std::span<const double> leads);

}  // namespace acedrex::program
