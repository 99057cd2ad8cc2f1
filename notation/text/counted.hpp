// Numbers with what they count.
#pragma once

#include <fmt/core.h>

#include <cstddef>
#include <string>

namespace acedrex {

// "1 rank", "2 ranks".
inline std::string some(std::size_t number, const char* what) {
    return fmt::format("{} {}{}", number, what, number == 1 ? "" : "s");
}

}  // namespace acedrex
