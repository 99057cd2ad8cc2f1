// The transposition table: what was found of positions, by their hash.
#pragma once

#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <cstring>
#include <memory>
#include <new>
#include <optional>

namespace acedrex {

// Any number of threads may look and keep at once. What two of them have mixed up in one entry is found by
// neither, as the check does not fit.
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

    // About so many entries; what it held is forgotten. Zeros are no entries, and calloc leaves them to the
    // system until they are touched: a run that is stopped at once does not wait for 32 MB.
    void clear(std::size_t entries) {
        slots_.reset();  // first, so that no two are held
        size_ = 0;
        std::size_t size = kLeast;
        while (size < entries && size < kMost) size *= 2;
        slots_.reset(static_cast<Slot*>(std::calloc(size, sizeof(Slot))));
        if (slots_ == nullptr) throw std::bad_alloc();
        size_ = size;
    }
    std::size_t size() const { return size_; }
    void begin_run() { ++age_; }

    // Absent where nothing is known of it.
    std::optional<Entry> find(std::uint64_t hash) const {
        const Entry entry = slots_[place(hash)].load();
        return entry.bound != Bound::none && entry.check == check_of(hash) ? std::optional(entry)
                                                                           : std::nullopt;
    }
    // It will be asked for soon.
    void fetch(std::uint64_t hash) const { __builtin_prefetch(&slots_[place(hash)]); }
    void keep(std::uint64_t hash, std::uint32_t move, int score, int depth, Bound bound) {
        Slot& slot = slots_[place(hash)];
        const Entry entry = slot.load();
        const bool same = entry.check == check_of(hash);
        if (!same && entry.age == age_ && entry.depth > depth + kDeeper) return;
        if (same && move == 0) move = entry.move;
        slot.store({check_of(hash), move, score, static_cast<std::int8_t>(depth), bound, age_});
    }

    static constexpr std::size_t kLeast = 1 << 12, kMost = 1 << 21;  // 64 KB, 32 MB

  private:
    static constexpr int kDeeper = 3;  // an entry of this run that is deeper by more stays
    // The halves of an entry, the first one mixed with the second.
    struct Slot {
        std::uint64_t mixed = 0, second = 0;

        Entry load() const {
            const std::uint64_t halves[2] = {__atomic_load_n(&mixed, __ATOMIC_RELAXED),
                                             __atomic_load_n(&second, __ATOMIC_RELAXED)};
            const std::uint64_t plain[2] = {halves[0] ^ halves[1], halves[1]};
            Entry entry;
            std::memcpy(&entry, plain, sizeof entry);
            return entry;
        }
        void store(const Entry& entry) {
            std::uint64_t plain[2];
            std::memcpy(plain, &entry, sizeof entry);
            __atomic_store_n(&mixed, plain[0] ^ plain[1], __ATOMIC_RELAXED);
            __atomic_store_n(&second, plain[1], __ATOMIC_RELAXED);
        }
    };
    std::size_t place(std::uint64_t hash) const { return hash & (size_ - 1); }
    static std::uint32_t check_of(std::uint64_t hash) { return static_cast<std::uint32_t>(hash >> 32); }

    struct Free {
        void operator()(Slot* slots) const { std::free(slots); }
    };
    std::unique_ptr<Slot[], Free> slots_;
    std::size_t size_ = 0;
    std::uint16_t age_ = 0;
};

}  // namespace acedrex
