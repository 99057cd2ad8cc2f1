#include "play/powers.hpp"

#include <algorithm>
#include <utility>

#include "engines/table_targets.hpp"

namespace acedrex {

Powers::Powers(const PlayContext& play, Position& position, Influence* auras, Seeking seeking)
    : play_(play), position_(position), auras_(auras), walker_(play, position, seeking) {
    walker_.use_auras(auras);
    nothing_.by_attackers.resize(static_cast<std::size_t>(play.binding.cast->types()));
    nothing_.by_guards = nothing_.by_attackers;
}

LentMoves Powers::lent_to(Field f) {
    Borrowers all;
    for (const Side side : {Side::light, Side::dark, Side::none})
        for (const Field g : position_.pieces(side))
            if (play_.movements[position_.at(g)].program.facts.borrows()) all[g] = nothing_;
    for (bool added = true; added;) {
        added = false;
        for (auto& [borrower, lent] : all) added = lend(borrower, lent, all) || added;
    }
    return std::move(all[f]);
}

// Adds what is lent to one of them; true where something was added.
bool Powers::lend(Field borrower, LentMoves& lent, const Borrowers& all) {
    const Code code = position_.at(borrower);
    const Side mine = Cast::side(code);
    if (mine == Side::none) return false;
    bool added = false;
    const auto lent_by = [&](Side side, std::vector<std::uint8_t>& types) {
        const std::vector<Field> givers(position_.pieces(side).begin(), position_.pieces(side).end());
        for (const Field giver : givers)
            if (giver != borrower) added = lends_some(giver, all, borrower, types) || added;
    };
    lent_by(other(mine), lent.by_attackers);
    // Guarded is what would be attacked if it stood there in the other side's hands.
    const std::size_t checkpoint = position_.checkpoint();
    position_.set(borrower, play_.binding.cast->with_side(code, other(mine)), position_.tags(borrower),
                  Edit::Why::flip);
    lent_by(mine, lent.by_guards);
    position_.undo_to(checkpoint);
    return added;
}

bool Powers::lends_some(Field giver, const Borrowers& all, Field target, std::vector<std::uint8_t>& types) {
    const auto type = static_cast<std::size_t>(Cast::type(position_.at(giver)));
    const Movement& movement = play_.movements[position_.at(giver)];
    if (movement.passive || walker_.is_frozen(giver)) return false;
    const bool borrows = movement.program.facts.borrows();
    if (types[type] && !borrows) return false;
    // What a borrower attacks with was lent to it, perhaps.
    if (!tables_attack(play_, position_, giver, target, auras_) &&
        !walker_.attacks(giver, target, borrows ? &all.at(giver) : &nothing_))
        return false;
    bool added = false;
    const auto add = [&](std::size_t t) { added = !std::exchange(types[t], 1) || added; };
    add(type);
    const auto pass_on = [&](Lender lender, const std::vector<std::uint8_t>& lent) {
        if (!movement.facts.walks.borrows_from(lender)) return;
        for (std::size_t t = 0; t < lent.size(); ++t)
            if (lent[t]) add(t);
    };
    if (borrows) {
        pass_on(Lender::attackers, all.at(giver).by_attackers);
        pass_on(Lender::guards, all.at(giver).by_guards);
    }
    return added;
}

}  // namespace acedrex
