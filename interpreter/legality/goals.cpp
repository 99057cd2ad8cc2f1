// What a side has brought about on the board and wins, loses or draws by: goals, rows, chains.
#include <algorithm>
#include <array>

#include "base/ranges.hpp"
#include "legality/legal.hpp"
#include "legality/patterns.hpp"

namespace acedrex {

// Do enough of the pieces stand on fields of the goal?
bool LegalMoves::occupies(const Goal& goal, Side side) {
    const FieldSet& zone = goal.zone[static_cast<std::size_t>(side)];
    if (goal.full)
        for (Field f = 0; f < variant_.board().size(); ++f)
            if (zone[f] && position_.at(f) == kNoPiece) return false;
    int number = 0;
    return position_.any_piece(side, [&](Field f) {
        const Code code = position_.at(f);
        return zone[f] && goal.counts(code) && !(goal.safe && safety_.attacked(f, code)) &&
               ++number >= goal.count;
    });
}

bool LegalMoves::reached(const Goal& goal, Side side) {
    switch (goal.kind) {
        case Goal::Kind::zone:
            if (!occupies(goal, side)) return false;
            break;
        case Goal::Kind::line:
        case Goal::Kind::chain:
            if (!has_made(goal, variant_.board(), position_, side)) return false;
            break;
        case Goal::Kind::guard:
            break;
    }
    return !goal.when.is_asked() || generator_.holds(goal.when, side, position_.checkpoint());
}

std::optional<BoardEnd> LegalMoves::goal_end() {
    constexpr std::array kReasons{"goal", "line", "connection", "goal"};
    const Side us = position_.to_move();
    for (const Side side : {other(us), us})
        for (const Goal& goal : variant_.endings().goals) {
            // A zone is filled by a turn of the side itself.
            const bool later = side == us ? goal.full : goal.holds;
            if (later || (goal.waits_for_turn() && in_turn(position_)) || !reached(goal, side)) continue;
            const char* reason = kReasons[static_cast<std::size_t>(goal.kind)];
            if (goal.answered) {
                if (reached(goal, other(side))) return BoardEnd{std::nullopt, reason};
                if (side == variant_.spec().first && us != side && answers([&] { return reached(goal, us); }))
                    continue;
            }
            return BoardEnd{winner_by(goal.result, side), reason};
        }
    return std::nullopt;
}

// Has the side to move a move after which that holds?
bool LegalMoves::answers(FunctionRef<bool()> holds) {
    MoveList moves;
    ask_another({.answering = true}, [&](LegalMoves& looking) {
        looking.list(moves);
        return true;
    });
    const std::size_t before = position_.checkpoint();
    return std::any_of(moves.moves.begin(), moves.moves.end(), [&](const Move& move) {
        place_move(position_, move, moves.edits.data(), variant_.move_rules());
        const bool good = holds();
        position_.undo_to(before);
        return good;
    });
}

}  // namespace acedrex
