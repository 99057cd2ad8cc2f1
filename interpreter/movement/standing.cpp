#include "movement/standing.hpp"

#include <algorithm>

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
    if (type < 0) return false;
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

bool StandingCodes::add_made_by(Code code, const Movement& movement) {
    const Side side = Cast::side(code);
    bool added = false;
    const auto put = [&](int type) {
        if (type >= 0) added = add(type, Cast::side(binding_.code_for(type, side))) || added;
    };
    for (const int type : promotions_(code)) put(type);
    for (const Instruction& in : movement.program.code) {
        if (in.does(EffectKind::convert))
            for (int type = 0; type < binding_.cast->types(); ++type) added = add(type, side) || added;
        else if (in.does(EffectKind::place) || in.does(EffectKind::become) || in.does(EffectKind::promote))
            put(static_cast<int>(in.b));
        else if (in.does(EffectKind::change) && std::find(changes_.begin(), changes_.end(),
                                                          movement.program.changes[in.b]) == changes_.end())
            changes_.push_back(movement.program.changes[in.b]);
    }
    return added;
}

}  // namespace acedrex
