#include "search/tree.hpp"

#include <algorithm>
#include <array>

#include "base/ranges.hpp"

namespace acedrex {

namespace {

// Where there are too many turns, so many outcomes of a first ply are looked at, by depth, and so many states
// of cascades in all.
constexpr std::array<std::size_t, 4> kOutcomes{4, 8, 30, 100};
constexpr std::array<std::size_t, 4> kStatesInAll{300, 1'000, 4'000, 20'000};
// From so deep on turns that come late are reduced: those of one part, and others.
constexpr int kReduced = 3, kReducedParts = 2;
constexpr int kFirstInFull = 3, kOneLess = 8;  // so many before; so many of them for one turn less
// Up to such a depth, so many turns that gain nothing and their square by depth are tried.
constexpr int kLateDepth = 3, kLate = 4;
// So many ways to go on with a first part are looked at up to such a depth.
constexpr int kFewParts = 1;
constexpr std::size_t kSecondParts = 8;

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

// Is no quiet turn worth much at once, but for those of pieces that are near to a goal?
bool is_futility_sound(const Variant& variant, const Values& values) {
    const auto told = [&](const Goal& goal) {
        return !values.less_is_better() && goal.kind == GoalShape::Kind::zone;
    };
    return values.of_choice() == 0 && ranges::all_of(variant.endings().goals, told) &&
           variant.endings().counters.empty() && variant.endings().checks == 0;
}

// Scores of mate count from the root; in the table they count from the position.
int to_table(int score, int ply) {
    return !is_mate(score) ? score : score > 0 ? score + ply : score - ply;
}
int from_table(int score, int ply) {
    return !is_mate(score) ? score : score > 0 ? score - ply : score + ply;
}

}  // namespace

Tree::Tree(const GameState& game, const Values& values, const Exchanges& exchanges, const Danger& danger,
           Table& table, const std::atomic<bool>& halt, std::uint64_t nodes, bool wide)
    : variant_(game.variant()),
      values_(values),
      exchanges_(exchanges),
      danger_(danger),
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
      several_(variant_.turn().several),
      balance_(values.of(position_)),
      checks_matter_(!variant_.royals(Side::light).check.empty() ||
                     !variant_.royals(Side::dark).check.empty()),
      must_capture_(variant_.spec().some_obligations(
          [](const MoveObligations& one) { return one.capture != MoveObligations::Capture::free; })),
      null_is_sound_(is_null_sound(variant_, values)),
      futility_is_sound_(!must_capture_ && is_futility_sound(variant_, values)) {
    position_.put_in_order();
}

Tree::Made Tree::make(const Move& move, const MoveList& list) {
    const Made made{position_.checkpoint(), balance_};
    legal_.make_turn(move, list.edits.data());
    table_.fetch(position_.hash());
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

// For the side to move. Far beyond the bounds it need not be exact.
int Tree::evaluated(int alpha, int beta) {
    const int sign = position_.to_move() == Side::light ? 1 : -1;
    if (values_.of_choice() > 0) return choices() + (values_.trials().stays.empty() ? 0 : sign * balance_);
    const int score = sign * (balance_ + drive_.of(position_, balance_));
    if (score - danger_.most() >= beta || score + danger_.most() <= alpha) return score;
    return score + sign * danger_.of(position_);
}

// What it is worth to have more turns to choose from than the other side has.
int Tree::choices() {
    MoveList& list = plies_.back().list;
    const int ours = number_of_turns(legal_, list);
    const Tried passed(position_);
    make_null(position_);
    return values_.of_choice() * (ours - number_of_turns(legal_, list));
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
    plies_[0].made = order_.place_of(move);
    const Made made = make(move, list);
    int score = child(us, depth - 1, alpha, beta, 1);
    // Where turns are so many, the one that repeats the position once more may not be seen.
    if (wide_ && score > 0 && !is_mate(score) && judge_.goes_round()) score = 0;
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

Agenda::Share Tree::share_at(int depth) {
    const auto row = static_cast<std::size_t>(std::clamp(depth, 0, 3));
    return {.of_first_ply = 4 * kOutcomes[row], .of_listing = kStatesInAll[row], .outcomes = kOutcomes[row]};
}

void Tree::list_turns(MoveList& list, int depth, std::uint8_t kinds, bool simple) {
    ListRequest wanted{.kinds = kinds, .simple = simple, .distinct = false};
    if (wide_) wanted.limits = share_at(depth);
    legal_.list(list, wanted);
}

// Would the side be good enough without making a turn at all? Then it is with one.
bool Tree::null_refutes(int depth, int beta, int ply) {
    const Side us = position_.to_move();
    if (!null_is_sound_ || null_ || depth < 3 || is_mate(beta) || position_.pieces(us).size() < 4)
        return false;
    if (evaluated(beta - 1, beta) < beta) return false;
    const Tried passed(position_);
    make_null(position_);
    judge_.push();
    plies_[static_cast<std::size_t>(ply)].made = 0;
    null_ = true;
    const int score = -look(depth - 3 - depth / 4, -beta, -beta + 1, ply + 1);
    null_ = false;
    judge_.pop();
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
    if (const auto known = table_.find(hash)) {
        first = known->move;
        const int score = from_table(known->score, ply);
        const bool tells = known->bound == Table::Bound::exact ||
                           (known->bound == Table::Bound::lower && score >= beta) ||
                           (known->bound == Table::Bound::upper && score <= alpha);
        if (!leads && known->depth >= depth && tells && !judge_.near_limit(depth)) return score;
    }
    const bool checked = in_check();
    if (checked && ply < 2 * kMostPlies / 3) ++depth;
    if (!leads && !checked && null_refutes(depth, beta, ply)) return beta;
    if (halted_) return 0;
    null_ = false;
    // Near the leaves, turns that gain nothing do not make good what is missing.
    const bool may_prune = futility_is_sound_ && !leads && !checked && depth <= kLateDepth &&
                           !values_.near_goal(position_, depth);
    const bool may_be_futile = may_prune && depth <= 2 && !is_mate(alpha);
    const int hoped = may_be_futile ? evaluated() + 2 * depth * values_.weakest() : kInfinite;
    const bool futile = hoped <= alpha;
    Node node{.depth = depth,
              .alpha = alpha,
              .beta = beta,
              .ply = ply,
              .checked = checked,
              .may_prune = may_prune,
              .pruned = futile};
    if (futile) node.best = hoped;
    const bool all = try_each(node, first, futile);
    if (halted_) return 0;
    if (node.tried == 0) {
        if (futile && legal_.any() != false) return hoped;
        return futile || all ? scored(judge_.without_turns(), ply) : evaluated();
    }
    const int best = node.best;
    const Table::Bound bound = best >= beta    ? Table::Bound::lower
                               : best <= alpha ? Table::Bound::upper
                                               : Table::Bound::exact;
    table_.keep(hash, bound == Table::Bound::upper ? 0 : node.best_key, to_table(best, ply), depth, bound);
    return best;
}

// The turns one after the other, until they are cut. False where there may be others. futile: only those
// that gain something.
bool Tree::try_each(Node& node, std::uint32_t first, bool futile) {
    Ply& here = plies_[static_cast<std::size_t>(node.ply)];
    const std::uint8_t kinds = futile ? kGaining : Kinds::kAll;
    if (by_parts()) return try_parts(node, first, kinds);
    here.simple.clear();
    if (wide_ && !must_capture_) {
        // What can be listed in no time comes first, and may make the rest needless.
        list_turns(here.list, node.depth, kinds, true);
        if (!try_listed(node, first) || futile) return false;
        for (const Order::Ranked& one : here.ranked) here.simple.push_back(one.key);
        std::sort(here.simple.begin(), here.simple.end());
    }
    list_turns(here.list, node.depth, kinds);
    const bool complete = here.list.complete;
    complete_ = complete_ && (complete || halt_);
    try_listed(node, first);
    return complete && !node.pruned;
}

// False where no other need be tried.
bool Tree::try_listed(Node& node, std::uint32_t first) {
    Ply& here = plies_[static_cast<std::size_t>(node.ply)];
    rank(here, first, node.ply);
    for (std::size_t i = 0; i < here.ranked.size(); ++i) {
        const Order::Ranked one = Order::pick(here.ranked, i);
        if (std::binary_search(here.simple.begin(), here.simple.end(), one.key)) continue;
        if (!try_turn(node, here.list.moves[one.number], here.list, one.key, one.gain)) return false;
    }
    return true;
}

bool Tree::try_parts(Node& node, std::uint32_t first, std::uint8_t kinds) {
    const int sign = position_.to_move() == Side::light ? 1 : -1;
    const bool all = take_by_parts(
        node.ply, kinds,
        [&](std::size_t part, MoveList& list) {
            const bool few = part > 0 && node.depth <= kFewParts && list.moves.size() > kSecondParts;
            order_.arrange(part, list, first, node.ply, few ? kSecondParts : list.moves.size());
            node.pruned = node.pruned || few;
        },
        [&](const Move& move, const MoveList& list) {
            const int gain = sign * values_.change({list.edits.data(), move.edit_count});
            return try_turn(node, move, list, key_of_parts(move, list), gain);
        });
    complete_ = complete_ && (all || halt_);
    return all && !node.pruned;
}

void Tree::rank(Ply& here, std::uint32_t first, int ply) {
    order_.rank(
        here.list, first, ply, made_before(ply),
        [&](const Move& move, int gain) { return is_risky(move, gain); }, here.ranked);
}

// Would it be taken back, for more than it gains?
bool Tree::is_risky(const Move& move, int gain) {
    const Code mover = position_.at(move.from);
    return is_plain(move) && move.promoted == kNoPiece &&
           values_.worth(mover) > gain + values_.weakest() / 2 &&
           exchanges_.taken_back(position_, move.from, move.to);
}

// The turns of which the first part is of these kinds. False where some were left out.
bool Tree::take_by_parts(int ply, std::uint8_t first_kinds,
                         FunctionRef<void(std::size_t part, MoveList& list)> order, TryTurn turn) {
    Ply& here = plies_[static_cast<std::size_t>(ply)];
    if (!here.by_parts) here.by_parts = std::make_unique<LegalMoves>(variant_, position_);
    const std::size_t begin = position_.checkpoint();
    here.by_parts->take_by_parts({order,
                                  [&](const Move& move, std::span<const Edit> edits) {
                                      MoveList& list = here.list;
                                      list.clear();
                                      MoveSink{&list}.add(move, edits);
                                      position_.undo_to(begin);
                                      const bool more = turn(list.moves[0], list);
                                      for (const Edit& edit : list.edits) position_.redo(edit);
                                      return more;
                                  },
                                  first_kinds});
    return here.by_parts->complete();
}

// Near the leaves, what is tried late hardly ever proves better.
bool Tree::comes_too_late(const Node& node) const {
    return node.may_prune && node.tried > kLate * (1 + node.depth * node.depth) && !is_mate(node.best);
}

// False where no other need be tried.
bool Tree::try_turn(Node& node, const Move& move, const MoveList& list, std::uint32_t key, int gain) {
    if (gain <= 0 && comes_too_late(node)) {
        node.pruned = true;
        return true;
    }
    const Side us = position_.to_move();
    plies_[static_cast<std::size_t>(node.ply)].made = order_.place_of(move);
    const Made made = make(move, list);
    if (judge_.forbidden()) {
        unmake(made);
        return true;
    }
    const int depth = node.depth, ply = node.ply;
    const bool leads = node.beta - node.alpha > 1;
    // Turns that come late are looked at less deep, and only those that prove better in full.
    const bool late = depth >= (several_ ? kReducedParts : kReduced) && node.tried >= kFirstInFull;
    const int less = late && gain <= 0 && !node.checked ? 1 + node.tried / kOneLess : 0;
    int& alpha = node.alpha;
    int score;
    if (node.tried == 0) {
        score = child(us, depth - 1, alpha, node.beta, ply + 1);
    } else {
        score = child(us, depth - 1 - less, alpha, alpha + 1, ply + 1);
        if (score > alpha && less > 0) score = child(us, depth - 1, alpha, alpha + 1, ply + 1);
        if (score > alpha && score < node.beta) score = child(us, depth - 1, alpha, node.beta, ply + 1);
    }
    unmake(made);
    if (halted_) return false;
    ++node.tried;
    if (score > node.best) {
        node.best = score;
        node.best_key = key;
    }
    if (score > alpha) {
        alpha = score;
        if (leads) lead(ply, move, list);
    }
    if (alpha >= node.beta) {
        if (gain <= 0) order_.refutes(move, list, key, depth, ply, made_before(ply));
        return false;
    }
    if (gain <= 0) order_.failed(move, list, depth);
    return true;
}

}  // namespace acedrex
