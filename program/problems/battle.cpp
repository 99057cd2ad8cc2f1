#include "problems/battle.hpp"

#include <algorithm>
#include <numeric>

#include "base/patience.hpp"
#include "position/hash_keys.hpp"

namespace acedrex::program {

namespace {

using Play = Stipulation::Play;
using Aim = Stipulation::Aim;

constexpr std::int64_t kRemembered = 1'000'000, kKiller = 100'000, kCheck = 10'000, kCapture = 1'000;

}  // namespace

bool Battle::stopped() {
    if (!Patience::stopped()) return false;
    complete_ = false;
    return true;
}

std::uint64_t Battle::key_of(Role role) const {
    return mixed(board_.key() + (role == Role::attack ? 1 : 2)) | 1;
}

void Battle::note_success(const Move& move, Role role, std::uint64_t key) {
    killers_[static_cast<std::size_t>(board_.depth())][static_cast<std::size_t>(role)] = {move.from, move.to};
    if (!board_.has_keys()) return;
    Memory::Known& known = memory_.at(key);
    known.from = move.from;
    known.to = move.to;
}

// How good the move looks, which is tried first that looks best.
std::int64_t Battle::promise(const Move& move, const MoveList& list, Role role, int n) {
    const Code taken = board_.position().at(move.to);
    std::int64_t result = taken != kNoPiece && Cast::side(taken) != board_.to_move() ? kCapture : 0;
    if (role == Role::defend) return result;
    board_.make(move, list);
    if (board_.gives_check()) result += kCheck;
    // Where much depends on it, it is worth to see how few replies there are.
    if (n > 2) result -= 4 * static_cast<std::int64_t>(board_.list().moves.size());
    board_.undo();
    return result;
}

const std::vector<std::uint32_t>& Battle::ordered(const MoveList& list, Role role, int n, std::uint64_t key) {
    const auto depth = static_cast<std::size_t>(board_.depth());
    while (orders_.size() <= depth) orders_.emplace_back();
    while (killers_.size() <= depth) killers_.emplace_back();
    std::vector<std::uint32_t>& order = orders_[depth];
    order.resize(list.moves.size());
    std::iota(order.begin(), order.end(), 0U);
    const Memory::Known* known = memory_.find(key);
    const Killer killer = killers_[depth][static_cast<std::size_t>(role)];
    const auto is = [](const Move& move, const auto& other) {
        return move.from == other.from && move.to == other.to;
    };
    // What is asked of the last move costs less than to put them all in order.
    if (role == Role::attack && n == 1) {
        const auto first = std::find_if(order.begin(), order.end(), [&](std::uint32_t i) {
            return is(list.moves[i], killer) || (known != nullptr && is(list.moves[i], *known));
        });
        if (first != order.end()) std::iter_swap(order.begin(), first);
        return order;
    }
    promises_.assign(list.moves.size(), 0);
    for (std::size_t i = 0; i < promises_.size(); ++i) {
        const Move& move = list.moves[i];
        promises_[i] = promise(move, list, role, n);
        if (is(move, killer)) promises_[i] += kKiller;
        if (known != nullptr && is(move, *known)) promises_[i] += kRemembered;
    }
    std::sort(order.begin(), order.end(), [&](std::uint32_t a, std::uint32_t b) {
        return promises_[a] != promises_[b] ? promises_[a] > promises_[b] : a < b;
    });
    return order;
}

Answer Battle::can_reach() {
    const MoveList& list = board_.list_reaching();
    Answer result = answer(false);
    if (!list.complete) result = Answer::unknown;
    for (const Move& move : list.moves) {
        board_.make(move, list);
        const Answer one = board_.reached();
        board_.undo();
        if (one == Answer::yes) return one;
        if (one == Answer::unknown) result = one;
    }
    return result;
}

Answer Battle::attack(int n) {
    if (stopped()) return Answer::unknown;
    const std::uint64_t key = key_of(Role::attack);
    if (const Memory::Known* known = board_.has_keys() ? memory_.find(key) : nullptr) {
        if (known->yes_in <= n) return Answer::yes;
        if (known->no_in >= n) return Answer::no;
    }
    // Short ways first: they cost little.
    if (n > 1)
        if (const Answer sooner = attack(n - 1); sooner == Answer::yes) return sooner;
    const Answer result = searched(n, key);
    if (result == Answer::unknown || !board_.has_keys()) return result;
    Memory::Known& known = memory_.at(key);
    if (result == Answer::yes)
        known.yes_in = static_cast<std::uint8_t>(n);
    else
        known.no_in = static_cast<std::uint8_t>(std::max<int>(known.no_in, n));
    return result;
}

// Does the move do it that did it last at this depth, or in this position? Most are not worth to list all.
bool Battle::repeats_success(Role role, int n, std::uint64_t key) {
    const Answer sought = answer(role == Role::attack);
    const auto depth = static_cast<std::size_t>(board_.depth());
    while (killers_.size() <= depth) killers_.emplace_back();
    const Killer killer = killers_[depth][static_cast<std::size_t>(role)];
    if (killer.from == killer.to) return false;
    const MoveList& list = board_.list_from(killer.from);
    for (const Move& move : list.moves) {
        if (move.from != killer.from || move.to != killer.to) continue;
        board_.make(move, list);
        const Answer one = role == Role::attack ? attacked(n) : replied(n);
        board_.undo();
        if (one != sought) continue;
        note_success(move, role, key);
        return true;
    }
    return false;
}

Answer Battle::searched(int n, std::uint64_t key) {
    if (play_ == Play::reflex)
        if (const Answer must = can_reach(); must != Answer::no)
            return must == Answer::yes ? Answer::no : Answer::unknown;
    if (repeats_success(Role::attack, n, key)) return Answer::yes;
    const bool last = n == 1 && !for_others() && aim_ != Aim::win;
    const MoveList& list = last ? board_.list_reaching() : board_.list();
    Answer result = list.complete ? Answer::no : Answer::unknown;
    for (const std::uint32_t i : ordered(list, Role::attack, n, key)) {
        board_.make(list.moves[i], list);
        const Answer one = attacked(n);
        board_.undo();
        if (one == Answer::yes) {
            note_success(list.moves[i], Role::attack, key);
            return one;
        }
        if (one == Answer::unknown) result = one;
        if (stopped()) return Answer::unknown;
    }
    return result;
}

Answer Battle::attacked(int n) {
    if (for_others()) return board_.lapsed() ? Answer::unknown : defend(n);
    const Answer reached = board_.reached();
    // A game that is won by the reply to the last move is won, too.
    if (reached == Answer::yes || (n == 1 && aim_ != Aim::win)) return reached;
    if (board_.lapsed()) return Answer::unknown;
    const Answer later = defend(n - 1);
    return later == Answer::no ? reached : later;
}

Answer Battle::defend(int n) {
    if (stopped()) return Answer::unknown;
    if (play_ == Play::reflex || play_ == Play::semi_reflex) {
        if (const Answer must = can_reach(); must != Answer::no) return must;
        if (n == 1) return Answer::no;
    }
    return refuted_or_not(n, key_of(Role::defend));
}

Answer Battle::refuted_or_not(int n, std::uint64_t key) {
    if (repeats_success(Role::defend, n, key)) return Answer::no;
    const MoveList& list = board_.list();
    if (list.moves.empty()) return list.complete ? Answer::no : Answer::unknown;
    Answer result = list.complete ? Answer::yes : Answer::unknown;
    for (const std::uint32_t i : ordered(list, Role::defend, n, key)) {
        board_.make(list.moves[i], list);
        const Answer one = replied(n);
        board_.undo();
        if (one == Answer::no) {
            note_success(list.moves[i], Role::defend, key);
            return one;
        }
        if (one == Answer::unknown) result = one;
        if (stopped()) return Answer::unknown;
    }
    return result;
}

Answer Battle::replied(int n) {
    Answer reached = Answer::no;
    if (for_others())
        reached = board_.reached();
    else if (aim_ == Aim::win)
        reached = board_.won(other(board_.mover()));
    if (reached == Answer::yes) return reached;
    const int left = for_others() ? n - 1 : n;
    if (left == 0) return reached;
    if (board_.lapsed()) return Answer::unknown;
    const Answer later = attack(left);
    return later == Answer::no ? reached : later;
}

}  // namespace acedrex::program
