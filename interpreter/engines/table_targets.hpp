// Where the tables of a piece lead: one loop for all that ask; and the fields that a piece passed which has
// rushed, where it can be taken in passing.
#pragma once

#include "engines/auras.hpp"
#include "movement/bind_context.hpp"
#include "position/position.hpp"

namespace acedrex {

// fn(field) for each field that the piece of the record passed, from where it stands now back.
template <class Fn>
void for_each_passed(const BindContext& binding, const Position& position, const Position::Rush& rush,
                     Fn fn) {
    const Field* back = binding.steps.next(binding.rush_back[position.at(rush.field)]);
    Field passed = rush.field;
    for (int k = 0; k < rush.passed; ++k) {
        passed = back[passed];
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

// May the alternative be used by a piece that starts on `from`, with these tags? (tags and whether it has
// moved)
inline bool gate_open(const TableAlternative& t, const Position& position, Field from, Code code, Tags tags) {
    if ((tags & t.carries) != t.carries || (tags & t.carries_not) != 0) return false;
    if (t.initial == 0) return true;
    return is_initial(position, from, code, tags) == (t.initial > 0);
}
inline bool gate_open(const TableAlternative& t, const Position& position, Field from) {
    return gate_open(t, position, from, position.at(from), position.tags(from));
}

// end(landing, bits of the row) for each field where the walk of a table may end: the piece starts a move or
// is in the air, and the row has one of the bits kEnds there. Stops where it returns false, and returns that;
// it may change the position as long as it changes it back. lent: tags that the piece has for this turn
// besides its own. taken: of ends that take something, where there is anything to take. Inlined: it is the
// innermost loop of counting.
template <std::uint8_t kEnds, class End>
[[gnu::always_inline]] inline bool for_each_table_end(const PlayContext& play, const Position& position,
                                                      const Mover& mover,
                                                      const std::vector<TableAlternative>& tables, Tags lent,
                                                      End end, Dependents::Bits taken = 0) {
    const Board& board = *play.binding.board;
    const Code* cells = position.cells();
    const Field from = mover.at;
    const int reach = mover.reach(play.movements[mover.code].spends);
    if (reach < 1) return true;
    for (const TableAlternative& t : tables) {
        if (kEnds == TableAlternative::kTakes && !t.takes_among(from, taken)) continue;
        if (t.gated) {
            if (!t.begins_at(from) || (t.first_ply && !mover.first_ply)) continue;
            if (!gate_open(t, position, from, mover.code, mover.tags | lent)) continue;
        }
        const std::uint8_t* row = t.row.data();
        const bool yields = (kEnds & TableAlternative::kMeets) && !t.gives_way.empty() &&
                            !position.rushes().empty() && (mover.first_ply || !t.gives_way_first_ply);
        // By value: what passers are looked for with is no longer kept in registers by the rest of the loop.
        const auto ends = [ =, &play, &position, &mover, &t ](std::uint8_t bits, const Landing& landing)
            __attribute__((always_inline)) {
            if (yields && t.gives_way[cells[landing.to]] &&
                who_passed(play.binding, position, landing.to, other(Cast::side(mover.code))) != nullptr)
                return true;
            return end(landing, bits);
        };
        if (t.ends_anywhere) {
            bool more = true;
            for_each_step(
                t.ride.next, from, std::min(t.ride.max_from(from), reach),
                [&](Field to, int steps) __attribute__((always_inline)) {
                    const std::uint8_t bits = row[cells[to]];
                    if (bits & kEnds)
                        more = ends(bits, {.to = to, .steps = steps, .mode = t.mode, .after = t.after.get()});
                    return more && (bits & TableAlternative::kGoesOn);
                });
            if (!more) return false;
            continue;
        }
        if (t.kind == TableAlternative::Kind::passer) {
            if (position.rushes().empty()) continue;
            const auto stops = [=, &play, &position, &mover, &t](const auto& rush, Field passed) {
                const std::uint8_t bits = row[cells[passed]];
                return (bits & kEnds) &&
                       (play.meetings.at(mover.code, position.at(rush.field)) & Meetings::kTakes) &&
                       t.leaps(from, passed) && !ends(bits, {.to = passed, .mode = t.mode, .taken = rush});
            };
            if (any_passed(play.binding, position, stops)) return false;
            continue;
        }
        if (!t.rides) {
            for (const Field to : t.leaps_from(from)) {
                const std::uint8_t bits = row[cells[to]];
                if ((bits & kEnds) && !ends(bits, {.to = to, .mode = t.mode, .after = t.after.get()}))
                    return false;
            }
            continue;
        }
        const bool filtered = !t.ends.empty() || t.start_colour != 0;
        const bool rush = t.kind == TableAlternative::Kind::rush;
        const TableAlternative* marks = t.kind == TableAlternative::Kind::mark ? &t : nullptr;
        bool more = true;
        for_each_step(
            t.ride.next, from,
            std::min(t.ride.max_from(from), reach), [&](Field to, int steps) __attribute__((always_inline)) {
                const std::uint8_t bits = row[cells[to]];
                if ((bits & kEnds) && steps >= t.ride.min && (!filtered || t.ends_at(from, to, board)))
                    more = ends(bits, {.to = to,
                                       .steps = steps,
                                       .mode = t.mode,
                                       .passed = rush ? steps - 1 : 0,
                                       .after = t.after.get(),
                                       .marks = marks});
                return more && (bits & TableAlternative::kGoesOn);
            });
        if (!more) return false;
    }
    return true;
}

// As above: target(landing) where the piece stands or captures, meeting(landing) where rows of `lands` are to
// be tried.
template <class Target, class Meeting>
bool for_each_landing(const PlayContext& play, const Position& position, const Mover& mover,
                      const std::vector<TableAlternative>& tables, Tags lent, Target target,
                      Meeting meeting) {
    constexpr std::uint8_t kEnds = TableAlternative::kLands | TableAlternative::kMeets;
    const auto end = [&](const Landing& landing, std::uint8_t bits) {
        if (landing.to == mover.at) return true;  // the board may come round to where it began
        if ((bits & TableAlternative::kLands) && !target(landing)) return false;
        return !(bits & TableAlternative::kMeets) || meeting(landing);
    };
    return for_each_table_end<kEnds>(play, position, mover, tables, lent, end);
}

// Does the piece on `from` see by its tables what stands on `target`? auras: by which it may carry tags;
// nullptr: by none.
inline bool tables_see(const PlayContext& play, const Position& position, Field from, Field target,
                       const Auras* auras) {
    return !for_each_table_end<TableAlternative::kAttacks>(
        play, position, Mover::starting(position, from), play.movements[position.at(from)].tables,
        auras != nullptr ? auras->tags(from) : 0,
        [&](const Landing& landing, std::uint8_t) { return landing.to != target || landing.taken; });
}

}  // namespace acedrex
