#include "play/powers.hpp"

#include <algorithm>

#include "play/table_targets.hpp"

namespace acedrex {

bool tables_attack(const PlayContext& play, const Position& position, Field from, Field target) {
    const Movement& movement = play.movements[position.at(from)];
    return !for_each_table_end<TableAlternative::kAttacks>(
        play, position, Mover::starting(position, from), movement.tables, 0,
        [&](const Landing& landing, std::uint8_t) { return landing.to != target || landing.taken; });
}

Powers::Powers(const PlayContext& play, Position& position, Auras* auras)
    : play_(play), position_(&position), walker_(std::make_unique<Walker>(play, position)) {
    walker_->use_auras(auras);
}

Powers::~Powers() = default;

void Powers::set_position(Position& position) {
    position_ = &position;
    walker_->set_position(position);
}

LentMoves Powers::lent_to(Field f) {
    const auto types = static_cast<std::size_t>(play_.binding.cast->types());
    std::vector<Borrower> all;
    for (const Side side : {Side::light, Side::dark, Side::none})
        for (const Field g : position_->pieces(side))
            if (play_.movements[position_->at(g)].program.borrows)
                all.push_back({g, {std::vector<std::uint8_t>(types), std::vector<std::uint8_t>(types)}});
    for (bool added = true; added;) {
        added = false;
        for (Borrower& borrower : all) added = lend(borrower, all) || added;
    }
    for (Borrower& borrower : all)
        if (borrower.field == f) return std::move(borrower.lent);
    return {};
}

// Adds what is lent to one of them; true where something was added.
bool Powers::lend(Borrower& borrower, std::vector<Borrower>& all) {
    const Code code = position_->at(borrower.field);
    const Side mine = Cast::side(code);
    if (mine == Side::none) return false;
    bool added = false;
    const std::vector<Field> enemies(position_->pieces(other(mine)).begin(),
                                     position_->pieces(other(mine)).end());
    for (const Field giver : enemies)
        added = lends_some(giver, all, borrower.field, borrower.lent.by_attackers) || added;
    // Guarded is what would be attacked if it stood there in the other side's hands.
    const std::vector<Field> friends(position_->pieces(mine).begin(), position_->pieces(mine).end());
    const std::size_t checkpoint = position_->checkpoint();
    position_->set(borrower.field, play_.binding.cast->with_side(code, other(mine)),
                   position_->tags(borrower.field), Edit::Why::flip);
    for (const Field giver : friends)
        if (giver != borrower.field)
            added = lends_some(giver, all, borrower.field, borrower.lent.by_guards) || added;
    position_->undo_to(checkpoint);
    return added;
}

bool Powers::lends_some(Field giver, std::vector<Borrower>& all, Field target,
                        std::vector<std::uint8_t>& types) {
    const auto type = static_cast<std::size_t>(Cast::type(position_->at(giver)));
    const Movement& movement = play_.movements[position_->at(giver)];
    if (movement.passive || walker_->is_frozen(giver)) return false;
    if (!movement.program.borrows) {
        if (types[type]) return false;
        types[type] = tables_attack(play_, *position_, giver, target) || walker_->attacks(giver, target);
        return types[type] != 0;
    }
    // A borrower lends what it has of its own, and passes on what it was lent, one movement after another.
    const auto self =
        std::find_if(all.begin(), all.end(), [&](const Borrower& b) { return b.field == giver; });
    bool added = false;
    if (!types[type]) {
        const LentMoves nothing{std::vector<std::uint8_t>(types.size()),
                                std::vector<std::uint8_t>(types.size())};
        walker_->lend(&nothing);
        types[type] = tables_attack(play_, *position_, giver, target) || walker_->attacks(giver, target);
        walker_->lend(nullptr);
        added = types[type] != 0;
    }
    for (std::size_t t = 0; t < types.size(); ++t) {
        const bool attacked = self->lent.by_attackers[t] != 0, guarded = self->lent.by_guards[t] != 0;
        if (types[t] || !(attacked || guarded)) continue;
        LentMoves one{std::vector<std::uint8_t>(types.size()), std::vector<std::uint8_t>(types.size())};
        one.by_attackers[t] = attacked;
        one.by_guards[t] = guarded;
        walker_->lend(&one);
        types[t] = walker_->attacks(giver, target, static_cast<int>(t));
        walker_->lend(nullptr);
        added = added || types[t];
    }
    return added;
}

}  // namespace acedrex
