// How a position stands by itself, whatever game it is from: without a copy of it, and without memory of its
// own. A game adds what its course decides (GameState::status).
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "base/function_ref.hpp"
#include "game/status.hpp"
#include "legality/legal.hpp"

namespace acedrex {

class GameState;

// As Status, of the side to move.
struct Standing {
    StatusKind kind = StatusKind::playing;
    std::optional<Side> winner{};
    const char* reason = "";

    static Standing ended(std::optional<Side> winner, const char* reason) {
        return {winner ? StatusKind::won : StatusKind::draw, winner, reason};
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

// What a game knows more than its position.
struct OfGame {
    FunctionRef<std::optional<bool>()> any;        // is there a legal move? Absent: it could not be told
    FunctionRef<std::optional<Standing>()> ended;  // by how it has gone
};
// All of these, each where it has its turn.
Standing standing(const Variant& variant, const Position& position, LegalMoves& legal, const OfGame& game);
// The same of a position that is of no game.
Standing standing(const Variant& variant, const Position& position, LegalMoves& legal);

// How often positions of a line have come about, by one hash for each. A position in which a piece could be
// captured for having rushed, or in which pieces carry tags that are of no use any more, counts as another
// one: where that makes a difference, a game has counted more.
class Recurrence {
  public:
    Recurrence() = default;
    // The positions of the game, the one that it has come to last.
    explicit Recurrence(const GameState& game);

    void push(const Position& position);
    void pop();
    std::size_t size() const { return hashes_.size(); }
    // So often the last one has come about, that time counted.
    int times() const;
    // The number of the position, from 0, with which the last one has come about so often; from `line` on
    // one is enough.
    std::optional<std::size_t> repeated(int times, std::size_t line) const;

  private:
    static constexpr std::size_t kSlots = 4096;
    static std::size_t slot_of(std::uint64_t hash) { return hash % kSlots; }

    std::vector<std::uint64_t> hashes_;
    // How often hashes of a slot are in it: most positions are seen to be new at once.
    std::vector<std::uint16_t> slots_ = std::vector<std::uint16_t>(kSlots);
};

}  // namespace acedrex
