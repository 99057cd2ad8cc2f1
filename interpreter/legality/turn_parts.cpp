// Turns of several parts: each way of making one, part by part, in place on a position.
#include <algorithm>
#include <limits>

#include "legality/legal.hpp"
#include "play/make_move.hpp"

namespace acedrex {

MoveList& LegalMoves::list_at(std::size_t depth) {
    while (lists_.size() <= depth) lists_.push_back(std::make_unique<MoveList>());
    return *lists_[depth];
}

void LegalMoves::by_plan(MoveSink& sink, const Part& way, std::optional<Field> only_from) {
    constexpr std::uint64_t kParts = 500'000, kLeastShare = 2'000;
    const std::size_t pieces = position_->pieces(position_->to_move()).size();
    share_ = std::max(kLeastShare, kParts / (4 * pieces + 1));
    made_ = {};
    cut_ = false;
    begun_ = position_->checkpoint();
    only_from_ = only_from;
    sink_ = &sink;
    seen_.clear();
    generator_.agenda().begin_turn();
    go_on(plan_.begin(way));
}

bool LegalMoves::go_on(Plan::Rest rest) {
    return plan_.each(
        rest, position_->turns(), made_.spent, [&](const Plan::Leaf& leaf) { return try_parts(leaf); },
        [&] { return finish(); });
}

// A turn in which nothing at all is done is none.
bool LegalMoves::finish() {
    if (made_.parts == 0) return true;
    generator_.finish(*sink_, begun_, {.from = made_.from, .to = made_.to, .kind = Move::Kind::edits});
    return !sink_->done();
}

LegalMoves::Due LegalMoves::due(const Part& drop) const {
    const Side us = position_->to_move();
    const int turn = position_->turns() / 2 + 1;
    PartSpec::Window window{1, std::numeric_limits<int>::max()};
    if (const auto& windows = drop.windows[static_cast<std::size_t>(us)]; !windows.empty()) {
        const auto taken = static_cast<std::size_t>(position_->taken(us, drop.drops[0].pocket));
        window = windows[std::min(taken, windows.size() - 1)];
    }
    if (turn < window.first) return Due::not_yet;
    const bool forced = drop.forced == PartSpec::Forced::always ||
                        (drop.forced == PartSpec::Forced::at_end && turn >= window.second);
    return forced ? Due::must : Due::may;
}

// The moves or drops that may be the next part.
void LegalMoves::list_of(const Part& part, MoveList& out) {
    if (part.kind == Part::Kind::drop) {
        out.clear();
        if (only_from_ && made_.parts == 0) return;
        MoveLister lister(out);
        const std::size_t before = position_->checkpoint();
        generator_.drops(
            part, [&] { return can_reply(); },
            [&](const Move& drop) {
                lister.add(drop, position_->edits_since(before));
                return true;
            });
        return;
    }
    const bool same = part.by == PartSpec::By::same;
    if (same && made_.acted.empty()) return out.clear();
    list_parts(out, same ? made_.acted.back() : made_.parts == 0 ? only_from_ : std::nullopt);
    left_out_ = left_out_ || !out.complete;
}

bool LegalMoves::try_parts(const Plan::Leaf& leaf) {
    const bool drops = leaf.part->kind == Part::Kind::drop;
    const Due when = drops ? due(*leaf.part) : Due::must;
    if (when == Due::not_yet) return !leaf.skippable || go_on(leaf.rest);
    if (leaf.skippable && when == Due::may && !go_on(leaf.rest)) return false;
    MoveList& list = list_at(depth_++);
    list_of(*leaf.part, list);
    const std::size_t checkpoint = position_->checkpoint();
    bool more = true, possible = false;
    for (std::size_t i = 0; i < list.moves.size() && more; ++i) {
        const Move m = list.moves[i];
        if (!drops && !may_move(leaf, m)) continue;
        const Made before = made_;
        const Code mover = position_->at(m.from);
        if (!drops) position_->begin_part({m.from, m.to, mover, static_cast<std::uint16_t>(m.kind), 0});
        place_move(*position_, m, list.edits.data(), variant_.move_rules());
        if (within_limits(leaf.limits, drops ? position_->at(m.to) : mover, checkpoint)) {
            possible = true;
            more = enter(leaf, m.from, m.to, checkpoint);
        }
        position_->undo_to(checkpoint);
        made_ = before;
    }
    --depth_;
    if (!more) return false;
    // A drop that is forced but impossible is passed over.
    return !drops || possible || when == Due::may || !leaf.skippable || go_on(leaf.rest);
}

bool LegalMoves::may_move(const Plan::Leaf& leaf, const Move& m) const {
    const Part& p = *leaf.part;
    const auto type = static_cast<std::size_t>(Cast::type(position_->at(m.from)));
    if (!p.types.empty() && !p.types[type]) return false;
    const bool acted = std::find(made_.acted.begin(), made_.acted.end(), m.from) != made_.acted.end();
    if (p.by == PartSpec::By::other && acted) return false;
    if (leaf.limits == nullptr) return true;
    return made_.spent + leaf.limits->costs[type] <= leaf.limits->budget &&
           (!acted || leaf.limits->again[type]);
}

// Counts what the part since `checkpoint` has cost. False where that is too much.
bool LegalMoves::within_limits(const Part* limits, Code mover, std::size_t checkpoint) {
    if (limits == nullptr) return true;
    const auto type = static_cast<std::size_t>(Cast::type(mover));
    made_.spent += limits->costs[type];
    if (made_.spent > limits->budget) return false;
    bool captures = false, promotes = false;
    for (const Edit& e : position_->edits_since(checkpoint)) {
        if (e.what != Edit::What::cell) continue;
        captures = captures || (e.takes() && e.before != kNoPiece);
        const bool placed = e.why == Edit::Why::put || e.why == Edit::Why::capture;
        promotes =
            promotes || e.why == Edit::Why::promote || (placed && e.after != kNoPiece && e.after != mover);
    }
    made_.promotions += promotes ? 1 : 0;
    if (limits->promotions && made_.promotions > *limits->promotions) return false;
    if (!captures || !limits->captures[type]) return true;
    made_.captured.push_back(Cast::type(mover));
    return std::count(made_.captured.begin(), made_.captured.end(), Cast::type(mover)) <=
           *limits->captures[type];
}

// Everything that what follows the part from `from` to `to` depends on.
std::uint64_t LegalMoves::key_after(int part, Field from, Field to) {
    made_.path = mixed(made_.path ^ static_cast<std::uint64_t>(part));
    std::uint64_t key = position_->hash() ^ mixed(made_.path ^ made_.from);
    if (variant_.turn().reads_actors) {
        std::erase(made_.acted, from);
        made_.acted.push_back(to);
        for (const Field f : made_.acted) key ^= fact_key(Fact::actor, 0, f);
        key ^= fact_key(Fact::last_actor, 0, to);
        key ^= fact_key(Fact::limits, static_cast<std::uint32_t>(made_.spent),
                        static_cast<std::uint16_t>(made_.promotions));
        for (const int type : made_.captured) key = mixed(key + static_cast<std::uint64_t>(type));
    }
    // What happens at the end of the turn may depend on all that was done in it.
    if (variant_.play().ends_turns)
        for (const Edit& e : position_->edits_since(begun_))
            key = mixed(key ^ ((std::uint64_t{e.field} << 40) | (std::uint64_t{e.before} << 20) | e.after) ^
                        (static_cast<std::uint64_t>(e.why) << 56));
    return key;
}

// Since `checkpoint` the position holds one part more, which went from `from` to `to`: goes on with the turn,
// unless it has been in the same state before.
bool LegalMoves::enter(const Plan::Leaf& leaf, Field from, Field to, std::size_t checkpoint) {
    const Turn& turn = variant_.turn();
    const Side us = position_->to_move();
    const bool first = made_.parts == 0;
    if (first) used_ = 0;
    if (++used_ > share_) {
        cut_ = true;
        return false;
    }
    if (part_filter_ && !part_filter_(made_.parts, position_->edits_since(checkpoint))) return true;
    if (turn.safe_each && !safety_.ignored() && in_check(us)) return true;
    if (first) {
        made_.from = from;
        made_.to = to;
    }
    ++made_.parts;
    if (!seen_.insert(key_after(leaf.part->id, from, to))) return true;
    bool more = turn.check_ends && in_check(other(us)) ? finish() : go_on(leaf.rest);
    if (first && cut_) {
        // Every first part has a share of its own, so that each can be seen to end.
        cut_ = false;
        left_out_ = true;
        seen_.clear();
        more = true;
    }
    return more;
}

}  // namespace acedrex
