// What auras in the cast leave alone: pieces that they cannot concern walk by the engines that they have
// without them, and all pieces of such casts move as the oracle says.
#include <gtest/gtest.h>

#include <iostream>
#include <memory>

#include "drawn.hpp"
#include "effort.hpp"
#include "engines/automaton.hpp"
#include "kernel_side.hpp"
#include "random.hpp"
#include "random_cases.hpp"
#include "stub_hooks.hpp"
#include "sugar.hpp"
#include "variant_match.hpp"

namespace acedrex::reference {
namespace {

enum class Gives { freezing, protection, mark, walk };

AuraSpec random_aura(Random& random, Gives gives) {
    AuraSpec aura;
    aura.at = random.chance(60) ? step(compass) : slide(random.chance(50) ? orthogonals : diagonals);
    aura.of = is(random.pick<GuardKind>({GuardKind::own, GuardKind::enemy, GuardKind::occupied}));
    aura.except_self = true;
    aura.freeze = gives == Gives::freezing;
    aura.protect = gives == Gives::protection;
    if (gives == Gives::mark) aura.mark = "hot";
    if (gives == Gives::walk) aura.lends.push_back({{0, 0}, step({random.pick(compass)})});
    return aura;
}

// The case, in which one of the types has the aura.
Case beside(Case c, Random& random, const AuraSpec& aura) {
    PieceRef& giver = c.spec.pieces[static_cast<std::size_t>(random.below(4))];
    auto changed = std::make_shared<PieceSpec>(*giver);
    changed->influence.auras.push_back(aura);
    giver = changed;
    return c;
}

Flavour flavour_of(std::uint64_t seed) {
    return seed % 2 == 0 ? Flavour::brief : Flavour::looking;
}

TEST(BesideAuras, PiecesKeepTheirEngines) {
    const std::uint64_t first = testing::first_seed();
    int looks = 0;
    for (std::uint64_t seed = first; seed < first + static_cast<std::uint64_t>(testing::tried(150)); ++seed) {
        Random random(seed);
        const Case c = random_case(seed, flavour_of(seed));
        const Gives gives = random.pick<Gives>({Gives::freezing, Gives::protection, Gives::walk});
        const Case with = beside(c, random, random_aura(random, gives));
        const KernelSide alone(c, stub_hooks()), among(with, stub_hooks());
        ASSERT_EQ(among.refusal(), "") << to_string(with);
        for (Code code = 1; code < alone.variant().cast().codes(); ++code) {
            const Movement& before = alone.variant().movement(code);
            const Movement& now = among.variant().movement(code);
            looks += before.looks != nullptr;
            EXPECT_TRUE(before.looks == nullptr || now.looks != nullptr || now.walks.empty())
                << to_string(with);
        }
    }
    // Else there would be little to compare.
    EXPECT_GT(looks, testing::tried(100));
}

TEST(BesideAuras, PiecesFollowTheSemantics) {
    const std::uint64_t first = testing::first_seed();
    int positions = 0, turns = 0;
    for (std::uint64_t seed = first; seed < first + static_cast<std::uint64_t>(testing::tried(150)); ++seed) {
        Random random(seed);
        const Gives gives =
            random.pick<Gives>({Gives::freezing, Gives::protection, Gives::mark, Gives::walk});
        const AuraSpec aura = random_aura(random, gives);
        const Case c = beside(random_case(seed, flavour_of(seed)), random, aura);
        const auto variant = compile_drawn(c.spec, stub_hooks());
        ASSERT_TRUE(variant) << to_string(c);
        Match match(*variant.value);
        for (const std::string& fault : match.play(seed, testing::slow() ? 10 : 2, 1))
            ADD_FAILURE() << to_string(c) << fault;
        positions += match.tally().positions - match.tally().too_large;
        turns += match.tally().turns;
    }
    std::cout << positions << " positions, " << turns << " turns\n";
    EXPECT_GT(positions, testing::tried(150));
}

}  // namespace
}  // namespace acedrex::reference
