// Random numbers that are the same everywhere.
#pragma once

#include <cstdint>

#include "position/hash_keys.hpp"

namespace acedrex {

class Dice {
  public:
    explicit Dice(std::uint64_t seed) : state_(mixed(seed)) {}

    std::uint64_t next() { return mixed(++state_); }
    // From 0; below: at least 1.
    std::size_t below(std::size_t below) { return static_cast<std::size_t>(next() % below); }

  private:
    std::uint64_t state_;
};

}  // namespace acedrex
