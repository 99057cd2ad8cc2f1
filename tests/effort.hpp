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

// With sanitizers, which look for other faults and take many times as long, a twelfth of all cases is tried.
#ifdef __SANITIZE_ADDRESS__
constexpr bool kSanitized = true;
#else
constexpr bool kSanitized = false;
#endif

// Of so many random cases, how many are tried.
constexpr int tried(int cases) {
    return kSanitized ? (cases + 11) / 12 : cases;
}

// Is the case at this place among those that are written down left out? every: how many there are for one
// that is tried.
constexpr bool left_out(std::size_t place, std::size_t every = 12) {
    return kSanitized && place % every != 0;
}

// ACEDREX_SEED: the first seed of random cases; 0 without.
inline std::uint64_t first_seed() {
    const char* seed = std::getenv("ACEDREX_SEED");
    return seed != nullptr ? std::strtoull(seed, nullptr, 10) : 0;
}

}  // namespace acedrex::testing
