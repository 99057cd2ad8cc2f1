#include "engines/tables.hpp"

#include <algorithm>
#include <bit>

#include "base/engines.hpp"
#include "base/ranges.hpp"
#include "movement/products.hpp"

namespace acedrex {

namespace {

constexpr std::size_t kMostFieldsAnywhere = 256;  // of the board: more make long lists of targets

using Parts = std::vector<BoundRef>;

bool is_one_step(const Bound& b) {
    return b.kind == BoundKind::step && b.steps.size() == 1;
}

// Reads one alternative from the left: gates, then leaps or a ride, then where it may end.
class TableReader {
  public:
    TableReader(Code walker, const BindContext& binding, const Meetings& meetings,
                const std::vector<std::uint8_t>& meets, NoTable& why)
        : walker_(walker), binding_(binding), meetings_(meetings), meets_(meets), why_(why) {
        allowed_.assign(static_cast<std::size_t>(binding.cast->codes()), 1);
    }

    bool read(const Parts& parts) {
        std::size_t i = 0;
        while (i < parts.size() && gate(*parts[i])) ++i;
        if (i == parts.size()) return no("it does not begin with steps");
        if (parts[i]->kind == BoundKind::step)
            result.leap_steps = parts[i++]->steps;
        else if (parts[i]->kind == BoundKind::anywhere)
            leaps_anywhere_ = ++i > 0;
        else if (parts[i]->kind == BoundKind::choice)  // too many to be multiplied out
            return no("its ways differ in kind");
        else if (parts[i]->kind != BoundKind::repeat)
            return no("it does not begin with steps: ", parts[i]);
        else if (!read_ride(parts, i))
            return false;
        for (; i < parts.size() && !becomes(parts, i) && !does_besides(parts, i); ++i)
            if (!ending(*parts[i])) return no("after the steps: ", parts[i]);
        return finish();
    }

    TableAlternative result;

  private:
    bool no(const char* reason, BoundRef met = nullptr) {
        why_ = {reason, std::move(met)};
        return false;
    }

    bool gate(const Bound& b) {
        const bool negated = b.kind == BoundKind::look_not;
        const Bound& inner = negated ? *b.kids[0] : b;
        if (inner.is(GuardKind::carries)) {
            const Tags tag = unpacked_tag(inner.b);
            // Of a tag that lasts some turns any of its bits will do.
            if (!negated && !std::has_single_bit(tag)) return false;
            (negated ? result.carries_not : result.carries) |= tag;
        } else if (inner.is(GuardKind::initial))
            result.initial = negated ? -1 : 1;
        else if (!negated && inner.is(GuardKind::first_ply))
            result.first_ply = true;
        else if (!negated && inner.kind == BoundKind::fields)
            keep_common(result.start, inner.fields);
        else
            return false;
        return true;
    }

    // `b` is negated: the walk does not end where a piece may be taken in passing, as far as tests of the
    // occupant and of the ply beside it hold.
    bool give_way(const BoundRef& inner) {
        if (!result.gives_way.empty()) return false;
        std::vector<std::uint8_t> codes(allowed_.size(), 1);
        bool passed = false, first = false;
        for (const BoundRef& part : factors(inner)) {
            passed = passed || part->is(GuardKind::passed);
            first = first || part->is(GuardKind::first_ply);
            if (part->kind == BoundKind::codes)
                keep_common(codes, part->codes);
            else if (!part->is(GuardKind::passed) && !part->is(GuardKind::first_ply))
                return false;
        }
        // What is attacked must not depend on it.
        for (Code c = 1; c < codes.size(); ++c)
            if (codes[c] && (meetings_.at(walker_, c) & (Meetings::kAttacks | Meetings::kAttacksMaybe)))
                return false;
        if (!passed) return false;
        result.gives_way = std::move(codes);
        result.gives_way_first_ply = first;
        return true;
    }

    // repeat{ step d, codes } * step d, at parts[i]; advances i. Alone (at least one turn) it is the same
    // ride that ends on a field where it could have gone on.
    bool read_ride(const Parts& parts, std::size_t& i) {
        const Bound& repeat = *parts[i];
        const Parts body = factors(repeat.kids[0]);
        if (!is_one_step(*body[0]) || body.size() > 2) return no("it repeats more than a single step");
        if (body.size() == 2 && body[1]->kind != BoundKind::codes) {
            const bool open = body[1]->is(GuardKind::free) || body[1]->is(GuardKind::prey);
            return no(open ? "what it goes over depends on more than the two pieces"
                           : "it repeats more than a single step");
        }
        if (repeat.lo->op != BoundNumber::Op::constant) return no("its least number of steps is counted");
        if (!repeat.hi->fixed()) return no("its limit is counted in play");
        Ride ride;
        ride.step = body[0]->steps[0];
        ride.next = binding_.steps.next(ride.step);
        ride.min = repeat.lo->constant;
        if (repeat.hi->op == BoundNumber::Op::constant)
            ride.max = repeat.hi->constant;
        else
            ride.limits = repeat.hi->fields;
        goes_on_ = body.size() == 2 ? body[1]->codes : std::vector<std::uint8_t>(allowed_.size(), 1);
        ++i;
        if (i < parts.size() && is_one_step(*parts[i]) && parts[i]->steps[0] == ride.step) {
            ++ride.min;
            ride.max = std::min(ride.max + 1, kUnlimited);
            for (int& limit : ride.limits) ++limit;
            ++i;
        } else {
            if (ride.min < 1) return no("it may end where it began");
            keep_common(allowed_, goes_on_);
        }
        result.ride = std::move(ride);
        result.rides = true;
        return true;
    }

    bool ending(const Bound& b) {
        const bool negated = b.kind == BoundKind::look_not;
        const Bound& inner = negated ? *b.kids[0] : b;
        if (inner.is(GuardKind::start_colour)) {
            if (result.start_colour != 0) return false;
            result.start_colour = negated ? -1 : 1;
            return true;
        }
        if (negated && !rushed_) return give_way(b.kids[0]);
        if (negated || rushed_) return false;
        if (inner.kind == BoundKind::codes && !passer_)
            keep_common(allowed_, inner.codes);
        else if (inner.kind == BoundKind::fields)
            keep_common(result.ends, inner.fields);
        else if (inner.is(GuardKind::first_ply))
            result.first_ply = true;
        else if (inner.is(GuardKind::passed))
            passed_ = true;
        else if (inner.is(EffectKind::rushed))
            rushed_ = true;
        else if (inner.is(EffectKind::take_passer))
            return passer_ = passed_;
        else if (inner.is(EffectKind::settle) || inner.is(EffectKind::strike))
            result.mode = inner.is(EffectKind::settle) ? TableAlternative::Mode::settle
                                                       : TableAlternative::Mode::strike;
        else
            return false;
        return true;
    }

    // The walker is another piece where it ends: as that it captures, and stands there.
    bool becomes(const Parts& parts, std::size_t i) {
        if (i + 1 != parts.size() || !becomes_another(*parts[i]) || binding_.meets_pieces || passed_ ||
            rushed_)
            return false;
        ends_as_ = binding_.code_for(static_cast<int>(parts[i]->b), Cast::side(walker_));
        result.after = std::make_shared<AfterLanding>(AfterLanding{.walk = parts[i], .becomes = ends_as_});
        return true;
    }

    // The walker lands at parts[i], and then does what leaves it there, or nothing (m.first_of(m.aside(...),
    // m.pass)).
    bool does_besides(const Parts& parts, std::size_t i) {
        if (i + 2 != parts.size() || !parts[i]->is(EffectKind::land) || !meets_.empty() || passed_ || rushed_)
            return false;
        const Bound& ways = *parts[i + 1];
        if (ways.kind == BoundKind::aside && ways.kids[0]->is(EffectKind::mark)) return mark(*ways.kids[0]);
        if (ways.kind != BoundKind::first_of || ways.kids.size() != 2 ||
            ways.kids[0]->kind != BoundKind::aside || ways.kids[1]->kind != BoundKind::pass)
            return false;
        // What is captured there would be attacked, and what goes on is no end.
        const auto does_too_much = [](const Bound& b) {
            return b.does(kTakes | kOfWalker | kGoes | kGoesOn);
        };
        if (any_inside(*ways.kids[0], does_too_much)) return false;
        result.after = std::make_shared<AfterLanding>(AfterLanding{.walk = parts[i + 1]});
        // A tag that is asked for in any case, and of which pieces.
        const Parts aside = factors(ways.kids[0]->kids[0]);
        for (std::size_t k = 0; k < aside.size() && result.after->tags == 0; ++k) {
            if (!aside[k]->is(GuardKind::tagged)) continue;
            result.after->tags = unpacked_tag(aside[k]->b);
            if (k > 0 && aside[k - 1]->kind == BoundKind::codes) result.after->codes = aside[k - 1]->codes;
        }
        return true;
    }

    // By a ride to a step-field, with a tag that lasts some turns.
    bool mark(const Bound& b) {
        const bool lasts = static_cast<std::int16_t>(b.a) > 0;
        if (!lasts || !result.rides || result.mode != TableAlternative::Mode::settle) return false;
        result.kind = TableAlternative::Kind::mark;
        result.marks = unpacked_tag(b.b);
        result.given = binding_.tags.with_mask(result.marks).given_for(b.a);
        return true;
    }

    // May it end where it began, on a board without an edge there?
    bool comes_round() const {
        if (result.rides) return !binding_.steps.ends(result.ride.step);
        return ranges::any_of(result.leap_steps, [&](StepId step) {
            const Field* next = binding_.steps.next(step);
            for (Field f = 0; f < binding_.board->size(); ++f)
                if (next[f] == f) return true;
            return false;
        });
    }

    bool finish() {
        if (result.becomes() && comes_round()) return no("it may become another piece where it began");
        if (passed_ != passer_) return no("it tests passed fields without taking the passer");
        if (passer_ && (rushed_ || result.rides)) return no("it takes a passer at the end of a ride");
        if (rushed_ && (!result.rides || result.mode != TableAlternative::Mode::settle))
            return no("it rushes otherwise than by a ride to a step-field");
        if (rushed_ && result.ride.min < 2) return no("it may rush by a single step");
        if (passer_) result.kind = TableAlternative::Kind::passer;
        if (rushed_) result.kind = TableAlternative::Kind::rush;
        for (Code c = 1; passer_ && c < allowed_.size(); ++c)
            if (meetings_.at(walker_, c) & Meetings::kTakesMaybe)
                return no("what it takes depends on more than the two pieces");
        if (!fill_row()) return no("what it takes depends on more than the two pieces");
        if (result.rides) {
            for (Code c = 0; c < allowed_.size(); ++c)
                if (goes_on_[c]) result.row[c] |= TableAlternative::kGoesOn;
            // A ride that comes round to its start on a wrapped board meets itself there, as an own piece
            // that stops it.
            if (goes_on_[walker_] && !binding_.steps.ends(result.ride.step))
                return no("it may come round the board through its start");
        }
        if (passer_) result.captures = false;
        if (leaps_anywhere_ && !only_to_empty())
            return no("it begins with every other field, and may capture");
        if (!result.rides) list_targets();
        if (result.takes()) note_where_it_takes();
        result.gated = result.is_gated();
        result.ends_anywhere = result.rides && result.kind == TableAlternative::Kind::plain &&
                               result.ride.min <= 1 && result.ends.empty() && result.start_colour == 0;
        return true;
    }

    // What is attacked is asked by vectors, of which a leap to anywhere has none.
    bool only_to_empty() const {
        const std::size_t fields = static_cast<std::size_t>(binding_.board->size());
        return fields <= kMostFieldsAnywhere && !passer_ &&
               std::all_of(result.row.begin() + 1, result.row.end(),
                           [](std::uint8_t bits) { return bits == 0; });
    }

    void list_targets() {
        const Board& board = *binding_.board;
        for (Field f = 0; f < board.size(); ++f) {
            result.offsets.push_back(static_cast<std::uint32_t>(result.targets.size()));
            if (!result.begins_at(f) || board.is_hole(f)) continue;
            const auto begin = static_cast<std::ptrdiff_t>(result.targets.size());
            for (Field to = 0; leaps_anywhere_ && to < board.size(); ++to)
                if (to != f && !board.is_hole(to) && result.ends_at(f, to, board))
                    result.targets.push_back(to);
            for (const StepId step : result.leap_steps) {
                const Field to = binding_.steps.next(step)[f];
                if (to == board.off() || to == f || !result.ends_at(f, to, board)) continue;
                if (std::find(result.targets.begin() + begin, result.targets.end(), to) ==
                    result.targets.end())
                    result.targets.push_back(to);
            }
        }
        result.offsets.push_back(static_cast<std::uint32_t>(result.targets.size()));
    }

    void note_where_it_takes() {
        const Board& board = *binding_.board;
        result.takes_on.resize(static_cast<std::size_t>(board.size()));
        for (Field f = 0; f < board.size(); ++f)
            for_each_possible_end(result, f, board,
                                  [&](Field to) { result.takes_on[f] |= Dependents::bit(to); });
    }

    // What its walks may do where a piece of each code stands. False where what they take depends on more
    // than the two pieces.
    bool fill_row() {
        using Mode = TableAlternative::Mode;
        result.row.assign(allowed_.size() + 1, 0);
        for (Code c = 0; c < allowed_.size(); ++c) {
            if (!allowed_[c]) continue;
            const std::uint8_t bits = c == kNoPiece ? 0 : meetings_.at(ends_as_, c);
            if ((bits & Meetings::kAttacksMaybe) && ends_as_ != walker_) return false;
            const bool lands = c == kNoPiece ? result.mode != Mode::strike
                                             : (bits & Meetings::kTakes) && result.mode != Mode::settle;
            if ((bits & Meetings::kTakesMaybe) && result.mode != Mode::settle) return false;
            if (lands) {
                result.row[c] |= TableAlternative::kLands;
                if (c != kNoPiece || passer_) result.row[c] |= TableAlternative::kTakes;
                result.captures = result.captures || c != kNoPiece;
            }
            // Guards that are asked in play can only spare what stands there.
            if ((bits & (Meetings::kAttacks | Meetings::kAttacksMaybe)) && result.mode != Mode::settle)
                result.row[c] |= TableAlternative::kAttacks;
            if (!meets_.empty() && meets_[c]) result.row[c] |= TableAlternative::kMeets;
        }
        return true;
    }

    Code walker_, ends_as_ = walker_;
    const BindContext& binding_;
    const Meetings& meetings_;
    const std::vector<std::uint8_t>& meets_;  // by code
    NoTable& why_;                            // it is no table
    std::vector<std::uint8_t> allowed_;       // by code: the walk may end there as far as its tests go
    std::vector<std::uint8_t> goes_on_;       // by code: the ride may go on there
    bool passed_ = false;
    bool passer_ = false;
    bool rushed_ = false;
    bool leaps_anywhere_ = false;  // to every other field
};

}  // namespace

bool AfterLanding::may_act(const Position& position, Field landed) const {
    return at.empty() || ranges::any_of(at[landed], [&](Field f) {
               return (tags == 0 || (position.tags(f) & tags) != 0) &&
                      (codes.empty() || codes[position.at(f)] != 0);
           });
}

std::optional<TableAlternative> as_table(const BoundRef& e, Code walker, const BindContext& binding,
                                         const Meetings& meetings, const std::vector<std::uint8_t>& meets,
                                         NoTable& why) {
    if (!Engines::use(Engines::tables)) {
        why = {"tables are left out"};
        return std::nullopt;
    }
    TableReader reader(walker, binding, meetings, meets, why);
    if (!reader.read(factors(e))) return std::nullopt;
    return std::move(reader.result);
}

}  // namespace acedrex
