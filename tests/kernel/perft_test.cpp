// Counts that other engines agree on: see tests/perft.
#include "games/perft.hpp"

#include <gtest/gtest.h>

#include "kernel/perft_rows.hpp"

namespace acedrex {

using testing::perft_rows;
using testing::PerftRow;
using testing::shipped;
using testing::slow;

TEST(Perft, AgreesWithOtherEngines) {
    const std::vector<PerftRow> all = perft_rows();
    ASSERT_GT(all.size(), 30u);
    const std::uint64_t most = slow() ? 300'000'000 : testing::tried(1'000'000);
    for (const PerftRow& row : all) {
        const Position position = row.position();
        for (const auto& [depth, nodes] : row.counts) {
            if (nodes > most) continue;
            PerftOptions options;
            options.by_move = row.by_move;
            const PerftResult result = perft(*shipped(row.variant), position, depth, options);
            EXPECT_EQ(result.nodes, nodes) << row.variant << " " << row.text << " depth " << depth;
            EXPECT_EQ(result.script_calls, 0u);
            EXPECT_TRUE(result.complete);
        }
    }
}

TEST(Perft, CountsTheSameByMoveInThreadsAndDivided) {
    const auto chess = shipped("classical-chess");
    const Position start = initial_position(*chess);
    PerftOptions options;
    options.by_move = true;
    EXPECT_EQ(perft(*chess, start, 4, options).nodes, 197281u);
    options = {};
    options.divide = true;
    options.threads = 2;
    const PerftResult divided = perft(*chess, start, 4, options);
    EXPECT_EQ(divided.nodes, 197281u);
    ASSERT_EQ(divided.below.size(), 20u);
    std::uint64_t sum = 0;
    for (const std::uint64_t nodes : divided.below) sum += nodes;
    EXPECT_EQ(sum, 197281u);
}

TEST(Perft, DepthZeroIsThePositionItself) {
    const auto chess = shipped("classical-chess");
    EXPECT_EQ(perft(*chess, initial_position(*chess), 0).nodes, 1u);
}

}  // namespace acedrex
