// Movement that pieces lend each other by attacking or guarding, for pieces that have none of their own.
#pragma once

#include <cstdint>
#include <map>
#include <memory>
#include <vector>

#include "engines/walker.hpp"

namespace acedrex {

// A least fixed point (semantics.md, Attack: "Given"): at first no piece is lent anything; then each piece
// that attacks or guards a borrower, with what it has been lent so far, lends it its own movement and all
// that it has been lent, until nothing is added. A piece that moves as the last turn's kind lends nothing. A
// piece passes on what those lend it from which its own movement borrows: not what it is lent by them
// besides.
class Powers final : public Lending {
  public:
    // auras: by which pieces are frozen, or lent more; nullptr: by none.
    Powers(const PlayContext& play, Position& position, Influence* auras, Seeking seeking);
    static std::unique_ptr<Lending> make(const PlayContext& play, Position& position, Influence* auras,
                                         Seeking seeking) {
        return std::make_unique<Powers>(play, position, auras, seeking);
    }

    LentMoves lent_to(Field f) override;

  private:
    using Borrowers = std::map<Field, LentMoves>;

    bool lend(Field borrower, LentMoves& lent, const Borrowers& all);
    bool lends_some(Field giver, const Borrowers& all, Field target, std::vector<std::uint8_t>& types);

    const PlayContext& play_;
    Position& position_;
    Influence* auras_;
    Walker walker_;
    LentMoves nothing_;
};

}  // namespace acedrex
