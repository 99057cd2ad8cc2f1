#include "engines/auras.hpp"

#include <algorithm>

namespace acedrex {

Auras::Auras(const PlayContext& play, Position& position)
    : play_(play),
      position_(&position),
      walker_(play, position),
      index_(static_cast<std::size_t>(play.binding.board->size()) + 1) {}

bool Auras::any() const {
    return std::any_of(play_.auras.begin(), play_.auras.end(),
                       [&](const Aura& aura) { return position_->count(aura.giver) > 0; });
}

template <class Reached>
void Auras::each_reached(const Aura& aura, Reached reached) {
    if (position_->count(aura.giver) == 0) return;
    position_->any_piece(Cast::side(aura.giver), [&](Field giver) {
        if (position_->at(giver) != aura.giver) return false;
        for (const Field f : walker_.reach(giver, aura.program, aura.at))
            if (position_->at(f) != kNoPiece && !(aura.except_self && f == giver) &&
                walker_.holds(aura.program, aura.of, Mover::starting(aura.giver, 0, f)))
                reached(giver, f);
        return false;
    });
}

Auras::Touched& Auras::touch(Field f) {
    if (index_[f] == 0) {
        touched_.emplace_back().field = f;
        index_[f] = static_cast<std::uint16_t>(touched_.size());
    }
    return touched_[index_[f] - 1u];
}

void Auras::judge() {
    for (const Touched& touched : touched_) index_[touched.field] = 0;
    touched_.clear();
    // What is frozen lends nothing, and other auras may ask for it: so freezing comes first.
    walker_.use_freezing(nullptr);
    for (const Aura& aura : play_.auras)
        if (aura.freeze)
            each_reached(aura, [&](Field giver, Field f) { touch(f).freezes.push_back({giver, &aura}); });
    walker_.use_freezing(this);
    for (const Aura& aura : play_.auras)
        if (aura.lends || aura.wakes || aura.mark != 0 || aura.plies > 1)
            each_reached(aura, [&](Field giver, Field f) {
                Touched& touched = touch(f);
                const Hold hold{giver, &aura};
                touched.plies = std::max(touched.plies, aura.plies);
                touched.tags |= aura.mark;
                if (aura.wakes) touched.wakes.push_back(hold);
                if (aura.lends && !frozen(giver)) touched.lends.push_back(hold);
            });
}

bool Auras::protects() const {
    return std::any_of(play_.auras.begin(), play_.auras.end(),
                       [&](const Aura& aura) { return aura.protect && position_->count(aura.giver) > 0; });
}

bool Auras::is_protected(Field f, Field from) {
    bool found = false;
    for (const Aura& aura : play_.auras)
        if (aura.protect)
            each_reached(
                aura, [&](Field giver, Field reached) { found = found || (reached == f && giver != from); });
    return found;
}

void Auras::add_loans(std::vector<Hold> Touched::*holds, const std::vector<Movement::Loan>& loans, Field f,
                      std::vector<Pc>& out) const {
    if (!touches(f)) return;
    for (const Hold& hold : on(f).*holds)
        for (const Movement::Loan& loan : loans) {
            if (loan.type != Cast::type(hold.aura->giver) || loan.aura != hold.aura->index) continue;
            if (loan.offset != Vector{} && play_.binding.board->step(hold.giver, loan.offset) != f) continue;
            if (std::find(out.begin(), out.end(), loan.walk) == out.end()) out.push_back(loan.walk);
        }
}

void Auras::add_lent(Field f, const Movement& movement, std::vector<Pc>& walks) const {
    add_loans(&Touched::lends, movement.lent_walks, f, walks);
    add_loans(&Touched::freezes, movement.allowed, f, walks);
}

void Auras::add_wakes(Field f, const Movement& movement, std::vector<Pc>& wakes) const {
    add_loans(&Touched::wakes, movement.lent_wakes, f, wakes);
}

}  // namespace acedrex
