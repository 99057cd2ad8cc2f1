#include "search/recurrence.hpp"

#include <algorithm>

namespace acedrex {

Recurrence::Recurrence(const GameState& game) {
    game.each_position([&](const Position& position) { push(position); });
}

void Recurrence::push(const Position& position) {
    hashes_.push_back(position.hash());
    ++slots_[slot_of(hashes_.back())];
}

void Recurrence::pop() {
    --slots_[slot_of(hashes_.back())];
    hashes_.pop_back();
}

int Recurrence::times() const {
    return static_cast<int>(std::count(hashes_.begin(), hashes_.end(), hashes_.back()));
}

std::optional<std::size_t> Recurrence::repeated(int times, std::size_t line) const {
    const std::uint64_t now = hashes_.back();
    if (slots_[slot_of(now)] < 2) return std::nullopt;
    int found = 1;
    for (std::size_t i = hashes_.size() - 1; i-- > 0;) {
        if (hashes_[i] != now) continue;
        ++found;
        if (found >= times || i >= line) return i;
    }
    return std::nullopt;
}

}  // namespace acedrex
