// The outline of a movement expression: walks of a few legs, for expressions that are simple enough. Texts in
// English and in Betza's notation are made from it. Expressions with the same outline mean the same.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "movement/expression.hpp"

namespace acedrex::program {

struct Leg {
    enum class Way {
        line,      // `limit` steps at most, over free fields; one step looks at nothing between
        lame,      // one leap, if the fields of its straight steps, then of its diagonal ones are free
        over,      // over exactly one piece, however far
        beside,    // to the first piece within `limit` steps, and one step behind it
        behind,    // one step onto a piece, and any number behind it
        anywhere,  // to any other field
        imitate,   // as the piece that made the other side's last move
    };
    // How a leg turns that repeats the turn of the leg before, or reverses it.
    enum class Hand { free, same, other };

    Way way = Way::line;
    Vector leap;                  // 0 <= x <= y
    bool both = false;            // all steps of (0,1) and of (1,1)
    int limit = 1;                // or kUnlimited
    std::vector<Vector> steps{};  // of the first leg
    std::vector<int> turns{};     // of a later one, from the leg before, in eighths to the right
    Hand hand = Hand::free;
    bool optional = false;  // the walk may end before it, as it may end after it
    // What stands where the next leg begins, in Betza's letters: "" no piece, "c" an enemy piece, which is
    // captured, "d" an own piece, likewise, "k" an enemy royal piece, likewise, "p" any piece, which stays.
    std::string meets{};

    bool operator==(const Leg&) const = default;
};

struct Walk {
    bool initial = false;  // only as a first move
    bool wrapped = false;  // the files are joined at the edge
    std::vector<Leg> legs;
    // How the walk ends, in Betza's letters: "" anyhow, "m" on an empty field, "c" with a capture, "k" with
    // the capture of a royal piece, "d" of an own piece, "t" not of a royal piece, "ct", "e" en passant, "cu"
    // and "du" by changing places with an enemy or own piece.
    std::string end;

    bool operator==(const Walk&) const = default;
};

// The walks of e; absent where it does more than outlines can tell, or where there are too many.
std::optional<std::vector<Walk>> outline(const Expression& e);

// The first half of it: every way through e, a leg for each of its steps.
std::optional<std::vector<Walk>> walks_told(const Expression& e);
// The leap that a step is an image of.
Vector leap_of(Vector v);

// Does the walk turn to the same side after every leap, until one leap more would lead back?
bool is_circle(const Walk& walk);

// The steps among `images` that go on from v after a turn of t eighths to the right, as Betza's letters mean
// it: the step turned by that angle, else the nearest one; straight on and back, two can be equally near.
std::vector<Vector> onward(Vector v, int t, const std::vector<Vector>& images);

// The walks in Betza's notation, which reads back to the same walks; "" where that would be too long to read.
std::string betza(const std::vector<Walk>& walks);

}  // namespace acedrex::program
