#include "legality/keeping.hpp"

#include <algorithm>
#include <span>
#include <utility>

#include "play/visited.hpp"

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

// Where ways coincide, moves are told by a key: what the position would be, and more if that is asked for.
std::uint64_t key_of(const Move& move, std::span<const Edit> edits, Apart by) {
    if (by == Apart::outcome) return move.result;
    const std::uint64_t key = mixed(move.result ^ mixed(move.from));
    const std::uint64_t where = by == Apart::move ? death_key(move, edits) : 0;
    return where == 0 ? key : mixed(key ^ mixed(where));
}

}  // namespace

void drop_coinciding(MoveList& list, Apart by, Position& position, const MoveRules& rules) {
    Visited seen;
    const auto effort = [&](const Move& m) {
        const auto begin = list.edits.begin() + m.first_edit;
        return std::pair(std::count_if(begin, begin + m.edit_count,
                                       [](const Edit& e) { return e.what == Edit::What::part; }),
                         m.edit_count);
    };
    const auto takes_less = [&](const Move& a, const Move& b) { return effort(a) < effort(b); };
    if (!std::is_sorted(list.moves.begin(), list.moves.end(), takes_less))
        std::stable_sort(list.moves.begin(), list.moves.end(), takes_less);
    for (Move& move : list.moves) {
        if (move.result != 0) continue;
        const std::size_t before = position.checkpoint();
        place_move(position, move, list.edits.data(), rules);
        move.result = position.outcome_hash();
        position.undo_to(before);
    }
    const auto repeated = [&](const Move& m) {
        const auto edits = std::span<const Edit>(list.edits).subspan(m.first_edit, m.edit_count);
        return !seen.insert(key_of(m, edits, by));
    };
    list.moves.erase(std::remove_if(list.moves.begin(), list.moves.end(), repeated), list.moves.end());
}

int captures(const MoveList& list, const Move& move, const Position& position) {
    const Side us = position.to_move();
    const auto taken = [&](Code code) { return code != kNoPiece && Cast::side(code) != us; };
    if (move.kind == Move::Kind::plain || move.kind == Move::Kind::rush) return taken(position.at(move.to));
    const auto begin = list.edits.begin() + move.first_edit;
    return static_cast<int>(std::count_if(begin, begin + move.edit_count, [&](const Edit& edit) {
        return edit.takes() && edit.what == Edit::What::cell && taken(edit.before);
    }));
}

void keep_compulsory(MoveList& list, MoveObligations::Capture rule, const Position& position) {
    const auto taken = [&](const Move& move) { return captures(list, move, position); };
    int most = 0;
    for (const Move& move : list.moves) most = std::max(most, taken(move));
    const int least = rule == MoveObligations::Capture::must ? std::min(most, 1) : most;
    std::erase_if(list.moves, [&](const Move& move) { return taken(move) < least; });
}

}  // namespace acedrex
