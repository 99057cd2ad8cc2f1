// Where the tables of a piece lead, and who may be taken in passing: one loop for all that ask.
#pragma once

#include <algorithm>

#include "movement/bind_context.hpp"
#include "play/attack.hpp"
#include "play/passing.hpp"
#include "play/walker.hpp"
#include "position/position.hpp"

namespace acedrex {

// passer(field, record) for each field where a table's walk may end taking the piece of the record in
// passing.
template <class Passer>
void for_each_passer(const PlayContext& play, const Position& position, Field from, const TableAlternative& t,
                     Passer& passer) {
    for (const Position::Rush& rush : position.rushes()) {
        const Code victim = position.at(rush.field);
        if (!(position.tags(rush.field) & kRushedTag)) continue;
        if (!(play.meetings.at(position.at(from), victim) & Meetings::kTakes)) continue;
        const auto begin = t.targets.begin() + t.offsets[from];
        const auto end = t.targets.begin() + t.offsets[from + 1u];
        for_each_passed(play.binding, position, rush, [&](Field passed) {
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
[[gnu::always_inline]] inline void for_each_table_target(const PlayContext& play, const Position& position,
                                                         Field from, const Movement& movement, Target target,
                                                         Passer passer, Tags lent = 0) {
    const Code* cells = position.cells();
    const Board& board = *play.binding.board;
    for (const TableAlternative& t : movement.tables) {
        if (!t.begins_at(from)) continue;
        if ((t.carries | t.carries_not | static_cast<Tags>(t.initial != 0)) != 0 &&
            !gate_open(t, position, from, lent))
            continue;
        const std::uint8_t* row = t.row.data();
        if (t.kind == TableAlternative::Kind::passer) {
            if (!position.rushes().empty()) for_each_passer(play, position, from, t, passer);
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
            const Field* next = play.binding.steps.next(ride.step);
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

// All ends of the tables' walks of a piece that starts a move or is in the air: target(landing) where it
// stands or captures, meeting(landing) where rows of `lands` are to be tried. Both may change the position as
// long as they change it back. Stops where one of them returns false, and returns that.
template <class Target, class Meeting>
bool for_each_landing(const PlayContext& play, const Position& position, const Mover& mover,
                      const std::vector<TableAlternative>& tables, Target target, Meeting meeting,
                      Tags lent = 0) {
    const Board& board = *play.binding.board;
    const Code* cells = position.cells();
    const int reach = mover.reach(play.movements[mover.code].spends);
    if (reach < 1) return true;
    for (const TableAlternative& t : tables) {
        if (!t.begins_at(mover.at) || (t.first_ply && !mover.first_ply)) continue;
        if (!gate_open(t, position, mover.at, mover.code, mover.tags | lent)) continue;
        const std::uint8_t* row = t.row.data();
        const bool yields =
            !t.gives_way.empty() && !position.rushes().empty() && (mover.first_ply || !t.gives_way_first_ply);
        const auto end = [&](const Landing& landing) {
            const Code there = cells[landing.to];
            const std::uint8_t bits = row[there];
            if (landing.to == mover.at) return true;  // the board may come round to where it began
            if (yields && t.gives_way[there] &&
                who_passed(play.binding, position, landing.to, other(Cast::side(mover.code))) != nullptr)
                return true;
            if ((bits & TableAlternative::kLands) && !target(landing)) return false;
            return !(bits & TableAlternative::kMeets) || meeting(landing);
        };
        constexpr std::uint8_t kEnds = TableAlternative::kLands | TableAlternative::kMeets;
        Landing landing;
        landing.mode = t.mode;
        if (t.kind == TableAlternative::Kind::passer) {
            if (position.rushes().empty()) continue;
            const auto begin = t.targets.begin() + t.offsets[mover.at];
            const auto last = t.targets.begin() + t.offsets[mover.at + 1u];
            for (const Position::Rush& rush : position.rushes()) {
                const Code victim = position.at(rush.field);
                if (!(position.tags(rush.field) & kRushedTag)) continue;
                if (!(play.meetings.at(mover.code, victim) & Meetings::kTakes)) continue;
                landing.taken = rush;
                bool more = true;
                for_each_passed(play.binding, position, rush, [&](Field passed) {
                    landing.to = passed;
                    if (more && std::find(begin, last, passed) != last && (row[cells[passed]] & kEnds))
                        more = end(landing);
                });
                if (!more) return false;
            }
            continue;
        }
        if (!t.rides) {
            const Field* last = t.targets.data() + t.offsets[mover.at + 1u];
            for (const Field* to = t.targets.data() + t.offsets[mover.at]; to != last; ++to) {
                if (!(row[cells[*to]] & kEnds)) continue;
                landing.to = *to;
                if (!end(landing)) return false;
            }
            continue;
        }
        const bool rush = t.kind == TableAlternative::Kind::rush;
        for (const Ride& ride : t.ride_list) {
            const Field* next = play.binding.steps.next(ride.step);
            const int max = std::min(ride.max_from(mover.at), reach);
            landing.to = mover.at;
            for (landing.steps = 1; landing.steps <= max; ++landing.steps) {
                landing.to = next[landing.to];
                const std::uint8_t bits = row[cells[landing.to]];
                landing.passed = rush ? landing.steps - 1 : 0;
                if ((bits & kEnds) && landing.steps >= ride.min && t.ends_at(mover.at, landing.to, board) &&
                    !end(landing))
                    return false;
                if (!(bits & TableAlternative::kGoesOn)) break;
            }
        }
        landing.passed = 0;
    }
    return true;
}

}  // namespace acedrex
