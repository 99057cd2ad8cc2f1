#include "play/promotion.hpp"

namespace acedrex {

std::vector<PromotionRule::Held> Promotion::held(const Position& position, Code piece, Field end) const {
    const PromotionRule& r = rule(piece);
    std::vector<Held> found;
    const Side side = Cast::side(piece);
    if (side == Side::none) return found;
    const Side owner = r.source->of_other ? other(side) : side;
    const std::vector<int>& types = choices(piece);
    for (const int pocket : r.pockets) {
        const auto line = position.queue(owner, pocket);
        if (r.source->take == PocketSource::Take::any) {
            // Of a queue, the first of each kind.
            for (const int type : types) {
                if (!lets(position, piece, type, end)) continue;
                const Code code = Cast::code(type, owner);
                const auto place =
                    static_cast<std::size_t>(ranges::find(line, code, &Pocketed::code) - line.begin());
                position.each_kind(code, pocket, [&](Tags kept) {
                    found.push_back({code, pocket, place, kept});
                    return true;
                });
            }
        } else if (!line.empty()) {
            const std::size_t place = r.source->take == PocketSource::Take::first ? 0 : line.size() - 1;
            const auto& [code, kept] = line[place];
            if (const int type = Cast::type(code);
                ranges::count(types, type) > 0 && lets(position, piece, type, end))
                found.push_back({code, pocket, place, kept});
        }
    }
    return found;
}

}  // namespace acedrex
