#include "legality/course.hpp"

#include <algorithm>

namespace acedrex {

bool Course::may_move(const Plan::Leaf& leaf, Code piece, Field start) const {
    const Part& p = *leaf.part;
    const auto type = static_cast<std::size_t>(Cast::type(piece));
    if (!p.types.empty() && !p.types[type]) return false;
    const bool has_acted = std::find(acted.begin(), acted.end(), start) != acted.end();
    if (p.by == PartSpec::By::other && has_acted) return false;
    if (leaf.limits == nullptr) return true;
    return spent + leaf.limits->costs[type] <= leaf.limits->budget &&
           (!has_acted || leaf.limits->again[type]);
}

bool Course::pay(const Part* limits, Code mover, const Position& position, std::size_t checkpoint) {
    if (limits == nullptr) return true;
    const auto type = static_cast<std::size_t>(Cast::type(mover));
    spent += limits->costs[type];
    if (spent > limits->budget) return false;
    bool captures = false, promotes = false;
    for (const Edit& e : position.edits_since(checkpoint)) {
        if (e.what != Edit::What::cell) continue;
        captures = captures || (e.takes() && e.before != kNoPiece);
        const bool placed = e.why == Edit::Why::put || e.why == Edit::Why::capture;
        promotes =
            promotes || e.why == Edit::Why::promote || (placed && e.after != kNoPiece && e.after != mover);
    }
    promotions += promotes ? 1 : 0;
    if (limits->promotions && promotions > *limits->promotions) return false;
    if (!captures || !limits->captures[type]) return true;
    captured.push_back(Cast::type(mover));
    return std::count(captured.begin(), captured.end(), Cast::type(mover)) <= *limits->captures[type];
}

void Course::add(const Turn& turn, int part, Field start, Field end) {
    if (parts++ == 0) {
        from = start;
        to = end;
    }
    path = mixed(path ^ static_cast<std::uint64_t>(part));
    if (!turn.reads_actors) return;
    std::erase(acted, start);
    acted.push_back(end);
}

std::uint64_t Course::key(const Variant& variant, const Position& position, std::size_t begun) const {
    std::uint64_t key = position.hash() ^ mixed(path ^ from);
    if (variant.turn().reads_actors && parts > 0) {
        for (const Field f : acted) key ^= fact_key(Fact::actor, 0, f);
        key ^= fact_key(Fact::last_actor, 0, acted.back());
        key ^=
            fact_key(Fact::limits, static_cast<std::uint32_t>(spent), static_cast<std::uint16_t>(promotions));
        for (const int type : captured) key = mixed(key + static_cast<std::uint64_t>(type));
    }
    // What happens at the end of the turn may depend on all that was done in it.
    if (variant.play().ends_turns)
        for (const Edit& e : position.edits_since(begun))
            key = mixed(key ^ ((std::uint64_t{e.field} << 40) | (std::uint64_t{e.before} << 20) | e.after) ^
                        (static_cast<std::uint64_t>(e.why) << 56));
    return key;
}

}  // namespace acedrex
