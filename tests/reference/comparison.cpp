#include "comparison.hpp"

#include <gtest/gtest.h>

#include <iostream>

#include "kernel_side.hpp"
#include "shrink.hpp"

namespace acedrex::reference {

namespace {

// Disagreements after which a run has said enough.
constexpr int kMostFailures = 5;

}  // namespace

Tally compare(Differ differ, const std::function<Case(std::uint64_t seed)>& made, std::uint64_t first,
              const std::function<bool(const Case&, const Tally&)>& enough) {
    Tally tally;
    int failures = 0;
    for (std::uint64_t seed = first; failures < kMostFailures; ++seed) {
        const Case c = made(seed);
        // Else a disagreement would tell nothing, and nothing would be smaller.
        EXPECT_TRUE(has_possible_marks(c)) << to_string(c);
        if (const std::string difference = differ(c, tally); !difference.empty()) {
            ++failures;
            Tally ignored;
            // A variant that is refused is another fault than one on which the two disagree.
            const bool refused = difference.starts_with(kRefusal);
            const Case small = shrunk(c, [&](const Case& s) {
                const std::string still = differ(s, ignored);
                return !still.empty() && still.starts_with(kRefusal) == refused;
            });
            ADD_FAILURE() << to_string(small) << differ(small, ignored);
        }
        if (enough(c, tally)) break;
    }
    std::cout << tally.cases << " cases, " << tally.walkers << " asked, " << tally.outcomes
              << " found; passed over: " << tally.too_large << " too large, " << tally.contradictory
              << " contradictory, " << tally.cut << " cut by the kernel's budget\n";
    return tally;
}

}  // namespace acedrex::reference
