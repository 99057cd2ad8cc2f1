#include "comparison.hpp"

#include <gtest/gtest.h>

#include <iostream>

#include "effort.hpp"
#include "shrink.hpp"

namespace acedrex::reference {

namespace {

// Disagreements after which a run has said enough.
constexpr int kMostFailures = 5;

}  // namespace

void compare(Differ differ, const std::function<Case(std::uint64_t seed)>& made, std::uint64_t first,
             const std::function<bool(const Case&, const Tally&)>& enough) {
    Tally tally;
    int failures = 0;
    for (std::uint64_t seed = first; failures < kMostFailures; ++seed) {
        const Case c = made(seed);
        if (!differ(c, tally).empty()) {
            ++failures;
            Tally ignored;
            const Case small = shrunk(c, [&](const Case& s) { return !differ(s, ignored).empty(); });
            ADD_FAILURE() << to_string(small) << differ(small, ignored);
        }
        if (enough(c, tally)) break;
    }
    std::cout << tally.cases << " cases, " << tally.walkers << " asked, " << tally.outcomes
              << " found; passed over: " << tally.too_large << " too large, " << tally.contradictory
              << " contradictory, " << tally.cut << " cut by the kernel's budget\n";
}

void compare(Differ differ, const std::function<Case(std::uint64_t seed)>& made, int few) {
    const int count = testing::slow() ? 50 * few : testing::tried(few);
    compare(differ, made, testing::first_seed(),
            [&](const Case&, const Tally& seen) { return seen.cases >= count; });
}

}  // namespace acedrex::reference
