// Claim moves apart, and keeping one of those that bring about the same.
#include <algorithm>

#include "legality/legal.hpp"
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

// Of moves that bring about the same position only one is kept: the one that takes the fewest parts or plies,
// and of those the one that does the least.
void LegalMoves::drop_coinciding(MoveList& list, std::size_t first, Apart by) {
    Visited seen;
    const auto effort = [&](const Move& m) {
        const auto begin = list.edits.begin() + m.first_edit;
        return std::pair(std::count_if(begin, begin + m.edit_count,
                                       [](const Edit& e) { return e.what == Edit::What::part; }),
                         m.edit_count);
    };
    std::stable_sort(list.moves.begin() + static_cast<std::ptrdiff_t>(first), list.moves.end(),
                     [&](const Move& a, const Move& b) { return effort(a) < effort(b); });
    for (std::size_t i = first; i < list.moves.size(); ++i) {
        Move& move = list.moves[i];
        if (move.result != 0) continue;
        const std::size_t before = position_->checkpoint();
        place_move(*position_, move, list.edits.data(), variant_.move_rules());
        move.result = position_->outcome_hash();
        position_->undo_to(before);
    }
    const auto repeated = [&](const Move& m) {
        const auto edits = std::span<const Edit>(list.edits).subspan(m.first_edit, m.edit_count);
        return !seen.insert(key_of(m, edits, by));
    };
    list.moves.erase(
        std::remove_if(list.moves.begin() + static_cast<std::ptrdiff_t>(first), list.moves.end(), repeated),
        list.moves.end());
}

}  // namespace acedrex
