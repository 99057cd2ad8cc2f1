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
#include "search/recurrence.hpp"
#include "variant/variant.hpp"

namespace acedrex {

class Judge {
  public:
    // The position stands where the game does, and is changed by turns that are pushed here.
    Judge(const GameState& game, Position& position, LegalMoves& legal);

    // A turn has been made, or is about to be taken back.
    void push();
    void pop() {
        past_.pop();
        checks_.pop_back();
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
    bool forbidden() const { return illegal_times_ > 0 && past_.repeated(illegal_times_, past_.size()); }

    // Has the last turn that was pushed brought a position about that has been there before, and would the
    // side that made it win nothing by going on like this?
    bool goes_round() const;

  private:
    static End won_by(std::optional<Side> winner) { return {winner.value_or(Side::none)}; }
    // What comes about so often then ends the game, as a whole.
    static bool ends_game(const RepetitionRule& rule) {
        return rule.result != Verdict::illegal && rule.board == nullptr;
    }
    End by(const EndRules::Limit& rule) const;
    std::optional<End> by_repetition() const;
    // Where there are more pieces it cannot be: that is seen at once.
    bool may_be_dead() const {
        return position_.pieces(Side::light).size() <= most_dead_ &&
               position_.pieces(Side::dark).size() <= most_dead_;
    }

    const Variant& variant_;
    Position& position_;
    LegalMoves& legal_;
    Recurrence past_;           // of the game and of the line that is looked at
    std::vector<bool> checks_;  // in these the side to move stands in check
    std::size_t line_ = 0;      // where the line begins, in `past_`: behind the position of the game
    bool keeps_checks_ = false;
    int illegal_times_ = 0;      // so often no position may come about; 0: there is no such rule
    std::size_t most_dead_ = 0;  // pieces that a side may have in a position that is dead
};

}  // namespace acedrex
