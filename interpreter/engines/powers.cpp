#include "engines/powers.hpp"

#include <utility>

#include "base/ranges.hpp"
#include "engines/table_targets.hpp"
#include "position/hash_keys.hpp"

namespace acedrex {

Powers::Powers(const PlayContext& play, Position& position, Auras* auras, Seeking seeking)
    : play_(play), position_(position), auras_(auras), walker_(play, position, seeking) {
    walker_.use_auras(auras);
    nothing_.by_attackers.resize(static_cast<std::size_t>(play.binding.cast->types()));
    nothing_.by_guards = nothing_.by_attackers;
    for (const Movement& movement : play.movements) {
        std::uint8_t& lenders = borrows_.emplace_back();
        for (const Program* program : programs_of(movement)) lenders |= program->facts.lenders;
    }
    number_.assign(static_cast<std::size_t>(play.binding.board->size()), kBorrowsNot);
}

LentMoves Powers::lent_to(Field f) {
    if (auras_ != nullptr || known_ != position_.hash()) {
        find_borrowers();
        // What others lend does not change.
        for (Borrower& one : borrowers_) lend(one, false);
        for (bool added = true; added;) {
            added = false;
            for (Borrower& one : borrowers_) added = lend(one, true) || added;
        }
        known_ = position_.hash();
    }
    // By a rule of its own alone, and it passes nothing on.
    return number_[f] == kBorrowsNot ? LentMoves{} : borrowers_[number_[f]].lent;
}

void Powers::find_borrowers() {
    for (const Borrower& one : borrowers_) number_[one.at] = kBorrowsNot;
    borrowers_.clear();
    for (const Side side : {Side::light, Side::dark, Side::none})
        for (const Field f : position_.pieces(side)) {
            if (!borrows(position_.at(f))) continue;
            number_[f] = static_cast<std::uint16_t>(borrowers_.size());
            borrowers_.push_back({.at = f, .lent = nothing_});
        }
}

// Adds what is lent to one of them, by those that borrow, too, or by the others; true where something was
// added.
bool Powers::lend(Borrower& to, bool by_borrowers) {
    const Code code = position_.at(to.at);
    const Side mine = Cast::side(code);
    if (mine == Side::none) return false;
    bool added = false;
    const auto lent_by = [&](Side side, std::vector<std::uint8_t>& types) {
        position_.any_piece(side, [&](Field giver) {
            if (giver != to.at && (number_[giver] != kBorrowsNot) == by_borrowers)
                added = lends_some(giver, to.at, types) || added;
            return false;
        });
    };
    if (borrows_from(code, Lender::attackers)) lent_by(other(mine), to.lent.by_attackers);
    if (!borrows_from(code, Lender::guards)) return added;
    // Guarded is what would be attacked if it stood there in the other side's hands.
    const Tried turned(position_);
    position_.set(to.at, play_.binding.cast->with_side(code, other(mine)), position_.tags(to.at),
                  Edit::Why::flip);
    lent_by(mine, to.lent.by_guards);
    return added;
}

bool Powers::attacks(Field giver, Field target, const LentMoves& lent) {
    if (tables_attack(play_, position_, giver, target, auras_)) return true;
    const bool asked =
        (play_.meetings.at(position_.at(giver), position_.at(target)) & Meetings::kAttacksMaybe) != 0;
    // A piece that has rushed can be taken from afar; auras may lend the giver walks that are not its own.
    const bool foreseen = auras_ == nullptr && !asked && (position_.tags(target) & kRushedTag) == 0;
    return (!foreseen || could_attack(giver, target, lent)) && walker_.attacks(giver, target, &lent);
}

// By what it has been lent, whatever stands elsewhere.
bool Powers::could_attack(Field giver, Field target, const LentMoves& lent) {
    const Code code = position_.at(giver);
    if (!borrows(code) || play_.sights->of(code, giver) == nullptr) return true;
    std::uint64_t key = mixed(std::uint64_t{code} << 16 | giver);
    for (std::size_t t = 0; t < lent.by_attackers.size(); ++t)
        if (lent.by_attackers[t] || lent.by_guards[t])
            key = mixed(key ^ (t << 2 | lent.by_guards[t] * 2U | lent.by_attackers[t]));
    if (reach_.size() >= kMostReach) reach_.clear();
    const auto [known, is_new] = reach_.try_emplace(key);
    if (is_new) {
        const Movement& movement = play_.movements[code];
        const auto is_lent = [&](Lender lender, std::size_t type) {
            return (lender == Lender::attackers ? lent.by_attackers : lent.by_guards)[type] != 0;
        };
        const IsLent asked = is_lent;
        known->second = sight_of(play_.binding, movement.program, movement.walks, giver, &asked).fields;
    }
    return known->second.empty() || known->second[target] != 0;
}

bool Powers::lends_some(Field giver, Field target, std::vector<std::uint8_t>& types) {
    const Code code = position_.at(giver);
    if (play_.movements[code].passive || walker_.is_frozen(giver)) return false;
    const std::uint16_t number = number_[giver];
    const Borrower* has = number == kBorrowsNot ? nullptr : &borrowers_[number];
    const std::vector<Loan> loans = loans_of(code, has, types);
    if (loans.empty() || !attacks(giver, target, has == nullptr ? nothing_ : has->lent)) return false;
    bool added = false;
    for (const Loan& loan : loans) {
        if (types[loan.type]) continue;
        if (loan.by_which != nullptr) {
            LentMoves alone = nothing_;
            (alone.*loan.by_which)[loan.type] = 1;
            if (!attacks(giver, target, alone)) continue;
        }
        types[loan.type] = 1;
        added = true;
    }
    return added;
}

// What a piece of the code lends that attacks: its own movement, and what it has been lent; but for `types`.
std::vector<Powers::Loan> Powers::loans_of(Code code, const Borrower* has,
                                           const std::vector<std::uint8_t>& types) const {
    std::vector<Loan> loans;
    const auto own = static_cast<std::size_t>(Cast::type(code));
    if (!types[own]) loans.push_back({own, nullptr});
    if (has == nullptr) return loans;
    const Facts& walks = play_.movements[code].facts.walks;
    for (const auto& [lender, by] : {std::pair{Lender::attackers, &LentMoves::by_attackers},
                                     std::pair{Lender::guards, &LentMoves::by_guards}}) {
        if (!walks.borrows_from(lender)) continue;
        for (std::size_t t = 0; t < types.size(); ++t)
            if ((has->lent.*by)[t] && !types[t])
                loans.push_back({t, walks.passes_all_of(lender) ? nullptr : by});
    }
    return loans;
}

}  // namespace acedrex
