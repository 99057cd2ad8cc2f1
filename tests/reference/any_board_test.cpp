// Pieces of every sort, on boards from 1x1 to 26x26: the kernel agrees with the oracle on some hundreds of
// them, and in the long run on a hundred thousand, in parts that run side by side. ACEDREX_SEED sets the
// first seed.
#include <gtest/gtest.h>

#include <algorithm>
#include <iostream>
#include <map>
#include <string>

#include "comparison.hpp"
#include "effort.hpp"
#include "movement/expression.hpp"

namespace acedrex::reference {
namespace {

constexpr int kFew = 500;
constexpr int kMany = 100'000;
constexpr int kParts = 10;

// Royal pieces and whole games ask much of the oracle: on boards that are not large only.
enum class Question { moves, games, attacks, safe, alone_safe };
Question question(const Case& c) {
    constexpr int kMostFields = 100;
    if (c.board.size() > kMostFields) return Question::moves;
    switch (c.seed % 16) {
        case 0:
            return Question::games;
        case 1:
        case 2:
            return Question::attacks;
        case 3:
        case 4:
            return Question::safe;
        case 5:
        case 6:
            return Question::alone_safe;
        default:
            return Question::moves;
    }
}

Case case_of(std::uint64_t seed) {
    const Case c = random_case(seed, Flavour::any);
    const std::map<Question, Royals> royals{{Question::moves, Royals::none},
                                            {Question::games, Royals::alone},
                                            {Question::attacks, Royals::captured},
                                            {Question::safe, Royals::checked},
                                            {Question::alone_safe, Royals::alone}};
    return with_royals(c, royals.at(question(c)));
}

std::string differ(const Case& c, Tally& tally) {
    const Question asked = question(c);
    return asked == Question::games     ? games_differ(c, tally)
           : asked == Question::attacks ? attacks_differ(c, tally)
                                        : moves_differ(c, tally);
}

bool counts(const NumberRef& n) {
    return n && (n->op == Number::Op::count || counts(n->left) || counts(n->right));
}

// What one word of a movement is an example of; "" where of nothing that is asked for.
std::string sort_of(const Expression& e) {
    switch (e.kind) {
        case ExprKind::sequence: {
            const auto over = std::find_if(e.kids.begin(), e.kids.end(), [](const Expr& kid) {
                return kid->kind == ExprKind::guard && kid->guard == GuardKind::occupied;
            });
            return std::any_of(over, e.kids.end(),
                               [](const Expr& kid) { return kid->kind == ExprKind::step; })
                       ? "hops"
                       : "";
        }
        case ExprKind::effect:
            if (e.effect == EffectKind::or_leave) return "losing";
            return row_of(e.effect).has(kOfWalker) || row_of(e.effect).has(kGoes) ? "" : "effects";
        case ExprKind::fresh:
            return "fresh";
        case ExprKind::repeat:
            if (counts(e.lo) || counts(e.hi)) return "counted";
            return e.lo->op == Number::Op::constant && e.lo->constant > 1 ? "bounded" : "";
        case ExprKind::moves_of:
            return "borrowed";
        default:
            return "";
    }
}

// Compares so many pieces of which there are all sorts, on boards of all sizes.
void compare_pieces(int many, std::uint64_t first) {
    int pieces = 0, smallest = 26 * 26, largest = 1;
    std::map<std::string, int> sorts{{"hops", 0},    {"effects", 0},  {"fresh", 0}, {"counted", 0},
                                     {"bounded", 0}, {"borrowed", 0}, {"losing", 0}};
    compare(differ, case_of, first, [&](const Case& c, const Tally& seen) {
        for (const int type : seen.types) {
            ++pieces;
            const Expr& moves = c.spec.pieces[static_cast<std::size_t>(type)]->moves;
            for (auto& [sort, number] : sorts)
                number += any_inside(*moves, [&](const Expression& e) { return sort_of(e) == sort; });
        }
        if (!seen.types.empty()) {
            smallest = std::min(smallest, c.board.size());
            largest = std::max(largest, c.board.size());
        }
        return pieces >= many;
    });
    std::cout << pieces << " pieces";
    for (const auto& [sort, number] : sorts) {
        std::cout << ", " << number << " " << sort;
        if (many >= kFew) {  // among fewer, as sanitizers try, some sort or size may be missing by chance
            EXPECT_GE(50 * number, many) << sort;
        }
    }
    std::cout << "\n";
    if (many >= kFew) {
        EXPECT_EQ(smallest, 1);
    }
    if (many > kFew) {
        EXPECT_EQ(largest, 26 * 26);
    }
}

TEST(AnyPiece, PiecesFollowTheSemantics) {
    compare_pieces(testing::kSanitized ? kFew / 4 : kFew, testing::first_seed());
}

class AnyBoard : public ::testing::TestWithParam<int> {};

TEST_P(AnyBoard, HundredThousandPiecesFollowTheSemantics) {
    constexpr std::uint64_t kOfPart = 1'000'000;  // seeds
    compare_pieces(kMany / kParts,
                   testing::first_seed() + static_cast<std::uint64_t>(GetParam() + 1) * kOfPart);
}

INSTANTIATE_TEST_SUITE_P(Slow, AnyBoard, ::testing::Range(0, kParts));

}  // namespace
}  // namespace acedrex::reference
