// The kernel agrees with the oracle on random expressions and boards. A disagreement is printed as the
// smallest case found that still shows it. With ACEDREX_SLOW set in the environment many more cases are
// tried; ACEDREX_SEED sets the first seed.
#include <gtest/gtest.h>

#include "comparison.hpp"

namespace acedrex::reference {
namespace {

void compare(Differ differ, Flavour flavour, Royals royals, int few) {
    compare(
        differ, [=](std::uint64_t seed) { return with_royals(random_case(seed, flavour), royals); }, few);
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

TEST(Agreement, BriefWalksFollowTheSemantics) {
    compare(moves_differ, Flavour::brief, Royals::none, 800);
}

TEST(Agreement, RoyalsAreLeftSafeByBriefWalks) {
    compare(moves_differ, Flavour::brief, Royals::alone, 800);
}

TEST(Agreement, GamesPlayWhatBriefWalksAllow) {
    compare(games_differ, Flavour::brief, Royals::none, 100);
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
