#include "play/auras.hpp"

#include <algorithm>

#include "play/walker.hpp"

namespace acedrex {

namespace {

const Auras::Touched kUntouched{};

}  // namespace

Auras::Auras(const PlayContext& play, Position& position)
    : play_(play),
      position_(&position),
      walker_(std::make_unique<Walker>(play, position)),
      index_(static_cast<std::size_t>(play.binding.board->size()) + 1) {}

Auras::~Auras() = default;

void Auras::set_position(Position& position) {
    position_ = &position;
    walker_->set_position(position);
}

bool Auras::any() const {
    return std::any_of(play_.auras.begin(), play_.auras.end(),
                       [&](const Aura& aura) { return position_->count(aura.giver) > 0; });
}

const Auras::Touched& Auras::on(Field f) const {
    return index_[f] == 0 ? kUntouched : touched_[index_[f] - 1u];
}

Auras::Touched& Auras::touch(Field f) {
    if (index_[f] == 0) {
        touched_.emplace_back();
        fields_.push_back(f);
        index_[f] = static_cast<std::uint16_t>(touched_.size());
    }
    return touched_[index_[f] - 1u];
}

void Auras::judge() {
    for (const Field f : fields_) index_[f] = 0;
    touched_.clear();
    fields_.clear();
    // Who is frozen lends nothing: so freezing comes first.
    for (const bool freezing : {true, false})
        for (const Aura& aura : play_.auras)
            if (position_->count(aura.giver) > 0) judge(aura, freezing);
}

// The fields that the aura of the piece on `giver` reaches, with somebody on them whom it concerns.
std::vector<Field> Auras::reached_by(const Aura& aura, Field giver) {
    std::vector<Field> fields;
    walker_->reach(giver, aura.program, aura.at, [&](Field f) {
        if (position_->at(f) != kNoPiece && !(aura.except_self && f == giver)) fields.push_back(f);
    });
    std::erase_if(fields, [&](Field f) { return !walker_->holds(aura.program, aura.of, aura.giver, f); });
    return fields;
}

void Auras::judge(const Aura& aura, bool freezing) {
    if (freezing ? !aura.freeze : !(aura.lends || aura.wakes || aura.mark != 0 || aura.plies > 1)) return;
    const auto list = position_->pieces(Cast::side(aura.giver));
    const std::vector<Field> givers(list.begin(), list.end());
    for (const Field giver : givers) {
        if (position_->at(giver) != aura.giver) continue;
        for (const Field f : reached_by(aura, giver)) {
            Touched& touched = touch(f);
            const Hold hold{giver, aura.giver, aura.index};
            if (freezing) {
                touched.frozen = true;
                touched.freezes.push_back(hold);
                continue;
            }
            touched.plies = std::max(touched.plies, aura.plies);
            touched.tags |= aura.mark;
            if (aura.wakes) touched.wakes.push_back(hold);
            if (aura.lends && !frozen(giver)) touched.lends.push_back(hold);
        }
    }
}

namespace {

void add_loans(const std::vector<Auras::Hold>& holds, const std::vector<Movement::Loan>& loans, Field f,
               const Board& board, std::vector<Pc>& out) {
    for (const Auras::Hold& hold : holds)
        for (const Movement::Loan& loan : loans) {
            if (loan.type != Cast::type(hold.code) || loan.aura != hold.aura) continue;
            if (loan.offset != Vector{} && board.step(hold.giver, loan.offset) != f) continue;
            if (std::find(out.begin(), out.end(), loan.walk) == out.end()) out.push_back(loan.walk);
        }
}

}  // namespace

void Auras::add_lent(Field f, const Movement& movement, std::vector<Pc>& walks) const {
    const Touched& touched = on(f);
    add_loans(touched.lends, movement.lent_walks, f, *play_.binding.board, walks);
    add_loans(touched.freezes, movement.allowed, f, *play_.binding.board, walks);
}

void Auras::add_wakes(Field f, const Movement& movement, std::vector<Pc>& wakes) const {
    if (movement.wake != Movement::kNoProgram) wakes.push_back(movement.wake);
    add_loans(on(f).wakes, movement.lent_wakes, f, *play_.binding.board, wakes);
}

bool Auras::is_protected_from(Field f, Field from) {
    const std::size_t checkpoint = position_->checkpoint();
    position_->set(from, kNoPiece, 0, Edit::Why::lift);
    const bool found = is_protected(f);
    position_->undo_to(checkpoint);
    return found;
}

bool Auras::is_protected(Field f) {
    bool found = false;
    for (const Aura& aura : play_.auras) {
        if (!aura.protect || position_->count(aura.giver) == 0) continue;
        const auto list = position_->pieces(Cast::side(aura.giver));
        const std::vector<Field> givers(list.begin(), list.end());
        for (const Field giver : givers)
            if (position_->at(giver) == aura.giver) {
                const std::vector<Field> reached = reached_by(aura, giver);
                found = found || std::find(reached.begin(), reached.end(), f) != reached.end();
            }
    }
    return found;
}

}  // namespace acedrex
