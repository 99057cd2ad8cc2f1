#include "play/powers.hpp"

#include "play/table_targets.hpp"

namespace acedrex {

bool tables_attack(const PlayContext& play, const Position& position, Field from, Field target) {
    const Movement& movement = play.movements[position.at(from)];
    return !for_each_table_end<TableAlternative::kAttacks>(
        play, position, Mover::starting(position, from), movement.tables, 0,
        [&](const Landing& landing, std::uint8_t) { return landing.to != target || landing.taken; });
}

Powers::Powers(const PlayContext& play, Position& position, Auras* auras)
    : play_(play), position_(position), walker_(std::make_unique<Walker>(play, position)) {
    walker_->use_auras(auras);
    nothing_.by_attackers.resize(static_cast<std::size_t>(play.binding.cast->types()));
    nothing_.by_guards = nothing_.by_attackers;
}

Powers::~Powers() = default;

LentMoves Powers::lent_to(Field f) {
    Borrowers all;
    for (const Side side : {Side::light, Side::dark, Side::none})
        for (const Field g : position_.pieces(side))
            if (play_.movements[position_.at(g)].program.borrows) all[g] = nothing_;
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
    if (movement.passive || walker_->is_frozen(giver)) return false;
    bool added = false;
    if (!types[type]) {
        types[type] =
            tables_attack(play_, position_, giver, target) || walker_->attacks(giver, target, -1, &nothing_);
        added = types[type] != 0;
    }
    // A borrower lends what it has of its own, and passes on what it was lent, one movement after another.
    if (!movement.program.borrows) return added;
    const LentMoves& own = all.at(giver);
    for (std::size_t t = 0; t < types.size(); ++t) {
        if (types[t] || !(own.by_attackers[t] || own.by_guards[t])) continue;
        LentMoves one = nothing_;
        one.by_attackers[t] = own.by_attackers[t];
        one.by_guards[t] = own.by_guards[t];
        types[t] = walker_->attacks(giver, target, static_cast<int>(t), &one);
        added = added || types[t];
    }
    return added;
}

}  // namespace acedrex
