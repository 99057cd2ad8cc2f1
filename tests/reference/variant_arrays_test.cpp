// Arrays that are drawn by a seed and judged before they are taken, those of both games of the Testing Board:
// both sides have the same men and the same stock, placed as the game says, and none is void by its rule,
// which the slow maker of turns asks on its own. The slow suite tries two hundred seeds of each.
#include <gtest/gtest.h>

#include <algorithm>
#include <iostream>
#include <memory>
#include <numeric>
#include <optional>
#include <set>
#include <string>
#include <vector>

#include "effort.hpp"
#include "host/host.hpp"
#include "kernel/sha256.hpp"
#include "notation/find/game.hpp"
#include "variant_positions.hpp"

namespace acedrex::reference {
namespace {

using Types = std::vector<int>;

// The men of a side in the first position: types from file a to h, and those that wait.
struct Army {
    Types majors, pawns, stock, stock_of_pawns;
};

bool is_pawn_of(const Variant& variant, int type) {
    const auto& classes = variant.piece(type).classes;
    return std::find(classes.begin(), classes.end(), "pawn") != classes.end();
}

Types row_of(const Game& game, Side side, char rank) {
    Types row;
    for (char file = 'a'; file <= 'h'; ++file) {
        const Code code = game.position().at(*game.variant().board().field(std::string{file, rank}));
        if (code == kNoPiece || Cast::side(code) != side) return {};
        row.push_back(Cast::type(code));
    }
    return row;
}

Army army_of(const Game& game, Side side) {
    const bool light = side == Side::light;
    Army army{row_of(game, side, light ? '1' : '8'), row_of(game, side, light ? '2' : '7'), {}, {}};
    const std::vector<std::string>& names = game.variant().pockets().names;
    for (std::size_t pocket = 0; pocket < names.size(); ++pocket)
        for (const auto& [code, kept] : game.position().queue(side, static_cast<int>(pocket)))
            (names[pocket] == "pawns" ? army.stock_of_pawns : army.stock).push_back(Cast::type(code));
    return army;
}

Types sorted(Types types) {
    std::sort(types.begin(), types.end());
    return types;
}

Types joined(Types first, const Types& second) {
    first.insert(first.end(), second.begin(), second.end());
    return first;
}

// Every kind once: major pieces on the first row and in stock, of pawns those that are not on the board come
// first, then those of the own second row from a to h, and so on round.
void has_every_kind(const Variant& variant, const Army& army, std::size_t waiting_pawns) {
    Types majors, pawns;
    for (int type = 0; type < variant.cast().types(); ++type)
        (is_pawn_of(variant, type) ? pawns : majors).push_back(type);
    ASSERT_EQ(majors.size(), 170u);
    ASSERT_EQ(army.majors.size(), 8u);
    ASSERT_EQ(army.pawns.size(), 8u);
    EXPECT_TRUE(std::any_of(army.majors.begin(), army.majors.end(),
                            [&](int type) { return variant.piece(type).name == "King"; }));
    EXPECT_EQ(sorted(joined(army.majors, army.stock)), majors);
    ASSERT_EQ(army.stock_of_pawns.size(), waiting_pawns);
    const Types round = joined(
        Types(army.stock_of_pawns.begin(), army.stock_of_pawns.begin() + static_cast<long>(pawns.size() - 8)),
        army.pawns);
    EXPECT_EQ(sorted(round), pawns);
    for (std::size_t i = 0; i < army.stock_of_pawns.size(); ++i)
        EXPECT_EQ(army.stock_of_pawns[i], round[i % round.size()]) << i;
}

void stands_as_said(const std::string& sides, const Army& light, const Army& dark) {
    const auto turned = [](const Types& row) { return Types(row.rbegin(), row.rend()); };
    const bool mirrored = light.majors == dark.majors && light.pawns == dark.pawns;
    const bool central = light.majors == turned(dark.majors) && light.pawns == turned(dark.pawns);
    EXPECT_EQ(mirrored, sides == "mirrored");
    EXPECT_EQ(central, sides == "central");
    EXPECT_EQ(sorted(light.majors), sorted(dark.majors));
    EXPECT_EQ(sorted(light.pawns), sorted(dark.pawns));
    EXPECT_EQ(light.stock, dark.stock);
    const auto others = static_cast<long>(light.stock_of_pawns.size() % 8);
    EXPECT_TRUE(std::equal(light.stock_of_pawns.begin(), light.stock_of_pawns.begin() + others,
                           dark.stock_of_pawns.begin()));
}

// "If White checkmates Blue (or viceversa) in the first turn or could capture any undefended pawn", for the
// side to move.
class Umpire {
  public:
    explicit Umpire(const Game& game) : variant_(game.variant()), first_(read(variant_, game.position())) {}

    // Why the array is void; "" where it is not, nothing where that takes more than the twin follows.
    std::optional<std::string> against(const Position& position) {
        oracle_.emplace(variant_.spec(), variant_.board(), first_.board, variant_.binding().hooks);
        try {
            return found_against(read(variant_, position));
        } catch (const TooManyStates&) {
            return std::nullopt;
        }
    }

  private:
    std::string found_against(const Stand& s) {
        // What flees may stand attacked: it is its turn, and it goes.
        if (oracle_->in_check(s.board, s.to_move)) return "a royal piece does not stand as it must";
        for (const Stand& end : oracle_->legal(s)) {
            if (in_danger(end) && oracle_->legal(end).empty()) return "mate";
            if (takes_pawn(s, end) && !is_answered(end))
                return "a pawn is taken by what stands on " + variant_.board().name(*end.board.last().unit);
        }
        return "";
    }

    bool in_danger(const Stand& s) { return oracle_->in_check(s.board, s.to_move) || oracle_->must_flee(s); }

    static int men(const Stand& s, Side side) {
        int count = 0;
        for (Field f = 0; f < s.board.size(); ++f) count += s.board.at(f) && s.board.at(f)->side == side;
        return count;
    }
    // On the board and in stock; nothing is left of what is captured.
    static int all_men(const Stand& s) {
        return std::accumulate(
            s.queues.begin(), s.queues.end(), men(s, Side::light) + men(s, Side::dark),
            [](int sum, const auto& queue) { return sum + static_cast<int>(queue.second.size()); });
    }
    bool takes_pawn(const Stand& before, const Stand& after) const {
        if (all_men(after) == all_men(before)) return false;
        const Side them = after.to_move;
        for (Field f = 0; f < before.board.size(); ++f) {
            const Cell& man = before.board.at(f);
            if (!man || man->side != them || !is_pawn_of(variant_, man->type)) continue;
            if (const Cell& now = after.board.at(f); !now || now->side != them) return true;
        }
        return false;
    }
    // Some answer captures the piece that has just moved.
    bool is_answered(const Stand& s) {
        const Field taker = s.board.last().unit.value();
        const Side us = other(s.to_move);
        const std::set<Stand> answers = oracle_->legal(s);
        return std::any_of(answers.begin(), answers.end(), [&](const Stand& end) {
            const Cell& there = end.board.at(taker);
            return (!there || there->side != us) && men(end, us) < men(s, us) && all_men(end) < all_men(s);
        });
    }

    const Variant& variant_;
    Stand first_;
    std::optional<VariantOracle> oracle_;  // one for each question: it may be left in the midst of one
};

}  // namespace

// Arrays of seeds from 1 on.
struct Series {
    const char* variant;
    const char* sides;  // how the men of dark stand: the option's value, where there is one
    std::size_t waiting_pawns;
    const char*
        few;  // digits of the sum over the setup strings, on every machine: of a few seeds, and of all
    const char* all;
};

namespace {

const std::vector<Series> kSeries = {
    {"uc-170-13", "asymmetric", 12, "a15183de29d6", "430b509d249b"},
    {"uc-170-13", "mirrored", 12, "e0f3b1d7a14b", "9279d5725424"},
    {"uc-170-13", "central", 12, "08c6b03f0e22", "2e49c7f4ac78"},
    {"testing-board", "", 27, "478833f5b750", "96bd3203507f"},
};

void draws_arrays(const Series& series, int seeds, const std::string& sum) {
    std::string setups;
    int thrown_away = 0, left_out = 0;
    const std::string more = *series.sides == '\0' ? "" : std::string(",sides=") + series.sides;
    for (int seed = 1; seed <= seeds; ++seed) {
        const std::string name = std::string(series.variant) + ":seed=" + std::to_string(seed) + more;
        SCOPED_TRACE(name);
        Host host(default_host_options());
        const auto variant = host.variant(name);
        for (const Diagnostic& d : variant.diagnostics) ADD_FAILURE() << to_string(d);
        if (!variant) return;
        const Game game(*variant.value);
        const Army light = army_of(game, Side::light), dark = army_of(game, Side::dark);
        has_every_kind(game.variant(), light, series.waiting_pawns);
        has_every_kind(game.variant(), dark, series.waiting_pawns);
        stands_as_said(series.sides, light, dark);
        EXPECT_EQ(game.position().pieces(Side::light).size() + game.position().pieces(Side::dark).size(),
                  32u);
        if (::testing::Test::HasFailure()) return;
        Umpire umpire(game);
        for (const Position& position : {game.position(), game.turned().position()}) {
            const std::optional<std::string> against = umpire.against(position);
            EXPECT_EQ(against.value_or(""), "");
            left_out += against ? 0 : 1;
        }
        for (const OptionSpec& option : game.variant().spec().options)
            thrown_away += option.thrown_away.value_or(0);
        setups += game.setup() + "\n";
    }
    const std::string made = testing::Sha256::of(setups, 12);
    std::cout << series.variant << " " << series.sides << ": " << seeds << " arrays, " << thrown_away
              << " thrown away, " << left_out << " of " << 2 * seeds << " left out, " << made << "\n";
    EXPECT_LE(left_out * 20, 2 * seeds);
    if (!sum.empty()) {
        EXPECT_EQ(made, sum);
    }
}

}  // namespace

// The name of a test of that series.
void PrintTo(const Series& series, std::ostream* out) {
    *out << series.variant << " " << series.sides;
}

class Arrays : public ::testing::TestWithParam<Series> {};
class SlowArrays : public ::testing::TestWithParam<Series> {};

TEST_P(Arrays, AreDrawnAsThePagesSay) {
    constexpr int kFew = testing::tried(2);
    draws_arrays(GetParam(), kFew, testing::kSanitized ? "" : GetParam().few);
}

TEST_P(SlowArrays, AreDrawnAsThePagesSay) {
    constexpr int kAll = 200;
    draws_arrays(GetParam(), kAll, GetParam().all);
}

namespace {

std::string series_name(const ::testing::TestParamInfo<Series>& series) {
    std::string name = std::string(series.param.variant) + "_" + series.param.sides;
    std::replace(name.begin(), name.end(), '-', '_');
    return name;
}

}  // namespace

INSTANTIATE_TEST_SUITE_P(, Arrays, ::testing::ValuesIn(kSeries), series_name);
INSTANTIATE_TEST_SUITE_P(Slow, SlowArrays, ::testing::ValuesIn(kSeries), series_name);

}  // namespace acedrex::reference
