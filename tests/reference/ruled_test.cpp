// Turns of random casts with rules of all kinds: the kernel allows what the oracle of whole variants allows.
// ACEDREX_SEED sets the first seed.
#include <gtest/gtest.h>

#include "comparison.hpp"
#include "effort.hpp"
#include "kernel_side.hpp"
#include "legality/legal.hpp"
#include "random_rules.hpp"
#include "stub_hooks.hpp"
#include "variant_match.hpp"

namespace acedrex::reference {
namespace {

constexpr std::size_t kMostRuledTurns = 40;      // of a position that the oracle makes quickly
constexpr std::uint64_t kStepsToList = 100'000;  // of one walk
constexpr std::size_t kStatesAsked = 5'000;      // of the oracle in one question

std::string turns_differ(const Case& c, Tally& tally) {
    ++tally.cases;
    const KernelSide kernel(c, stub_hooks());
    if (!kernel.refusal().empty()) return kernel.refusal();
    const std::shared_ptr<const Variant> variant(std::shared_ptr<void>(), &kernel.variant());
    try {
        Position position = kernel.position();
        MoveList some;
        LegalMoves legal(*variant, position);
        legal.set_budget(kStepsToList);
        legal.list(some, {.most = kMostRuledTurns + 1});
        if (!some.complete || some.moves.size() > kMostRuledTurns) {
            ++tally.too_large;
            return "";
        }
        Match match(variant, c.spec, kStatesAsked);
        std::string difference = match.difference(Game(variant, kernel.position()));
        tally.too_large += match.tally().too_large;
        tally.outcomes += match.tally().turns;
        return difference;
    } catch (const ScriptFault&) {  // two rules do different things at once
        ++tally.contradictory;
        return "";
    }
}

// In turns of parts, whether a side has to pass a move for want of another is left out: the oracle knows such
// passes of whole turns alone.
Case with_no_forced_pass(Case c) {
    if (!c.spec.turn) return c;
    using Pass = MoveObligations::Pass;
    const auto simplify = [](MoveObligations& rules) {
        if (rules.pass == Pass::forced) rules.pass = Pass::never;
    };
    simplify(c.spec.obligations);
    for (auto& rules : c.spec.obligations_of_one)
        if (rules) simplify(*rules);
    return c;
}

TEST(RuledCasts, HaveTheTurnsOfTheOracle) {
    const int cases = testing::slow() ? 1'500 : testing::tried(100);
    const Tally seen = compare(
        turns_differ,
        [](std::uint64_t seed) { return with_no_forced_pass(with_rules(random_case(seed, Flavour::mixed))); },
        testing::first_seed(), [&](const Case&, const Tally& tally) { return tally.cases >= cases; });
    // Else there would be little to compare.
    EXPECT_GT(seen.outcomes, seen.cases);
}

}  // namespace
}  // namespace acedrex::reference
