// What may come next in a turn that is made of parts, in words for those who play it.
#pragma once

#include <string>
#include <vector>

#include "notation/find/begun_turn.hpp"
#include "notation/find/told_game.hpp"

namespace acedrex::program {

// Parts that are alike but for the piece and the way.
struct PartsAhead {
    const char* kind;           // "move", "promotion", "drop" or "pass"
    std::string action;         // by which name the turn asks for it; "": a move of the usual kind
    std::vector<Code> pieces;   // that may make it; each once
    std::vector<Field> fields;  // where they stand; of drops none
    std::string words;          // "shoot with the Amazon on d4", "a move on U"
};

// What may follow what has been begun. (Not all of it need lead to a legal turn.) Nothing where the turn has
// not been begun and asks for the same whatever stands on the board.
std::vector<PartsAhead> parts_ahead(BegunTurn& turn);

// "shoot with the Amazon on d4", "a move on U or a drop"; "" where nothing follows, and where a turn that has
// not been begun begins with a move of any piece.
std::string words_ahead(BegunTurn& turn);
// "light to move", "light to move; next: a move on U", "draw: stalemate".
std::string told_status(const ToldGame& told);

}  // namespace acedrex::program
