#include "movement/standing.hpp"

namespace acedrex {

StandingCodes::StandingCodes(const BindContext& binding, Promotions promotions)
    : binding_(binding),
      promotions_(promotions),
      stands_(static_cast<std::size_t>(binding.cast->codes()), 0) {
    for (int type = 0; type < binding.cast->types(); ++type)
        if (binding.set_up_types[static_cast<std::size_t>(type)] != 0)
            add(type, binding.neutral_types[static_cast<std::size_t>(type)] ? Side::none : Side::light);
}

// In either side's hands, or in nobody's: what one side may have, the other may have.
bool StandingCodes::add(int type, Side side) {
    bool added = false;
    for (const Side one : {side, other(side)}) {
        std::uint8_t& stands = stands_[binding_.cast->code(type, one)];
        added = added || stands == 0;
        stands = 1;
    }
    return added;
}

bool StandingCodes::add_changed() {
    bool added = false;
    for (const std::vector<int>& becomes : changes_)
        for (Code code = 1; code < stands_.size(); ++code) {
            const int to = becomes[static_cast<std::size_t>(Cast::type(code))];
            if (stands_[code] != 0 && to >= 0)
                added = add(to, Cast::side(binding_.code_for(to, Cast::side(code)))) || added;
        }
    return added;
}

bool StandingCodes::add_made_by(Code code, const Program& program) {
    const Side side = Cast::side(code);
    bool added = false;
    const auto put = [&](const auto& types) {
        for (const int type : types) added = add(type, Cast::side(binding_.code_for(type, side))) || added;
    };
    put(promotions_(code));
    for (const EffectKind effect : {EffectKind::place, EffectKind::become, EffectKind::promote})
        put(program.facts.made_by(effect));
    if (program.facts.does(EffectKind::convert))
        for (int type = 0; type < binding_.cast->types(); ++type)
            added = add(type, Cast::side(binding_.code_for(type, side))) || added;
    changes_.insert(program.changes.begin(), program.changes.end());
    return added;
}

}  // namespace acedrex
