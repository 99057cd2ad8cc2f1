// The kernel's views agree with the oracle of views: in random variants, and on random positions of the games
// that have them. ACEDREX_SLOW and ACEDREX_SEED as in the other comparisons.
#include "views.hpp"

#include <gtest/gtest.h>

#include <iostream>
#include <string>

#include "comparison.hpp"
#include "effort.hpp"
#include "kernel/shipped.hpp"
#include "notation/find/view.hpp"
#include "variant_positions.hpp"

namespace acedrex::reference {

namespace {

constexpr int kLongestSeenGame = 100;  // turns
constexpr int kMostSeen = 32;          // pieces

// Random positions of random games, as they are or scattered. What differs; "": nothing does.
std::string differences(const std::shared_ptr<const Variant>& variant, const VariantSpec& spec, int positions,
                        std::uint64_t seed) {
    Random random(seed);
    Game game(variant);
    for (int asked = 0; asked < positions; ++asked) {
        for (int turns = random.below(6); turns >= 0; --turns) {
            const Listing listing = game.moves();
            if (listing.moves.empty() || game.turns_played() == kLongestSeenGame)
                game = Game(variant);
            else
                game.play(*random.pick(listing.moves));
        }
        const Game some =
            random.chance(40) ? game : Game(variant, scattered(*variant, game.position(), random, kMostSeen));
        const std::string text = views_differ(some, spec, variant->binding().hooks);
        if (!text.empty()) return some.setup() + "\n" + text;
    }
    return "";
}

constexpr const char* kSeen[] = {"dark-chess", "kriegspiel", "secret-queen", "clue-chess"};

}  // namespace

TEST(Views, AgreeWithTheOracleInRandomVariants) {
    const int cases = testing::slow() ? 40'000 : testing::tried(800);
    for (const Flavour flavour : {Flavour::plain, Flavour::looking, Flavour::wild})
        compare(
            views_of_case_differ, [&](std::uint64_t seed) { return with_views(random_case(seed, flavour)); },
            testing::first_seed(), [&](const Case&, const Tally& tally) { return 3 * tally.cases >= cases; });
}

TEST(Views, AgreeWithTheOracleInGames) {
    for (const char* name : kSeen) {
        const std::shared_ptr<const Variant> variant = testing::shipped(name);
        const int positions = testing::slow() ? 5'000 : testing::tried(60);
        EXPECT_EQ(differences(variant, variant->spec(), positions, testing::first_seed() + 1), "") << name;
    }
}

// The oracle reads a rule otherwise than the kernel, and that is noticed.
TEST(Views, ARuleReadOtherwiseIsNoticed) {
    struct Change {
        const char* variant;
        void (*change)(ViewsSpec&);
    };
    const Change changes[] = {
        {"dark-chess", [](ViewsSpec& views) { views.sees_moves = false; }},
        {"kriegspiel",
         [](ViewsSpec& views) {
             views.sees = make::step({{0, 1}});
         }},
        {"secret-queen", [](ViewsSpec& views) { views.secrets[0].seen_as.clear(); }},
        {"clue-chess", [](ViewsSpec& views) { views.secrets.clear(); }},
    };
    for (const Change& one : changes) {
        const std::shared_ptr<const Variant> variant = testing::shipped(one.variant);
        VariantSpec spec = variant->spec();
        one.change(*spec.views);
        EXPECT_NE(differences(variant, spec, 400, 1), "") << one.variant;
    }
}

}  // namespace acedrex::reference
