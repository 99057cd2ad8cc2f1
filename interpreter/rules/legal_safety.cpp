// Whether moves leave royal pieces safe.
#include <algorithm>

#include "rules/legal.hpp"

namespace acedrex {

LegalMoves::LegalMoves(const Variant& variant, Position& position)
    : variant_(variant),
      position_(&position),
      agenda_(variant.ground(), variant.promotion(), position),
      attack_walker_(variant.ground(), position) {
    const auto fields = static_cast<std::size_t>(variant.board().size()) + 1;
    marks_.resize(fields);
    pins_.resize(fields);
    seen_.resize(fields);
}

void LegalMoves::set_position(Position& position) {
    position_ = &position;
    agenda_.set_position(position);
    attack_walker_.set_position(position);
}

bool LegalMoves::bare(Side side) const {
    const auto pieces = position_->pieces(side);
    return !pieces.empty() && std::all_of(pieces.begin(), pieces.end(), [&](Field f) {
        return position_->tables().royal[position_->at(f)] != 0;
    });
}

bool LegalMoves::decided() const {
    if (position_->anyone_lost()) return true;
    return variant_.endings().bare_loses && (bare(Side::light) || bare(Side::dark));
}

bool LegalMoves::attacked(Field at, Code royal) {
    const AttackTable& table = variant_.attacks_on(royal);
    if (table.attacked(*position_, at)) return true;
    const Side them = other(Cast::side(royal));
    for (const Code code : table.walkers()) {
        if (position_->count(code) == 0) continue;
        for (std::size_t i = 0; i < position_->pieces(them).size(); ++i) {
            const Field from = position_->pieces(them)[i];
            if (position_->at(from) == code && attack_walker_.attacks(from, at)) return true;
        }
    }
    return false;
}

bool LegalMoves::in_check(Side side) {
    if (position_->royals(side) == 0) return false;
    if (position_->royals(side) == 1) {
        const Field at = position_->royal(side);
        return attacked(at, position_->at(at));
    }
    for (std::size_t i = 0; i < position_->pieces(side).size(); ++i) {
        const Field at = position_->pieces(side)[i];
        const Code code = position_->at(at);
        if ((position_->tables().royal[code] & PositionTables::kCheckRoyal) && attacked(at, code))
            return true;
    }
    return false;
}

void LegalMoves::clear_marks() {
    for (const Field f : marked_) marks_[f] = pins_[f] = 0;
    marked_.clear();
    checkers_ = 0;
}

void LegalMoves::mark(Field f, std::uint32_t bit) {
    marks_[f] |= bit;
    marked_.push_back(f);
}

// Decides how legality is told in this position, and marks the lines if by them.
void LegalMoves::prepare() {
    clear_marks();
    us_ = position_->to_move();
    safety_ = Safety::none;
    const int royals = position_->royals(us_);
    if (royals == 0 || ignore_safety_) return;
    safety_ = Safety::test;
    if (royals > 1 || !trust_masks_) return;
    royal_ = position_->royal(us_);
    attacks_ = &variant_.attacks_on(position_->at(royal_));
    if (!attacks_->plain_rides() || attacks_->taken_in_passing()) return;
    for (const Code code : attacks_->walkers())
        if (position_->count(code) > 0) return;
    if (mark_lines(*attacks_))
        safety_ = Safety::masks;
    else
        clear_marks();
}

// False where there are more lines than bits.
bool LegalMoves::mark_lines(const AttackTable& table) {
    const World& world = variant_.world();
    const Code* cells = position_->cells();
    std::uint32_t bit = 1;
    for (const AttackTable::Line& line : table.leaps()) {
        const Field from = world.steps.next(line.reverse)[royal_];
        const std::uint8_t how = line.by_code[cells[from]];
        if (how == AttackTable::kNever) continue;
        if (how == AttackTable::kAsk && !table.admits(line, *position_, from, royal_, 1)) continue;
        checkers_ |= bit;
        mark(from, bit);
        if ((bit <<= 1) == 0) return false;
    }
    for (const AttackTable::Line& line : table.rides()) {
        const Field* next = world.steps.next(line.reverse);
        int steps = 1;
        Field from = next[royal_];
        while (cells[from] == kNobody && from != royal_) {
            from = next[from];
            ++steps;
        }
        const Code first = cells[from];
        if (first == world.cast->wall() || from == royal_) continue;
        Field shield = variant_.board().off();
        if (Cast::side(first) == us_) {
            shield = from;
            do {
                from = next[from];
                ++steps;
            } while (cells[from] == kNobody && from != royal_);
            if (from == royal_) continue;
        }
        const std::uint8_t how = line.by_code[cells[from]];
        if (how == AttackTable::kNever) continue;
        if (how == AttackTable::kAsk && !table.admits(line, *position_, from, royal_, steps)) continue;
        for (Field f = next[royal_]; f != from; f = next[f]) mark(f, bit);
        mark(from, bit);
        if (shield == variant_.board().off())
            checkers_ |= bit;
        else
            pins_[shield] |= bit;
        if ((bit <<= 1) == 0) return false;
    }
    return true;
}

// Asked also where there was no royal piece before: a move may have brought one about.
bool LegalMoves::safe_now() {
    return ignore_safety_ || !in_check(us_);
}

// Would the plain move leave our royal pieces safe?
bool LegalMoves::safe(Field from, Field to, Code, std::uint8_t passed) {
    if (safety_ == Safety::none) return true;
    if (safety_ == Safety::masks) {
        if (from == royal_) return !attacks_->attacked(*position_, to, from);
        const std::uint32_t lines = checkers_ | pins_[from];
        return (marks_[to] & lines) == lines;
    }
    const std::size_t before = position_->mark();
    Move move;
    move.from = from;
    move.to = to;
    move.passed = passed;
    move.kind = passed > 0 ? Move::Kind::rush : Move::Kind::plain;
    place_move(*position_, move, nullptr);
    const bool good = safe_now();
    position_->undo_to(before);
    return good;
}

}  // namespace acedrex
