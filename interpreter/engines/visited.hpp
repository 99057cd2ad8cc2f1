// The states that a walk has been in: a hash set that is emptied in no time and never shrinks.
#pragma once

#include <cstdint>
#include <vector>

namespace acedrex {

class Visited {
  public:
    Visited() : slots_(256) {}

    void clear() {
        ++generation_;
        used_ = 0;
        if (generation_ == 0) {  // the counter came round: old entries could seem new
            for (Slot& s : slots_) s.generation = 0;
            generation_ = 1;
        }
    }

    // Notes that `key` was reached after `count` turns. False if it was reached before after no more.
    bool improve(std::uint64_t key, std::int32_t count) {
        if (2 * (used_ + 1) > slots_.size()) grow();
        Slot& slot = find(key);
        if (slot.generation == generation_) {
            if (slot.count <= count) return false;
            slot.count = count;
            return true;
        }
        slot = {key, generation_, count};
        ++used_;
        return true;
    }

    bool has(std::uint64_t key) const { return slots_[place_of(key)].generation == generation_; }
    std::size_t size() const { return used_; }
    bool insert(std::uint64_t key) { return improve(key, 0); }

  private:
    struct Slot {
        std::uint64_t key = 0;
        std::uint32_t generation = 0;
        std::int32_t count = 0;
    };

    std::size_t place_of(std::uint64_t key) const {
        std::size_t i = key & (slots_.size() - 1);
        while (slots_[i].generation == generation_ && slots_[i].key != key) i = (i + 1) & (slots_.size() - 1);
        return i;
    }
    Slot& find(std::uint64_t key) { return slots_[place_of(key)]; }

    void grow() {
        std::vector<Slot> old(2 * slots_.size());
        old.swap(slots_);
        for (const Slot& s : old)
            if (s.generation == generation_) find(s.key) = s;
    }

    std::vector<Slot> slots_;
    std::size_t used_ = 0;
    std::uint32_t generation_ = 1;
};

}  // namespace acedrex
