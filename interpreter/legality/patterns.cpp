#include "legality/patterns.hpp"

#include <utility>
#include <vector>

#include "base/ranges.hpp"

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

class Pattern {
  public:
    Pattern(const Goal& goal, const Board& board, const Position& position, Side side)
        : goal_(goal), board_(board), position_(position), side_(side) {}

    bool runs_through(Field f) const {
        if (!counts(f)) return false;
        if (goal_.kind == Goal::Kind::chain) return connects(f);
        return (goal_.length > 0 && ranges::any_of(goal_.dirs, [&](Vector v) { return row(f, v); })) ||
               (goal_.block > 0 && square(f));
    }

  private:
    bool counts(Field f) const {
        const Code code = f == board_.off() ? kNoPiece : position_.at(f);
        return goal_.counts(code) && Cast::side(code) == side_;
    }
    bool row(Field f, Vector v) const {
        const auto goes_on = [&](Field next) { return next != board_.off() && (goal_.gaps || counts(next)); };
        int number = 1;
        Field next = board_.step(f, v);
        for (; next != f && goes_on(next); next = board_.step(next, v)) number += counts(next);
        // (Where edges are joined the line may lead back: all of it has been seen.)
        if (next != f)
            for (next = board_.step(f, -v); goes_on(next); next = board_.step(next, -v))
                number += counts(next);
        return number >= goal_.length;
    }
    // Is there a square of such pieces that f is part of?
    bool square(Field f) const {
        const int side = goal_.block;
        const auto filled = [&](int file, int rank) {
            for (int i = 0; i < side * side; ++i)
                if (!counts(board_.at(board_.part(f), file + i % side, rank + i / side))) return false;
            return true;
        };
        for (int i = 0; i < side * side; ++i)
            if (filled(board_.file(f) - i % side, board_.rank(f) - i / side)) return true;
        return false;
    }
    // Does the chain of which f is part lead from the one zone to the other?
    bool connects(Field f) const {
        const auto s = static_cast<std::size_t>(side_);
        FieldSet seen(static_cast<std::size_t>(board_.size()) + 1, 0);
        std::vector<Field> waiting{f};
        seen[f] = 1;
        bool from = false, to = false;
        while (!waiting.empty() && !(from && to)) {
            const Field here = waiting.back();
            waiting.pop_back();
            from = from || goal_.zone[s][here] != 0;
            to = to || goal_.to[s][here] != 0;
            for (const Vector v : goal_.dirs)
                for (const Field next : {board_.step(here, v), board_.step(here, -v)})
                    if (counts(next) && std::exchange(seen[next], std::uint8_t{1}) == 0)
                        waiting.push_back(next);
        }
        return from && to;
    }

    const Goal& goal_;
    const Board& board_;
    const Position& position_;
    Side side_;
};

}  // namespace

bool in_turn(const Position& position) {
    const std::span<const Edit> log = position.edits_since(0);
    return ranges::any_of(log.last(edits_of_turn(log)), is_done);
}

bool has_made(const Goal& goal, const Board& board, const Position& position, Side side) {
    const Pattern pattern(goal, board, position, side);
    const auto runs_through = [&](Field f) { return pattern.runs_through(f); };
    if (position.checkpoint() == 0) return ranges::any_of(position.pieces(side), runs_through);
    return ranges::any_of(last_edits(position), [&](const Edit& edit) {
        return edit.what == Edit::What::cell && runs_through(edit.field);
    });
}

}  // namespace acedrex
