// Turns counted in the fast ways are as many as are listed where every turn is made and tested: on random
// casts with rules of all kinds. They are so many with every engine, with each of them alone, and without it.
#include <gtest/gtest.h>

#include <algorithm>
#include <iostream>
#include <map>
#include <optional>
#include <string>

#include "base/engines.hpp"
#include "base/patience.hpp"
#include "comparison.hpp"
#include "effort.hpp"
#include "games/perft.hpp"
#include "kernel_side.hpp"
#include "legality/legal.hpp"
#include "random_rules.hpp"
#include "stub_hooks.hpp"

namespace acedrex::reference {
namespace {

constexpr std::uint64_t kStepsOfWalk = 100'000;  // steps of one walk
constexpr std::size_t kMostTurns = 250;          // of a position that does not take too long
constexpr std::uint64_t kMostListed = 12'000;

// What is listed: the turns by what they bring about, and how many may follow.
struct Listed {
    std::map<std::uint64_t, std::uint64_t> below;
    std::uint64_t turns = 0, after = 0;
    bool complete = true;
};

Listed listed(const Variant& variant, Position position, Apart by, bool trusts_lines) {
    pass_over_lapsed_turn(variant, position);
    std::optional<Engines::Without> left_out;
    if (!trusts_lines) left_out.emplace(Engines::lines);
    LegalMoves legal(variant, position);
    legal.set_budget(kStepsOfWalk);
    MoveList turns, replies;
    Listed all;
    const auto list = [&](MoveList& out) {
        legal.list(out, {.by = by});
        all.complete = all.complete && out.complete && out.moves.size() <= kMostTurns;
    };
    list(turns);
    all.turns = turns.moves.size();
    const std::size_t before = position.checkpoint();
    for (const Move& turn : turns.moves) {
        if (!all.complete) break;
        make_turn(variant, position, turn, turns.edits.data());
        list(replies);
        all.below[position.hash()] += replies.moves.size();
        all.after += replies.moves.size();
        all.complete = all.complete && all.after <= kMostListed;
        position.undo_to(before);
    }
    return all;
}

std::string difference_in_counts(const Variant& variant, const Position& position, Apart by,
                                 const Listed& expected) {
    PerftOptions counts;
    counts.by_move = by == Apart::move;
    PerftOptions divides = counts;
    divides.divide = true;
    std::string faults;
    const auto compare = [&](const std::string& what, const PerftResult& found, std::uint64_t nodes) {
        if (!found.complete || found.nodes == nodes) return;
        faults += what + ": " + std::to_string(found.nodes) + ", but " + std::to_string(nodes) +
                  " are listed" + (counts.by_move ? ", by move\n" : "\n");
    };
    compare("perft 1", perft(variant, position, 1, counts), expected.turns);
    compare("perft 2", perft(variant, position, 2, counts), expected.after);
    compare("perft 1, divided", perft(variant, position, 1, divides), expected.turns);
    const PerftResult divided = perft(variant, position, 2, divides);
    compare("perft 2, divided", divided, expected.after);
    Position after = position;
    pass_over_lapsed_turn(variant, after);
    std::map<std::uint64_t, std::uint64_t> below;
    for (std::size_t i = 0; i < divided.moves.moves.size(); ++i) {
        const std::size_t before = after.checkpoint();
        make_turn(variant, after, divided.moves.moves[i], divided.moves.edits.data());
        below[after.hash()] += divided.below[i];
        after.undo_to(before);
    }
    if (divided.complete && below != expected.below)
        faults += "perft 2 is divided otherwise than what is listed\n";
    return faults;
}

std::string counts_differ(const Case& c, Tally& tally) {
    ++tally.cases;
    const KernelSide kernel(c, stub_hooks());
    if (!kernel.refusal().empty()) return kernel.refusal();
    const Position position = kernel.position();
    // A cast whose pieces borrow from one another may take minutes for each of thousands of turns.
    const Work work(5 * Work::kSecond);
    std::string faults;
    try {
        for (const Apart by : {Apart::outcome, Apart::move}) {
            const Listed expected = listed(kernel.variant(), position, by, false);
            if (!expected.complete) {
                ++tally.too_large;
                return "";
            }
            tally.outcomes += static_cast<int>(expected.after);
            faults += difference_in_counts(kernel.variant(), position, by, expected);
        }
        if (Work::used_up()) ++tally.cut;
    } catch (const ScriptFault&) {
        ++tally.contradictory;  // two rules do different things at once
    }
    return faults;
}

// What is asked, while of the engines only this one is used.
template <class Ask>
std::string alone(Engines::Kind kind, Ask ask, std::size_t next = 0) {
    if (next == Engines::kNames.size()) return ask();
    if (next == kind) return alone(kind, ask, next + 1);
    const auto left_out = Engines::without(static_cast<Engines::Kind>(next));
    return alone(kind, ask, next + 1);
}

template <class Ask>
std::string without(Engines::Kind kind, Ask ask) {
    const auto left_out = Engines::without(kind);
    return ask();
}

// With the engines that are used now.
std::string difference_now(const Case& c, Apart by, const Listed& expected, Tally& tally) {
    // Without some of them it takes minutes.
    const Work work(Work::kSecond / 10);
    const KernelSide kernel(c, stub_hooks());
    if (!kernel.refusal().empty()) return kernel.refusal();
    std::string faults = difference_in_counts(kernel.variant(), kernel.position(), by, expected);
    const Listed found = listed(kernel.variant(), kernel.position(), by, true);
    if (found.complete && (found.turns != expected.turns || found.below != expected.below))
        faults += "other turns are listed\n";
    if (Work::used_up()) ++tally.cut;
    return faults;
}

// Whichever engine is left out, or the only one, what is found stays. (By turns: each of them is asked of
// half the cases.)
std::string engines_differ(const Case& c, Tally& tally) {
    ++tally.cases;
    const Apart by = c.seed % 2 == 0 ? Apart::outcome : Apart::move;
    std::string faults;
    try {
        const KernelSide kernel(c, stub_hooks());
        if (!kernel.refusal().empty()) return kernel.refusal();
        const Listed expected = listed(kernel.variant(), kernel.position(), by, true);
        if (!expected.complete) {
            ++tally.too_large;
            return "";
        }
        tally.outcomes += static_cast<int>(expected.after);
        for (std::size_t i = 0; i < Engines::kNames.size(); ++i) {
            const auto kind = static_cast<Engines::Kind>(i);
            const auto ask = [&] { return difference_now(c, by, expected, tally); };
            const bool is_alone = (c.seed / 2 + i) % 2 == 0;
            const std::string found = is_alone ? alone(kind, ask) : without(kind, ask);
            if (!found.empty())
                faults += (is_alone ? "with no engine but " : "without ") + std::string(Engines::kNames[i]) +
                          ":\n" + found;
        }
    } catch (const ScriptFault&) {
        ++tally.contradictory;
    }
    return faults;
}

Case ruled_case(std::uint64_t seed) {
    return with_rules(random_case(seed, Flavour::mixed));
}

void compare_counts(int cases, std::uint64_t first, Differ differ = counts_differ) {
    Tally seen;
    compare(differ, ruled_case, first, [&](const Case&, const Tally& tally) {
        seen = tally;
        return tally.cases >= cases;
    });
    // Else there would be little to compare. (A mean of a few cases tells nothing.)
    EXPECT_LE(4 * (seen.too_large + seen.contradictory), seen.cases);
    EXPECT_GE(seen.outcomes, 20 * (seen.cases - 10));
}

TEST(Counts, AreThoseOfListingsOnRandomCasts) {
    compare_counts(testing::tried(80), testing::first_seed());
}

TEST(Counts, AreTheSameWithAnyEngineAloneAndWithoutIt) {
    compare_counts(testing::tried(40), testing::first_seed(), engines_differ);
}

class Casts : public ::testing::TestWithParam<int> {};

TEST_P(Casts, TenThousandAreCountedAsListed) {
    constexpr std::uint64_t kOfPart = 1'000'000;  // seeds
    compare_counts(1'000, testing::first_seed() + static_cast<std::uint64_t>(GetParam() + 1) * kOfPart);
}

TEST_P(Casts, TwoThousandAreCountedAlikeWithAnyEngineAloneAndWithoutIt) {
    constexpr std::uint64_t kOfPart = 1'000'000;  // seeds
    compare_counts(200, testing::first_seed() + static_cast<std::uint64_t>(GetParam() + 1) * kOfPart,
                   engines_differ);
}

INSTANTIATE_TEST_SUITE_P(Slow, Casts, ::testing::Range(0, 10));

}  // namespace
}  // namespace acedrex::reference
