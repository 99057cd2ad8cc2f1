// What guards ask of the position and the walk: one function for each word that is asked in play.
#include <utility>

#include "base/ranges.hpp"
#include "engines/table_targets.hpp"
#include "engines/turning.hpp"
#include "engines/walker.hpp"

namespace acedrex {

struct Walker::Test {
    Walker& walker;
    const State& s;
    const Instruction& in;

    const Walk& walk() const { return walker.walk_; }
    const Position& position() const { return *walker.position_; }
    Code occupant() const { return walker.at(s.f); }
    bool is_occupied() const { return occupant() != kNoPiece; }
    bool is_virtual() const { return walker.is_virtual(s.f); }
    const Board& board() const { return *walker.play_.binding.board; }
    Tags tag() const { return unpacked_tag(in.b); }
    bool in_set(std::size_t member) const { return walk().program->code_sets[in.b][member] != 0; }

    bool free() const { return walker.is_free(s); }
    bool prey() const { return walker.is_prey(s); }
    bool mine() const { return is_occupied() && Cast::side(occupant()) == walk().player; }
    bool theirs() const { return is_occupied() && Cast::side(occupant()) == other(walk().player); }
    bool lights_turn() const { return walk().player == Side::light; }
    bool tagged() const { return is_occupied() && (walker.tags_on(s.f) & tag()) != 0; }
    bool unmoved() const { return is_occupied() && is_initial(position(), s.f); }
    bool start_colour() const {
        return !is_virtual() && board().is_light(s.f) == board().is_light(walk().mover.at);
    }
    bool at_start() const { return s.f == walk().mover.at; }
    bool passed() const { return walker.passer(s) != nullptr; }
    bool initial() const {
        return is_initial(position(), walk().mover.at, walk().mover.code, walk().mover.tags);
    }
    bool carries() const { return ((walk().mover.tags | walk().lent_tags) & tag()) != 0; }
    // Of the walker, as it was before the walk: the field that it keeps in mind.
    std::optional<Field> note() const {
        const auto field = walker.play_.binding.tags.with_mask(tag()).noted(walk().mover.tags);
        return field && !is_virtual() ? std::optional(static_cast<Field>(*field)) : std::nullopt;
    }
    bool noted() const { return note() == s.f; }
    bool file_of() const {
        const auto field = note();
        return field && board().file(*field) == board().file(s.f);
    }
    bool rank_of() const {
        const auto field = note();
        return field && board().rank(*field) == board().rank(s.f);
    }
    bool i_am() const { return in_set(s.w); }
    bool inherits() const {
        const Mover& mover = walker.walk_.mover;
        return mover.inherits(walker.play_.movements[mover.code]) && in_set(mover.activator);
    }
    bool walked() const { return s.n <= static_cast<std::int32_t>(in.b); }
    bool unsettled() const { return s.mode != Mode::settle; }
    bool last_unit() const { return is_occupied() && position().last().unit == s.f; }
    bool marked() const { return !is_virtual() && (position().field_tags(s.f) & tag()) != 0; }
    bool frozen() const { return is_occupied() && walker.is_frozen(s.f); }
    // Did it come from elsewhere in this turn, or was it born here?
    bool arrived() const { return is_occupied() && has_arrived(position(), s.f, walk().turn); }
    bool vacated() const {
        if (is_occupied() || is_virtual()) return false;
        for (const Edit& e : position().edits_since(walk().turn))
            if (e.what == Edit::What::cell && e.field == s.f)
                return e.before != kNoPiece && Cast::side(e.before) == Cast::side(s.w) &&
                       (in.b == 0 || (e.tags_before & tag()) != 0);
        return false;
    }
    bool momentum() const { return walker.momentum(s) >= static_cast<std::int32_t>(in.b); }
    bool first_ply() const { return walk().mover.first_ply; }

    bool where() const {
        ++script_calls_;
        const BindContext& binding = walker.play_.binding;
        if (binding.hooks == nullptr || is_virtual()) return false;
        const auto at = [&](Field f) { return seen(f); };
        return binding.hooks->where(static_cast<HookId>(in.b),
                                    {*binding.board, s.f, walk().mover.at, Cast::side(s.w),
                                     binding.cast->name(s.w), binding.rotate, at});
    }
    std::optional<WalkView::Seen> seen(Field f) const {
        const BindContext& binding = walker.play_.binding;
        const Code code = position().at(f);
        if (code == kNoPiece) return std::nullopt;
        WalkView::Seen seen{binding.cast->name(code), binding.cast->symbol(code), Cast::side(code), {}};
        for (const Tag& tag : binding.tags.all())
            if (position().tags(f) & tag.mask) seen.tags.push_back(tag.name);
        return seen;
    }
    bool bloodless() const {
        for (const Edit& edit : position().edits_since(walk().blood))
            if (edit.takes()) return false;
        return s.down != Down::no || (s.mode != Mode::strike && !is_occupied());
    }
    bool last() const {
        const Position::Last& last = position().last();
        if (last.type < 0 || ((in.a & kLastCaptured) && !last.captured)) return false;
        return !(in.a & kLastIs) || in_set(static_cast<std::size_t>(last.type));
    }
    bool lent() const {
        const auto lender = static_cast<Lender>(in.a);
        if (lender == Lender::last) return position().last().type == static_cast<int>(in.b);
        if (lender == Lender::own_last)
            return position().own_last(Cast::side(walk().mover.code)) == static_cast<int>(in.b);
        if (walk().lent == nullptr) return false;
        const LentMoves& lent = *walk().lent;
        return (lender == Lender::attackers ? lent.by_attackers : lent.by_guards)[in.b] != 0;
    }
    // (What rules have captured is behind the edit that tells of them, up to the next part of the turn.)
    bool took() const {
        if (walk().ply >= walk().checkpoint) return false;
        const auto edits = position().edits_since(walk().ply).first(walk().checkpoint - walk().ply);
        std::vector<Edit> taken;
        bool by_rule = false;
        for (const Edit& e : edits) {
            if (e.what == Edit::What::rules || e.what == Edit::What::part)
                by_rule = e.what == Edit::What::rules;
            if (!by_rule && e.what == Edit::What::cell && e.takes() && e.before != kNoPiece)
                taken.push_back(e);
        }
        const Pc guard = walk().program->targets[in.b];
        return ranges::any_of(taken, [&](const Edit& e) { return walker.held_of(e, s, guard); });
    }
    bool attacked() const { return walker.is_attacked(s, in, false); }
    bool guarded() const { return walker.is_attacked(s, in, true); }
    bool counter() const {
        const int value = position().counter(in.a);
        return value >= static_cast<std::int32_t>(in.b) && value <= static_cast<std::int32_t>(in.c);
    }
};

bool Walker::test(const State& s, const Instruction& in) {
    const Test test{*this, s, in};
    switch (in.guard()) {
#define ASKED_play(name)  \
    case GuardKind::name: \
        return test.name();
#define ASKED_meeting(name) ASKED_play(name)
#define ASKED_occupant(name)
#define ASKED_field(name)
#define GUARD(name, word, given, function, traits) ASKED_##function(name)
#include "movement/words.def"
        default:  // those that are sets
            return false;
    }
}

bool Walker::is_frozen(Field f) const {
    return freezing_ != nullptr && freezing_->frozen(f);
}

Tags Walker::tags_on(Field f) const {
    return position_->tags(f) | (auras_ != nullptr ? auras_->tags(f) : 0);
}

// Did the guard hold for what was taken there, as it stood?
bool Walker::held_of(const Edit& taken, const State& s, Pc guard) {
    const Tried put(*position_);
    position_->set(taken.field, taken.before, taken.tags_before, Edit::Why::setup);
    return holds_on(taken.field, s, guard);
}

// The record of an enemy that passed the walker's field in the last move.
const Position::Rush* Walker::passer(const State& s) const {
    return who_passed(play_.binding, *position_, s.f, other(Cast::side(s.w)));
}

bool Walker::is_free(const State& s) {
    const Code occupant = at(s.f);
    if (occupant == kNoPiece) return true;
    const std::uint8_t bits = play_.meetings.at(s.w, occupant);
    if (bits & Meetings::kPasses) return true;
    const Movement& movement = play_.movements[s.w];
    return (bits & Meetings::kPassesMaybe) && holds_by(movement.guards, inner(s, movement.passes));
}

bool Walker::is_prey(const State& s) {
    const Code occupant = at(s.f);
    return occupant != kNoPiece && may_take(s, occupant) && !is_protected(s.f);
}

// Judged before the walker leaves: it stands in the way of its own capture.
bool Walker::is_protected(Field f) {
    if (auras_ == nullptr || !auras_->protects()) return false;
    const Mover& mover = walk_.mover;
    const Tried put(*position_);
    if (walk_.began_there && at(mover.at) == kNoPiece)
        position_->set(mover.at, mover.code, mover.tags, Edit::Why::put);
    return auras_->is_protected(f, walk_.began_there ? mover.at : kNoField);
}

bool Walker::may_take(const State& s, Code occupant) {
    const std::uint8_t bits = play_.meetings.at(s.w, occupant);
    // Is it asked whether the walker attacks the occupant? What must be safe is never taken; but a rule that
    // would take it from the side that has moved makes the move one that throws it away.
    const bool asked =
        s.f == walk_.asked || (walk_.stays && Cast::side(occupant) == position_->to_move() &&
                               play_.binding.safe_types[static_cast<std::size_t>(Cast::type(occupant))]);
    if (bits & (asked ? Meetings::kAttacks : Meetings::kTakes)) return true;
    if (!(bits & (asked ? Meetings::kAttacksMaybe : Meetings::kTakesMaybe))) return false;
    const Movement& mine = play_.movements[s.w];
    const Movement& theirs = play_.movements[occupant];
    if (mine.takes != Movement::kNoProgram && !holds_by(mine.guards, inner(s, mine.takes))) return false;
    const Pc spared = asked ? theirs.unattacked : theirs.immune;
    if (spared == Movement::kNoProgram) return true;
    // Roles are turned: the attacker is looked at where it started from.
    const Mover mover = walk_.mover;
    const bool began_there = std::exchange(walk_.began_there, true);
    const Tried put(*position_);
    const Tags kept = mover.tags & position_->tables().travelling;
    position_->set(mover.at, s.w, s.w == mover.code ? mover.tags : kept, Edit::Why::put);
    walk_.mover.code = occupant;
    walk_.mover.at = s.f;
    walk_.mover.tags = position_->tags(s.f);
    const bool takes = !holds_by(theirs.guards, {.pc = spared, .f = mover.at, .w = occupant});
    walk_.mover = mover;
    walk_.began_there = began_there;
    return takes;
}

// Does one of these guards of takes, immune, unattacked and passes hold? They may ask for one another, but
// not for ever.
bool Walker::holds_by(const Program& guards, const State& start) {
    constexpr int kMostGuards = 64;
    if (++guards_ > kMostGuards)
        throw ScriptFault{{"guards",
                           Severity::error,
                           {},
                           "takes, immune and passes ask for each other without end",
                           "do not use m.prey or m.free in them"}};
    const Walk outer = walk_;
    std::vector<int> judged;
    use_program(guards, judged);
    const bool holds = holds_from(start);
    walk_ = outer;
    --guards_;
    return holds;
}

}  // namespace acedrex
