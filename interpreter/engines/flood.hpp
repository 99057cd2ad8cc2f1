// Where walks by a program may lead on a position, all at once: what is asked first where an attack is looked
// for by pieces of many ways, since most that are asked attack nothing.
#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "engines/mover.hpp"
#include "movement/bind_context.hpp"
#include "movement/program.hpp"
#include "position/position.hpp"

namespace acedrex {

// What is asked: may the mover, which begins a move, capture on `target` by a walk from one of these
// beginnings that does nothing but capture before? judged: the preludes; tags: those that it carries.
struct AttackAsked {
    const Program& program;
    std::span<const Pc> begins;
    std::span<const int> judged;
    const Mover& mover;
    Tags tags;
    const Position& position;
    Field target;
};

// Every walk that can be walked is found; what is found need not be one. By which way a walk has come is not
// kept: what only the way tells (m.fresh) is taken to hold, and so is whatever is asked but fields, occupants
// and the walker's own tags.
struct Flooded {
    bool may_take = false;
    std::vector<Field> depends_on{};  // the fields where it was asked what stands there
    std::uint64_t work = 0;           // about as much as so many steps of a walker
};
Flooded flooded(const AttackAsked& asked, const BindContext& binding);

}  // namespace acedrex
