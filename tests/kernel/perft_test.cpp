// Counts that other engines agree on: see tests/perft.
#include "rules/perft.hpp"

#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>
#include <sstream>

#include "kernel/shipped.hpp"
#include "rules/setup.hpp"

namespace acedrex {

using testing::shipped;
using testing::slow;

namespace {

struct Row {
    std::string variant, fen;
    std::vector<std::pair<int, std::uint64_t>> counts;
};

std::vector<Row> rows() {
    std::vector<Row> all;
    std::ifstream file(default_host_options().home / "tests/perft/shipped.perft");
    for (std::string line; std::getline(file, line);) {
        if (line.empty() || line[0] == '#') continue;
        Row row;
        std::istringstream words(line);
        words >> row.variant;
        const auto first = line.find(" | ");
        const auto second = line.find(" | ", first + 3);
        row.fen = line.substr(first + 3, second - first - 3);
        std::istringstream counts(line.substr(second + 3));
        for (std::string word; counts >> word;) {
            if (word == ";") continue;
            std::uint64_t nodes = 0;
            counts >> nodes;
            row.counts.emplace_back(std::stoi(word), nodes);
        }
        all.push_back(std::move(row));
    }
    return all;
}

Position position_of(const Row& row) {
    // One of the positions leaves the side that has moved in check; the counts begin there all the same.
    const Result<Position> position = read_fen(*shipped(row.variant), row.fen, {false, true});
    for (const Diagnostic& d : position.diagnostics) ADD_FAILURE() << to_string(d);
    return *position.value;
}

}  // namespace

TEST(Perft, AgreesWithOtherEngines) {
    const std::vector<Row> all = rows();
    ASSERT_GT(all.size(), 30u);
    const std::uint64_t most = slow() ? 300'000'000 : 1'000'000;
    for (const Row& row : all) {
        const Position position = position_of(row);
        for (const auto& [depth, nodes] : row.counts) {
            if (nodes > most) continue;
            const PerftResult result = perft(*shipped(row.variant), position, depth);
            EXPECT_EQ(result.nodes, nodes) << row.variant << " " << row.fen << " depth " << depth;
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
    options.threads = 2;
    options.divide = true;
    const PerftResult divided = perft(*chess, start, 4, options);
    EXPECT_EQ(divided.nodes, 197281u);
    ASSERT_EQ(divided.divide.size(), 20u);
    std::uint64_t sum = 0;
    for (const auto& [text, nodes] : divided.divide) sum += nodes;
    EXPECT_EQ(sum, 197281u);
}

TEST(Perft, DepthZeroIsThePositionItself) {
    const auto chess = shipped("classical-chess");
    EXPECT_EQ(perft(*chess, initial_position(*chess), 0).nodes, 1u);
}

}  // namespace acedrex
