// The transposition table: what was found of positions, by their hash.
#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

namespace acedrex {

class Table {
  public:
    enum class Bound : std::uint8_t { none, lower, upper, exact };

    struct Entry {
        std::uint32_t check = 0;  // the upper half of the hash
        std::uint32_t move = 0;   // its key, see key_of_move
        std::int32_t score = 0;
        std::int8_t depth = 0;
        Bound bound = Bound::none;
        std::uint16_t age = 0;  // number of the run
    };
    static_assert(sizeof(Entry) == 16);

    // About so many entries; what it held is forgotten.
    void clear(std::size_t entries) {
        std::size_t size = kLeast;
        while (size < entries && size < kMost) size *= 2;
        entries_.assign(size, {});
    }
    std::size_t size() const { return entries_.size(); }
    void begin_run() { ++age_; }

    // nullptr where nothing is known of it.
    const Entry* find(std::uint64_t hash) const {
        const Entry& entry = entries_[hash & (entries_.size() - 1)];
        return entry.bound != Bound::none && entry.check == check_of(hash) ? &entry : nullptr;
    }
    // It will be asked for soon.
    void fetch(std::uint64_t hash) const { __builtin_prefetch(&entries_[hash & (entries_.size() - 1)]); }
    void keep(std::uint64_t hash, std::uint32_t move, int score, int depth, Bound bound) {
        Entry& entry = entries_[hash & (entries_.size() - 1)];
        const bool same = entry.check == check_of(hash);
        if (!same && entry.age == age_ && entry.depth > depth + kDeeper) return;
        if (same && move == 0) move = entry.move;
        entry = {check_of(hash), move, score, static_cast<std::int8_t>(depth), bound, age_};
    }

    static constexpr std::size_t kLeast = 1 << 12, kMost = 1 << 21;  // 64 KB, 32 MB

  private:
    static constexpr int kDeeper = 3;  // an entry of this run that is deeper by more stays
    static std::uint32_t check_of(std::uint64_t hash) { return static_cast<std::uint32_t>(hash >> 32); }

    std::vector<Entry> entries_;
    std::uint16_t age_ = 0;
};

}  // namespace acedrex
