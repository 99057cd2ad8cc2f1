// Movements as Fairy-Stockfish reads Betza's notation, which is not as acedrex reads it: a text is a list of
// single walks, each in one direction.
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace acedrex::program::imports {

enum class Gait {
    step,         // a leap
    lame,         // a leap over empty fields
    slide,        // the leap repeated over empty fields
    hop,          // along the line over exactly one piece
    hop_directly  // to the field directly behind the first piece
};

struct Walk {
    int x = 0, y = 0;  // to the right, ahead
    Gait gait = Gait::step;
    int limit = 0;  // how many times; 0: as far as the board goes
    bool moves = false, captures = false;
    bool initial = false;  // only from where Pawns may go two fields
    auto operator<=>(const Walk&) const = default;
};

struct Walks {
    std::vector<Walk> walks;
    std::string skipped;      // letters that the engine does not know, and reads over
    bool in_passing = false;  // an `e`: where the piece captures only, it captures in passing as well
};

Walks read_betza(std::string_view text);

}  // namespace acedrex::program::imports
