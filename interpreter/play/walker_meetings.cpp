// What a walker may take, and step over, where that is decided in play.
#include "play/auras.hpp"
#include "play/table_targets.hpp"
#include "play/walker.hpp"

namespace acedrex {

// takes, immune and passes may ask for one another, but not for ever.
void Walker::enter_guard() {
    constexpr int kMostGuards = 64;
    if (++guards_ > kMostGuards)
        throw ScriptFault{{"guards",
                           Severity::error,
                           {},
                           "takes, immune and passes ask for each other without end",
                           "do not use m.prey or m.free in them"}};
}

bool Walker::is_free(const State& s) {
    const Code occupant = at(s.f);
    if (occupant == kNoPiece) return true;
    const std::uint8_t bits = play_.meetings.at(s.w, occupant);
    if (bits & Meetings::kPasses) return true;
    if (!(bits & Meetings::kPassesMaybe)) return false;
    const Movement& movement = play_.movements[s.w];
    const Walk outer = walk_;
    std::vector<int> judged;
    enter_guard();
    use_program(movement.guards, judged);
    const bool holds = holds_from(inner(s, movement.passes));
    walk_ = outer;
    --guards_;
    return holds;
}

bool Walker::is_prey(const State& s) {
    const Code occupant = at(s.f);
    if (occupant == kNoPiece) return false;
    return may_take(s, occupant) && !(auras_ != nullptr && auras_->is_protected(s.f));
}

// Is it asked whether the walker attacks the occupant? What must be safe is never taken; but a rule that
// would take it from the side that has moved makes the move one that throws it away.
bool Walker::asks_attack(const State& s, Code occupant) const {
    if (s.f == asked_) return true;
    return walk_.stays && Cast::side(occupant) == position_->to_move() &&
           play_.binding.safe_types[static_cast<std::size_t>(Cast::type(occupant))];
}

bool Walker::may_take(const State& s, Code occupant) {
    const std::uint8_t bits = play_.meetings.at(s.w, occupant);
    const bool asked = asks_attack(s, occupant);
    if (bits & (asked ? Meetings::kAttacks : Meetings::kTakes)) return true;
    return (bits & (asked ? Meetings::kAttacksMaybe : Meetings::kTakesMaybe)) && takes_dynamic(s, occupant);
}

bool Walker::takes_dynamic(const State& s, Code occupant) {
    const Walk outer = walk_;
    enter_guard();
    bool holds = true;
    const Movement& mine = play_.movements[s.w];
    if (mine.takes != Movement::kNoProgram) {
        std::vector<int> judged;
        use_program(mine.guards, judged);
        holds = holds_from(inner(s, mine.takes));
        walk_ = outer;
    }
    const Movement& theirs = play_.movements[occupant];
    const Pc spared = asks_attack(s, occupant) ? theirs.unattacked : theirs.immune;
    if (holds && spared != Movement::kNoProgram) {
        // Roles are turned: the attacker is looked at where it started from.
        const std::size_t checkpoint = position_->checkpoint();
        const Tags kept = outer.tags & position_->tables().any_timed;
        position_->set(outer.from, s.w, s.w == outer.code ? outer.tags : kept, Edit::Why::put);
        walk_.code = occupant;
        walk_.from = s.f;
        walk_.tags = position_->tags(s.f);
        std::vector<int> judged;
        use_program(theirs.guards, judged);
        holds = !holds_from({.pc = spared, .f = outer.from, .w = occupant});
        position_->undo_to(checkpoint);
    }
    walk_ = outer;
    --guards_;
    return holds;
}

// The record of an enemy that passed the walker's field in the last move.
const Position::Rush* Walker::passer(const State& s) const {
    return who_passed(play_.binding, *position_, s.f, other(Cast::side(s.w)));
}

}  // namespace acedrex
