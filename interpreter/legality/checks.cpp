#include "legality/checks.hpp"

#include <algorithm>

namespace acedrex {

const Checks::Lines& Checks::lines_of(const AttackTable& table) {
    auto& made = made_[table.target()];
    if (made) return *made;
    const auto codes = static_cast<std::size_t>(variant_.cast().codes()) + 1;
    auto lines = std::make_unique<Lines>();
    lines->always.resize(codes);
    lines->asked.resize(codes);
    Bits bit = 1;
    const auto note = [&](const AttackTable::Line& line) {
        for (std::size_t code = 0; code < codes; ++code) {
            if (line.by_code[code] == AttackTable::kAlways) lines->always[code] |= bit;
            lines->asked[code] |= line.by_code[code] == AttackTable::kAsk;
        }
        lines->known = lines->known && bit != 0;
        bit <<= 1;
    };
    for (const AttackTable::Line& leap : table.leaps()) note(leap);
    for (const AttackTable::Line& ride : table.rides()) {
        note(ride);
        lines->known = lines->known && ride.goes_on[kNoPiece] &&
                       std::count(ride.goes_on.begin(), ride.goes_on.end(), 1) == 1;
    }
    for (const Code code : table.walkers()) lines->asked[code] = 1;
    made = std::move(lines);
    return *made;
}

bool Checks::prepare(const Position& position, Side us) {
    if (made_.empty()) {
        const auto fields = static_cast<std::size_t>(variant_.board().size()) + 1;
        sees_.resize(fields);
        opens_.resize(fields);
        stops_.resize(fields);
        made_.resize(static_cast<std::size_t>(variant_.cast().codes()) + 1);
    }
    for (const Field f : marked_) sees_[f] = opens_[f] = stops_[f] = 0;
    marked_.clear();
    lines_ = nullptr;
    const Side them = other(us);
    if (!variant_.royals(them).obliging.empty() || position.royals(them) > 1 || variant_.neutrals_move() ||
        variant_.obligations().several_royals != MoveObligations::Royals::each)
        return false;
    if (position.royals(them) == 0) return true;
    const Field royal = position.royal(them);
    const AttackTable& table = variant_.attacks_on(position.at(royal));
    const bool in_passing = !position.rushes().empty() && table.any_in_passing();
    // What lasts for a turn or two may be gone when the turn is over.
    const bool timed = (table.asked_tags() & position.tables().any_timed) != 0;
    if (in_passing || timed || table.guarded() || position.has_any(table.walkers())) return false;
    lines_ = &lines_of(table);
    return lines_->known && mark(table, position, royal, us);
}

// False where the piece stands attacked as it is.
bool Checks::mark(const AttackTable& table, const Position& position, Field royal, Side us) {
    const StepTables& steps = variant_.binding().steps;
    const Field off = variant_.board().off();
    Bits bit = 1;
    for (const AttackTable::Line& line : table.leaps()) {
        const Field from = steps.next(line.reverse)[royal];
        if (table.attacks_along(line, position, from, royal, 1)) return false;
        if (from != off) {
            sees_[from] |= bit;
            marked_.push_back(from);
        }
        bit <<= 1;
    }
    for (const AttackTable::Line& line : table.rides()) {
        const Field* next = steps.next(line.reverse);
        Field shield = off, attacker = off;
        for_each_step(next, royal, kUnlimited, [&](Field from, int count) {
            if (from == off || from == royal) return false;
            const Code there = position.at(from);
            if (shield == off) {
                sees_[from] |= bit;
                marked_.push_back(from);
            }
            if (there == kNoPiece) return true;
            if (table.attacks_along(line, position, from, royal, count)) {
                attacker = from;
            } else if (shield == off && Cast::side(there) == us) {
                shield = from;
                return true;
            }
            return false;
        });
        if (attacker != off && shield == off) return false;
        if (attacker != off) {
            opens_[shield] |= bit;
            for (Field f = next[royal]; f != attacker; f = next[f]) {
                stops_[f] |= bit;
                marked_.push_back(f);
            }
        }
        bit <<= 1;
    }
    return true;
}

}  // namespace acedrex
