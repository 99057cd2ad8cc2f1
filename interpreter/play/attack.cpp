#include "play/attack.hpp"

#include <algorithm>

namespace acedrex {

bool gate_open(const TableAlternative& t, const Position& position, Field from, Tags lent) {
    return gate_open(t, position, from, position.at(from), position.tags(from) | lent);
}

bool gate_open(const TableAlternative& t, const Position& position, Field from, Code code, Tags tags) {
    if ((tags & t.carries) != t.carries || (tags & t.carries_not) != 0) return false;
    if (t.initial == 0) return true;
    const bool initial = position.tables().setup[from] == code && (tags & kMovedTag) == 0;
    return initial == (t.initial > 0);
}

AttackTable::AttackTable(BindContext& binding, const Meetings& meetings,
                         const std::vector<Movement>& movements, Code target)
    : binding_(binding), target_(target), meetings_(meetings) {
    const auto codes = static_cast<std::size_t>(binding.cast->codes()) + 1;
    for (Code code = 1; code < binding.cast->codes(); ++code)
        for (const TableAlternative& t : movements[code].tables)
            rush_exposes_ =
                rush_exposes_ || (t.kind == TableAlternative::Kind::rush &&
                                  (code == target || (t.row[target] & TableAlternative::kGoesOn)));
    for (Code code = 1; code < binding.cast->codes(); ++code) {
        const Movement& m = movements[code];
        if (Cast::side(code) != other(Cast::side(target)) || m.passive) continue;
        if (m.walks_capture) walkers_.push_back(code);
        for (const TableAlternative& t : m.tables) {
            if (t.kind == TableAlternative::Kind::passer) {
                if (meetings.at(code, target) & Meetings::kAttacks) passers_.emplace_back(code, &t);
                continue;
            }
            if (!(t.row[target] & TableAlternative::kAttacks)) continue;
            const bool gated = t.carries != 0 || t.carries_not != 0 || t.initial != 0 || !t.start.empty() ||
                               !t.ends.empty() || t.start_colour != 0;
            const auto add = [&](std::vector<Line>& lines, StepId step,
                                 const std::vector<std::uint8_t>& goes_on, bool conditional) {
                Line& l = line(lines, binding.steps.reverse(step), goes_on);
                if (!conditional) {
                    l.by_code[code] = kAlways;
                } else if (l.by_code[code] != kAlways) {
                    l.by_code[code] = kAsk;
                    l.asked[code].push_back(&t);
                }
            };
            for (const StepId step : t.leaps) add(leaps_, step, {}, gated);
            if (!t.rides) continue;
            std::vector<std::uint8_t> goes_on(codes, 0);
            for (std::size_t c = 0; c < codes; ++c) goes_on[c] = (t.row[c] & TableAlternative::kGoesOn) != 0;
            for (std::size_t c = 1; c < codes; ++c) plain_rides_ = plain_rides_ && !goes_on[c];
            plain_rides_ = plain_rides_ && goes_on[kNoPiece];
            for (const Ride& r : t.ride_list)
                add(rides_, r.step, goes_on,
                    gated || r.min > 1 || !r.limits.empty() || r.max < kUnlimited / 2);
        }
    }
}

AttackTable::Line& AttackTable::line(std::vector<Line>& lines, StepId reverse,
                                     const std::vector<std::uint8_t>& goes_on) {
    for (Line& l : lines)
        if (l.reverse == reverse && l.goes_on == goes_on) return l;
    const auto codes = static_cast<std::size_t>(binding_.cast->codes()) + 1;
    lines.push_back({reverse, std::vector<std::uint8_t>(codes, kNever), goes_on, {}});
    lines.back().asked.resize(codes);
    return lines.back();
}

bool AttackTable::admits(const Line& line, const Position& position, Field from, Field to, int steps) const {
    const auto& asked = line.asked[position.at(from)];
    return std::any_of(asked.begin(), asked.end(), [&](const TableAlternative* t) {
        if (!gate_open(*t, position, from) || !t->begins_at(from) || !t->ends_at(from, to, *binding_.board))
            return false;
        if (!t->rides) return true;
        return std::any_of(t->ride_list.begin(), t->ride_list.end(), [&](const Ride& r) {
            return steps >= r.min && steps <= r.max_from(from) &&
                   binding_.steps.opposite(r.step, line.reverse);
        });
    });
}

bool AttackTable::attacked(const Position& position, Field at, Field lifted) const {
    const Code* cells = position.cells();
    for (const Line& l : leaps_) {
        const Field from = binding_.steps.next(l.reverse)[at];
        const std::uint8_t how = l.by_code[cells[from]];
        if (how == kNever) continue;
        if (how == kAlways || admits(l, position, from, at, 1)) return true;
    }
    for (const Line& l : rides_) {
        const Field* next = binding_.steps.next(l.reverse);
        int steps = 1;
        for (Field from = next[at]; from != at; from = next[from], ++steps) {
            const Code code = from == lifted ? kNoPiece : cells[from];
            if (code != kNoPiece) {
                const std::uint8_t how = l.by_code[code];
                if (how == kAlways || (how == kAsk && admits(l, position, from, at, steps))) return true;
            }
            if (!l.goes_on[code]) break;
        }
    }
    return !passers_.empty() && attacked_in_passing(position, at);
}

// A piece that has just rushed is attacked on the fields that it passed; a piece that stands on such a field
// is attacked by whoever may end there taking the passer.
bool AttackTable::attacked_in_passing(const Position& position, Field at) const {
    const auto reached = [&](Field passed, Field victim) {
        const std::uint8_t lands = passed == at ? TableAlternative::kAttacks : TableAlternative::kLands;
        const std::uint8_t takes = victim == at ? Meetings::kAttacks : Meetings::kTakes;
        return std::any_of(passers_.begin(), passers_.end(), [&](const auto& passer) {
            const Code code = passer.first;
            const TableAlternative* table = passer.second;
            if (!(table->row[position.at(passed)] & lands)) return false;
            if (!(meetings_.at(code, position.at(victim)) & takes)) return false;
            const auto pieces = position.pieces(Cast::side(code));
            return std::any_of(pieces.begin(), pieces.end(), [&](Field from) {
                if (position.at(from) != code || !gate_open(*table, position, from)) return false;
                const auto end = table->targets.begin() + table->offsets[from + 1u];
                return std::find(table->targets.begin() + table->offsets[from], end, passed) != end;
            });
        });
    };
    for (const Position::Rush& rush : position.rushes()) {
        const Code rusher = position.at(rush.field);
        if (!(position.tags(rush.field) & kRushedTag) || Cast::side(rusher) != Cast::side(target_)) continue;
        const Vector back = turned_for(Cast::side(rusher), binding_.rotate, {0, -1});
        Field passed = rush.field;
        for (int k = 0; k < rush.passed; ++k) {
            passed = binding_.board->step(passed, back);
            if (passed == binding_.board->off()) break;
            const bool concerned = rush.field == at || passed == at;
            if (concerned && position.at(at) == target_ && reached(passed, rush.field)) return true;
        }
    }
    return false;
}

}  // namespace acedrex
