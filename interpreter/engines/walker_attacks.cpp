// Attack by programs: does some walk capture on a field? Only walks that do nothing but capture before count,
// so that a walk is given up where it has done something else.
#include <algorithm>
#include <utility>

#include "engines/table_targets.hpp"
#include "engines/walker.hpp"

namespace acedrex {

bool tables_attack(const PlayContext& play, const Position& position, Field from, Field target,
                   Auras* auras) {
    if (play.meetings.at(position.at(from), position.at(target)) & Meetings::kAttacksMaybe) return false;
    return tables_see(play, position, from, target, auras) &&
           !(auras != nullptr && auras->is_protected(target, from));
}

bool Walker::attacks_at_all(Field from, Field target) {
    exhausted_ = false;  // what was asked before may have been
    if (play_.movements[position_->at(from)].passive || is_frozen(from)) return false;
    return tables_attack(play_, *position_, from, target, auras_) || attacks(from, target);
}

// The tags of the walker if it is put down here now.
Tags Walker::tags_there(const State& s) const {
    const Mover& mover = walk_.mover;
    if (s.f == mover.at && s.n == 0 && s.w == mover.code) return mover.tags;
    const Tags arrives = arrival_tags(s.f, s.w, mover.tags);
    return s.w == mover.code ? arrives : arrives & ~position_->tables().promoted_tag;
}

// With the walker here, in its own hands or in those of the other side. One that stands nowhere asks it of
// the piece of its side that stands here.
bool Walker::is_attacked(const State& s, const Instruction& in, bool by_friends) {
    const Side mine = Cast::side(s.w);
    if (seeking_ == Seeking::yes || mine == Side::none || s.down == Down::gone || is_virtual(s.f))
        return false;
    const bool nowhere = is_virtual(walk_.mover.at);
    const Code w = nowhere ? at(s.f) : s.w;
    if (w == kNoPiece || Cast::side(w) != mine) return false;
    if (!seeker_) seeker_ = std::make_unique<Walker>(play_, *position_, Seeking::yes);
    seeker_->use_auras(auras_);
    seeker_->set_budget(budget_ - steps_);
    const Tried put(*position_);
    const Code there = by_friends ? play_.binding.cast->with_side(w, other(mine)) : w;
    position_->set(s.f, there, nowhere ? position_->tags(s.f) : tags_there(s), Edit::Why::put);
    const auto least = static_cast<int>(in.a), most = static_cast<int>(in.c);
    const int found = attackers(s, walk_.program->targets[in.b], by_friends ? mine : other(mine),
                                most < kUnlimited ? most + 1 : least);
    return found >= least && found <= most;
}

// How many pieces of the side for which the guard holds attack what stands here: as many as `most` are
// sought.
int Walker::attackers(const State& s, Pc guard, Side side, int most) {
    int found = 0;
    position_->any_piece(side, [&](Field from) {
        if (found < most && holds_on(from, s, guard)) {
            if (seeker_->attacks_at_all(from, s.f)) ++found;
            if (seeker_->exhausted()) stop();
        }
        return found >= most;
    });
    return found;
}

bool Walker::attacks_by_guarded_tables(Field from, Field target) {
    return !is_frozen(from) && tables_see(play_, *position_, from, target, auras_) &&
           guards_allow(from, target);
}

// Where the piece only looks, and no aura lends it more: by its automaton. Else by programs, as far as these
// can look there at all.
bool Walker::attacks_by_walks(Field from, Field target, const LentMoves* lent) {
    const Code code = position_->at(from);
    const Movement& movement = play_.movements[code];
    if (auras_ == nullptr && !movement.facts.captures) return false;
    const auto& looks = movement.looks;
    const bool tells =
        looks &&
        (auras_ == nullptr || (!auras_->touches(from) && !(looks->minds_protection && auras_->protects())));
    if (tells)
        return looker_.attacks(*looks, {.position = *position_, .from = from, .asked = target},
                               looks->relevance(from, target)) &&
               !(auras_ != nullptr && auras_->is_protected(target, from));
    return programs_see(code, from, target) && attacks_by_program(from, target, lent);
}

// At first in a few steps: most pieces need no more. Where they are too few, it is asked at once for all ways
// where they lead; for pieces for which that is less work than steps are, it is asked sooner the next time.
bool Walker::attacks_by_program(Field from, Field target, const LentMoves* lent) {
    constexpr std::uint64_t kLeastSteps = 64;
    if (!floods_) return look_in_full(from, target, lent);
    tries_.resize(play_.movements.size());
    Tries& tries = tries_[position_->at(from)];
    const bool may_know = lent == nullptr && tries.worth_keeping() && depends_on_occupants(from);
    if (may_know && refusals_->holds(*position_, from, target)) {
        ++tries.known;
        attack_found_ = exhausted_ = false;
        return false;
    }
    const std::uint64_t most = std::exchange(budget_, std::min(budget_, tries.steps));
    const bool soon = look_for_attack(from, target, lent);
    budget_ = most;
    if (soon) return true;
    if (exhausted_) {
        if (may_attack(from, target)) return look_in_full(from, target, lent);
        tries.too_few = std::max(tries.too_few, tries.steps);
        tries.steps = flooded_.work < tries.too_few ? kLeastSteps : 2 * flooded_.work;
        exhausted_ = false;
        if (may_know) keep_refusal(from, target);
    } else if (may_know && steps_ > kLeastSteps && !may_attack(from, target)) {
        keep_refusal(from, target);
    }
    return false;
}

// Does what the flood says of the piece's attacks depend on the piece and on occupants of fields alone?
bool Walker::depends_on_occupants(Field from) {
    const Movement& movement = play_.movements[position_->at(from)];
    const Program& program = movement.program;
    if (auras_ != nullptr || movement.facts.rows_capture || !program.preludes.empty() ||
        program.facts.borrows())
        return false;
    if (!refusals_) refusals_ = std::make_unique<Refusals>(play_.binding.board->size());
    return true;
}

// The flood has just found that the piece attacks nothing there.
void Walker::keep_refusal(Field from, Field target) {
    ++tries_[position_->at(from)].kept;
    refusals_->add(*position_, from, target, flooded_.depends_on);
}

bool Walker::guards_allow(Field from, Field target, Field gone) {
    const Mover mover = Mover::starting(*position_, from);
    walk_ = {.program = &play_.movements[mover.code].guards,
             .mover = mover,
             .player = Cast::side(mover.code),
             .asked = target};
    begin();
    const Tried gone_there(*position_);
    lift();
    if (gone != kNoField) position_->set(gone, kNoPiece, 0, Edit::Why::take_passer);
    State end = start(0);
    end.f = target;
    return is_prey(end);
}

// May the walks that were begun last take what is asked for?
bool Walker::may_attack(Field from, Field target) {
    const Movement& movement = play_.movements[position_->at(from)];
    if (movement.facts.rows_capture) return true;
    flooded_ = flooded({movement.program, begins_, judged_, walk_.mover, walk_.mover.tags | walk_.lent_tags,
                        *position_, target},
                       play_.binding);
    Work::done(flooded_.work);
    return flooded_.may_take;
}

bool Walker::look_in_full(Field from, Field target, const LentMoves* lent) {
    look_for_attack(from, target, lent);
    gave_up_ = gave_up_ || exhausted_;
    return attack_found_;
}

bool Walker::look_for_attack(Field from, Field target, const LentMoves* lent) {
    const Mover mover = Mover::starting(*position_, from);
    walk_ = {.mover = mover, .player = Cast::side(mover.code), .asked = target, .lent = lent};
    attack_found_ = exhausted_ = false;
    walk_all(true, false, [](const WalkEnd&) { return true; });
    return attack_found_;
}

namespace {

enum class Attack : std::uint8_t { nothing, taken, spoilt };

// What came first: that the target was taken, or something else than captures? (What a capture costs does not
// hinder it.)
Attack first_deed(std::span<const Edit> edits, Field target) {
    for (const Edit& edit : edits) {
        if (edit.what == Edit::What::counter) continue;
        if (edit.takes() && edit.field == target) return Attack::taken;
        if (!edit.takes() && !edit.is(Edit::Why::lift, Edit::Why::put)) return Attack::spoilt;
    }
    return Attack::nothing;
}

}  // namespace

bool Walker::has_taken() const {
    return first_deed(position_->edits_since(walk_.checkpoint), walk_.asked) == Attack::taken;
}

// Has the walk done what keeps it from being an attack?
bool Walker::is_spoilt(const State& s) const {
    return s.attacks && s.passage == kNone &&
           first_deed(position_->edits_since(walk_.checkpoint), walk_.asked) == Attack::spoilt;
}

// Does a walk end here that has not taken what is asked for, and cannot by landing?
bool Walker::attack_ends_nowhere(const State& end) const {
    if (has_taken()) return false;
    if (end.down != Down::no) return true;
    return end.f != walk_.asked && !play_.movements[end.w].facts.rows_capture;
}

}  // namespace acedrex
