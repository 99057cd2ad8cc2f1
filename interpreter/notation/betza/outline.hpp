// What a movement expression does, told as walks of a few legs, where it is of that simple kind: for people
// and for Betza. Two expressions with the same outline do the same.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "movement/expression.hpp"

namespace acedrex {

struct Leg {
    enum class Way {
        line,      // `limit` steps at most, over free fields; one step looks at nothing between
        lame,      // one step over free fields, straight ones first, then aslant
        over,      // over exactly one piece, however far
        beside,    // to the first piece within `limit` steps, and one step behind it
        behind,    // one step onto a piece, and any number behind it
        anywhere,  // to any other field
        imitate,   // as the piece that made the other side's last move
    };
    // How a leg turns that repeats the turn of the leg before, or reverses it.
    enum class Hand { free, same, other };

    Way way = Way::line;
    Vector leap;                // 0 <= x <= y
    bool both = false;          // all steps of (0,1) and of (1,1)
    int limit = 1;              // or kUnlimited
    std::vector<Vector> steps;  // of the first leg
    std::vector<int> turns;     // of a later one, from the leg before, in eighths to the right
    Hand hand = Hand::free;
    bool optional = false;  // the walk may end before it, as it may end after it
    // What is met where the next leg begins, in Betza's letters: "" nobody, "c" an enemy, who is captured,
    // "d" an own piece, likewise, "k" an enemy royal one, "p" anybody, who stays.
    std::string meets;

    bool operator==(const Leg&) const = default;
};

struct Walk {
    bool initial = false;  // only as a first move
    bool wrapped = false;  // the files are joined at the edge
    std::vector<Leg> legs;
    // How it ends, in Betza's letters: "" anyhow, "m" settling, "c" striking, "k" striking a royal piece, "d"
    // capturing an own one, "t" sparing royal ones, "ct", "e" en passant, "cu" and "du" changing places.
    std::string end;

    bool operator==(const Walk&) const = default;
};

// The walks of e; nothing where it does more than outlines tell, or too many of them.
std::optional<std::vector<Walk>> outline(const Expression& e);

// Does the walk turn to one hand after every leap, until it would be back?
bool is_circle(const Walk& walk);

// The steps among `images` that go on from v after a turn of t eighths to the right, as Betza's letters have
// it: those turned exactly so, or where no step is, the nearest; straight on and back, two can be equally
// near.
std::vector<Vector> onward(Vector v, int t, const std::vector<Vector>& images);

// Betza for the walks; what it prints is read back to the same walks. "" where it would be too long to be
// read.
std::string betza(const std::vector<Walk>& walks);

}  // namespace acedrex
