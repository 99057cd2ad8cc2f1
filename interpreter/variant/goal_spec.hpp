// What a side can bring about with its pieces to end the game, as declared.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "board/vector.hpp"
#include "movement/expression.hpp"
#include "variant/verdict.hpp"

namespace acedrex {

// The end of the game for a side that has brought about something with its pieces.
struct GoalShape {
    enum class Kind : std::uint8_t {
        zone,   // pieces stand in a zone
        line,   // they make a row or a square
        chain,  // they make a chain of fields that adjoin, from one zone to another
        guard,  // a guard holds, and nothing else is asked
    };
    Kind kind = Kind::zone;
    Verdict result = Verdict::win;  // for that side: win, loss or draw
    bool safe = false;              // only where they are not attacked
    bool answered = false;  // reached by the side that moves first, the other may draw by reaching it at once
    bool holds = false;     // only where the side is to move again
    int count = 1;          // zone: so many of the pieces at once
    bool full = false;      // zone: and no field of it is empty; by a turn of the side itself
    int length = 0;         // line: of a row; 0: no row will do
    int block = 0;          // line: fields on a side of a square; 0: no square will do
    bool gaps = false;      // line: others may stand between the pieces of a row
    std::vector<Vector> dirs;  // line, chain: in these directions, and back, fields adjoin for either side
};

struct GoalSpec : GoalShape {
    std::vector<std::string> pieces;  // types or, but for zones, classes; none: all
    std::string zone;                 // as in PromotionSpec; of a chain: where it begins
    std::string to;                   // of a chain: where it ends
    Expr when;  // a guard, judged by a walker of the side that stands nowhere; nullptr: none
};

}  // namespace acedrex
