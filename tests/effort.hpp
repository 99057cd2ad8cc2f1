// How much the tests are to try, and where they begin, by the environment.
#pragma once

#include <cstddef>
#include <cstdint>
#include <cstdlib>

namespace acedrex::testing {

// ACEDREX_SLOW: many more cases.
inline bool slow() {
    return std::getenv("ACEDREX_SLOW") != nullptr;
}

// Of so many random cases, how many are tried: with sanitizers, which look for other faults and take several
// times as long, a fifth of them.
constexpr int tried(int cases) {
#ifdef __SANITIZE_ADDRESS__
    return (cases + 4) / 5;
#else
    return cases;
#endif
}

// Is this one, by its place among cases that are written down, left out: with sanitizers four of five?
constexpr bool left_out(std::size_t place) {
    return tried(5) == 1 && place % 5 != 0;
}

// ACEDREX_SEED: the first seed of random cases; 0 without.
inline std::uint64_t first_seed() {
    const char* seed = std::getenv("ACEDREX_SEED");
    return seed != nullptr ? std::strtoull(seed, nullptr, 10) : 0;
}

}  // namespace acedrex::testing
