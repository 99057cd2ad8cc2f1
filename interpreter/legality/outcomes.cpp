#include "legality/outcomes.hpp"

#include <algorithm>
#include <array>

#include "legality/wanted.hpp"

namespace acedrex {

namespace {

// Where the piece went that dies there, and as what; 0 where it lives or the move has several plies or parts.
std::uint64_t death_key(const Move& move, std::span<const Edit> edits) {
    std::uint64_t as = kNoPiece;
    bool dead = false;
    for (const Edit& e : edits) {
        if (e.what == Edit::What::part || e.why == Edit::Why::activate) return 0;
        if (e.what != Edit::What::cell) continue;
        if (e.field != move.to) continue;
        dead = e.after == kNoPiece;
        if (!dead) as = e.after;
    }
    return dead && move.kind == Move::Kind::edits ? (as << 16 | move.to) + 1 : 0;
}

}  // namespace

std::uint64_t key_apart(const Move& move, std::span<const Edit> edits, Apart by) {
    if (by == Apart::outcome) return move.result;
    const std::uint64_t key = mixed(move.result ^ mixed(move.from));
    const std::uint64_t where = by == Apart::move ? death_key(move, edits) : 0;
    return where == 0 ? key : mixed(key ^ mixed(where));
}

std::int32_t effort(std::span<const Edit> edits) {
    const auto plies =
        std::count_if(edits.begin(), edits.end(), [](const Edit& e) { return e.what == Edit::What::part; });
    return static_cast<std::int32_t>(plies << 16 | static_cast<std::ptrdiff_t>(edits.size()));
}

bool leaves_as_plain(const Variant& variant, std::span<const Edit> edits) {
    struct Changed {
        Field field;
        Code before, after;
        Tags tags_before, tags_after;
    };
    constexpr std::size_t kMost = 16;
    std::array<Changed, kMost> changed;
    std::size_t fields = 0;
    for (const Edit& e : edits) {
        if (e.what != Edit::What::cell) continue;
        std::size_t i = 0;
        while (i < fields && changed[i].field != e.field) ++i;
        if (i == kMost) return true;
        if (i == fields) changed[fields++] = {e.field, e.before, e.after, e.tags_before, e.tags_after};
        changed[i].after = e.after;
        changed[i].tags_after = e.tags_after;
    }
    const Changed* left = nullptr;
    const Changed* reached = nullptr;
    for (std::size_t i = 0; i < fields; ++i) {
        if (changed[i].before == changed[i].after) continue;
        const Changed*& one = changed[i].after == kNoPiece ? left : reached;
        if (one != nullptr) return false;
        one = &changed[i];
    }
    if (left == nullptr || reached == nullptr) return false;
    const bool same = left->before == reached->after;
    // What comes out of a pocket is an edit, too.
    const Promotion& promotion = variant.promotion();
    if (!same && (!promotion.promotes(Cast::type(left->before)) || promotion.out_of_pocket(left->before)))
        return false;
    // Where tags tell the outcome apart, it is no plain move's: when the turn is over, and some tags with it.
    const PositionTables& tables = variant.position_tables();
    const Tags plain = tables.arrival_tags(reached->field, reached->after, left->tags_before);
    const auto tagged_as = [&](Tags tags) { return tables.later(reached->tags_after) == tables.later(tags); };
    if (!same) return tagged_as(plain | tables.promoted_tag);
    return tagged_as(plain) || tagged_as(plain | kPromotionTag) || tagged_as(plain | kRushedTag);
}

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
