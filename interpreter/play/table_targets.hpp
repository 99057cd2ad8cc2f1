// Where the tables of a piece lead, and who may be taken in passing: one loop for all that ask.
#pragma once

#include <algorithm>

#include "movement/world.hpp"
#include "play/attack.hpp"
#include "play/walker.hpp"
#include "position/position.hpp"

namespace acedrex {

// fn(field) for each field that the piece of the record passed, from where it stands now back.
template <class Fn>
void for_each_passed(const World& world, const Position& position, const Position::Rush& rush, Fn fn) {
    const Vector back = turned_for(Cast::side(position.at(rush.field)), world.rotate, {0, -1});
    Field passed = rush.field;
    for (int k = 0; k < rush.passed; ++k) {
        passed = world.board->step(passed, back);
        if (passed == world.board->off()) return;
        fn(passed);
    }
}

// passer(field, record) for each field where a table's walk may end taking the piece of the record in
// passing.
template <class Passer>
void for_each_passer(const Ground& ground, const Position& position, Field from, const TableAlternative& t,
                     Passer& passer) {
    for (const Position::Rush& rush : position.rushes()) {
        const Code victim = position.at(rush.field);
        if (!(position.tags(rush.field) & kRushedTag)) continue;
        if (!(ground.meetings.at(position.at(from), victim) & Meetings::kTakes)) continue;
        const auto begin = t.targets.begin() + t.offsets[from];
        const auto end = t.targets.begin() + t.offsets[from + 1u];
        for_each_passed(ground.world, position, rush, [&](Field passed) {
            if (std::find(begin, end, passed) != end &&
                (t.row[position.at(passed)] & TableAlternative::kLands))
                passer(passed, rush);
        });
    }
}

// target(field, fields passed by a rush) for each end of a table's walk of the piece on `from`, and
// passer(field, record) for each field where it may end taking the piece of the record in passing. lent: tags
// that it has for this turn besides its own. Inlined: it is the innermost loop of counting.
template <class Target, class Passer>
[[gnu::always_inline]] inline void for_each_table_target(const Ground& ground, const Position& position,
                                                         Field from, const Movement& movement, Target target,
                                                         Passer passer, Tags lent = 0) {
    const Code* cells = position.cells();
    const Board& board = *ground.world.board;
    for (const TableAlternative& t : movement.tables) {
        if (!t.begins_at(from)) continue;
        if ((t.carries | t.carries_not | static_cast<Tags>(t.initial != 0)) != 0 &&
            !gate_open(t, position, from, lent))
            continue;
        const std::uint8_t* row = t.row.data();
        if (t.kind == TableAlternative::Kind::passer) {
            if (!position.rushes().empty()) for_each_passer(ground, position, from, t, passer);
            continue;
        }
        if (!t.rides) {
            const Field* end = t.targets.data() + t.offsets[from + 1u];
            for (const Field* to = t.targets.data() + t.offsets[from]; to != end; ++to)
                if (row[cells[*to]] & TableAlternative::kLands) target(*to, std::uint8_t{0});
            continue;
        }
        const bool filtered = !t.ends.empty() || t.start_colour != 0;
        const bool rush = t.kind == TableAlternative::Kind::rush;
        for (const Ride& ride : t.ride_list) {
            const Field* next = ground.world.steps.next(ride.step);
            const int max = ride.max_from(from);
            Field to = from;
            for (int n = 1; n <= max; ++n) {
                to = next[to];
                const std::uint8_t bits = row[cells[to]];
                if ((bits & TableAlternative::kLands) && n >= ride.min &&
                    (!filtered || t.ends_at(from, to, board)))
                    target(to, rush ? static_cast<std::uint8_t>(n - 1) : std::uint8_t{0});
                if (!(bits & TableAlternative::kGoesOn)) break;
            }
        }
    }
}

// The edits of taking the piece of the record in passing, ending on `passed`.
inline void take_in_passing(Position& position, Field from, Field passed, const Position::Rush& rush) {
    const Code code = position.at(from);
    const Tags carried = position.tags(from);
    position.set(from, kNobody, 0, Edit::Why::lift);
    position.set(rush.field, kNobody, 0, Edit::Why::take_passer);
    position.set(passed, code, position.tables().arrival_tags(passed, code, carried),
                 position.at(passed) == kNobody ? Edit::Why::put : Edit::Why::capture);
}

}  // namespace acedrex
