// What the oracle of variants knows of goals, rows and chains, and of kinds of turns that come first.
#include <algorithm>
#include <utility>

#include "variants.hpp"

namespace acedrex::reference {

bool VariantOracle::reached(const Stand& s, const GoalSpec& goal, Side side) {
    using Kind = GoalSpec::Kind;
    const auto counts = [&](Field f) {
        const Cell& man = f == board_.off() ? Cell{} : s.board.at(f);
        return man && man->side == side && (goal.pieces.empty() || named(goal.pieces, man->type));
    };
    bool there = true;
    if (goal.kind == Kind::zone) there = occupied(s, goal, side);
    if (goal.kind == Kind::line) there = rows(goal, counts);
    if (goal.kind == Kind::chain) there = connected(goal, side, counts);
    return there && (!goal.when || evaluator(s.to_move).holds_nowhere(*goal.when, s.board, side));
}

bool VariantOracle::occupied(const Stand& s, const GoalSpec& goal, Side side) {
    int number = 0;
    for (Field f = 0; f < board_.off(); ++f) {
        const Cell& man = s.board.at(f);
        if (goal.full && !man && !board_.is_hole(f) && in_zone(goal.zone, f, {0, side, {}})) return false;
        number += man && man->side == side && named(goal.pieces, man->type) && in_zone(goal.zone, f, *man) &&
                  !(goal.safe && attacked(s.board, f));
    }
    return number >= goal.count;
}

// From each field along each line: the fields as far as it goes, each of them once.
bool VariantOracle::rows(const GoalSpec& goal, const Counts& counts) const {
    for (Field f = 0; f < board_.off(); ++f) {
        if (board_.is_hole(f)) continue;
        for (Vector v : goal.dirs) {
            std::vector<Field> line;
            for (const Vector way : {v, -v})
                for (Field next = f; next != board_.off(); next = board_.step(next, way)) {
                    if (std::find(line.begin() + (line.empty() ? 0 : 1), line.end(), next) != line.end())
                        break;
                    if (next == f && !line.empty() && way == v) break;
                    if (next != f || line.empty()) line.push_back(next);
                    if (way == -v && !goal.gaps) break;
                }
            // A row without gaps begins at f.
            const auto end = goal.gaps ? line.end() : std::find_if_not(line.begin(), line.end(), counts);
            if (goal.length > 0 && std::count_if(line.begin(), end, counts) >= goal.length) return true;
        }
        bool square = goal.block > 0;
        for (int x = 0; x < goal.block; ++x)
            for (int y = 0; y < goal.block; ++y) square = square && counts(board_.step(f, Vector{x, y}));
        if (square) return true;
    }
    return false;
}

// From field to field until nothing is added.
bool VariantOracle::connected(const GoalSpec& goal, Side side, const Counts& counts) {
    std::set<Field> chain;
    for (Field f = 0; f < board_.off(); ++f)
        if (counts(f) && in_zone(goal.zone, f, {0, side, {}})) chain.insert(f);
    for (std::size_t before = 0; before != chain.size();) {
        before = chain.size();
        for (const Field f : std::set<Field>(chain))
            for (const Vector v : goal.dirs)
                for (const Field next : {board_.step(f, v), board_.step(f, -v)})
                    if (counts(next)) chain.insert(next);
    }
    return std::any_of(chain.begin(), chain.end(), [&](Field f) {
        return in_zone(goal.to, f, {0, side, {}});
    });
}

// How early comes the kind of the turn, which is over? 0: it is of none. arrived: the board as it was, with
// what is on record of arrivals, before royal pieces have gone.
int VariantOracle::preferred(const Made& made, Placement arrived, Side us) {
    for (Field f = 0; f < board_.off(); ++f)
        if (!made.now.board.at(f) && arrived.at(f)) arrived = arrived.without(f);
    if (wording_.asks_last) arrived = after(arrived, told(made, us), us);
    const std::vector<PreferenceSpec>& kinds = variant_.obligations.prefer;
    using Kind = PreferenceSpec::Kind;
    const auto is_of = [&](const PreferenceSpec& kind) {
        if (kind.kind == Kind::promotion) return made.rose;
        if (kind.kind == Kind::guard) {
            const auto unit = told(made, us).unit;
            return unit && evaluator(us).holds_after_turn(*kind.guard, arrived, *unit, made.prey);
        }
        return false;  // judged when the turn has passed
    };
    const auto first = std::find_if(kinds.begin(), kinds.end(), is_of);
    return static_cast<int>(kinds.end() - first);
}

// The same with checks and mates.
int VariantOracle::preferred(const Stand& before, const Made& made) {
    const std::vector<PreferenceSpec>& kinds = variant_.obligations.prefer;
    using Kind = PreferenceSpec::Kind;
    int most = made.preferred;
    for (std::size_t i = 0; i < kinds.size(); ++i) {
        if (kinds[i].kind != Kind::check && kinds[i].kind != Kind::mate) continue;
        const Stand after = passed_on(before, made);
        if (!told_in_check(after.board, after.to_move)) break;
        const bool goes_on = kinds[i].kind == Kind::mate && has_turn(after);
        if (!goes_on) most = std::max(most, static_cast<int>(kinds.size() - i));
    }
    return most;
}

// Is there a legal turn, whichever come first, or is none due?
bool VariantOracle::has_turn(const Stand& s) {
    if (has_nothing_to_do(s)) return !over(s);
    const bool compares = std::exchange(compares_, false);
    const bool some = !legal(s).empty();
    compares_ = compares;
    return some;
}

}  // namespace acedrex::reference
