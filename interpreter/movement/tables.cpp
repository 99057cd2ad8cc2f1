#include "movement/tables.hpp"

#include <algorithm>

namespace acedrex {

namespace {

constexpr std::size_t kMostAlternatives = 64;

using Parts = std::vector<BoundRef>;

Parts parts_of(const BoundRef& e) {
    return e->kind == BoundKind::sequence ? e->kids : Parts{e};
}

// Reads one alternative from the left: gates, then leaps or rides, then where it may end.
class TableReader {
  public:
    TableReader(Code walker, const BindContext& binding, const Meetings& meetings,
                const std::vector<std::uint8_t>& meets)
        : walker_(walker), binding_(binding), meetings_(meetings), meets_(meets) {
        const auto codes = static_cast<std::size_t>(binding.cast->codes());
        allowed_.assign(codes, 1);
        goes_on_.assign(codes, 0);
    }

    bool read(const Parts& parts, std::string& why) {
        std::size_t i = 0;
        while (i < parts.size() && gate(*parts[i])) ++i;
        if (i == parts.size()) return no(why, "it does not begin with steps");
        if (!core(parts, i, why)) return false;
        for (; i < parts.size(); ++i)
            if (!ending(*parts[i])) return no(why, "after the steps: " + described(*parts[i]));
        return finish(why);
    }

    TableAlternative result;

  private:
    static bool no(std::string& why, std::string reason) {
        why = std::move(reason);
        return false;
    }

    static std::string described(const Bound& b) {
        if (b.source) return to_string(*b.source);
        switch (b.kind) {
            case BoundKind::look:
            case BoundKind::look_not:
                return "a look elsewhere";
            case BoundKind::choice:
                return "a choice";
            case BoundKind::sequence:
                return "several parts";
            case BoundKind::step:
            case BoundKind::roam:
                return "further steps";
            case BoundKind::repeat:
                return "a repetition";
            default:
                return "a test of the moment";
        }
    }

    bool gate(const Bound& b) {
        const bool negated = b.kind == BoundKind::look_not;
        const Bound& inner = negated ? *b.kids[0] : b;
        if (inner.is(GuardKind::carries)) {
            (negated ? result.carries_not : result.carries) |= inner.b;
            return true;
        }
        if (inner.is(GuardKind::initial)) {
            result.initial = negated ? -1 : 1;
            return true;
        }
        if (!negated && inner.is(GuardKind::first_ply)) {
            result.first_ply = true;
            return true;
        }
        if (!negated && inner.kind == BoundKind::fields) {
            intersect(result.start, inner.fields);
            return true;
        }
        return false;
    }

    // `b` is negated: the walk does not end where a piece may be taken in passing, as far as tests of the
    // occupant and of the ply beside it hold.
    bool give_way(const Bound& inner) {
        if (!result.gives_way.empty()) return false;
        std::vector<std::uint8_t> codes(allowed_.size(), 1);
        bool passed = false, first = false;
        for (const BoundRef& part : parts_of(std::make_shared<const Bound>(inner))) {
            passed = passed || part->is(GuardKind::passed);
            first = first || part->is(GuardKind::first_ply);
            if (part->kind == BoundKind::codes)
                for (std::size_t c = 0; c < codes.size(); ++c) codes[c] = codes[c] && part->codes[c];
            else if (!part->is(GuardKind::passed) && !part->is(GuardKind::first_ply))
                return false;
        }
        // What is attacked must not depend on it.
        for (Code c = 1; c < codes.size(); ++c)
            if (codes[c] && (meetings_.at(walker_, c) & Meetings::kAttacks)) return false;
        if (!passed) return false;
        result.gives_way = std::move(codes);
        result.gives_way_first_ply = first;
        return true;
    }

    static void intersect(FieldSet& set, const FieldSet& with) {
        if (set.empty()) {
            set = with;
            return;
        }
        for (std::size_t f = 0; f < set.size(); ++f) set[f] = set[f] && with[f];
    }

    // body of a ride: one step, then a test of what stands there.
    static bool ride_body(const Bound& body, StepId& step, const std::vector<std::uint8_t>*& goes_on) {
        goes_on = nullptr;
        if (body.kind == BoundKind::step && body.steps.size() == 1) {
            step = body.steps[0];
            return true;
        }
        if (body.kind != BoundKind::sequence || body.kids.size() != 2) return false;
        const Bound& first = *body.kids[0];
        const Bound& second = *body.kids[1];
        if (first.kind != BoundKind::step || first.steps.size() != 1 || second.kind != BoundKind::codes)
            return false;
        step = first.steps[0];
        goes_on = &second.codes;
        return true;
    }

    // repeat{ step d, codes } * step d, at parts[i]; advances i. Alone (at least one turn) it is the same
    // ride that ends on a field where it could have gone on.
    bool read_ride(const Parts& parts, std::size_t& i, std::string& why) {
        const Bound& repeat = *parts[i];
        StepId step = 0;
        const std::vector<std::uint8_t>* goes_on = nullptr;
        const Bound& body = *repeat.kids[0];
        if (!ride_body(body, step, goes_on)) {
            const bool open = body.kind == BoundKind::sequence && body.kids.size() == 2 &&
                              body.kids[0]->kind == BoundKind::step && body.kids[0]->steps.size() == 1 &&
                              (body.kids[1]->is(GuardKind::free) || body.kids[1]->is(GuardKind::prey));
            return no(why, open ? "what it goes over depends on more than the two pieces"
                                : "it repeats more than a single step");
        }
        if (!repeat.lo->is(0) && repeat.lo->op != BoundNumber::Op::constant)
            return no(why, "its least number of steps is counted");
        if (!repeat.hi->fixed()) return no(why, "its limit is counted in play");
        Ride ride;
        ride.step = step;
        ride.min = repeat.lo->constant;
        if (repeat.hi->op == BoundNumber::Op::constant)
            ride.max = repeat.hi->constant;
        else
            ride.limits = repeat.hi->fields;
        const bool stepped = i + 1 < parts.size() && parts[i + 1]->kind == BoundKind::step &&
                             parts[i + 1]->steps.size() == 1 && parts[i + 1]->steps[0] == step;
        std::vector<std::uint8_t> on = goes_on ? *goes_on : std::vector<std::uint8_t>(allowed_.size(), 1);
        if (stepped) {
            ++ride.min;
            if (ride.limits.empty())
                ride.max = std::min(ride.max + 1, kUnlimited);
            else
                for (int& limit : ride.limits) ++limit;
            ++i;
        } else {
            if (ride.min < 1) return no(why, "it may end where it began");
            restrict(on);
        }
        ++i;
        if (!result.ride_list.empty() && on != goes_on_)
            return no(why, "its rides differ in what stops them");
        goes_on_ = std::move(on);
        result.ride_list.push_back(std::move(ride));
        result.rides = true;
        return true;
    }

    bool core(const Parts& parts, std::size_t& i, std::string& why) {
        const Bound& first = *parts[i];
        if (first.kind == BoundKind::step) {
            result.leap_steps = first.steps;
            ++i;
            return true;
        }
        if (first.kind == BoundKind::repeat) return read_ride(parts, i, why);
        if (first.kind == BoundKind::choice) {
            const bool leaps = first.kids[0]->kind == BoundKind::step;
            for (const BoundRef& kid : first.kids) {
                std::size_t at = 0;
                const Parts inner = parts_of(kid);
                if (leaps ? kid->kind != BoundKind::step : inner[0]->kind != BoundKind::repeat)
                    return no(why, "its ways differ in kind");
                if (leaps)
                    result.leap_steps.insert(result.leap_steps.end(), kid->steps.begin(), kid->steps.end());
                else if (!read_ride(inner, at, why) || at != inner.size())
                    return no(why, why.empty() ? "its ways differ in kind" : why);
            }
            ++i;
            return true;
        }
        return no(why, "it does not begin with steps: " + described(first));
    }

    void restrict(const std::vector<std::uint8_t>& codes) {
        for (std::size_t c = 0; c < allowed_.size(); ++c) allowed_[c] = allowed_[c] && codes[c];
    }

    bool ending(const Bound& b) {
        const bool negated = b.kind == BoundKind::look_not;
        const Bound& inner = negated ? *b.kids[0] : b;
        if (inner.is(GuardKind::start_colour)) {
            if (result.start_colour != 0) return false;
            result.start_colour = negated ? -1 : 1;
            return true;
        }
        if (negated && !rushed_) return give_way(inner);
        if (negated || rushed_) return false;
        if (inner.is(GuardKind::first_ply)) {
            result.first_ply = true;
            return true;
        }
        if (inner.kind == BoundKind::codes) {
            restrict(inner.codes);
            return !passer_;
        }
        if (inner.kind == BoundKind::fields) {
            intersect(result.ends, inner.fields);
            return true;
        }
        if (inner.is(GuardKind::passed)) return passed_ = true;
        if (inner.is(EffectKind::rushed)) return rushed_ = true;
        if (inner.is(EffectKind::take_passer)) return passer_ = passed_;
        const bool settles = inner.is(EffectKind::settle);
        if (settles || inner.is(EffectKind::strike))
            result.mode = settles ? TableAlternative::Mode::settle : TableAlternative::Mode::strike;
        return settles || inner.is(EffectKind::strike);
    }

    bool finish(std::string& why) {
        if (passed_ != passer_) return no(why, "it tests passed fields without taking the passer");
        if (passer_ && (rushed_ || result.rides)) return no(why, "it takes a passer at the end of a ride");
        if (rushed_ && (result.kind != TableAlternative::Kind::plain || !result.rides ||
                        result.mode != TableAlternative::Mode::settle))
            return no(why, "it rushes otherwise than by a ride to a step-field");
        if (rushed_)
            for (const Ride& ride : result.ride_list)
                if (ride.min < 2) return no(why, "it may rush by a single step");
        result.kind = passer_   ? TableAlternative::Kind::passer
                      : rushed_ ? TableAlternative::Kind::rush
                                : TableAlternative::Kind::plain;
        for (Code c = 1; passer_ && c < allowed_.size(); ++c)
            if (meetings_.at(walker_, c) & (Meetings::kTakesMaybe | Meetings::kAttacksMaybe))
                return no(why, "what it takes depends on more than the two pieces");
        if (!fill_row(result, walker_, meetings_, allowed_, meets_))
            return no(why, "what it takes depends on more than the two pieces");
        for (Code c = 0; c < allowed_.size(); ++c)
            if (result.rides && goes_on_[c]) result.row[c] |= TableAlternative::kGoesOn;
        // A ride that comes round to its start on a wrapped board meets itself there, as an own piece that
        // stops it.
        const bool round = std::any_of(result.ride_list.begin(), result.ride_list.end(),
                                       [&](const Ride& r) { return binding_.steps.comes_round(r.step); });
        if (round && (result.row[walker_] & TableAlternative::kGoesOn))
            return no(why, "it may come round the board through its start");
        if (passer_) result.captures = false;
        if (!result.rides) list_targets();
        return true;
    }

    void list_targets() {
        const Board& board = *binding_.board;
        for (Field f = 0; f < board.size(); ++f) {
            result.offsets.push_back(static_cast<std::uint32_t>(result.targets.size()));
            if (!result.begins_at(f) || board.is_hole(f)) continue;
            const auto begin = static_cast<std::ptrdiff_t>(result.targets.size());
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

    Code walker_;
    const BindContext& binding_;
    const Meetings& meetings_;
    const std::vector<std::uint8_t>& meets_;  // by code
    std::vector<std::uint8_t> allowed_;       // by code: the walk may end there as far as its tests go
    std::vector<std::uint8_t> goes_on_;       // by code
    bool passed_ = false;
    bool passer_ = false;
    bool rushed_ = false;
};

void multiply_out(const Parts& parts, std::size_t i, Parts& chosen, std::vector<BoundRef>& out) {
    if (out.size() > kMostAlternatives) return;
    if (i == parts.size()) {
        Bound b;
        b.kind = BoundKind::sequence;
        for (const BoundRef& part : chosen)
            for (const BoundRef& p : parts_of(part))
                if (p->kind != BoundKind::pass) b.kids.push_back(p);
        if (b.kids.empty()) b.kind = BoundKind::pass;
        out.push_back(std::make_shared<const Bound>(std::move(b)));
        return;
    }
    if (parts[i]->kind != BoundKind::choice) {
        chosen.push_back(parts[i]);
        multiply_out(parts, i + 1, chosen, out);
        chosen.pop_back();
        return;
    }
    for (const BoundRef& kid : parts[i]->kids) {
        chosen.push_back(kid);
        multiply_out(parts, i + 1, chosen, out);
        chosen.pop_back();
    }
}

}  // namespace

std::vector<BoundRef> summands(const BoundRef& e) {
    if (e->kind == BoundKind::none) return {};
    return e->kind == BoundKind::choice ? e->kids : std::vector<BoundRef>{e};
}

std::vector<BoundRef> distributed(const BoundRef& e) {
    if (e->kind != BoundKind::sequence) return {e};
    std::vector<BoundRef> out;
    Parts chosen;
    multiply_out(e->kids, 0, chosen, out);
    return out.size() > kMostAlternatives ? std::vector<BoundRef>{e} : out;
}

bool fill_row(TableAlternative& table, Code walker, const Meetings& meetings,
              const std::vector<std::uint8_t>& allowed, const std::vector<std::uint8_t>& meets) {
    using Mode = TableAlternative::Mode;
    table.row.assign(allowed.size() + 1, 0);
    for (Code c = 0; c < allowed.size(); ++c) {
        if (!allowed[c]) continue;
        const std::uint8_t bits = c == kNoPiece ? 0 : meetings.at(walker, c);
        const bool lands = c == kNoPiece ? table.mode != Mode::strike
                                         : (bits & Meetings::kTakes) && table.mode != Mode::settle;
        if ((bits & (Meetings::kTakesMaybe | Meetings::kAttacksMaybe)) && table.mode != Mode::settle)
            return false;
        if (lands) {
            table.row[c] |= TableAlternative::kLands;
            (c == kNoPiece ? table.quiet : table.captures) = true;
        }
        if ((bits & Meetings::kAttacks) && table.mode != Mode::settle)
            table.row[c] |= TableAlternative::kAttacks;
        if (!meets.empty() && meets[c]) table.row[c] |= TableAlternative::kMeets;
    }
    return true;
}

std::optional<TableAlternative> as_table(const Bound& e, Code walker, const BindContext& binding,
                                         const Meetings& meetings, const std::vector<std::uint8_t>& meets,
                                         std::string& why) {
    why.clear();
    TableReader reader(walker, binding, meetings, meets);
    const Parts parts = e.kind == BoundKind::sequence ? e.kids : Parts{std::make_shared<const Bound>(e)};
    if (!reader.read(parts, why)) return std::nullopt;
    return std::move(reader.result);
}

void join_tables(std::vector<TableAlternative>& tables) {
    std::vector<TableAlternative> joined;
    for (TableAlternative& t : tables) {
        const auto twin = std::find_if(joined.begin(), joined.end(), [&](const TableAlternative& j) {
            return t.rides && static_cast<const TableConditions&>(t) == j;
        });
        if (twin == joined.end()) {
            joined.push_back(std::move(t));
            continue;
        }
        for (Ride& ride : t.ride_list)
            if (std::find(twin->ride_list.begin(), twin->ride_list.end(), ride) == twin->ride_list.end())
                twin->ride_list.push_back(std::move(ride));
    }
    tables = std::move(joined);
}

}  // namespace acedrex
