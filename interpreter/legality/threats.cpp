#include "legality/threats.hpp"

#include <algorithm>

#include "base/ranges.hpp"

namespace acedrex {

namespace {

// Does the walker attack by a tag that may be gone when the turn is over?
bool hangs_on_time(const Automaton& looks, const PositionTables& tables) {
    using Condition = Automaton::Condition;
    return std::any_of(looks.conditions.begin(), looks.conditions.end(), [&](const Condition& c) {
        return c.what == Condition::What::carries && (unpacked_tag(c.number) & tables.any_timed) != 0;
    });
}

}  // namespace

Threats::Threats(const Variant& variant, Position& position, Walker& walker,
                 const std::vector<std::uint8_t>& weighs)
    : variant_(variant),
      position_(position),
      walker_(walker),
      weighs_(weighs),
      lines_(variant.board()),
      pins_(static_cast<std::size_t>(variant.board().size()) + 1),
      walks_(variant.board()) {}

bool Threats::find(Side mover, Field royal) {
    for (const Field f : apart_) pins_[f] = 0;
    apart_.clear();
    lines_.clear();
    if (walked_) walks_.clear();
    enemies_.clear();
    checking_ = walking_ = 0;
    walked_ = false;
    mover_ = mover;
    royal_ = royal;
    table_ = &variant_.attacks_on(position_.at(royal));
    attacker_ = other(Cast::side(table_->target()));
    // What is taken away must open lines only; what lasts for a turn or two may be gone at the next attack.
    const bool timed = (table_->asked_tags() & position_.tables().any_timed) != 0;
    if (!table_->rides_over_empty() || table_->taken_in_passing() || timed ||
        table_->lines().size() > Dependents::kBits)
        return false;
    find_lines();
    return find_enemies();
}

// Could the mover take the piece away? Some belong to neither side, and both can move them.
bool Threats::may_leave(Code there) const {
    const Side side = Cast::side(there);
    return side == mover_ || (side == Side::none && variant_.neutrals_move());
}

// look(field): what stands there matters.
template <class Look>
[[gnu::always_inline]] inline Threats::Seen Threats::look_along(const AttackTable::Line& ride, Field off,
                                                                Look look) const {
    const Code* cells = position_.cells();
    Seen seen{.attacker = off, .shield = off};
    for_each_step(
        ride.back, royal_, kUnlimited, [&](Field from, int steps) __attribute__((always_inline)) {
            const Code there = cells[from];
            look(from);
            if (there == kNoPiece) return true;
            if (from == royal_ || from == off) return false;
            if (table_->attacks_along(ride, position_, from, royal_, steps)) {
                seen.attacker = from;
                return false;
            }
            if (ride.goes_on[there]) return true;
            if (seen.shield != off || !may_leave(there)) return false;
            seen.shield = from;
            return true;
        });
    return seen;
}

void Threats::find_lines() {
    const Field off = variant_.board().off();
    apart_.push_back(royal_);
    lines_.depend(~Bits{0}, royal_);
    Bits bit = 1;
    for (const AttackTable::Line& leap : table_->leaps()) {
        const Field from = leap.back[royal_];
        lines_.depend(bit, from);
        if (table_->attacks_along(leap, position_, from, royal_, 1)) checking_ |= bit;
        bit <<= 1;
    }
    for (const AttackTable::Line& ride : table_->rides()) {
        const Seen seen = look_along(ride, off, [&](Field f) { lines_.depend(bit, f); });
        if (seen.attacker != off && seen.shield == off) checking_ |= bit;
        if (seen.attacker != off && seen.shield != off) {
            pins_[seen.shield] |= bit;
            apart_.push_back(seen.shield);
        }
        bit <<= 1;
    }
}

bool Threats::Enemy::could_attack(Field target) const {
    if (from == target) return false;
    if (looks == nullptr) return sight->fields[target] != 0;
    const Relevance* known = looks->relevance(from, target);
    return known == nullptr || !known->never();
}

bool Threats::find_enemies() {
    if (table_->walkers().empty()) return true;
    // A piece that has rushed can be taken from afar.
    for (const Position::Rush& rush : position_.rushes())
        if (Cast::side(position_.at(rush.field)) == Cast::side(table_->target())) return false;
    const Tried over(position_);
    if (position_.tables().any_timed != 0) position_.end_turn();
    return !position_.any_piece(attacker_, [&](Field from) {
        const Code code = position_.at(from);
        return table_->walks(code) && !add_enemy(from, variant_.movement(code));
    });
}

// False where it is not known what matters to the enemy.
bool Threats::add_enemy(Field from, const Movement& movement) {
    Enemy enemy{.from = from, .code = position_.at(from), .looks = movement.looks.get()};
    const Bits bit = Dependents::bit(enemies_.size());
    const Relevance* relevance = nullptr;
    if (enemy.looks != nullptr) {
        // What a move does to tags is not foreseen.
        if (enemy.looks->asks_pieces || hangs_on_time(*enemy.looks, position_.tables())) return false;
        relevance = enemy.looks->relevance(from, royal_);
        if (relevance == nullptr) return false;
    } else {
        enemy.sight = variant_.sights().of(enemy.code, from);
        if (enemy.sight == nullptr) return false;
        if (enemy.sight->stays) return true;
    }
    enemies_.push_back(enemy);
    if (!enemy.could_attack(royal_)) return true;
    walked_ = true;
    walks_.depend(bit, from);
    if (enemy.looks != nullptr) {
        for (const Field f : relevance->fields) walks_.depend(bit, f);
    } else {
        if (!enemy.sight->local) return false;
        for (Field f = 0; f < variant_.board().size(); ++f)
            if (enemy.sight->fields[f]) walks_.depend(bit, f);
    }
    if (walker_.attacks(from, royal_)) walking_ |= bit;
    return true;
}

bool Threats::some_line_attacks(Bits asked) const {
    const Field off = variant_.board().off();
    return Dependents::any(asked, table_->lines().size(), [&](std::size_t number) {
        const AttackTable::Line& along = table_->lines()[number];
        if (along.goes_on.empty()) {
            const Field from = along.back[royal_];
            return table_->attacks_along(along, position_, from, royal_, 1);
        }
        const Seen seen = look_along(along, off, [](Field) {});
        return seen.attacker != off && seen.shield == off;
    });
}

// As things are when the turn is over, where something lasts for turns.
bool Threats::some_enemy_attacks(Bits asked) {
    if (asked == 0) return false;
    const Tried over(position_);
    if (position_.tables().any_timed != 0) position_.end_turn();
    return Dependents::any(asked, enemies_.size(), [&](std::size_t number) {
        const Enemy& enemy = enemies_[number];
        return position_.at(enemy.from) == enemy.code && walker_.attacks(enemy.from, royal_);
    });
}

// Could a piece of the code that has come to the field, or has changed there, attack by a walk?
bool Threats::could_walk(Field from, Code code) const {
    if (!table_->walks(code)) return false;
    if (const auto& looks = variant_.movement(code).looks) {
        const Relevance* known = looks->relevance(from, royal_);
        return known == nullptr || !known->never();
    }
    const Sight* sight = variant_.sights().of(code, from);
    return sight == nullptr || sight->fields[royal_];
}

// The walk of the enemy there, where no other one shares its bit.
Threats::Bits Threats::own_walk(Field from) const {
    if (enemies_.size() > Dependents::kBits) return 0;
    const auto own = ranges::find(enemies_, from, &Enemy::from);
    return own == enemies_.end() ? 0 : Dependents::bit(static_cast<std::size_t>(own - enemies_.begin()));
}

std::optional<bool> Threats::after(Field from, Field to, Code code, bool rushes) const {
    // What some lines pass does not stop them all.
    if (table_->passed(code)) return std::nullopt;
    if (from == royal_) {
        if (table_->attacked(position_, to, from)) return unless_guarded();
        const auto could_attack = [&](const Enemy& enemy) { return rushes || enemy.could_attack(to); };
        return ranges::any_of(enemies_, could_attack) ? std::nullopt : std::optional(true);
    }
    const Bits lines = checking_ | pins_[from];
    if ((lines_.touched(to) & lines) != lines) return unless_guarded();
    if (!walked_) return true;
    if (rushes) return std::nullopt;
    const Bits touched = walks_.touched(from) | walks_.touched(to);
    if ((walking_ & ~touched) != 0) return false;
    return touched == 0 ? std::optional(true) : std::nullopt;
}

std::optional<bool> Threats::after(std::span<const Edit> edits) {
    Bits stopped = 0, asked = 0, walks = 0;
    for (const Edit& e : edits) {
        switch (e.what) {
            case Edit::What::cell: {
                const Code now = position_.at(e.field);
                if (e.field == royal_ || weighs_[now] || could_walk(e.field, now)) return std::nullopt;
                const bool stops = now != kNoPiece && Cast::side(now) != attacker_ && !table_->passed(now);
                (stops ? stopped : asked) |= lines_.touched(e.field);
                walks |= walks_.touched(e.field);
                break;
            }
            case Edit::What::field_tags:
                walks |= walks_.touched(e.field);
                break;
            case Edit::What::rush:
                // The piece can be taken from afar.
                if (walked_) return std::nullopt;
                break;
            case Edit::What::reserve:
            case Edit::What::counter:
            case Edit::What::part:
            case Edit::What::into:
            case Edit::What::passage:
            case Edit::What::rules:
                break;
            default:
                return std::nullopt;
        }
    }
    if ((checking_ & ~(stopped | asked)) != 0) return unless_guarded();
    if ((walking_ & ~walks) != 0) return false;
    if (some_line_attacks(asked)) return unless_guarded();
    return !some_enemy_attacks(walks);
}

// seen: lines along which the field where the piece comes to was seen, and by which such a piece may attack.
std::optional<bool> Threats::attacked_by_lines(Field from, Field to, Code code, Bits seen) const {
    if ((pins_[from] & ~lines_.touched(to)) != 0) return true;
    bool asked = false;
    const bool attacked = Dependents::any(seen, table_->lines().size(), [&](std::size_t number) {
        const AttackTable::Line& along = table_->lines()[number];
        Field f = along.back[royal_];
        while (f != to && (f == from || along.goes_on[position_.at(f)] != 0)) f = along.back[f];
        const std::uint8_t how = f == to ? along.by_code[code] : AttackTable::kNever;
        asked = asked || how == AttackTable::kAsk;
        return how == AttackTable::kAlways;
    });
    if (!attacked && asked) return std::nullopt;
    return attacked;
}

}  // namespace acedrex
