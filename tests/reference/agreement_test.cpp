// The kernel agrees with the oracle on random expressions and boards. A disagreement is printed as the
// smallest case found that still shows it. With ACEDREX_SLOW set in the environment many more cases are
// tried; ACEDREX_SEED sets the first seed.
#include "agreement.hpp"

#include <gtest/gtest.h>

#include <iostream>
#include <string>

#include "effort.hpp"
#include "shrink.hpp"

namespace acedrex::reference {
namespace {

// Disagreements after which a run has said enough.
constexpr int kMostFailures = 5;

using Differ = std::string (*)(const Case&, Tally&);

// Tries `few` cases, or fifty times as many.
void compare(Differ differ, Flavour flavour, Royals royals, int few) {
    int count = testing::slow() ? 50 * few : few;
    Tally tally;
    int failures = 0;
    for (std::uint64_t seed = testing::first_seed(); count > 0 && failures < kMostFailures; --count, ++seed) {
        const Case c = with_royals(random_case(seed, flavour), royals);
        if (differ(c, tally).empty()) continue;
        ++failures;
        Tally ignored;
        const Case small = shrunk(c, [&](const Case& s) { return !differ(s, ignored).empty(); });
        ADD_FAILURE() << to_string(small) << differ(small, ignored);
    }
    std::cout << tally.cases << " cases, " << tally.walkers << " asked, " << tally.outcomes
              << " found; passed over: " << tally.too_large << " too large, " << tally.contradictory
              << " contradictory, " << tally.cut << " cut by the kernel's budget\n";
}

TEST(Agreement, TablesFollowTheSemantics) {
    compare(moves_differ, Flavour::plain, Royals::none, 800);
}

TEST(Agreement, ProgramsFollowTheSemantics) {
    compare(moves_differ, Flavour::walked, Royals::none, 800);
}

TEST(Agreement, EverythingFollowsTheSemantics) {
    compare(moves_differ, Flavour::wild, Royals::none, 800);
}

TEST(Agreement, LooksFollowTheSemantics) {
    compare(moves_differ, Flavour::looking, Royals::none, 800);
}

TEST(Agreement, AttacksByLooksFollowTheSemantics) {
    compare(attacks_differ, Flavour::looking, Royals::captured, 500);
}

TEST(Agreement, RoyalsAreLeftSafeFromLooks) {
    compare(moves_differ, Flavour::looking, Royals::alone, 1000);
}

TEST(Agreement, GamesPlayWhatLooksAllow) {
    compare(games_differ, Flavour::looking, Royals::alone, 100);
}

TEST(Agreement, AttacksByTablesFollowTheSemantics) {
    compare(attacks_differ, Flavour::plain, Royals::captured, 500);
}

TEST(Agreement, AttacksByProgramsFollowTheSemantics) {
    compare(attacks_differ, Flavour::walked, Royals::captured, 500);
}

TEST(Agreement, AllAttacksFollowTheSemantics) {
    compare(attacks_differ, Flavour::wild, Royals::captured, 500);
}

TEST(Agreement, RoyalsAreLeftSafeFromTables) {
    compare(moves_differ, Flavour::plain, Royals::checked, 300);
}

TEST(Agreement, RoyalsAreLeftSafeFromAnything) {
    compare(moves_differ, Flavour::wild, Royals::checked, 300);
}

TEST(Agreement, AttacksOnBaitByTablesFollowTheSemantics) {
    compare(attacks_differ, Flavour::plain, Royals::attacked, 500);
}

TEST(Agreement, AttacksOnBaitFollowTheSemantics) {
    compare(attacks_differ, Flavour::wild, Royals::attacked, 500);
}

TEST(Agreement, BaitIsLeftAttackedFromTables) {
    compare(moves_differ, Flavour::plain, Royals::attacked, 300);
}

TEST(Agreement, BaitIsLeftAttackedFromAnything) {
    compare(moves_differ, Flavour::wild, Royals::attacked, 300);
}

TEST(Agreement, TheShyFleeWhereTablesTellWhere) {
    compare(moves_differ, Flavour::plain, Royals::fleeing, 500);
}

TEST(Agreement, TheShyFleeWhereWalksTellWhere) {
    compare(moves_differ, Flavour::walked, Royals::fleeing, 300);
}

TEST(Agreement, GamesKeepBaitAttacked) {
    compare(games_differ, Flavour::plain, Royals::attacked, 100);
}

TEST(Agreement, GamesLetTheShyFlee) {
    compare(games_differ, Flavour::plain, Royals::fleeing, 100);
}

TEST(Agreement, GamesPlayWhatTheTablesAllow) {
    compare(games_differ, Flavour::plain, Royals::none, 100);
}

TEST(Agreement, GamesPlayWhatEverythingAllows) {
    compare(games_differ, Flavour::wild, Royals::none, 100);
}

}  // namespace
}  // namespace acedrex::reference
