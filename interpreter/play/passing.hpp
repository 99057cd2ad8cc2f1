// The fields that a piece passed which has rushed, where it can be taken in passing.
#pragma once

#include "movement/bind_context.hpp"
#include "position/position.hpp"

namespace acedrex {

// fn(field) for each field that the piece of the record passed, from where it stands now back.
template <class Fn>
void for_each_passed(const BindContext& binding, const Position& position, const Position::Rush& rush,
                     Fn fn) {
    const Vector back = turned_for(Cast::side(position.at(rush.field)), binding.rotate, {0, -1});
    Field passed = rush.field;
    for (int k = 0; k < rush.passed; ++k) {
        passed = binding.board->step(passed, back);
        if (passed == binding.board->off()) return;
        fn(passed);
    }
}

// The record of a piece of `side` that passed the field in the last move; nullptr: there is none.
inline const Position::Rush* who_passed(const BindContext& binding, const Position& position, Field at,
                                        Side side) {
    for (const Position::Rush& rush : position.rushes()) {
        if (!(position.tags(rush.field) & kRushedTag)) continue;
        if (side == Side::none || Cast::side(position.at(rush.field)) != side) continue;
        bool found = false;
        for_each_passed(binding, position, rush, [&](Field passed) { found = found || passed == at; });
        if (found) return &rush;
    }
    return nullptr;
}

}  // namespace acedrex
