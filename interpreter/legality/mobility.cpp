#include "legality/mobility.hpp"

#include <utility>

#include "base/engines.hpp"
#include "base/ranges.hpp"
#include "engines/table_targets.hpp"

namespace acedrex {

namespace {

// each(field, 1 or 0) for each field that the tables ask about: does a walk end there? Adding these up takes
// no branches. Nothing has rushed that the tables depend on.
template <class Each>
[[gnu::always_inline]] inline void each_field_asked(const Board& board, const Position& position, Field from,
                                                    Code code, const Movement& movement, Each each) {
    static_assert(TableAlternative::kLands == 1);
    const Code* cells = position.cells();
    for (const TableAlternative& t : movement.tables) {
        if (t.kind == TableAlternative::Kind::passer) {
            for (const Field to : t.leaps_from(from)) each(to, 0);
            continue;
        }
        if (t.gated && !(t.begins_at(from) && gate_open(t, position, from, code, position.tags(from))))
            continue;
        const std::uint8_t* row = t.row.data();
        if (!t.rides) {
            for (const Field to : t.leaps_from(from)) each(to, row[cells[to]] & TableAlternative::kLands);
            continue;
        }
        const bool filtered = !t.ends.empty() || t.start_colour != 0;
        for_each_step(
            t.ride.next, from,
            t.ride.max_from(from), [&](Field to, int steps) __attribute__((always_inline)) {
                const std::uint8_t bits = row[cells[to]];
                const bool may_end =
                    steps >= t.ride.min && (!filtered || (bits != 0 && t.ends_at(from, to, board)));
                each(to, may_end ? bits & TableAlternative::kLands : 0);
                return (bits & TableAlternative::kGoesOn) != 0;
            });
    }
}

}  // namespace

Mobility::Mobility(const Variant& variant, const Position& position)
    : variant_(variant),
      position_(position),
      tells_captures_(variant.spec().some_obligations(
          [](const MoveObligations& one) { return one.capture == MoveObligations::Capture::must; })),
      seen_(variant.board()) {
    const auto fields = static_cast<std::size_t>(variant.board().size()) + 1;
    number_.resize(fields);
    changed_.resize(fields);
    for (Code code = 0; code < variant.cast().codes(); ++code) told_.push_back(told_of(code));
}

Mobility::Told Mobility::told_of(Code code) const {
    const Movement& movement = variant_.movement(code);
    const MovementFacts& facts = movement.facts;
    // What the other side captures may come into the pocket that promotions are out of, or let one be.
    return {.all = !movement.passive && !facts.meets && !facts.overlaps &&
                   variant_.play().follows[code] != Follows::always &&
                   (code == kNoPiece || !variant_.promotion().asks_position(code)),
            .minds_rushes = ranges::any_of(movement.tables, [](const TableAlternative& t) {
                return t.kind == TableAlternative::Kind::passer || !t.gives_way.empty();
            })};
}

Mobility::Tally Mobility::of(Field from, Code code, Bits bit) {
    const Promotion& promotion = variant_.promotion();
    const bool promoted = promotion.promotes(Cast::type(code));
    const bool tells_captures = tells_captures_ || follows(code);
    Tally tally;
    each_field_asked(
        variant_.board(), position_, from, code, variant_.movement(code), [&](Field to, int ends) {
            seen_.depend(bit, to);
            auto ways = static_cast<std::uint32_t>(ends);
            if (promoted && ends != 0)
                ways = static_cast<std::uint32_t>(promotion.ways_to_end(position_, code, from, to));
            tally.moves += ways;
            if (!tells_captures) return;
            const Code there = position_.at(to);
            if (there != kNoPiece && (follows(code) || Cast::side(there) != Cast::side(code)))
                tally.captures += ways;
        });
    return tally;
}

void Mobility::remember(Side side) {
    seen_.clear();
    counted_.clear();
    all_ = {};
    open_ = minding_ = 0;
    remembered_ = Engines::use(Engines::replies) ? side : Side::none;
    if (remembered_ == Side::none) return;
    since_ = position_.checkpoint();
    for (const Field from : position_.pieces(side)) {
        const Code code = position_.at(from);
        const Told told = told_[code];
        const Bits bit = Dependents::bit(counted_.size());
        const Movement& movement = variant_.movement(code);
        const bool all =
            told.all && !movement.may_walk(from) && !variant_.play().meets_from(movement, code, from);
        Tally tally = all ? of(from, code, bit) : Tally{};
        if (!all || (follows(code) && tally.captures > 0)) {
            open_ |= bit;
            tally = {};
        }
        if (told.minds_rushes) minding_ |= bit;
        seen_.depend(bit, from);
        number_[from] = static_cast<std::uint16_t>(counted_.size());
        counted_.push_back({from, tally});
        all_.moves += tally.moves;
        all_.captures += tally.captures;
    }
}

Mobility::Tally Mobility::of_others(std::span<const Field> apart, FunctionRef<void(Field)> rest) {
    ++stamp_;
    Bits asked = open_;
    any_passed(variant_.binding(), position_, [&](const Position::Rush&, Field passed) {
        asked |= seen_.touched(passed) & minding_;
        return false;
    });
    come_.clear();
    for (const Edit& e : position_.edits_since(since_)) {
        if (e.what != Edit::What::cell) continue;
        asked |= seen_.touched(e.field);
        if (std::exchange(changed_[e.field], stamp_) == stamp_) continue;
        const Code now = position_.at(e.field);
        if (now != kNoPiece && Cast::side(now) == remembered_) come_.push_back(e.field);
    }
    for (const Field f : come_) rest(f);
    Tally tally = all_;
    for (const Field f : apart)
        if (changed_[f] != stamp_) asked |= Dependents::bit(number_[f]);
    Dependents::any(asked, counted_.size(), [&](std::size_t number) {
        const Counted& piece = counted_[number];
        tally.moves -= piece.tally.moves;
        tally.captures -= piece.tally.captures;
        if (changed_[piece.from] != stamp_) rest(piece.from);
        return false;
    });
    return tally;
}

}  // namespace acedrex
