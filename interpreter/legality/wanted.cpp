#include "legality/wanted.hpp"

#include <algorithm>

namespace acedrex {

std::uint8_t kind_of(std::span<const Edit> edits, Side us) {
    std::uint8_t kind = Kinds::kQuiet;
    Code in_hand = kNoPiece;  // that is going
    for (const Edit& e : edits) {
        if (e.what != Edit::What::cell) continue;
        using Why = Edit::Why;
        if (e.takes() && e.before != kNoPiece && Cast::side(e.before) != us) return Kinds::kCaptures;
        if (e.is(Why::lift, Why::activate)) in_hand = e.before;
        // Walks may promote a piece before they put it down.
        const bool becomes = e.is(Why::promote) || (e.is(Why::put, Why::capture) && in_hand != kNoPiece &&
                                                    e.after != kNoPiece && e.after != in_hand);
        if (becomes) kind = Kinds::kPromotions;
    }
    return kind;
}

std::uint64_t captures_in(std::span<const Edit> edits, Side us) {
    return static_cast<std::uint64_t>(std::count_if(edits.begin(), edits.end(), [&](const Edit& e) {
        return e.what == Edit::What::cell && e.takes() && e.before != kNoPiece && Cast::side(e.before) != us;
    }));
}

}  // namespace acedrex
