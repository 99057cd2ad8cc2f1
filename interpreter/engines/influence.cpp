#include "engines/influence.hpp"

#include <algorithm>

namespace acedrex {

Influence::Touched& Influence::touch(Field f) {
    if (index_[f] == 0) {
        touched_.emplace_back().field = f;
        index_[f] = static_cast<std::uint16_t>(touched_.size());
    }
    return touched_[index_[f] - 1u];
}

void Influence::forget() {
    for (const Touched& touched : touched_) index_[touched.field] = 0;
    touched_.clear();
}

void Influence::add_loans(std::vector<Hold> Touched::*holds, const std::vector<Movement::Loan>& loans,
                          Field f, std::vector<Pc>& out) const {
    if (!touches(f)) return;
    for (const Hold& hold : on(f).*holds)
        for (const Movement::Loan& loan : loans) {
            if (loan.type != Cast::type(hold.aura->giver) || loan.aura != hold.aura->index) continue;
            if (loan.offset != Vector{} && board_.step(hold.giver, loan.offset) != f) continue;
            if (std::find(out.begin(), out.end(), loan.walk) == out.end()) out.push_back(loan.walk);
        }
}

void Influence::add_lent(Field f, const Movement& movement, std::vector<Pc>& walks) const {
    add_loans(&Touched::lends, movement.lent_walks, f, walks);
    add_loans(&Touched::freezes, movement.allowed, f, walks);
}

void Influence::add_wakes(Field f, const Movement& movement, std::vector<Pc>& wakes) const {
    add_loans(&Touched::wakes, movement.lent_wakes, f, wakes);
}

}  // namespace acedrex
