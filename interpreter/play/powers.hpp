// Movement that pieces lend each other by attacking or guarding, for pieces that have none of their own.
#pragma once

#include <cstdint>
#include <map>
#include <memory>
#include <vector>

#include "position/position.hpp"

namespace acedrex {

struct PlayContext;
class Auras;
class Walker;

// The types whose movement one piece is lent, by type.
struct LentMoves {
    std::vector<std::uint8_t> by_attackers;
    std::vector<std::uint8_t> by_guards;
};

// Does the piece on `from` attack the one on `target`, by its tables alone? auras: by which it may carry
// tags, and the other be protected; nullptr: by none.
bool tables_attack(const PlayContext& play, const Position& position, Field from, Field target, Auras* auras);

// A least fixed point (semantics.md, Attack: "Given"): at first no piece is lent anything; then each piece
// that attacks or guards a borrower, with what it has been lent so far, lends it its own movement and all
// that it has been lent, until nothing is added. A piece that moves as the last turn's kind lends nothing. A
// piece passes on what those lend it from which its own movement borrows: not what it is lent by them
// besides.
class Powers {
  public:
    // auras: by which pieces are frozen, or lent more; nullptr: by none.
    Powers(const PlayContext& play, Position& position, Auras* auras);
    ~Powers();

    // What the piece on f is lent where it stands. f must be occupied.
    LentMoves lent_to(Field f);

  private:
    using Borrowers = std::map<Field, LentMoves>;

    bool lend(Field borrower, LentMoves& lent, const Borrowers& all);
    bool lends_some(Field giver, const Borrowers& all, Field target, std::vector<std::uint8_t>& types);

    const PlayContext& play_;
    Position& position_;
    Auras* auras_;
    std::unique_ptr<Walker> walker_;
    LentMoves nothing_;
};

}  // namespace acedrex
