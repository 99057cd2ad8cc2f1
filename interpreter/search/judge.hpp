// How the game stands in a position that a search has come to: what GameState::status tells, without a game.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <vector>

#include "game/game_state.hpp"
#include "game/standing.hpp"
#include "legality/legal.hpp"
#include "position/position.hpp"
#include "variant/variant.hpp"

namespace acedrex {

class Judge {
  public:
    // The position stands where the game does, and is changed by turns that are pushed here.
    Judge(const GameState& game, Position& position, LegalMoves& legal);

    // A turn has been made, or is about to be taken back.
    void push();
    void pop() {
        --times_[slot_of(past_.back().hash)];
        past_.pop_back();
    }

    // Absent where the game goes on, as far as that can be told without the legal turns; else who wins, none
    // in a draw.
    struct End {
        Side winner = Side::none;
    };
    std::optional<End> end();
    // The side to move has no legal turn.
    End without_turns() { return won_by(without_moves(variant_, position_, legal_).winner); }
    // Would another turn or two bring a limit about, so that what was found of the position elsewhere does
    // not hold here?
    bool near_limit(int turns) const;
    // Has the last turn that was pushed brought a position about that may not come about again?
    bool forbidden() const { return illegal_times_ > 0 && repeated(illegal_times_, false).has_value(); }

  private:
    // A position of the game, or of the line that is looked at.
    struct Past {
        std::uint64_t hash;
        bool check;  // the side to move stands in check
    };

    static constexpr std::size_t kSlots = 4096;
    static std::size_t slot_of(std::uint64_t hash) { return hash % kSlots; }
    static End won_by(std::optional<Side> winner) { return {winner.value_or(Side::none)}; }
    End by(const EndRules::Limit& rule) const;
    // The first of the positions that come up to so many with this one; soon: one of the line is enough.
    std::optional<std::size_t> repeated(int times, bool soon) const;
    std::optional<End> by_repetition() const;
    // Where there are more pieces it cannot be: that is seen at once.
    bool may_be_dead() const {
        return position_.pieces(Side::light).size() <= most_dead_ &&
               position_.pieces(Side::dark).size() <= most_dead_;
    }

    const Variant& variant_;
    Position& position_;
    LegalMoves& legal_;
    std::vector<Past> past_;                                                 // the position itself comes last
    std::vector<std::uint16_t> times_ = std::vector<std::uint16_t>(kSlots);  // of the hashes in it
    std::size_t line_ = 0;  // where the line begins, in `past_`
    bool keeps_checks_ = false;
    int illegal_times_ = 0;      // so often no position may come about; 0: there is no such rule
    std::size_t most_dead_ = 0;  // pieces that a side may have in a position that is dead
};

}  // namespace acedrex
