// Which moves and drops give check, where a rule asks for that: told by fields from which each piece would
// attack the royal piece of the other side, and by lines that a piece opens as it leaves its field.
#pragma once

#include <cstdint>
#include <memory>
#include <vector>

#include "position/position.hpp"
#include "variant/variant.hpp"

namespace acedrex {

class Checks {
  public:
    explicit Checks(const Variant& variant) : variant_(variant) {}

    // Marks fields and lines for the moves of `us`. False where moves have to be made to tell.
    bool prepare(const Position& position, Side us);

    enum class Gives : std::uint8_t { none, check, unknown };
    // A drop on the field.
    Gives after_drop(Field to, Code code) const { return after(variant_.board().off(), to, code); }
    // A plain move by the piece on `from`, which is of the code when it has come to `to`.
    Gives after(Field from, Field to, Code code) const {
        if (lines_ == nullptr) return Gives::none;
        if (lines_->asked[code]) return Gives::unknown;
        const bool check = (sees_[to] & lines_->always[code]) != 0 || (opens_[from] & ~stops_[to]) != 0;
        return check ? Gives::check : Gives::none;
    }

  private:
    using Bits = std::uint64_t;
    // By code: the lines of its table by which it attacks whatever else holds, and whether it has others.
    struct Lines {
        std::vector<Bits> always;
        std::vector<std::uint8_t> asked;
        bool known = true;  // lines fit into bits, and stop at any piece
    };

    const Lines& lines_of(const AttackTable& table);
    bool mark(const AttackTable& table, const Position& position, Field royal, Side us);

    const Variant& variant_;
    std::vector<std::unique_ptr<const Lines>> made_;  // by code of the royal piece
    const Lines* lines_ = nullptr;                    // nullptr: there is nothing to give check to
    std::vector<Bits> sees_;   // by field: lines along which the royal piece can be attacked from there
    std::vector<Bits> opens_;  // by field: lines that the piece standing here shuts
    std::vector<Bits> stops_;  // by field: those that a piece coming here would shut
    std::vector<Field> marked_;
};

}  // namespace acedrex
