// Movement that pieces lend each other by attacking or guarding, for pieces that have none of their own.
#pragma once

#include <cstddef>
#include <cstdint>
#include <limits>
#include <optional>
#include <unordered_map>
#include <vector>

#include "engines/walker.hpp"

namespace acedrex {

// A least fixed point (semantics.md, Attack: "Given"): at first no piece is lent anything; then each piece
// that attacks or guards a borrower, with what it has been lent so far, lends it its own movement and all
// that it has been lent, until nothing is added. A piece that moves as the last turn's kind lends nothing. A
// piece passes on what those lend it from which its own movement borrows: not what it is lent by them
// besides. One that borrows `by_which` passes on only the types by whose movement alone it attacks or guards.
class Powers {
  public:
    // auras: by which pieces are frozen, or lent more; nullptr: by none.
    Powers(const PlayContext& play, Position& position, Auras* auras, Seeking seeking);

    // What the piece on f is lent where it stands. f must be occupied.
    LentMoves lent_to(Field f);

  private:
    struct Borrower {
        Field at = 0;
        LentMoves lent;
    };

    // A type that a piece lends which attacks. by_which: it does so only if it attacks by what it has been
    // lent there alone; nullptr: always.
    struct Loan {
        std::size_t type;
        std::vector<std::uint8_t> LentMoves::*by_which;
    };

    void find_borrowers();
    bool lend(Borrower& to, bool by_borrowers);
    bool lends_some(Field giver, Field target, std::vector<std::uint8_t>& types);
    bool attacks(Field giver, Field target, const LentMoves& lent);
    bool could_attack(Field giver, Field target, const LentMoves& lent);
    std::vector<Loan> loans_of(Code code, const Borrower* has, const std::vector<std::uint8_t>& types) const;

    bool borrows_from(Code code, Lender lender) const {
        return ((borrows_[code] >> static_cast<int>(lender)) & 1) != 0;
    }
    bool borrows(Code code) const {
        return borrows_from(code, Lender::attackers) || borrows_from(code, Lender::guards);
    }

    static constexpr auto kBorrowsNot = std::numeric_limits<std::uint16_t>::max();

    const PlayContext& play_;
    Position& position_;
    Auras* auras_;
    Walker walker_;
    LentMoves nothing_;
    std::vector<std::uint8_t> borrows_;  // by code: bits by Lender
    // By piece, field and what is lent: where it could attack, whatever stands there. Empty: not known.
    std::unordered_map<std::uint64_t, FieldSet> reach_;
    static constexpr std::size_t kMostReach = 1 << 14;
    // In one position. Auras are others in each turn: where there are any, nothing is remembered.
    std::vector<Borrower> borrowers_;
    std::vector<std::uint16_t> number_;   // by field: which borrower, or kBorrowsNot
    std::optional<std::uint64_t> known_;  // the hash of the position of which this is so
};

}  // namespace acedrex
