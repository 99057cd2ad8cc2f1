#include "play/promotion.hpp"

namespace acedrex {

std::vector<PromotionRule::Held> Promotion::held(const Position& position, Code piece) const {
    const PromotionRule& r = rule(piece);
    std::vector<Held> found;
    const Side side = Cast::side(piece);
    if (side == Side::none) return found;
    const Side owner = r.source->of_other ? other(side) : side;
    const auto line = position.queue(owner, r.pocket);
    switch (r.source->take) {
        case PocketSource::Take::any:
            // Of a queue, the first of each kind.
            for (const int type : choices(piece)) {
                const Code code = Cast::code(type, owner);
                if (position.reserve(code, r.pocket) == 0) continue;
                const auto place = static_cast<std::size_t>(ranges::find(line, code) - line.begin());
                found.push_back({code, r.pocket, place});
            }
            break;
        case PocketSource::Take::first:
            if (!line.empty()) found.push_back({line.front(), r.pocket, 0});
            break;
        case PocketSource::Take::last:
            if (!line.empty()) found.push_back({line.back(), r.pocket, line.size() - 1});
            break;
    }
    return found;
}

}  // namespace acedrex
