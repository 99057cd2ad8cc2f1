#include "search/wilson.hpp"

#include <algorithm>
#include <cmath>

namespace acedrex {

Bounds wilson(double share, double n, double deviations) {
    if (n <= 0) return {};
    const double z2 = deviations * deviations / n;
    const double middle = (share + z2 / 2) / (1 + z2);
    const double half = deviations / (1 + z2) * std::sqrt(share * (1 - share) / n + z2 / (4 * n));
    return {std::max(0.0, middle - half), std::min(1.0, middle + half)};
}

}  // namespace acedrex
