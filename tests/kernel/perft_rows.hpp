// The positions of the files of tests/perft, with the counts that others agree on.
#pragma once

#include <gtest/gtest.h>

#include <cstdint>
#include <fstream>
#include <sstream>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "kernel/shipped.hpp"
#include "notation/position/setup.hpp"

namespace acedrex::testing {

struct PerftRow {
    std::string variant, text;  // FEN or a setup string
    bool by_move = false;
    bool disputed = false;  // the counts are known to be by other rules
    std::vector<std::pair<int, std::uint64_t>> counts;

    bool is_fen() const { return text.find('/') != std::string::npos; }
    Position position() const {
        // One of the positions leaves the side that has moved in check; the counts begin there all the same.
        const auto rules = shipped(variant);
        const Result<Position> position =
            unchecked(is_fen() ? read_fen(*rules, text) : read_setup(*rules, text));
        for (const Diagnostic& d : position.diagnostics) ADD_FAILURE() << to_string(d);
        return *position.value;
    }
};

inline std::vector<PerftRow> perft_rows(const char* name = "shipped.perft") {
    std::vector<PerftRow> all;
    std::ifstream file(default_host_options().home / "tests/perft" / name);
    for (std::string line; std::getline(file, line);) {
        if (line.empty() || line[0] == '#') continue;
        PerftRow row;
        const auto first = line.find(" | ");
        const auto second = line.find(" | ", first + 3);
        row.variant = line.substr(0, first);
        if (constexpr std::string_view kByMove = " by move"; row.variant.ends_with(kByMove)) {
            row.variant.resize(row.variant.size() - kByMove.size());
            row.by_move = true;
        }
        row.text = line.substr(first + 3, second - first - 3);
        const auto third = line.find(" | ", second + 3);
        row.disputed = third != std::string::npos;
        std::istringstream counts(line.substr(second + 3, third - second - 3));
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

}  // namespace acedrex::testing
