// What pieces attack by movement that others lend them for attacking or guarding them: a least fixed point
// (semantics.md, Attack), so that nothing that a piece attacks may depend by a negation on itself.
#pragma once

#include <vector>

#include "movement/bound.hpp"

namespace acedrex {

struct Program;
struct PieceExpressions;

// That a walk asks whether it is lent the movement of a type.
struct Borrowing {
    Lender lender = Lender::attackers;  // or guards
    int type = 0;
    bool negated = false;  // the more is lent, the less the walk can do
    bool attacks = false;  // the walk may capture
    bool own = false;      // it is the piece's own: what it is lent by it, it passes on

    bool operator==(const Borrowing&) const = default;
};

// What is asked by the walks of a code.
struct Borrower {
    std::vector<Borrowing> asks{};
    bool becomes_another = false;  // it may come to attack as a piece of another type
};

// May a walk of the code capture: by what it does, as what it becomes, or where it ends? (The last part
// tells, where a product is one walk.)
bool may_capture(const Bound& walk, Code code, const Meetings& meetings);

// Adds what a walk of the code asks. own: see Borrowing; by_rows: rows of `lands` may capture where it ends.
void note_borrowings(const BoundRef& walk, Code code, const Meetings& meetings, bool own, bool by_rows,
                     Borrower& borrower);

// An error for every type whose attacks depend on themselves by a negation; it names the circle. borrowers:
// by code.
void refuse_circles(BindContext& binding, const Meetings& meetings,
                    const std::vector<PieceExpressions>& types, const std::vector<Borrower>& borrowers);

// An error where a program asks what attackers or guards lend, though nothing is lent to what `said` is.
void refuse_borrowing(const Program& program, const Place& place, const std::string& said,
                      BindContext& binding);

}  // namespace acedrex
