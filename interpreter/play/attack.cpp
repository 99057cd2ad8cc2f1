#include "play/attack.hpp"

#include <algorithm>

#include "engines/table_targets.hpp"

namespace acedrex {

AttackTable::AttackTable(BindContext& binding, const Meetings& meetings,
                         const std::vector<Movement>& movements, Code target)
    : binding_(binding), target_(target), meetings_(meetings) {
    const auto codes = static_cast<std::size_t>(binding.cast->codes()) + 1;
    std::vector<Line> rides;
    passed_.resize(codes);
    walks_.resize(codes);
    for (Code code = 1; code < binding.cast->codes(); ++code)
        for (const TableAlternative& t : movements[code].tables)
            rush_exposes_ =
                rush_exposes_ || (t.kind == TableAlternative::Kind::rush &&
                                  (code == target || (t.row[target] & TableAlternative::kGoesOn)));
    for (Code code = 1; code < binding.cast->codes(); ++code) {
        const Movement& m = movements[code];
        if (Cast::side(code) != other(Cast::side(target)) || m.passive) continue;
        const std::uint8_t bits = meetings.at(code, target);
        guarded_ = guarded_ || (bits & Meetings::kAttacksMaybe);
        if (m.facts.captures) {
            walkers_.push_back(code);
            walks_[code] = 1;
        }
        for (const TableAlternative& t : m.tables) {
            asked_tags_ |= t.carries | t.carries_not;
            if (t.kind == TableAlternative::Kind::passer) {
                if (bits & (Meetings::kAttacks | Meetings::kAttacksMaybe)) passers_.emplace_back(code, &t);
                continue;
            }
            if (!(t.row[target] & TableAlternative::kAttacks)) continue;
            const bool gated = t.carries != 0 || t.carries_not != 0 || t.initial != 0 || !t.start.empty() ||
                               !t.ends.empty() || t.start_colour != 0;
            const auto add = [&](std::vector<Line>& lines, StepId step,
                                 const std::vector<std::uint8_t>& goes_on, bool conditional) {
                const Field* back = binding.steps.next(binding.steps.reverse(step));
                auto l = std::find_if(lines.begin(), lines.end(), [&](const Line& known) {
                    return known.back == back && known.goes_on == goes_on;
                });
                if (l == lines.end())
                    l = lines.insert(l, {binding.steps.next(step), back, std::vector(codes, kNever), goes_on,
                                         std::vector<std::vector<const TableAlternative*>>(codes)});
                if (!conditional) {
                    l->by_code[code] = kAlways;
                } else if (l->by_code[code] != kAlways) {
                    l->by_code[code] = kAsk;
                    l->asked[code].push_back(&t);
                }
            };
            for (const StepId step : t.leap_steps) add(lines_, step, {}, gated);
            if (!t.rides) continue;
            std::vector<std::uint8_t> goes_on(codes, 0);
            for (std::size_t c = 0; c < codes; ++c) {
                goes_on[c] = (t.row[c] & TableAlternative::kGoesOn) != 0;
                passed_[c] |= goes_on[c];
                passes_some_ = passes_some_ || (c != kNoPiece && c + 1 < codes && goes_on[c]);
            }
            rides_over_empty_ = rides_over_empty_ && goes_on[kNoPiece];
            const Ride& r = t.ride;
            add(rides, r.step, goes_on, gated || r.min > 1 || !r.limits.empty() || r.max < kUnlimited / 2);
        }
    }
    leaps_ = lines_.size();
    lines_.insert(lines_.end(), rides.begin(), rides.end());
    lines_of_.resize(codes);
    std::uint64_t bit = 1;
    for (const Line& line : lines_) {
        for (std::size_t code = 0; code < codes; ++code)
            if (line.by_code[code] != kNever) lines_of_[code] |= bit;
        bit <<= 1;
    }
}

bool AttackTable::admits(const Line& line, const Position& position, Field from, Field to, int steps) const {
    const auto& asked = line.asked[position.at(from)];
    return std::any_of(asked.begin(), asked.end(), [&](const TableAlternative* t) {
        if (!gate_open(*t, position, from) || !t->begins_at(from) || !t->ends_at(from, to, *binding_.board))
            return false;
        return !t->rides || (steps >= t->ride.min && steps <= t->ride.max_from(from));
    });
}

template <class Seen>
[[gnu::always_inline]] inline bool AttackTable::any_that_sees(const Position& position, Field at,
                                                              Field lifted, Seen seen) const {
    const Code* cells = position.cells();
    for (const Line& l : leaps()) {
        const Field from = l.back[at];
        if (attacks_along(l, position, from, at, 1) && seen(from, kNoField)) return true;
    }
    for (const Line& l : rides()) {
        bool found = false;
        for_each_step(l.back, at, kUnlimited, [&](Field from, int steps) {
            if (from == at) return false;
            const bool empty = from == lifted || cells[from] == kNoPiece;
            found = !empty && attacks_along(l, position, from, at, steps) && seen(from, kNoField);
            return !found && l.goes_on[empty ? kNoPiece : cells[from]] != 0;
        });
        if (found) return true;
    }
    return !passers_.empty() && sees_in_passing(position, at, seen);
}

bool AttackTable::attacked(const Position& position, Field at, Field lifted) const {
    return any_that_sees(position, at, lifted, [](Field, Field) { return true; });
}

bool AttackTable::seen_by(const Position& position, Field at, Asked seen) const {
    return any_that_sees(position, at, kNoField, seen);
}

// A piece that has just rushed is attacked on the fields that it passed; a piece that stands on such a field
// is attacked by the pieces that may end there taking the passer.
template <class Seen>
bool AttackTable::sees_in_passing(const Position& position, Field at, Seen seen) const {
    if (position.at(at) != target_) return false;
    return any_passed(binding_, position, [&](const Position::Rush& rush, Field passed) {
        if (Cast::side(position.at(rush.field)) != Cast::side(target_)) return false;
        if (rush.field != at && passed != at) return false;
        const std::uint8_t lands = passed == at ? TableAlternative::kAttacks : TableAlternative::kLands;
        const std::uint8_t takes =
            rush.field == at ? Meetings::kAttacks | Meetings::kAttacksMaybe : Meetings::kTakes;
        const Field gone = rush.field == at ? kNoField : rush.field;
        return std::any_of(passers_.begin(), passers_.end(), [&](const auto& passer) {
            const Code code = passer.first;
            const TableAlternative* table = passer.second;
            if (!(table->row[position.at(passed)] & lands)) return false;
            if (!(meetings_.at(code, position.at(rush.field)) & takes)) return false;
            const auto pieces = position.pieces(Cast::side(code));
            return std::any_of(pieces.begin(), pieces.end(), [&](Field from) {
                return position.at(from) == code && gate_open(*table, position, from) &&
                       table->leaps(from, passed) && seen(from, gone);
            });
        });
    });
}

}  // namespace acedrex
