#include "play/auras.hpp"

#include <algorithm>

namespace acedrex {

Auras::Auras(const PlayContext& play, Position& position)
    : Influence(*play.binding.board), play_(play), position_(&position), walker_(play, position) {}

bool Auras::any() const {
    return std::any_of(play_.auras.begin(), play_.auras.end(),
                       [&](const Aura& aura) { return position_->count(aura.giver) > 0; });
}

template <class Reached>
void Auras::each_reached(const Aura& aura, Reached reached) {
    if (position_->count(aura.giver) == 0) return;
    const auto list = position_->pieces(Cast::side(aura.giver));
    const std::vector<Field> givers(list.begin(), list.end());
    for (const Field giver : givers) {
        if (position_->at(giver) != aura.giver) continue;
        for (const Field f : walker_.reach(giver, aura.program, aura.at))
            if (position_->at(f) != kNoPiece && !(aura.except_self && f == giver) &&
                walker_.holds(aura.program, aura.of, Mover::starting(aura.giver, 0, f)))
                reached(giver, f);
    }
}

void Auras::judge() {
    forget();
    // Who is frozen lends nothing, and other auras may ask for it: so freezing comes first.
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

}  // namespace acedrex
