// The law of views: where two positions look the same to a side, everything that it is told is the same, byte
// for byte, until an attempt is refused in one and not in the other. That it would be noticed if something
// were told is seen from answers that leak.
#include <gtest/gtest.h>

#include <iostream>
#include <string>
#include <vector>

#include "effort.hpp"
#include "kernel/shipped.hpp"
#include "kernel/view_answers.hpp"
#include "kernel/view_pairs.hpp"
#include "mutator.hpp"
#include "notation/find/view.hpp"

namespace acedrex::testing {

namespace {

constexpr int kFields = 4;          // that are asked about in one position
constexpr int kTexts = 4;           // of each kind that are tried in one position
constexpr int kLeakingPairs = 400;  // at most, of a game
constexpr int kTurns = 30;          // of a pair of games

std::vector<std::string> legal_texts(const Game& game) {
    std::vector<std::string> texts;
    for (const auto& move : game.moves().moves) texts.push_back(move->text);
    return texts;
}

// Legal for the side in one of the games, or as it sees them; nearly right; and anything.
std::vector<std::string> some_texts(const Pair& pair, reference::Random& random) {
    std::vector<std::string> some;
    Texts all{"e2-e4"};
    for (const Game& game : {pair.one, pair.other, ToldGame(pair.one, pair.side).game()}) {
        const std::vector<std::string> legal = legal_texts(game);
        all.insert(all.end(), legal.begin(), legal.end());
        for (int i = 0; i < kTexts && !legal.empty(); ++i) some.push_back(random.pick(legal));
    }
    Mutator nearly(all, {"x", "=Q", "+", "#", "O-O", "e5", "Q", "--", "?", "{"}, random.next());
    for (int i = 0; i < kTexts; ++i) some.push_back(nearly.next());
    return some;
}

std::vector<Field> some_fields(const Variant& variant, reference::Random& random) {
    std::vector<Field> fields;
    for (int i = 0; i < kFields; ++i)
        fields.push_back(static_cast<Field>(random.below(variant.board().size())));
    return fields;
}

struct Tally {
    int pairs = 0, turns = 0, both_refused = 0, both_made = 0, told_apart = 0;
};

// Each text is tried in both games, until it is refused in the one and not in the other.
void try_turns(const Pair& pair, const std::vector<std::string>& texts, Tally& tally) {
    const bool loses_turn = pair.one.variant().views()->refused_loses_turn;
    for (const std::string& text : texts) {
        SCOPED_TRACE(text);
        Pair after = pair;
        const PlayResult one = attempt(after.one, text), other = attempt(after.other, text);
        // Where the variant tells that a turn leaves check, the word of a refusal is such an answer, too.
        const bool words_differ =
            is_refused_attempt(one) && is_refused_attempt(other) && one.reason != other.reason;
        if (words_differ || static_cast<bool>(one) != static_cast<bool>(other)) {
            EXPECT_TRUE(!words_differ || pair.one.variant().views()->refuses_check);
            ++tally.told_apart;
            continue;
        }
        ++(one ? tally.both_made : tally.both_refused);
        const bool alike = SideView(after.one.state(), pair.side) == SideView(after.other.state(), pair.side);
        if (!one || alike) {
            ASSERT_EQ(told(one), told(other));
        }
        if (one || loses_turn) continue;
        ASSERT_TRUE(after.one.position() == pair.one.position()) << "a refusal has changed something";
        ASSERT_EQ(after.one.turns_played(), pair.one.turns_played());
    }
}

void holds(const Pair& pair, reference::Random& random, Tally& tally) {
    SCOPED_TRACE(std::string(to_string(pair.side)) + " takes for the same:\n" + pair.one.setup() + "\n" +
                 pair.other.setup());
    const std::vector<Field> fields = some_fields(pair.one.variant(), random);
    const std::vector<std::string> texts = some_texts(pair, random);
    const Asked one(pair.one, pair.side, fields, texts), other(pair.other, pair.side, fields, texts);
    ASSERT_EQ(differing(answers(), one, other), std::vector<std::string>{});
    if (pair.one.to_move() == pair.side) try_turns(pair, texts, tally);
    ++tally.pairs;
    tally.turns += static_cast<int>(pair.one.turns_played());
}

void keeps_the_law(const std::string& name, int pairs, int games) {
    PairMaker maker(shipped(name), first_seed() + 1);
    Tally tally;
    for (int i = 0; i < pairs && !::testing::Test::HasFailure(); ++i)
        holds(maker.next(), maker.random(), tally);
    for (int i = 0; i < games && !::testing::Test::HasFailure(); ++i) {
        const Pair played = maker.next_games(kTurns);
        // After the end all is told: how either game has gone.
        if (!SideView(played.one.state(), played.side).whole()) holds(played, maker.random(), tally);
    }
    std::cout << name << ": " << tally.pairs << " pairs, " << tally.turns
              << " turns; attempts: " << tally.both_made << " made and " << tally.both_refused
              << " refused in both, " << tally.told_apart << " tell them apart\n";
    EXPECT_GT(tally.both_made, 0);
    EXPECT_GT(tally.both_refused, 0);
}

}  // namespace

class ViewsLaw : public ::testing::TestWithParam<const char*> {};
class SlowViewsLaw : public ::testing::TestWithParam<const char*> {};

TEST_P(ViewsLaw, HoldsInPairs) {
    keeps_the_law(GetParam(), tried(100), tried(12));
}

TEST_P(SlowViewsLaw, HoldsInPairs) {
    keeps_the_law(GetParam(), 10'000, 500);
}

constexpr const char* kGames[] = {"dark-chess", "kriegspiel", "secret-queen", "clue-chess"};
INSTANTIATE_TEST_SUITE_P(, ViewsLaw, ::testing::ValuesIn(kGames));
INSTANTIATE_TEST_SUITE_P(Slow, SlowViewsLaw, ::testing::ValuesIn(kGames));

// An answer that is made of the true game, if in one respect only, breaks the law in some pair.
TEST(LeaksOfViews, AreNoticed) {
    if (kSanitized) GTEST_SKIP() << "what the law notices, it notices without sanitizers";
    std::vector<Answer> unnoticed = leaking_answers();
    for (const char* game : kGames) {
        PairMaker maker(shipped(game), 1);
        for (int i = 0; i < kLeakingPairs && !unnoticed.empty(); ++i) {
            const Pair pair = i % 4 == 0 ? maker.next_games(6) : maker.next();
            const auto texts = some_texts(pair, maker.random());
            const Asked one(pair.one, pair.side, {}, texts), other(pair.other, pair.side, {}, texts);
            for (const std::string& name : differing(unnoticed, one, other))
                std::erase_if(unnoticed, [&](const Answer& answer) { return answer.name == name; });
        }
    }
    for (const Answer& answer : unnoticed) ADD_FAILURE() << "nothing tells apart by " << answer.name;
}

}  // namespace acedrex::testing
