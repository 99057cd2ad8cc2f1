// A position on which moves of a problem are tried, and whether they bring about what is asked for.
#pragma once

#include <cstdint>
#include <deque>
#include <optional>
#include <vector>

#include "game/game_state.hpp"
#include "game/standing.hpp"
#include "games/line.hpp"
#include "legality/legal.hpp"
#include "problems/stipulation.hpp"

namespace acedrex::program {

// unknown: a listing was cut, or the work was stopped.
enum class Answer : std::uint8_t { no, yes, unknown };
constexpr Answer answer(bool yes) {
    return yes ? Answer::yes : Answer::no;
}

class ProblemBoard {
  public:
    // Lines have at most so many plies.
    ProblemBoard(const GameState& game, const Stipulation& asked, int plies);

    const Variant& variant() const { return variant_; }
    const Position& position() const { return position_; }
    Side to_move() const { return position_.to_move(); }
    std::uint64_t nodes() const { return nodes_; }

    // The legal moves, in a list that stays as it is until moves are listed for another position of the same
    // depth. Complete or not: see MoveList.
    MoveList& list();
    // The same, but for some that do not reach the aim.
    MoveList& list_reaching();
    // The same, of pieces on that field alone. What is listed next for this depth takes its place.
    MoveList& list_from(Field from);
    void make(const Move& move, const MoveList& list);
    // The other side makes two moves in a row. False where it may not, since the side that would pass stands
    // in check, or where repetition may decide; then nothing is made.
    bool pass();
    void undo();  // of either
    int depth() const { return static_cast<int>(made_.size()); }
    // What the last move changed.
    std::span<const Edit> last_edits() const { return position_.edits_since(made_.back().checkpoint); }

    // Has the last move reached the aim for the side that made it?
    Answer reached();
    // Has the side won by the end of the game? Also by a move of the other one.
    Answer won(Side side);
    Side mover() const { return made_.back().mover; }  // of the last move
    bool gives_check();                                // the last move
    // Is it the turn of the side that made the last move, since the other one had nothing to do?
    bool lapsed() const { return to_move() == made_.back().mover; }

    // May what was found out of this position be remembered by its key?
    bool has_keys() const { return !line_; }
    std::uint64_t key() const;

  private:
    struct Made {
        std::size_t checkpoint;
        Side mover;
        bool in_line;
    };

    MoveList& list_here();
    Answer mated();
    Answer stalemated();
    Standing without_moves() { return acedrex::without_moves(variant_, position_, legal_); }
    std::optional<bool> any();
    bool captures() const;
    bool arrives() const;

    const Variant& variant_;
    Position position_;
    LegalMoves legal_;
    std::optional<Line> line_;  // where how it has gone may decide it
    Stipulation::Aim aim_;
    Field target_;
    bool plain_check_ = true;  // nothing but an attack that must not be left is like check
    bool counts_turns_;
    std::vector<Made> made_;
    std::deque<MoveList> lists_;  // by depth
    std::uint64_t nodes_ = 0;
};

}  // namespace acedrex::program
