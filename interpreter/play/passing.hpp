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

// Does test(record, field) hold for some field that a piece passed in the last move and where it can be
// taken?
template <class Test>
bool any_passed(const BindContext& binding, const Position& position, Test test) {
    bool found = false;
    for (const Position::Rush& rush : position.rushes())
        if (position.tags(rush.field) & kRushedTag)
            for_each_passed(binding, position, rush,
                            [&](Field passed) { found = found || test(rush, passed); });
    return found;
}

// The record of a piece of `side` that passed the field in the last move; nullptr: there is none.
inline const Position::Rush* who_passed(const BindContext& binding, const Position& position, Field at,
                                        Side side) {
    const Position::Rush* found = nullptr;
    if (side != Side::none)
        any_passed(binding, position, [&](const Position::Rush& rush, Field passed) {
            if (passed == at && Cast::side(position.at(rush.field)) == side) found = &rush;
            return found != nullptr;
        });
    return found;
}

}  // namespace acedrex
