// One table for each vector that a variant's movement uses: from every field, the field one step away.
#pragma once

#include <cstdint>
#include <map>
#include <memory>
#include <vector>

#include "board/board.hpp"

namespace acedrex {

using StepId = std::uint16_t;

class StepTables {
  public:
    explicit StepTables(const Board& board) : board_(&board) {}

    // The table of an absolute vector, made at its first use. Not for use while others read.
    StepId id(Vector v) {
        const auto [it, added] = ids_.try_emplace(v, static_cast<StepId>(tables_.size()));
        if (added) {
            std::vector<Field> next(static_cast<std::size_t>(board_->size()) + 1, board_->off());
            for (Field f = 0; f < board_->size(); ++f)
                if (!board_->is_hole(f)) next[f] = board_->step(f, v);
            tables_.push_back(std::move(next));
            vectors_.push_back(v);
        }
        return it->second;
    }
    StepId reverse(StepId id_of) { return id(-vectors_[id_of]); }

    // size() + 1 entries: from "off the board" every step leads off the board.
    const Field* next(StepId id_of) const { return tables_[id_of].data(); }
    Vector vector(StepId id_of) const { return vectors_[id_of]; }
    const Board& board() const { return *board_; }

  private:
    const Board* board_;
    std::map<Vector, StepId> ids_;
    std::vector<std::vector<Field>> tables_;
    std::vector<Vector> vectors_;
};

}  // namespace acedrex
