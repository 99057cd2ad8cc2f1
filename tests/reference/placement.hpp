// What stands where, in the simplest form: the position B of the page on semantics.
#pragma once

#include <compare>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "board/board.hpp"
#include "pieces/side.hpp"

namespace acedrex::reference {

// A piece: its type (index into the variant's pieces), its side, its tags with their values. Only "rushed"
// has a value that matters: how many fields it passed.
struct Man {
    int type = 0;
    Side side = Side::light;
    std::map<std::string, int> tags;

    auto operator<=>(const Man&) const = default;
};

using Cell = std::optional<Man>;

// An immutable board full of cells. Copies are shared, so that sets of states stay affordable; equality and
// order are those of the contents.
class Placement {
  public:
    explicit Placement(const Board& board)
        : cells_(std::make_shared<const std::vector<Cell>>(static_cast<std::size_t>(board.size()))) {}

    const Cell& at(Field f) const { return (*cells_)[f]; }
    std::size_t size() const { return cells_->size(); }

    [[nodiscard]] Placement with(Field f, Cell cell) const {
        auto cells = std::make_shared<std::vector<Cell>>(*cells_);
        (*cells)[f] = std::move(cell);
        Placement changed = *this;
        changed.cells_ = std::move(cells);
        return changed;
    }
    [[nodiscard]] Placement without(Field f) const { return with(f, std::nullopt); }

    std::strong_ordering operator<=>(const Placement& other) const {
        if (cells_ == other.cells_) return std::strong_ordering::equal;
        return *cells_ <=> *other.cells_;
    }
    bool operator==(const Placement& other) const { return (*this <=> other) == 0; }

  private:
    std::shared_ptr<const std::vector<Cell>> cells_;
};

}  // namespace acedrex::reference
