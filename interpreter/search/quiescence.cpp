// The leaves of the tree: captures and promotions, until none is left that gains anything.
#include <algorithm>

#include "base/patience.hpp"
#include "search/tree.hpp"

namespace acedrex {

namespace {

constexpr int kWins = 2;      // turns deep: so far turns are looked for that win by a zone or a number
constexpr int kEvasions = 1;  // turns deep: so far all turns out of check are looked at
constexpr std::uint64_t kWorkOfEscape = Work::kSecond / 30'000;
constexpr std::size_t kFewPieces = 3;
constexpr std::size_t kSecondCaptures = 2;  // ways to go on with a first part that gains something

}  // namespace

// Does the side to move win by a turn that brings a piece to a goal or a counter to its number? That is
// looked for only where it is near, and then the turn is the line from this ply on.
bool Tree::wins_at_once(int ply) {
    if (several_ || wide_) return false;
    const bool by_number = values_.near_number(position_);
    if (!by_number && !values_.near_goal(position_, 1)) return false;
    const Side us = position_.to_move();
    MoveList& list = plies_[static_cast<std::size_t>(ply)].list;
    list_turns(list, 0, Kinds::kAll);
    for (const Move& move : list.moves) {
        const Code there = move.promoted != kNoPiece ? move.promoted : position_.at(move.from);
        if (!by_number && is_plain(move) && !values_.wins_on(there, move.to)) continue;
        const Made made = make(move, list);
        const auto end = judge_.forbidden() ? std::nullopt : legal_.board_end();
        unmake(made);
        if (!end || end->winner != us) continue;
        plies_[static_cast<std::size_t>(ply) + 1].line.clear();
        lead(ply, move, list);
        return true;
    }
    return false;
}

// Captures are looked at until none is left that gains anything.
int Tree::quiesce(int alpha, int beta, int ply, int depth) {
    Ply& here = plies_[static_cast<std::size_t>(ply)];
    here.line.clear();
    const int now = evaluated(alpha, beta);
    // Where captures decide little, none is looked at.
    if (depth >= kCaptures || ply >= kMostPlies || values_.of_choice() > 0) return now;
    if (depth < kWins && wins_at_once(ply)) return kMate - ply - 1;
    // A side with so few pieces may have no turn left.
    if (!wide_ && position_.pieces(position_.to_move()).size() <= kFewPieces && legal_.any() == false)
        return scored(judge_.without_turns(), ply);
    bool checked = depth < kEvasions && in_check();
    if (checked && wide_) {
        // To list all turns would take too long, and so may a look for one.
        const Work work(kWorkOfEscape);
        if (legal_.any() == false) return scored(judge_.without_turns(), ply);
        checked = false;
    }
    if (!checked && !must_capture_) {
        // Not even the most that one capture gains would be enough.
        const bool futile = now + values_.greatest() + 2 * values_.weakest() <= alpha && !is_mate(alpha);
        if (now >= beta || futile) return now;
    }
    Node node{.depth = depth, .alpha = alpha, .beta = beta, .ply = ply, .checked = checked};
    const bool parts = by_parts();
    if (!parts)
        list_turns(here.list, 0, checked ? Kinds::kAll : kGaining, wide_ && !checked && !must_capture_);
    const bool forced = checked || (must_capture_ && !here.list.moves.empty());
    if (!forced) node.best = now;
    if (node.best >= beta) return node.best;
    node.alpha = std::max(alpha, node.best);
    // Else not even with a piece more would it come up to alpha.
    const auto promises = [&](int gain) {
        return forced || now + gain + 2 * values_.weakest() > node.alpha || is_mate(node.alpha);
    };
    bool all = true;
    if (parts) {
        all = take_by_parts(
            ply, checked ? Kinds::kAll : kGaining,
            [&](std::size_t part, MoveList& list) {
                if (part == 0)
                    std::erase_if(list.moves, [&](const Move& move) {
                        return !promises(gain_of(position_, values_, move, list));
                    });
                const bool few = part > 0 && !checked;
                order_.arrange(part, list, 0, ply, few ? kSecondCaptures : list.moves.size());
            },
            [&](const Move& move, const MoveList& list) { return try_capture(node, move, list); });
    } else {
        all = here.list.complete;
        rank(here, 0, ply);
        for (std::size_t i = 0; i < here.ranked.size(); ++i) {
            const Order::Ranked one = Order::pick(here.ranked, i);
            if (!forced && Order::is_risky(one)) break;
            if (promises(one.gain) && !try_capture(node, here.list.moves[one.number], here.list)) break;
        }
    }
    if (halted_) return 0;
    complete_ = complete_ && (all || !checked);
    if (checked && node.tried == 0 && all) return scored(judge_.without_turns(), ply);
    return std::max(node.best, -kMate + ply);
}

// False where no other need be tried.
bool Tree::try_capture(Node& node, const Move& move, const MoveList& list) {
    const Side us = position_.to_move();
    const bool leads = node.beta - node.alpha > 1;
    const int ply = node.ply + 1;
    plies_[static_cast<std::size_t>(node.ply)].made = order_.place_of(move);
    const Made made = make(move, list);
    int score = 0;
    if (!halts()) {
        ++nodes_;
        const bool again = position_.to_move() == us;
        const auto end = legal_.board_end();
        score = end     ? scored({end->winner.value_or(Side::none)}, ply)
                : again ? quiesce(node.alpha, node.beta, ply, node.depth + 1)
                        : quiesce(-node.beta, -node.alpha, ply, node.depth + 1);
        if (!again) score = -score;
        if (end) plies_[static_cast<std::size_t>(ply)].line.clear();
    }
    unmake(made);
    if (halted_) return false;
    ++node.tried;
    if (score <= node.best) return true;
    node.best = score;
    if (score <= node.alpha) return true;
    node.alpha = score;
    if (leads) lead(node.ply, move, list);
    return score < node.beta;
}

}  // namespace acedrex
