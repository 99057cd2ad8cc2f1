// One table for each vector that a variant's movement uses: from every field, the field one step away.
#pragma once

#include <cstdint>
#include <map>
#include <utility>
#include <vector>

#include "board/board.hpp"

namespace acedrex {

using StepId = std::uint16_t;

// visit(field, steps) for each field that up to `most` steps by the table lead to, one after another, until
// it returns false. Inlined: rides, lines of attack and targets are all found by it.
template <class Visit>
[[gnu::always_inline]] inline void for_each_step(const Field* next, Field from, int most, Visit visit) {
    for (int steps = 1; steps <= most; ++steps) {
        from = next[from];
        if (!visit(from, steps)) return;
    }
}

class StepTables {
  public:
    explicit StepTables(const Board& board) : board_(&board) {}

    // The table of an absolute vector, made at its first use. Not for use while others read. wrap: what edges
    // are joined for this step alone, besides those of the board.
    StepId id(Vector v, Wrap wrap = {}) {
        return id_of({v, wrap}, [&] { return board_->step_table(v, wrap); });
    }
    // The table that leads from every other board to the same file and rank of this one.
    StepId across(int part) {
        return id_of({{}, {}, part}, [&] {
            std::vector<Field> next(static_cast<std::size_t>(board_->size()) + 1, board_->off());
            for (Field f = 0; f < board_->size(); ++f)
                if (!board_->is_hole(f))
                    next[f] = board_->across(f, board_->parts()[static_cast<std::size_t>(part)]);
            return next;
        });
    }
    // Does every line of such steps leave the board at last?
    bool ends(StepId id_of) const {
        const std::vector<Field>& next = tables_[id_of];
        for (Field start = 0; start < board_->size(); ++start) {
            Field f = next[start];
            for (int steps = 0; f != board_->off(); f = next[f])
                if (++steps > board_->size()) return false;
        }
        return true;
    }
    StepId reverse(StepId id_of) { return id(-keys_[id_of].v, keys_[id_of].wrap); }

    // size() + 1 entries: from "off the board" every step leads off the board.
    const Field* next(StepId id_of) const { return tables_[id_of].data(); }
    Vector vector(StepId id_of) const { return keys_[id_of].v; }

  private:
    struct Key {
        Vector v;
        Wrap wrap;
        int to_part = -1;  // across: the board that is led to

        auto operator<=>(const Key&) const = default;
    };

    template <class Make>
    StepId id_of(const Key& key, Make table) {
        const auto [it, added] = ids_.try_emplace(key, static_cast<StepId>(tables_.size()));
        if (!added) return it->second;
        tables_.push_back(table());
        keys_.push_back(key);
        return it->second;
    }

    const Board* board_;
    std::map<Key, StepId> ids_;
    std::vector<std::vector<Field>> tables_;
    std::vector<Key> keys_;
};

}  // namespace acedrex
