// The kernel agrees with the oracle on random expressions, boards and royal pieces. A disagreement is printed
// as the smallest case found that still shows it. With ACEDREX_SLOW set in the environment many more cases
// are tried; ACEDREX_SEED sets the first seed.
#include <gtest/gtest.h>

#include <ostream>

#include "comparison.hpp"
#include "effort.hpp"

namespace acedrex::reference {
namespace {

struct Row {
    const char* name;
    Flavour flavour;
    Royals royals;
    Differ differ;
    int cases, slow_cases;
};
void PrintTo(const Row& row, std::ostream* out) {  // what ctest calls the test
    *out << row.name;
}

const Row kRows[] = {
    {"TablesFollowTheSemantics", Flavour::plain, Royals::none, moves_differ, 800, 40000},
    {"ProgramsFollowTheSemantics", Flavour::walked, Royals::none, moves_differ, 800, 40000},
    {"EverythingFollowsTheSemantics", Flavour::wild, Royals::none, moves_differ, 800, 40000},
    {"BriefWalksFollowTheSemantics", Flavour::brief, Royals::none, moves_differ, 800, 40000},
    {"RoyalsAreLeftSafeByBriefWalks", Flavour::brief, Royals::alone, moves_differ, 800, 40000},
    {"GamesPlayWhatBriefWalksAllow", Flavour::brief, Royals::none, games_differ, 100, 5000},
    {"LooksFollowTheSemantics", Flavour::looking, Royals::none, moves_differ, 800, 40000},
    {"AttacksByLooksFollowTheSemantics", Flavour::looking, Royals::captured, attacks_differ, 500, 25000},
    {"RoyalsAreLeftSafeFromLooks", Flavour::looking, Royals::alone, moves_differ, 1000, 50000},
    {"GamesPlayWhatLooksAllow", Flavour::looking, Royals::alone, games_differ, 100, 5000},
    {"AttacksByTablesFollowTheSemantics", Flavour::plain, Royals::captured, attacks_differ, 500, 25000},
    {"AttacksByProgramsFollowTheSemantics", Flavour::walked, Royals::captured, attacks_differ, 500, 25000},
    {"AllAttacksFollowTheSemantics", Flavour::wild, Royals::captured, attacks_differ, 500, 25000},
    {"RoyalsAreLeftSafeFromTables", Flavour::plain, Royals::checked, moves_differ, 300, 15000},
    {"RoyalsAreLeftSafeFromAnything", Flavour::wild, Royals::checked, moves_differ, 300, 15000},
    {"AttacksOnBaitByTablesFollowTheSemantics", Flavour::plain, Royals::attacked, attacks_differ, 500, 25000},
    {"AttacksOnBaitFollowTheSemantics", Flavour::wild, Royals::attacked, attacks_differ, 500, 25000},
    {"BaitIsLeftAttackedFromTables", Flavour::plain, Royals::attacked, moves_differ, 300, 15000},
    {"BaitIsLeftAttackedFromAnything", Flavour::wild, Royals::attacked, moves_differ, 300, 15000},
    {"TheShyFleeWhereTablesTellWhere", Flavour::plain, Royals::fleeing, moves_differ, 500, 25000},
    {"TheShyFleeWhereWalksTellWhere", Flavour::walked, Royals::fleeing, moves_differ, 300, 15000},
    {"GamesKeepBaitAttacked", Flavour::plain, Royals::attacked, games_differ, 100, 5000},
    {"GamesLetTheShyFlee", Flavour::plain, Royals::fleeing, games_differ, 100, 5000},
    {"GamesPlayWhatTheTablesAllow", Flavour::plain, Royals::none, games_differ, 100, 5000},
    {"GamesPlayWhatEverythingAllows", Flavour::wild, Royals::none, games_differ, 100, 5000},
    {"AttacksByWindingWalksFollowTheSemantics", Flavour::winding, Royals::captured, attacks_differ, 350,
     50000},
    {"RoyalsAreLeftSafeFromWindingWalks", Flavour::winding, Royals::checked, moves_differ, 110, 15000},
    {"AttacksByLeadingRowsFollowTheSemantics", Flavour::leading, Royals::captured, attacks_differ, 800,
     40000},
    {"RoyalsAreLeftSafeFromLeadingRows", Flavour::leading, Royals::checked, moves_differ, 130, 20000},
    {"RoyalsAreLeftSafeFromRidersOverPieces", Flavour::riding, Royals::checked, moves_differ, 250, 30000},
    {"GamesCountWhatIsSafeFromRiders", Flavour::riding, Royals::checked, games_differ, 60, 3000},
};

class Agreement : public ::testing::TestWithParam<Row> {};

TEST_P(Agreement, OfKernelAndOracle) {
    const Row& row = GetParam();
    const int cases = testing::slow() ? row.slow_cases : testing::tried(row.cases);
    const Tally seen = compare(
        row.differ,
        [&](std::uint64_t seed) { return with_royals(random_case(seed, row.flavour), row.royals); },
        testing::first_seed(), [&](const Case&, const Tally& tally) { return tally.cases >= cases; });
    // Else these engines would hardly be asked.
    if (row.differ == moves_differ && row.flavour == Flavour::looking) {
        EXPECT_GT(2 * seen.automata, seen.programs);
    }
    if (row.differ == moves_differ && row.flavour == Flavour::plain && !testing::kSanitized) {
        EXPECT_GT(200 * seen.marking, seen.walkers);
    }
}

INSTANTIATE_TEST_SUITE_P(, Agreement, ::testing::ValuesIn(kRows));

}  // namespace
}  // namespace acedrex::reference
