#include "search/tree.hpp"

#include <algorithm>
#include <array>

namespace acedrex {

namespace {

// In quiescence, turns deep: so far all turns out of check are looked at, and so far captures are.
constexpr int kEvasions = 2, kCaptures = 12;
// Where there are too many turns, so many outcomes of a first ply are looked at, by depth, and so many states
// of cascades in all.
constexpr std::array<std::size_t, 4> kOutcomes{8, 60, 120, 200};
constexpr std::size_t kStatesInAll = 20'000;
constexpr std::uint8_t kGaining = Kinds::kCaptures | Kinds::kPromotions;

// Is a side that passes its turn worse off than by its best turn, as good as always?
bool is_null_sound(const Variant& variant, const Values& values) {
    const Turn& turn = variant.turn();
    if (values.less_is_better() || turn.may_lapse || turn.reads_turns || !variant.preferences().empty())
        return false;
    for (const Side side : {Side::light, Side::dark})
        if (!variant.royals(side).obliging.empty()) return false;
    return !variant.spec().some_obligations([](const MoveObligations& one) {
        return one.capture != MoveObligations::Capture::free || one.pass != MoveObligations::Pass::never ||
               one.giving_check != MoveObligations::Checks::legal ||
               (one.stalemate != Verdict::loss && one.stalemate != Verdict::draw);
    });
}

// Scores of mate count from the root; in the table they count from the position.
int to_table(int score, int ply) {
    return !is_mate(score) ? score : score > 0 ? score + ply : score - ply;
}
int from_table(int score, int ply) {
    return !is_mate(score) ? score : score > 0 ? score - ply : score + ply;
}

}  // namespace

Tree::Tree(const GameState& game, const Values& values, Table& table, const std::atomic<bool>& halt,
           std::uint64_t nodes, bool wide)
    : variant_(game.variant()),
      values_(values),
      table_(table),
      halt_(halt),
      most_nodes_(nodes),
      position_(game.position()),
      legal_(variant_, position_),
      judge_(game, position_, legal_),
      order_(position_, values, static_cast<std::size_t>(variant_.cast().codes()) + 1,
             static_cast<std::size_t>(variant_.board().size()) + 1),
      drive_(variant_, values),
      plies_(kMostPlies + 2),
      wide_(wide),
      balance_(values.of(position_)),
      checks_matter_(!variant_.royals(Side::light).check.empty() ||
                     !variant_.royals(Side::dark).check.empty()),
      must_capture_(variant_.spec().some_obligations(
          [](const MoveObligations& one) { return one.capture != MoveObligations::Capture::free; })),
      null_is_sound_(is_null_sound(variant_, values)),
      // Where quiet turns may win at once, none is futile.
      futility_is_sound_(!must_capture_ && values.of_choice() == 0 && variant_.endings().goals.empty() &&
                         variant_.endings().counters.empty() && variant_.endings().checks == 0) {
    position_.put_in_order();
}

Tree::Made Tree::make(const Move& move, const MoveList& list) {
    const Made made{position_.checkpoint(), balance_};
    legal_.make_turn(move, list.edits.data());
    balance_ += values_.change(position_.edits_since(made.checkpoint));
    judge_.push();
    return made;
}

void Tree::unmake(const Made& made) {
    judge_.pop();
    position_.undo_to(made.checkpoint);
    balance_ = made.balance;
}

bool Tree::halts() {
    halted_ = halted_ || (most_nodes_ != 0 && nodes_ >= most_nodes_) || halt_.load(std::memory_order_relaxed);
    return halted_;
}

int Tree::scored(const Judge::End& end, int ply) const {
    if (end.winner == Side::none) return 0;
    return end.winner == position_.to_move() ? kMate - ply : -kMate + ply;
}

// For the side to move.
int Tree::evaluated() {
    if (values_.of_choice() > 0) return choices();
    const int balance = balance_ + drive_.of(position_);
    return position_.to_move() == Side::light ? balance : -balance;
}

// What it is worth to have more turns to choose from than the other side has.
int Tree::choices() {
    const auto ours = static_cast<int>(legal_.count());
    const std::size_t checkpoint = position_.checkpoint();
    make_null(position_);
    const auto theirs = static_cast<int>(legal_.count());
    position_.undo_to(checkpoint);
    return values_.of_choice() * (ours - theirs);
}

// The turn has proved the best so far: it and what follows it is the line from this ply on.
void Tree::lead(int ply, const Move& move, const MoveList& list) {
    std::vector<FoundTurn>& line = plies_[static_cast<std::size_t>(ply)].line;
    line.resize(1);
    line[0].assign(move, list);
    const std::vector<FoundTurn>& rest = plies_[static_cast<std::size_t>(ply) + 1].line;
    line.insert(line.end(), rest.begin(), rest.end());
}

int Tree::after(const Move& move, const MoveList& list, int depth, int alpha, int beta) {
    const Side us = position_.to_move();
    const Made made = make(move, list);
    const int score = child(us, depth - 1, alpha, beta, 1);
    unmake(made);
    return score;
}

// For the side that has just moved. It may be to move again, where the other one has nothing to do.
int Tree::child(Side us, int depth, int alpha, int beta, int ply) {
    return position_.to_move() == us ? look(depth, alpha, beta, ply) : -look(depth, -beta, -alpha, ply);
}

int Tree::look(int depth, int alpha, int beta, int ply) {
    std::vector<FoundTurn>& line = plies_[static_cast<std::size_t>(ply)].line;
    line.clear();
    if (halts()) return 0;
    ++nodes_;
    if (const auto end = judge_.end()) return scored(*end, ply);
    if (depth <= 0 || ply >= kMostPlies - kCaptures - 1) return quiesce(alpha, beta, ply, 0);
    return search(depth, alpha, beta, ply);
}

void Tree::list_turns(MoveList& list, int depth, std::uint8_t kinds) {
    ListRequest wanted{.kinds = kinds, .distinct = false};
    if (wide_) {
        const std::size_t outcomes = kOutcomes[static_cast<std::size_t>(std::clamp(depth, 0, 3))];
        wanted.limits = {.of_first_ply = 4 * outcomes, .in_all = kStatesInAll, .outcomes = outcomes};
    }
    legal_.list(list, wanted);
}

// Would the side be good enough without making a turn at all? Then it is with one.
bool Tree::null_refutes(int depth, int beta, int ply) {
    const Side us = position_.to_move();
    if (!null_is_sound_ || null_ || depth < 3 || is_mate(beta) || position_.pieces(us).size() < 4)
        return false;
    if (evaluated() < beta) return false;
    const std::size_t checkpoint = position_.checkpoint();
    make_null(position_);
    judge_.push();
    null_ = true;
    const int score = -look(depth - 3 - depth / 4, -beta, -beta + 1, ply + 1);
    null_ = false;
    judge_.pop();
    position_.undo_to(checkpoint);
    return !halted_ && score >= beta && !is_mate(score);
}

int Tree::search(int depth, int alpha, int beta, int ply) {
    // No line from here is better than mate at once.
    alpha = std::max(alpha, -kMate + ply);
    beta = std::min(beta, kMate - ply - 1);
    if (alpha >= beta) return alpha;
    const bool leads = beta - alpha > 1;
    const std::uint64_t hash = position_.hash();
    std::uint32_t first = 0;
    if (const Table::Entry* known = table_.find(hash)) {
        first = known->move;
        const int score = from_table(known->score, ply);
        using Bound = Table::Bound;
        const bool tells = known->bound == Bound::exact || (known->bound == Bound::lower && score >= beta) ||
                           (known->bound == Bound::upper && score <= alpha);
        if (!leads && known->depth >= depth && tells && !judge_.near_limit(depth)) return score;
    }
    Ply& here = plies_[static_cast<std::size_t>(ply)];
    const bool checked = in_check();
    if (checked && ply < 2 * kMostPlies / 3) ++depth;
    if (!leads && !checked && null_refutes(depth, beta, ply)) return beta;
    if (halted_) return 0;
    null_ = false;
    // Near the leaves, turns that gain nothing do not make good what is missing.
    const bool may_be_futile = futility_is_sound_ && !leads && !checked && depth <= 2 && !is_mate(alpha);
    const int hoped = may_be_futile ? evaluated() + 2 * depth * values_.weakest() : kInfinite;
    const bool futile = hoped <= alpha;
    list_turns(here.list, depth, futile ? kGaining : Kinds::kAll);
    if (futile && here.list.moves.empty() && legal_.any() != false) return hoped;
    complete_ = complete_ && here.list.complete;
    order_.rank(here.list, first, ply, here.ranked);
    const Side us = position_.to_move();
    int best = futile ? hoped : -kInfinite, tried = 0;
    const int least = alpha;
    std::uint32_t best_key = 0;
    for (std::size_t i = 0; i < here.ranked.size(); ++i) {
        const Order::Ranked one = Order::pick(here.ranked, i);
        const Move& move = here.list.moves[one.number];
        const Made made = make(move, here.list);
        if (judge_.forbidden()) {
            unmake(made);
            continue;
        }
        int score;
        // Turns that come late are looked at less deep, and only those that prove better in full.
        const int less = depth >= 4 && tried >= 4 && one.gain <= 0 && !checked ? 1 + tried / 12 : 0;
        if (tried == 0) {
            score = child(us, depth - 1, alpha, beta, ply + 1);
        } else {
            score = child(us, depth - 1 - less, alpha, alpha + 1, ply + 1);
            if (score > alpha && less > 0) score = child(us, depth - 1, alpha, alpha + 1, ply + 1);
            if (score > alpha && score < beta) score = child(us, depth - 1, alpha, beta, ply + 1);
        }
        unmake(made);
        if (halted_) return 0;
        ++tried;
        if (score > best) {
            best = score;
            best_key = one.key;
        }
        if (score > alpha) {
            alpha = score;
            if (leads) lead(ply, move, here.list);
        }
        if (alpha >= beta) {
            if (one.gain <= 0) order_.refutes(move, one.key, depth, ply);
            break;
        }
        if (one.gain <= 0) order_.failed(move, depth);
    }
    if (here.ranked.empty() || (tried == 0 && !futile))
        return here.list.complete ? scored(judge_.without_turns(), ply) : evaluated();
    const Table::Bound bound = best >= beta    ? Table::Bound::lower
                               : best <= least ? Table::Bound::upper
                                               : Table::Bound::exact;
    table_.keep(hash, bound == Table::Bound::upper ? 0 : best_key, to_table(best, ply), depth, bound);
    return best;
}

// Captures are looked at until none is left that gains anything.
int Tree::quiesce(int alpha, int beta, int ply, int depth) {
    Ply& here = plies_[static_cast<std::size_t>(ply)];
    here.line.clear();
    const int now = evaluated();
    // Where captures decide little, none is looked at.
    if (depth >= kCaptures || ply >= kMostPlies || values_.of_choice() > 0) return now;
    const bool checked = depth < kEvasions && in_check();
    if (!checked && !must_capture_) {
        // Not even the most that one capture gains would be enough.
        const bool futile = values_.of_choice() == 0 &&
                            now + values_.greatest() + 2 * values_.weakest() <= alpha && !is_mate(alpha);
        if (now >= beta || futile || (wide_ && depth > 0)) return now;
    }
    list_turns(here.list, 0, checked ? Kinds::kAll : kGaining);
    complete_ = complete_ && (here.list.complete || !checked);
    const bool forced = checked || (must_capture_ && !here.list.moves.empty());
    if (checked && here.list.moves.empty() && here.list.complete) return scored(judge_.without_turns(), ply);
    int best = forced ? -kInfinite : now;
    if (best >= beta || here.list.moves.empty()) return std::max(best, -kMate + ply);
    const bool leads = beta - alpha > 1;
    const Side us = position_.to_move();
    alpha = std::max(alpha, best);
    order_.rank(here.list, 0, ply, here.ranked);
    for (std::size_t i = 0; i < here.ranked.size(); ++i) {
        const Order::Ranked one = Order::pick(here.ranked, i);
        // Not even with a piece more would it come up to alpha.
        if (!forced && now + one.gain + 2 * values_.weakest() <= alpha && !is_mate(alpha)) continue;
        const Move& move = here.list.moves[one.number];
        const Made made = make(move, here.list);
        int score = 0;
        if (!halts()) {
            ++nodes_;
            const bool again = position_.to_move() == us;
            const auto end = legal_.board_end();
            score = end     ? scored({end->winner.value_or(Side::none)}, ply + 1)
                    : again ? quiesce(alpha, beta, ply + 1, depth + 1)
                            : quiesce(-beta, -alpha, ply + 1, depth + 1);
            if (!again) score = -score;
            if (end) plies_[static_cast<std::size_t>(ply) + 1].line.clear();
        }
        unmake(made);
        if (halted_) return 0;
        if (score <= best) continue;
        best = score;
        if (score <= alpha) continue;
        alpha = score;
        if (leads) lead(ply, move, here.list);
        if (alpha >= beta) break;
    }
    return best;
}

}  // namespace acedrex
