// Automata find what the walker finds by the programs that they are made from, and the fields that are said
// to matter to an attack are all that do.
#include <gtest/gtest.h>

#include <algorithm>
#include <set>
#include <string>

#include "effort.hpp"
#include "engines/looker.hpp"
#include "engines/walker.hpp"
#include "kernel_side.hpp"
#include "random.hpp"
#include "random_cases.hpp"
#include "stub_hooks.hpp"

namespace acedrex::reference {
namespace {

int cases(int few) {
    return testing::slow() ? 50 * few : testing::tried(few);
}

// test(variant, position, field, automaton) for each piece with one, of the side to move. How many there are,
// of how many pieces with programs.
template <class Test>
std::pair<int, int> for_each_automaton(std::uint64_t seed, Test test) {
    const Case c = random_case(seed, Flavour::looking);
    const KernelSide kernel(c, stub_hooks());
    EXPECT_EQ(kernel.refusal(), "") << to_string(c);
    std::pair<int, int> found;
    Position position = kernel.position();
    for (Field f = 0; f < c.board.off(); ++f) {
        const Code code = position.at(f);
        if (code == kNoPiece || Cast::side(code) != position.to_move()) continue;
        const Movement& movement = kernel.variant().movement(code);
        found.second += !movement.walks.empty();
        if (!movement.looks) continue;
        ++found.first;
        test(kernel.variant(), position, f, *movement.looks);
        if (::testing::Test::HasFailure()) {
            ADD_FAILURE() << "the piece on " << c.board.name(f) << "\n" << to_string(c);
            break;
        }
    }
    return found;
}

TEST(Looking, AutomataEndWhereProgramsDo) {
    std::pair<int, int> found;
    for (std::uint64_t seed = testing::first_seed(), last = seed + static_cast<std::uint64_t>(cases(1500));
         seed < last && !HasFailure(); ++seed) {
        const auto [looks, all] = for_each_automaton(
            seed, [&](const Variant& variant, Position& position, Field from, const Automaton& automaton) {
                std::set<Field> by_program, by_automaton;
                Walker walker(variant.play(), position);
                walker.walk(Mover::starting(position, from), false, false, [&](const WalkEnd& end) {
                    by_program.insert(end.to);
                    return true;
                });
                Looker looker;
                looker.ends(automaton, position, from, [&](Field to) {
                    by_automaton.insert(to);
                    return true;
                });
                EXPECT_EQ(by_automaton, by_program);
            });
        found.first += looks;
        found.second += all;
    }
    // Else there would be little to compare.
    EXPECT_GT(2 * found.first, found.second);
}

TEST(Looking, AutomataAttackWhatProgramsDo) {
    for (std::uint64_t seed = testing::first_seed(), last = seed + static_cast<std::uint64_t>(cases(800));
         seed < last && !HasFailure(); ++seed)
        for_each_automaton(
            seed, [&](const Variant& variant, Position& position, Field from, const Automaton& automaton) {
                Walker walker(variant.play(), position);
                Looker looker;
                for (Field target = 0; target < variant.board().off(); ++target) {
                    if (position.at(target) == kNoPiece || target == from) continue;
                    const Outlook sees{.position = position, .from = from, .asked = target};
                    const bool attacks = walker.attacks(from, target);
                    EXPECT_EQ(looker.attacks(automaton, sees, nullptr), attacks);
                    EXPECT_EQ(looker.attacks(automaton, sees, automaton.relevance(from, target)), attacks);
                }
            });
}

TEST(Looking, NothingElseMattersToAnAttack) {
    Random random(testing::first_seed());
    for (std::uint64_t seed = testing::first_seed(), last = seed + static_cast<std::uint64_t>(cases(800));
         seed < last && !HasFailure(); ++seed)
        for_each_automaton(
            seed, [&](const Variant& variant, Position& position, Field from, const Automaton& automaton) {
                const auto field = [&] { return static_cast<Field>(random.below(variant.board().off())); };
                Looker looker;
                for (int i = 0; i < 40; ++i) {
                    const Field target = field(), changed = field();
                    const Relevance* relevance = automaton.relevance(from, target);
                    ASSERT_NE(relevance, nullptr);
                    const auto& fields = relevance->fields;
                    if (position.at(target) == kNoPiece || variant.board().is_hole(changed) ||
                        target == from || changed == from || changed == target ||
                        std::find(fields.begin(), fields.end(), changed) != fields.end())
                        continue;
                    const Outlook sees{.position = position, .from = from, .asked = target};
                    const bool before = looker.attacks(automaton, sees, nullptr);
                    const std::size_t checkpoint = position.checkpoint();
                    const auto code = static_cast<Code>(random.below(variant.cast().codes()));
                    position.set(changed, code, 0, Edit::Why::setup);
                    EXPECT_EQ(looker.attacks(automaton, sees, nullptr), before)
                        << variant.board().name(target) << ", changed: " << variant.board().name(changed);
                    position.undo_to(checkpoint);
                }
            });
}

}  // namespace
}  // namespace acedrex::reference
