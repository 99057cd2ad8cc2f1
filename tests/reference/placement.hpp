// What stands where, in the simplest form: the position B of the page on semantics.
#pragma once

#include <algorithm>
#include <compare>
#include <map>
#include <memory>
#include <optional>
#include <set>
#include <string>
#include <utility>
#include <vector>

#include "board/board.hpp"
#include "board/side.hpp"

namespace acedrex::reference {

// Tags or marks with their values. That of "rushed" is how many fields were passed; of others, how many turns
// they last, the one under way included: 0 is without a limit. That of a note is below 0: see noting().
using Marks = std::map<std::string, int>;

// The value of a note by which a piece keeps the field in mind, and the field of such a value.
constexpr int noting(Field f) {
    return -1 - f;
}
constexpr Field noted(int value) {
    return static_cast<Field>(-1 - value);
}

// A piece: its type (index into the variant's pieces), its side, its tags.
struct Man {
    int type = 0;
    Side side = Side::light;
    Marks tags;

    auto operator<=>(const Man&) const = default;
};

using Cell = std::optional<Man>;

// The other side's last turn: the kind that made it (-1: none), and where its unit stands, if it does.
struct LastTurn {
    int type = -1;
    bool captured = false;
    std::optional<Field> unit;

    auto operator<=>(const LastTurn&) const = default;
};

// An immutable board full of cells, marks of fields, the numbers of the variant, the last turn, and what each
// side moved last. Copies are shared, and so are equal cells, so that sets of states stay affordable;
// equality and order are those of the contents.
class Placement {
  public:
    explicit Placement(const Board& board)
        : cells_(std::make_shared<const Cells>(static_cast<std::size_t>(board.size()), &nobody())) {}

    // Nothing stands beyond the board.
    const Cell& at(Field f) const { return f < cells_->size() ? *(*cells_)[f] : nobody(); }
    std::size_t size() const { return cells_->size(); }

    [[nodiscard]] Placement with(Field f, Cell cell) const {
        auto cells = std::make_shared<Cells>(*cells_);
        (*cells)[f] = cell ? shared(std::move(cell)) : &nobody();
        Placement changed = *this;
        changed.cells_ = std::move(cells);
        return changed;
    }
    [[nodiscard]] Placement without(Field f) const { return with(f, std::nullopt); }

    Marks marks(Field f) const {
        const auto found = marks_.find(f);
        return found == marks_.end() ? Marks{} : found->second;
    }
    [[nodiscard]] Placement with_marks(Field f, Marks marks) const {
        Placement changed = *this;
        if (marks.empty())
            changed.marks_.erase(f);
        else
            changed.marks_[f] = std::move(marks);
        return changed;
    }
    // When the turn of the player has passed: what is given for some turns has one less, and what the other
    // side had rushed in the turn before is forgotten.
    [[nodiscard]] Placement passed_on(Side player) const {
        Placement over = *this;
        for (const auto& [f, marks] : marks_) over = over.with_marks(f, later(marks, false));
        for (Field f = 0; f < size(); ++f)
            if (Cell q = at(f); q && !q->tags.empty()) {
                q->tags = later(q->tags, q->side != player);
                over = over.with(f, q);
            }
        return over;
    }
    // A number of the variant; nothing: it is as it was when the game began.
    std::optional<int> number(const std::string& name) const {
        const auto found = numbers_.find(name);
        return found == numbers_.end() ? std::nullopt : std::optional(found->second);
    }
    const std::map<std::string, int>& numbers() const { return numbers_; }
    [[nodiscard]] Placement with_number(const std::string& name, std::optional<int> value) const {
        Placement changed = *this;
        if (value)
            changed.numbers_[name] = *value;
        else
            changed.numbers_.erase(name);
        return changed;
    }
    // The name of a counter of the variant; side: whose it is, where each side has one.
    static std::string numbered(const std::string& counter, std::optional<Side> side) {
        return counter + (!side ? "" : side == Side::light ? " of light" : " of dark");
    }
    // What lies in pockets that moves can take from, or that random rules have: by the name of the pocket and
    // the piece, with the tags that it has kept, how many.
    using Pocketed = std::map<std::pair<std::string, Man>, int>;
    const Pocketed& pocketed() const { return pocketed_; }
    int pocketed(const std::string& pocket, const Man& man) const {
        const auto found = pocketed_.find({pocket, man});
        return found == pocketed_.end() ? 0 : found->second;
    }
    [[nodiscard]] Placement with_pocketed(const std::string& pocket, const Man& man, int by) const {
        Placement changed = *this;
        const auto held = changed.pocketed_.try_emplace({pocket, man}, 0).first;
        held->second += by;
        if (held->second == 0) changed.pocketed_.erase(held);
        return changed;
    }
    [[nodiscard]] Placement without_pockets() const {
        Placement changed = *this;
        changed.pocketed_.clear();
        return changed;
    }
    const LastTurn& last() const { return last_; }
    [[nodiscard]] Placement after(LastTurn last) const {
        Placement changed = *this;
        changed.last_ = last;
        return changed;
    }
    // The type that the side moved last; -1: none yet, or no word asks.
    int own_last(Side side) const { return own_last_[static_cast<std::size_t>(side)]; }
    [[nodiscard]] Placement having_moved(Side side, int type) const {
        Placement changed = *this;
        changed.own_last_[static_cast<std::size_t>(side)] = type;
        return changed;
    }
    // Without what is only told of turns.
    [[nodiscard]] Placement untold() const {
        Placement changed = *this;
        changed.last_ = {};
        changed.own_last_ = {-1, -1};
        return changed;
    }

    std::strong_ordering operator<=>(const Placement& other) const {
        if (const auto order = last_ <=> other.last_; order != 0) return order;
        if (const auto order = own_last_ <=> other.own_last_; order != 0) return order;
        if (const auto order = marks_ <=> other.marks_; order != 0) return order;
        if (const auto order = numbers_ <=> other.numbers_; order != 0) return order;
        if (const auto order = pocketed_ <=> other.pocketed_; order != 0) return order;
        if (cells_ == other.cells_) return std::strong_ordering::equal;
        return std::lexicographical_compare_three_way(
            cells_->begin(), cells_->end(), other.cells_->begin(), other.cells_->end(),
            [](const Cell* a, const Cell* b) { return a == b ? std::strong_ordering::equal : *a <=> *b; });
    }
    bool operator==(const Placement& other) const { return (*this <=> other) == 0; }

  private:
    using Cells = std::vector<const Cell*>;

    static const Cell& nobody() {
        static const Cell nobody;
        return nobody;
    }
    // The one of all cells with these contents that boards hold; it lives as long as the program.
    static const Cell* shared(Cell cell) {
        static std::set<Cell> all;
        return &*all.insert(std::move(cell)).first;
    }
    static Marks later(const Marks& marks, bool forgets_rushes) {
        Marks left;
        for (const auto& [name, value] : marks)
            if (name == "rushed" ? !forgets_rushes : value != 1)
                left[name] = name == "rushed" || value <= 0 ? value : value - 1;
        return left;
    }

    std::shared_ptr<const Cells> cells_;
    std::map<Field, Marks> marks_;
    std::map<std::string, int> numbers_;
    Pocketed pocketed_;
    LastTurn last_;
    std::array<int, 2> own_last_{-1, -1};
};

}  // namespace acedrex::reference
