// What the oracle of variants knows of parts that are due under a condition, and of turns in which none is.
#include <algorithm>
#include <utility>

#include "variants.hpp"

namespace acedrex::reference {

// What the part stands for on this board.
const PartSpec& VariantOracle::meant(const PartSpec& p, const Stand& s) {
    if (p.kind == PartSpec::Kind::by_side) return meant(p.parts[s.to_move == Side::light ? 0 : 1], s);
    if (p.kind != PartSpec::Kind::when) return p;
    return meant(p.parts[evaluator(s.to_move).holds_nowhere(*p.when, s.board) ? 0 : 1], s);
}

// Is nothing of the part there, as the board is?
bool VariantOracle::lapses(const PartSpec& p, const Stand& s) {
    const PartSpec& due = meant(p, s);
    if (due.kind == PartSpec::Kind::given) return lapses(due.parts[0], s);
    return due.kind != PartSpec::Kind::move && due.kind != PartSpec::Kind::drop &&
           std::all_of(due.parts.begin(), due.parts.end(),
                       [&](const PartSpec& one) { return lapses(one, s); });
}

// Could the turn go on by the part and end legally?
bool VariantOracle::could_end(const PartSpec& p, const Made& so_far, const PartSpec* budget, bool alone) {
    Ways ways = part(p, so_far, budget, alone);
    const After* const after = after_;
    for (; after_ != nullptr;) {
        const After* const rest = std::exchange(after_, after_->then);
        Ways further;
        for (const Made& made : ways) further.merge(rest->rest(made));
        ways = std::move(further);
    }
    after_ = after;
    Ways ends;
    for (const Made& made : ways)
        if (made.done)
            for (const Made& end : finished(began_, made))
                if (allowed(began_, end)) ends.insert(end);
    keep_flight(began_, ends);
    keep_forced_drops(ends);
    return !ends.empty();
}

// The part, where the turn could go on by the other one and end legally.
VariantOracle::Ways VariantOracle::given(const PartSpec& p, const Made& so_far, const PartSpec* budget,
                                         bool alone) {
    return could_end(p.parts[1], so_far, budget, alone) ? part(p.parts[0], so_far, budget, alone) : Ways{};
}

// The first part by which it could.
VariantOracle::Ways VariantOracle::first_of(const PartSpec& p, const Made& so_far, const PartSpec* budget) {
    for (const PartSpec& given : p.parts) {
        const PartSpec& one = meant(given, so_far.now);
        if (!lapses(one, so_far.now) && could_end(one, so_far, budget, true))
            return part(one, so_far, budget, true);
    }
    return {};
}

bool VariantOracle::has_nothing_to_do(const Stand& s) {
    if (!variant_.turn) return false;
    const Begun begun(*this, s.board);
    return lapses(*variant_.turn, s);
}

// The turn is over, and nothing was done in it.
Stand VariantOracle::passed_over(Stand s) const {
    s.board = s.board.passed_on(s.to_move);
    if (wording_.asks_last) s.board = s.board.after({});
    if (counts_turns_) ++s.turns;
    s.to_move = other(s.to_move);
    return s;
}

// What follows the turn: a turn of the other side that has no part is over at once.
Stand VariantOracle::next_turn(const Stand& before, const Made& made) {
    const Stand s = passed_on(before, made);
    return has_nothing_to_do(s) && !over(s) ? passed_over(s) : s;
}

}  // namespace acedrex::reference
