// What pieces do to one another by standing where they stand, as far as walks ask for it. play/ judges it,
// auras once a turn (play/auras.hpp), what pieces lend each other when it is asked (play/powers.hpp).
#pragma once

#include <cstdint>
#include <vector>

#include "engines/movement.hpp"

namespace acedrex {

class Influence {
  public:
    // One effect of a giver on the piece that stands on a field.
    struct Hold {
        Field giver;
        const Aura* aura;
    };
    struct Touched {
        Field field = 0;
        int plies = 1;
        Tags tags = 0;
        std::vector<Hold> lends, wakes, freezes;
    };

    virtual ~Influence() = default;

    // As judged.
    bool touches(Field f) const { return index_[f] != 0; }
    bool frozen(Field f) const { return touches(f) && !on(f).freezes.empty(); }
    int plies(Field f) const { return touches(f) ? on(f).plies : 1; }
    Tags tags(Field f) const { return touches(f) ? on(f).tags : 0; }
    // The walks of the piece on f that it is lent: those by auras and those that its freezers leave it.
    void add_lent(Field f, const Movement& movement, std::vector<Pc>& walks) const;
    // What auras have the piece on f leave behind if it goes.
    void add_wakes(Field f, const Movement& movement, std::vector<Pc>& wakes) const;

    // Does a piece protect any other?
    virtual bool protects() const = 0;
    // Does a piece protect the one on f now, as the position is, from the one on `from`, which has not left
    // it and protects nothing from itself? kNoField: from none that stands on the board.
    virtual bool is_protected(Field f, Field from) = 0;

  protected:
    explicit Influence(const Board& board)
        : board_(board), index_(static_cast<std::size_t>(board.size()) + 1) {}

    Touched& touch(Field f);
    void forget();

  private:
    const Touched& on(Field f) const { return touched_[index_[f] - 1u]; }
    void add_loans(std::vector<Hold> Touched::*holds, const std::vector<Movement::Loan>& loans, Field f,
                   std::vector<Pc>& out) const;

    const Board& board_;
    std::vector<std::uint16_t> index_;  // by field: 1 + its place in touched_
    std::vector<Touched> touched_;
};

// The types whose movement one piece is lent by those that attack and guard it, by type.
struct LentMoves {
    std::vector<std::uint8_t> by_attackers;
    std::vector<std::uint8_t> by_guards;
};

class Lending {
  public:
    virtual ~Lending() = default;
    // What the piece on f is lent where it stands. f must be occupied.
    virtual LentMoves lent_to(Field f) = 0;
};

}  // namespace acedrex
