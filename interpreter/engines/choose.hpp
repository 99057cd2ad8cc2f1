// Which engine holds what of a movement: of each summand tables what they can; of all the rest together an
// automaton, or else the walker, which can all. An engine refuses what it cannot hold; why tables
// do is what `check --tiers` prints.
#pragma once

#include <vector>

#include "engines/movement.hpp"
#include "movement/products.hpp"

namespace acedrex {

// What tables hold of a summand.
struct TablePart {
    std::vector<TableAlternative> tables;
    BoundRef rest;       // what they do not; nullptr: nothing
    NoTable why{};       // the first of that is none
    bool rides = false;  // the first of them does
};

// closer: of the binder. meets: by code, which occupants rows of `lands` may concern; empty: none. refusal:
// why no walk of the piece may be held by tables; "": they may.
TablePart choose_tables(const BoundRef& summand, const Binder& binder, Closer& closer,
                        const std::vector<std::uint8_t>& meets, const char* refusal);

// The walk, asked first whether it can come to an end from there at all, whatever stands on the board: most
// walks into a zone need not be begun.
BoundRef from_possible_starts(const BoundRef& walk, const BindContext& binding);

// All walks of a piece together, where they end on the fields to which they go, and nothing else depends on
// their ends: an automaton; if they are none, what tells their outcomes apart.
void choose_engines(Movement& movement, Code code, const BindContext& binding, const Meetings& meetings);

// When all codes have been compiled. given: tags that auras give for a turn, which are not on the board: what
// asks for these is left to the walker.
void leave_to_walker(std::vector<Movement>& movements, Tags given);

}  // namespace acedrex
