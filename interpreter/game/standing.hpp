// How a position stands by itself, whatever game it is from: without a copy of it, and without memory of its
// own. A game adds what its course decides (GameState::status).
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "game/status.hpp"
#include "legality/legal.hpp"

namespace acedrex {

class GameState;

// As Status, of the side to move.
struct Standing {
    StatusKind kind = StatusKind::playing;
    std::optional<Side> winner{};
    const char* reason = "";

    bool over() const {
        return kind != StatusKind::playing && kind != StatusKind::check && kind != StatusKind::undecided;
    }
};

// By what stands on the board; by there being no legal move; by the moves and turns that were counted; by
// what both sides have left. Absent where that does not end the game.
std::optional<Standing> ended_on_board(LegalMoves& legal);
Standing without_moves(const Variant& variant, const Position& position, LegalMoves& legal);
std::optional<Standing> ended_by_clocks(const Variant& variant, const Position& position);
std::optional<Standing> ended_as_dead(const Variant& variant, const Position& position);
// Where nothing has ended it.
Standing under_way(const Position& position, LegalMoves& legal);

// All of these, but for repetition. moves: whether there is a legal one, where that is known.
Standing standing(const Variant& variant, const Position& position, LegalMoves& legal,
                  std::optional<bool> moves = std::nullopt);

// How often positions of a line have come about, by one hash for each. A position in which a piece could be
// captured for having rushed, or in which pieces carry tags that are of no use any more, counts as another
// one: where that makes a difference, a game has counted more.
class Recurrence {
  public:
    // The positions of the game, the one that it has come to last.
    explicit Recurrence(const GameState& game);

    void push(const Position& position) { hashes_.push_back(position.hash()); }
    void pop() { hashes_.pop_back(); }
    // So often the last one has come about, that time counted.
    int times() const;

  private:
    std::vector<std::uint64_t> hashes_;
};

}  // namespace acedrex
