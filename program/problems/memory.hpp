// What has been found out of positions while a problem is solved, by their keys.
#pragma once

#include <cstddef>
#include <cstdint>
#include <utility>
#include <vector>

#include "board/board.hpp"

namespace acedrex::program {

class Memory {
  public:
    struct Known {
        std::uint64_t key = 0;
        Field from = 0, to = 0;     // the move that was best, where one was
        std::uint8_t yes_in = kNo;  // it can be done in so many moves
        std::uint8_t no_in = 0;     // and not in so many
    };
    static constexpr std::uint8_t kNo = 0xff;

    Memory() : slots_(kFirst) {}

    // nullptr: nothing is known.
    const Known* find(std::uint64_t key) const {
        for (std::size_t i = 0; i < kWays; ++i)
            if (const Known& slot = slots_[place(key, i)]; slot.key == key) return &slot;
        return nullptr;
    }
    // What is known of it, to be written: forgets something else where there is no room.
    Known& at(std::uint64_t key) {
        for (std::size_t i = 0; i < kWays; ++i)
            if (Known& slot = slots_[place(key, i)]; slot.key == key) return slot;
        if (used_ > slots_.size() / 2 && slots_.size() < kMost) grow();
        Known* into = &slots_[place(key, 0)];
        for (std::size_t i = 0; i < kWays && into->key != 0; ++i)
            if (Known& slot = slots_[place(key, i)]; slot.key == 0 || slot.no_in < into->no_in) into = &slot;
        if (into->key == 0) ++used_;
        *into = Known{key};
        return *into;
    }

  private:
    static constexpr std::size_t kFirst = 1 << 12, kMost = 1 << 24, kWays = 4;  // 256 MB at most

    std::size_t place(std::uint64_t key, std::size_t way) const { return (key + way) & (slots_.size() - 1); }
    void grow() {
        const std::vector<Known> old = std::exchange(slots_, std::vector<Known>(slots_.size() * 4));
        used_ = 0;
        for (const Known& known : old)
            if (known.key != 0) at(known.key) = known;
    }

    std::vector<Known> slots_;
    std::size_t used_ = 0;
};

}  // namespace acedrex::program
