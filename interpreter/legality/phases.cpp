#include "legality/phases.hpp"

#include <algorithm>

namespace acedrex {

Phases::Phases(const Variant& variant, Position& position)
    : variant_(variant), position_(&position), parts_(variant, position), walker_(variant.play(), position) {
    // The whole turn is judged, not its parts.
    parts_.ignore_safety(true);
    parts_.leave_turns_open();
}

void Phases::set_position(Position& position) {
    position_ = &position;
    parts_.set_position(position);
    walker_.set_position(position);
    if (answers_) answers_->set_position(position);
}

std::uint64_t Phases::script_calls() const {
    return parts_.script_calls() + walker_.script_calls() + (answers_ ? answers_->script_calls() : 0);
}

MoveList& Phases::list_at(std::size_t depth) {
    while (lists_.size() <= depth) lists_.push_back(std::make_unique<MoveList>());
    return *lists_[depth];
}

bool Phases::run(const Part& kind, std::optional<Field> only_from, Done done) {
    made_ = {};
    limits_ = nullptr;
    depth_ = 0;
    cut_ = left_out_ = false;
    us_ = position_->to_move();
    begun_ = position_->checkpoint();
    only_from_ = only_from;
    constexpr std::uint64_t kLeastShare = 2'000;
    share_ = std::max(kLeastShare, budget_ / (4 * position_->pieces(us_).size() + 1));
    seen_.clear();
    done_ = &done;
    return way(kind, [&] { return finish(); });
}

// A turn in which nothing at all is done is none.
bool Phases::finish() {
    return made_.parts == 0 || (*done_)(made_.from, made_.to);
}

bool Phases::way(const Part& p, Next next) {
    if (p.kind == Part::Kind::drop) {
        const bool skippable = p.optional || p.forced != PartSpec::Forced::no || !p.windows[0].empty();
        return drop(p, skippable, next);
    }
    if (p.optional && !next()) return false;
    switch (p.kind) {
        case Part::Kind::move:
            return move(p, next);
        case Part::Kind::seq:
            return seq(p, 0, next);
        case Part::Kind::either:
            return std::all_of(p.parts.begin(), p.parts.end(), [&](const Part& one) {
                return one.kind == Part::Kind::drop ? drop(one, false, next) : way(one, next);
            });
        case Part::Kind::moves: {
            const auto turn = static_cast<std::size_t>(position_->turns());
            return times(p, p.counts[std::min(turn, p.counts.size() - 1)], next);
        }
        case Part::Kind::actions:
            return actions(p, next);
        case Part::Kind::drop:
            break;
    }
    return true;
}

bool Phases::seq(const Part& p, std::size_t at, Next next) {
    if (at == p.parts.size()) return next();
    return way(p.parts[at], [&] { return seq(p, at + 1, next); });
}

bool Phases::times(const Part& p, int left, Next next) {
    if (left == 0) return next();
    return way(p.parts[0], [&] { return times(p, left - 1, next); });
}

// One may stop after any action.
bool Phases::actions(const Part& p, Next next) {
    const Part* const outer = limits_;
    bool more = true;
    if (made_.spent > 0) {
        limits_ = nullptr;
        more = next();
    }
    if (more && made_.spent < p.budget) {
        limits_ = &p;
        more = way(p.parts[0], [&] { return actions(p, next); });
    }
    limits_ = outer;
    return more;
}

bool Phases::may_move(const Part& p, const Move& m) const {
    const Code mover = position_->at(m.from);
    const auto type = static_cast<std::size_t>(Cast::type(mover));
    if (!p.types.empty() && !p.types[type]) return false;
    const bool acted = std::find(made_.acted.begin(), made_.acted.end(), m.from) != made_.acted.end();
    if (p.by == PartSpec::By::other && acted) return false;
    if (limits_ == nullptr) return true;
    return made_.spent + limits_->costs[type] <= limits_->budget && (!acted || limits_->again[type]);
}

// Counts what the part since `checkpoint` has cost. False where that is too much.
bool Phases::within_limits(Code mover, std::size_t checkpoint) {
    if (limits_ == nullptr) return true;
    const auto type = static_cast<std::size_t>(Cast::type(mover));
    made_.spent += limits_->costs[type];
    if (made_.spent > limits_->budget) return false;
    bool captures = false, promotes = false;
    for (const Edit& e : position_->edits_since(checkpoint)) {
        if (e.what != Edit::What::cell) continue;
        captures = captures || (e.takes() && e.before != kNoPiece);
        const bool placed = e.why == Edit::Why::put || e.why == Edit::Why::capture;
        promotes =
            promotes || e.why == Edit::Why::promote || (placed && e.after != kNoPiece && e.after != mover);
    }
    made_.promotions += promotes ? 1 : 0;
    if (limits_->promotions && made_.promotions > *limits_->promotions) return false;
    if (!captures || !limits_->captures[type]) return true;
    made_.captured.push_back(Cast::type(mover));
    return std::count(made_.captured.begin(), made_.captured.end(), Cast::type(mover)) <=
           *limits_->captures[type];
}

bool Phases::move(const Part& p, Next next) {
    std::optional<Field> from = made_.parts == 0 ? only_from_ : std::nullopt;
    if (p.by == PartSpec::By::same) {
        if (made_.acted.empty()) return true;
        from = made_.acted.back();
    }
    MoveList& list = list_at(depth_);
    parts_.list_parts(list, from);
    left_out_ = left_out_ || !list.complete;
    const std::size_t checkpoint = position_->checkpoint();
    ++depth_;
    bool more = true;
    for (std::size_t i = 0; i < list.moves.size() && more; ++i) {
        const Move m = list.moves[i];
        if (!may_move(p, m)) continue;
        const Made before = made_;
        const Code mover = position_->at(m.from);
        position_->begin_part({m.from, m.to, mover, static_cast<std::uint16_t>(m.kind), 0});
        place_move(*position_, m, list.edits.data(), variant_.move_rules());
        if (within_limits(mover, checkpoint)) more = go_on(p, m.from, m.to, checkpoint, next);
        position_->undo_to(checkpoint);
        made_ = before;
    }
    --depth_;
    return more;
}

// Since `checkpoint` the position holds one part more, which went from `from` to `to`.
bool Phases::go_on(const Part& p, Field from, Field to, std::size_t checkpoint, Next next) {
    const Turn& turn = variant_.turn();
    const bool first = made_.parts == 0;
    if (first) used_ = 0;
    if (++used_ > share_) {
        cut_ = true;
        return false;
    }
    if (filter_ && !filter_(static_cast<std::size_t>(made_.parts), position_->edits_since(checkpoint)))
        return true;
    if (turn.safe_each && !ignore_safety_ && in_check(us_)) return true;
    if (first) {
        made_.from = from;
        made_.to = to;
    }
    ++made_.parts;
    made_.path = mixed(made_.path ^ static_cast<std::uint64_t>(p.id));
    std::uint64_t key = position_->hash() ^ mixed(made_.path ^ made_.from);
    if (turn.reads_actors) {
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
    if (!seen_.insert(key)) return true;
    bool more = turn.check_ends && in_check(other(us_)) ? finish() : next();
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
