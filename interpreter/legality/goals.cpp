// What a side has brought about on the board and wins, loses or draws by: goals, rows, chains.
#include <array>
#include <utility>

#include "base/ranges.hpp"
#include "legality/legal.hpp"

namespace acedrex {

namespace {

// How many edits at the end of the log are of the turn that has been begun?
std::size_t edits_of_turn(std::span<const Edit> log) {
    std::size_t number = 0;
    while (number < log.size() && log[log.size() - 1 - number].what != Edit::What::turn) ++number;
    return number;
}

bool is_done(const Edit& edit) {
    return edit.what == Edit::What::cell || edit.what == Edit::What::part;
}

// Those of the last turn, and of what has been begun of the next one.
std::span<const Edit> last_edits(const Position& position) {
    const std::span<const Edit> log = position.edits_since(0);
    const std::size_t begun = edits_of_turn(log);
    if (begun == log.size()) return log;
    const std::size_t over = log.size() - begun - 1;
    return log.last(begun + 1 + edits_of_turn(log.first(over)));
}

// What pieces of the side make, wherever on the board: rows, squares and chains.
struct Pattern {
    const Goal& goal;
    const Board& board;
    const Position& position;
    Side side;

    bool runs_through(Field f) const {
        if (!counts(f)) return false;
        if (goal.kind == Goal::Kind::chain) return connects(f);
        return (goal.length > 0 && ranges::any_of(goal.dirs, [&](Vector v) { return row(f, v); })) ||
               (goal.block > 0 && square(f));
    }
    bool counts(Field f) const {
        const Code code = f == board.off() ? kNoPiece : position.at(f);
        return goal.counts(code) && Cast::side(code) == side;
    }
    bool row(Field f, Vector v) const {
        const auto goes_on = [&](Field next) { return next != board.off() && (goal.gaps || counts(next)); };
        int number = 1;
        Field next = board.step(f, v);
        for (; next != f && goes_on(next); next = board.step(next, v)) number += counts(next);
        // (Where edges are joined the line may lead back: all of it has been seen.)
        if (next != f)
            for (next = board.step(f, -v); goes_on(next); next = board.step(next, -v)) number += counts(next);
        return number >= goal.length;
    }
    // Is there a square of such pieces that f is part of?
    bool square(Field f) const {
        const int n = goal.block;
        const auto filled = [&](int file, int rank) {
            for (int i = 0; i < n * n; ++i)
                if (!counts(board.at(board.part(f), file + i % n, rank + i / n))) return false;
            return true;
        };
        for (int i = 0; i < n * n; ++i)
            if (filled(board.file(f) - i % n, board.rank(f) - i / n)) return true;
        return false;
    }
    // Does the chain of which f is part lead from the one zone to the other?
    bool connects(Field f) const {
        const auto s = static_cast<std::size_t>(side);
        FieldSet seen(static_cast<std::size_t>(board.size()) + 1, 0);
        std::vector<Field> waiting{f};
        seen[f] = 1;
        bool from = false, to = false;
        while (!waiting.empty() && !(from && to)) {
            const Field here = waiting.back();
            waiting.pop_back();
            from = from || goal.zone[s][here] != 0;
            to = to || goal.to[s][here] != 0;
            for (const Vector v : goal.dirs)
                for (const Field next : {board.step(here, v), board.step(here, -v)})
                    if (counts(next) && std::exchange(seen[next], std::uint8_t{1}) == 0)
                        waiting.push_back(next);
        }
        return from && to;
    }
};

// Do pieces of the side that the goal counts make what it asks, a line or a chain? The whole board is looked
// at where the log is empty; else it is taken to have been looked at before the last turn, and what is new
// since then runs through a field that has changed.
bool has_made(const Goal& goal, const Board& board, const Position& position, Side side) {
    const Pattern pattern{goal, board, position, side};
    const auto runs_through = [&](Field f) { return pattern.runs_through(f); };
    if (position.checkpoint() == 0) return ranges::any_of(position.pieces(side), runs_through);
    return ranges::any_of(last_edits(position), [&](const Edit& edit) {
        return edit.what == Edit::What::cell && runs_through(edit.field);
    });
}

}  // namespace

bool in_turn(const Position& position) {
    const std::span<const Edit> log = position.edits_since(0);
    return ranges::any_of(log.last(edits_of_turn(log)), is_done);
}

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
    return ranges::any_of(moves.moves, [&](const Move& move) {
        const Tried made(position_);
        place_move(position_, move, moves.edits.data(), variant_.move_rules());
        return holds();
    });
}

}  // namespace acedrex
