// Why a text that is notation names no legal move: which rule forbids what it asks for, and what comes near.
#pragma once

#include <string>
#include <vector>

#include "notation/find/finding.hpp"
#include "variant/variant.hpp"

namespace acedrex {

// Why the side to move cannot castle on the side that is asked for, as a sentence; "" where it can.
std::string castling_refusal(const Variant& variant, const Position& position, const MovePattern& asked);

class Refusal {
  public:
    // quoted: the text. The reason, the rule and what comes near are written into the result.
    Refusal(const Game& game, std::string quoted, const MovePattern& pattern, PlayResult& result)
        : game_(game),
          variant_(game.variant()),
          board_(variant_.board()),
          position_(game.position()),
          quoted_(std::move(quoted)),
          pattern_(pattern),
          result_(result) {}

    void explain();

  private:
    struct Way;
    struct Begun;

    // Each says why, if that is what is wrong.
    bool what_is_not_there();
    bool wrong_piece(Field from);
    bool broken_rule();
    std::string attacked_piece(Position& after) const;
    bool effects();
    bool passing();
    bool told();
    bool parts_of_turn();
    bool castling();
    bool details();
    bool unfinished();
    bool drop(const MovePattern& part);
    std::string waits(const MovePattern& part) const;
    bool movement();

    bool say_alone(const char* rule, std::string reason);
    // The sentence begins with the text.
    bool say(const char* rule, const std::string& reason);
    bool say_nearest(const char* rule, const std::string& reason, const Moves& nearest);
    void add_near(const ListedMove& move);
    Moves from_start(const MovePattern& pattern) const {
        return game_.moves(start_of(board_, pattern)).moves;
    }
    Begun begun_by_parts() const;
    template <class Fits>
    Begun begun_as_told(const Moves& moves, const Fits& fits) const;
    std::vector<Way> ways_like(const MovePattern& part, const Begun& begun) const;
    bool find_near(const MovePattern& bare);
    bool rule_broken_by(const ListedMove& move);
    bool after_last_told(const Begun& best);
    bool first_mismatch(const MovePattern& part, const std::vector<Way>& ways, const std::string& where);
    std::string side() const { return std::string(to_string(position_.to_move())); }

    const Game& game_;
    const Variant& variant_;
    const Board& board_;
    const Position& position_;
    std::string quoted_;
    const MovePattern& pattern_;
    PlayResult& result_;
};

}  // namespace acedrex
