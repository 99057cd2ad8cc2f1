// The parts of a position's hash that are told by numbers.
#pragma once

#include "position/position.hpp"

namespace acedrex {

constexpr std::uint64_t reserve_key(std::size_t slot, int number) {
    return number == 0 ? 0
                       : mixed((std::uint64_t{2} << 60) | (std::uint64_t{slot} << 20) |
                               static_cast<std::uint64_t>(number));
}

constexpr std::uint64_t counter_key(std::size_t number, std::int32_t value) {
    return mixed((std::uint64_t{3} << 60) | (std::uint64_t{number} << 32) |
                 static_cast<std::uint32_t>(value));
}

}  // namespace acedrex
