// Turns as engines write them, in the dialect of Fairy-Stockfish: e2e4, e7e8q, b5c7+, P@e5, e2e3,e3d3, b1c3h.
// Where several turns read the same there, the number of each in the order of their long forms stands behind:
// k1l3:2.
#pragma once

#include <memory>
#include <string>
#include <string_view>

#include "notation/find/game.hpp"

namespace acedrex::program {

// How it is spoken.
struct Dialect {
    bool castles_by_partner = false;  // e1h1, as where pieces may start anywhere; else e1g1
    bool ranks_from_zero = false;     // as XBoard counts them on boards of ten ranks
};

// move: a legal one, as the game lists it.
std::string dialect_text(const Game& game, const ListedMove& move, Dialect dialect = {});

// Finds the turn that the text names in the dialect, or in any other notation that the variant reads.
PlayResult read_dialect(const Game& game, std::string_view text, std::shared_ptr<const ListedMove>& found,
                        Dialect dialect = {});

}  // namespace acedrex::program
