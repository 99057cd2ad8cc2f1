// The games that `bench` counts, by variants/bench.json.
#pragma once

#include <cstdint>
#include <filesystem>
#include <string>
#include <vector>

namespace acedrex::program {

struct BenchGame {
    std::string variant;
    int depth = 0;             // 0: what takes long enough
    std::uint64_t leaves = 0;  // that there are to this depth; 0: not known
    std::string setup;         // where counting begins; "": where the game does
    std::string engine;        // what engines call it; "": none has it
};

std::filesystem::path list_of_games();
// Those that are listed; of variants that are named these only, and others that are named as well, with
// nothing known of them. depth: of all, where it is not 0.
std::vector<BenchGame> bench_games(const std::vector<std::string>& variants, int depth);

}  // namespace acedrex::program
