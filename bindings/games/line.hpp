// A line of turns from a game, where how the game has gone may decide it: repetition and limits that win,
// lose or forbid. Whether a position has come about before is asked of a game only where the pieces stand as
// they did; that costs a key for each turn.
#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

#include "game/game_state.hpp"
#include "legality/legal.hpp"
#include "play/make_move.hpp"
#include "position/position.hpp"

namespace acedrex {

class Line {
  public:
    explicit Line(const GameState& from);

    // Can that decide any line of the game that has so many turns? Else there is no need of one of these.
    static bool matters(const GameState& from, int turns);

    // The move, which is in the list, is about to be made on the position. The list stays until it is taken
    // back.
    void push(const Position& position, const Move& move, const MoveList& list);
    void pop();

    // Is the line won or lost in the position that it has led to?
    bool decided(const Position& position) const;
    // Might the rules forbid a turn that makes the line one longer?
    bool may_forbid() const { return forbids_ && (played_ || steps_.size() + 1 >= shortest_); }
    // Does the move bring a position about once too often?
    bool forbids(const Position& position, const Move& move, const MoveList& list) const;

  private:
    struct Step {
        const Move* move;
        const MoveList* list;
        std::uint64_t cells;  // the pieces, as they stand after it, against the first position
    };
    std::uint64_t cells() const { return steps_.empty() ? 0 : steps_.back().cells; }
    // Have the pieces stood so before, as they do after the first `steps`?
    bool stood(std::uint64_t cells, std::size_t steps) const;
    GameState played() const;

    GameState from_;
    bool forbids_ = false, played_ = false;
    std::size_t shortest_ = 0;  // line that repetition can decide
    std::vector<Step> steps_;
};

// The legal turns of the position, none where the line has been decided. line: nullptr where nothing can
// decide one.
void list_turns(const Line* line, LegalMoves& legal, const Position& position, Apart by, MoveList& list);

}  // namespace acedrex
