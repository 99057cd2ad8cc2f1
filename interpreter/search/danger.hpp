// How exposed royal pieces are that must be safe: by what attacks the fields next to them.
#pragma once

#include <vector>

#include "board/board.hpp"
#include "position/position.hpp"
#include "search/exchanges.hpp"

namespace acedrex {

class Values;
class Variant;

class Danger {
  public:
    Danger(const Variant& variant, const Values& values, const Exchanges& exchanges);

    // The most that it comes to, for either side; 0 where tables do not tell what attacks, or where a stop
    // came while it was learned.
    int most() const { return most_; }
    // What the danger to both sides' pieces comes to, for light.
    int of(const Position& position) const {
        return most_ == 0 ? 0 : to(position, Side::dark) - to(position, Side::light);
    }

  private:
    int to(const Position& position, Side side) const;
    int exposed(const Position& position, Side side, Field royal) const;

    // A line along which pieces of a code attack.
    struct Way {
        const AttackTable* table;
        const AttackTable::Line* line;

        int most() const { return line->goes_on.empty() ? 1 : kUnlimited; }  // steps
    };

    std::vector<std::vector<Way>> ways_;  // by code
    std::vector<FieldSet> near_;          // by field: those next to it
    // By code, by field, and by where the piece stands: the ways, a bit for every eighth, that lead next to
    // the field on the empty board.
    std::vector<std::uint8_t> leads_;
    std::vector<std::size_t> first_;  // by code: where it begins in leads_; of all without ways at the same
    double unit_ = 0;
    int most_ = 0;
};

}  // namespace acedrex
