// Positions that another engine has counted, tests/perft/engine.perft, counted here. With ACEDREX_SLOW set in
// the environment as deep as the engine did.
#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <iostream>
#include <string>
#include <string_view>
#include <utility>

#include "effort.hpp"
#include "games/perft.hpp"
#include "kernel/perft_rows.hpp"
#include "kernel/shipped.hpp"
#include "notation/position/setup.hpp"

namespace acedrex {

using testing::perft_rows;
using testing::PerftRow;
using testing::shipped;

namespace {

// The engine's names of variants, and those of the scripts that are the same games.
constexpr std::array<std::pair<std::string_view, const char*>, 39> kSameGame{{
    {"3check", "three-check"},
    {"antichess", "antichess"},
    {"ataxx", "ataxx"},
    {"breakthrough", "breakthrough"},
    {"cambodian", "ouk"},
    {"cannonshogi", "cannon-shogi"},
    {"chak", "chak"},
    {"chess", "classical-chess"},
    {"courier", "courier"},
    {"empire", "empire"},
    {"extinction", "extinction"},
    {"fischerandom", "chess960"},
    {"gothic", "gothic"},
    {"grand", "grand"},
    {"grasshopper", "grasshopper"},
    {"hoppelpoppel", "hoppel-poppel"},
    {"horde", "horde"},
    {"janggicasual", "janggi"},
    {"janus", "janus"},
    {"judkins", "judkins"},
    {"kingofthehill", "king-of-the-hill"},
    {"knightmate", "knightmate"},
    {"kyotoshogi", "kyoto-shogi"},
    {"losers", "losers"},
    {"makruk", "makruk"},
    {"mansindam", "mansindam"},
    {"minishogi", "minishogi"},
    {"nightrider", "nightrider"},
    {"omicron", "omicron"},
    {"orda", "orda"},
    {"seirawan", "seirawan"},
    {"shinobi", "shinobi"},
    {"shogi", "shogi"},
    {"shogun", "shogun"},
    {"sittuyin", "sittuyin"},
    {"spartan", "spartan"},
    {"synochess", "synochess"},
    {"torishogi", "tori-shogi"},
    {"xiangqi", "xiangqi"},
}};

// Counts all rows as deep as that takes no more leaves.
void count_rows(std::uint64_t most) {
    int counted = 0;
    std::size_t place = 0;
    for (PerftRow row : perft_rows("engine.perft")) {
        const auto game = std::find_if(kSameGame.begin(), kSameGame.end(),
                                       [&](const auto& same) { return same.first == row.variant; });
        ASSERT_NE(game, kSameGame.end()) << row.variant;
        if (row.disputed || testing::left_out(place++)) continue;
        row.variant = game->second;
        SCOPED_TRACE(row.variant + " " + row.text);
        const auto set_up = unchecked(read_fen(*shipped(row.variant), row.text));
        if (!set_up) {
            ADD_FAILURE() << to_string(set_up.diagnostics.front());
            continue;
        }
        const Position& position = *set_up.value;
        for (const auto& [depth, nodes] : row.counts)
            if (nodes <= most) {
                ++counted;
                EXPECT_EQ(perft(*shipped(row.variant), position, depth).nodes, nodes) << depth;
            }
    }
    std::cout << counted << " counts\n";
    EXPECT_GE(counted, testing::tried(280));
}

}  // namespace

TEST(EngineCounts, AreThoseOfEveryVariantThatShips) {
    count_rows(20'000);
}

TEST(SlowEngineCounts, AreThoseOfEveryVariantThatShips) {
    count_rows(~std::uint64_t{0});
}

}  // namespace acedrex
