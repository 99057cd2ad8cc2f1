// What pieces are worth to a search, where they stand and in pockets: learned from what they can do, and from
// what their variant and their scripts say.
#pragma once

#include <algorithm>
#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "base/ranges.hpp"
#include "board/board.hpp"
#include "pieces/cast.hpp"
#include "position/edit.hpp"
#include "search/boards.hpp"
#include "search/trials.hpp"

namespace acedrex {

class Position;
class Variant;

class Values {
  public:
    static constexpr int kBoards = 2'000;

    // Learns; bound by counts, never by time, so that it is the same on every machine.
    explicit Values(const Variant& variant, std::uint64_t seed = 1, int boards = kBoards);

    // For light, of a piece on a field; negative for dark's pieces.
    int at(Code code, Field f) const { return standing_[code * fields_ + f]; }
    // Of a piece of its side, wherever it stands; never negative.
    int worth(Code code) const { return worth_[code]; }
    // For light, of the whole position, and of what edits change in that.
    int of(const Position& position) const;
    int change(std::span<const Edit> edits) const;

    // Of the weakest piece that starts on the board, and of all of these in the mean; never 0.
    int weakest() const { return weakest_; }
    int mean() const { return mean_; }
    // The most that one piece is worth.
    int greatest() const { return greatest_; }
    // What one turn more to choose from is worth; 0 where that is not asked.
    int of_choice() const { return trials_.mobility_counts() ? std::max(1, mean_ / 4) : 0; }
    // Does no piece move by itself?
    bool none_moves() const {
        return ranges::all_of(ability_.of_type, [](double fields) { return fields <= 0; });
    }
    bool less_is_better() const { return trials_.less_is_better(); }

    // How a piece reaches a goal.
    struct ToGoal {
        Code code;
        std::vector<int> plies;  // by field; EmptyBoard::kNever: from there it does not
    };
    // Of goals that draw.
    const std::vector<ToGoal>& to_draw() const { return to_draw_; }
    // Could the side to move win by a zone within so many turns, as far as the empty board tells? Where less
    // is better that is not known.
    bool near_goal(const Position& position, int turns) const;
    // Does it win as soon as a counter of its own grows by one?
    bool near_number(const Position& position) const;
    // Does a piece of the code win by standing there?
    bool wins_on(Code code, Field f) const {
        return ranges::any_of(to_win_,
                              [&](const ToGoal& one) { return one.code == code && one.plies[f] == 0; });
    }

    const Ability& ability() const { return ability_; }
    const Trials& trials() const { return trials_; }

  private:
    void take_worths(const Variant& variant);
    double declared_unit(const Variant& variant, const std::vector<double>& learned) const;
    void stand(const Variant& variant);
    void advance_to_promotion(const Variant& variant, const EmptyBoard& empty);
    void advance_to_goals(const Variant& variant, const EmptyBoard& empty);
    void add_near(const Variant& variant, Code code, const std::vector<double>& near, bool declared);
    void count_counters(const Variant& variant);
    void count_only_what_stays();
    void measure(const Variant& variant);
    void turn_round();

    std::size_t fields_;
    Ability ability_;
    Trials trials_;
    std::vector<int> worth_;            // by code
    std::vector<int> in_hand_;          // by code, for light
    std::vector<int> standing_;         // by code and field, for light
    std::vector<std::uint8_t> stores_;  // by pocket: nothing comes out of it
    // By counter of the position, by what it says, for light; empty: it is of no account.
    std::vector<std::vector<int>> counters_;
    std::vector<ToGoal> to_draw_, to_win_;
    struct ToNumber {
        int counter;  // light's; dark's is the next one
        int reach;
    };
    std::vector<ToNumber> numbers_;  // with which a side wins
    int weakest_ = 100, mean_ = 100, greatest_ = 100;
};

}  // namespace acedrex
