// Bounds of a share that was seen in games, or in other cases.
#pragma once

namespace acedrex {

struct Bounds {
    double low = 0, high = 1;
};

// So many deviations hold 95 of 100 values of a normal distribution.
constexpr double kDeviations = 1.96;

// Where the share itself lies (Wilson's interval), by so many deviations: in 95 of 100 cases. share: from 0
// to 1, seen in n games; drawn games are halves, which makes the interval a little too wide.
Bounds wilson(double share, double n, double deviations = kDeviations);

}  // namespace acedrex
