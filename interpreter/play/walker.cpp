#include "play/walker.hpp"

#include <algorithm>

#include "play/auras.hpp"

namespace acedrex {

void Walker::set_position(Position& position) {
    position_ = &position;
    if (powers_) powers_->set_position(position);
}

// Asked of others' walkers, so told before this one's walk begins.
const LentMoves* Walker::powers_of(Field from, const Program& program) {
    if (given_ != nullptr || !program.borrows) return given_;
    if (!powers_) powers_ = std::make_unique<Powers>(play_, *position_, auras_);
    lent_ = powers_->lent_to(from);
    return &lent_;
}

void Walker::begin_walk(Side player, Field from, const Program& program, Code code) {
    exhausted_ = false;
    nested_ = 0;
    guards_ = 0;
    steps_ = 0;
    contexts_ = 0;
    serials_ = 0;
    frames_.clear();
    links_.clear();
    stack_.clear();
    visited_.clear();
    judged_.clear();
    const std::size_t checkpoint = position_->checkpoint();
    walk_ = {&program,          code,       from,       position_->tags(from),
             position_->hash(), checkpoint, checkpoint, checkpoint,
             &judged_,          player,     nullptr};
    walk_.mover = Mover::starting(*position_, from);
}

void Walker::begin_hand(const Mover& mover, const Program& program) {
    const Movement& movement = play_.movements[mover.code];
    begin_walk(position_->to_move(), mover.at, program, mover.code);
    walk_.tags = mover.tags;
    walk_.mover = mover;
    walk_.reach = mover.reach(movement.spends);
}

// From where the walk begins, taken up from there if it is not in the air already.
bool Walker::walk_each(const std::vector<Pc>& walks, Sink sink) {
    const std::size_t checkpoint = position_->checkpoint();
    if (!walk_.mover.in_air()) position_->set(walk_.from, kNoPiece, 0, Edit::Why::lift);
    bool whole = true;
    for (std::size_t i = 0; i < walks.size() && whole; ++i) {
        whole = run({.pc = walks[i], .f = walk_.from, .w = walk_.code},
                    [&](const State& end) { return finish(end, sink); });
    }
    position_->undo_to(checkpoint);
    return whole;
}

bool Walker::walk_in_air(const Mover& mover, Sink sink) {
    asked_ = kNotAsked;
    const Movement& movement = play_.movements[mover.code];
    const std::vector<Pc>& walks =
        mover.inherits(movement) ? movement.gaits[mover.activator].walks : movement.walks;
    if (walks.empty()) return true;
    begin_hand(mover, movement.program);
    judge_preludes();
    return walk_each(walks, sink);
}

bool Walker::trace(const Mover& mover, Sink sink) {
    asked_ = kNotAsked;
    const Movement& movement = play_.movements[mover.code];
    const std::vector<Pc>& walks =
        mover.inherits(movement) ? movement.gaits[mover.activator].traced : movement.traced;
    begin_hand(mover, movement.traces);
    judge_preludes();
    tracing_ = true;
    const bool whole = walk_each(walks, sink);
    tracing_ = false;
    return whole;
}

// What happens before a landing: the piece leaves its field, and takes in passing.
void Walker::take_up(Position& position, const Mover& mover, const Landing& landing) {
    if (!mover.in_air()) position.set(mover.at, kNoPiece, 0, Edit::Why::lift);
    if (landing.taken) position.set(landing.taken->field, kNoPiece, 0, Edit::Why::take_passer);
}

bool Walker::land_by_rows(const Mover& mover, const Landing& landing, Sink sink) {
    const Movement& movement = play_.movements[mover.code];
    asked_ = kNotAsked;
    begin_hand(mover, movement.program);
    judge_preludes();
    const std::size_t checkpoint = position_->checkpoint();
    take_up(*position_, mover, landing);
    State s{.f = landing.to,
            .w = mover.code,
            .mode = static_cast<Mode>(landing.mode),
            .passed = static_cast<std::uint16_t>(landing.passed),
            .n = landing.steps};
    bool whole = true;
    for (std::size_t i = 0; i < movement.lands.size() && whole; ++i) {
        s.pc = movement.lands[i];
        whole = run(s, [&](const State& end) {
            return end.down == Down::no ? land(end, false, [&](const State& on) { return report(on, sink); })
                                        : report(end, sink);
        });
    }
    position_->undo_to(checkpoint);
    return whole;
}

void Walker::put(Position& position, const Mover& mover, const Landing& landing, Edit::Why why) {
    take_up(position, mover, landing);
    Tags tags = position.tables().arrival_tags(landing.to, mover.code, mover.tags);
    if (landing.passed > 0) tags |= kRushedTag;
    position.set(landing.to, mover.code, tags, why);
    if (landing.passed > 0) position.add_rush(landing.to, landing.passed);
}

bool Walker::walk_on(Field from, Sink sink) {
    asked_ = kNotAsked;
    return walk_as(position_->to_move(), from, false, sink);
}

bool Walker::walk_as(Side player, Field from, bool influenced, Sink sink) {
    const Code code = at(from);
    const Movement& movement = play_.movements[code];
    const bool held = influenced && auras_ != nullptr && auras_->frozen(from);
    begins_.clear();
    if (!held) begins_ = movement.walks;
    if (influenced && auras_ != nullptr) auras_->add_lent(from, movement, begins_);
    if (begins_.empty()) return true;
    const LentMoves* lent = powers_of(from, movement.program);
    begin_walk(player, from, movement.program, code);
    walk_.lent = lent;
    if (influenced && auras_ != nullptr) walk_.lent_tags = auras_->tags(from);
    judge_preludes();
    return walk_each(begins_, sink);
}

void Walker::reach(Field from, const Program& program, Pc begin, FunctionRef<void(Field)> fn) {
    const Code code = at(from);
    asked_ = kNotAsked;
    begin_walk(Cast::side(code), from, program, code);
    judge_preludes();
    position_->set(from, kNoPiece, 0, Edit::Why::lift);
    std::vector<Field> ends;
    run({.pc = begin, .f = from, .w = code}, [&](const State& end) {
        if (!is_virtual(end.f)) ends.push_back(end.f);
        return true;
    });
    position_->undo_to(walk_.checkpoint);
    std::sort(ends.begin(), ends.end());
    ends.erase(std::unique(ends.begin(), ends.end()), ends.end());
    for (const Field f : ends) fn(f);
}

bool Walker::attacks(Field from, Field target, int as) {
    bool found = false;
    const std::size_t checkpoint = position_->checkpoint();
    asked_ = target;
    walk_as(Cast::side(at(from)), from, true, [&](const WalkEnd& end) {
        if (as >= 0 && end.as != as) return true;
        for (const Edit& edit : position_->edits_since(checkpoint)) {
            if (edit.what == Edit::What::counter) continue;  // what a capture costs does not hinder it
            if (edit.takes() && edit.field == target) {
                found = true;
                return false;
            }
            const bool of_the_walker = edit.why == Edit::Why::lift || edit.why == Edit::Why::put;
            if (!edit.takes() && !of_the_walker) break;
        }
        return true;
    });
    return found;
}

// Judged with the piece still in its place, inner ones first: they come after those that contain them.
void Walker::judge_preludes() {
    walk_.judged->assign(walk_.program->preludes.size(), 0);
    judge_preludes(0, walk_.program->preludes.size());
}

void Walker::judge_preludes(std::size_t first, std::size_t last) {
    const Program& program = *walk_.program;
    std::vector<int>& judged = *walk_.judged;
    for (std::size_t i = last; i-- > first;) {
        std::vector<Field> ends;
        run({.pc = program.preludes[i].begin, .f = walk_.from, .w = walk_.code}, [&](const State& end) {
            ends.push_back(end.f);
            return program.preludes[i].what == Prelude::What::count;  // one is enough for a guard
        });
        std::sort(ends.begin(), ends.end());
        judged[i] = static_cast<int>(std::unique(ends.begin(), ends.end()) - ends.begin());
    }
}

void Walker::use_program(const Program& program, std::vector<int>& judged) {
    if (walk_.program == &program) return;
    walk_.program = &program;
    if (program.preludes.empty()) return;
    walk_.judged = &judged;
    const auto since = position_->edits_since(walk_.checkpoint);
    const std::vector<Edit> done(since.begin(), since.end());
    position_->undo_to(walk_.checkpoint);
    judge_preludes();
    for (const Edit& e : done) position_->redo(e);
}

// A guard that is asked of a piece that stands nowhere yet.
bool Walker::holds(const Program& program, Pc guard, Code code, Field f) {
    begin_walk(position_->to_move(), f, program, code);
    walk_.tags = 0;
    judge_preludes();
    return holds_from({.pc = guard, .f = f, .w = code});
}

// Is the position as before, but for what the walker itself carries? (Two pieces of one kind that have
// changed places make no difference either.)
bool Walker::changes_nothing(const State& end) {
    if (at(walk_.from) != walk_.code) return false;
    const std::size_t before = position_->checkpoint();
    position_->set(walk_.from, walk_.code, walk_.tags, Edit::Why::put);
    const std::uint64_t rush = end.passed > 0 ? rush_key(end.f, static_cast<std::uint8_t>(end.passed), 0) : 0;
    const bool same = (position_->hash() ^ rush) == walk_.hash;
    position_->undo_to(before);
    return same;
}

bool Walker::report(const State& end, Sink sink) {
    WalkEnd result;
    result.from = walk_.from;
    result.to = end.f;
    result.piece = end.w;
    result.steps = end.n;
    result.as = end.as >= 0 ? end.as : Cast::type(walk_.code);
    result.gone = end.down == Down::gone;
    result.promotes = !end.no_promotion;
    result.momentum = momentum(end);
    result.activates = end.activates;
    result.promoted = end.promoted;
    result.null = !end.activates && !walk_.mover.in_air() && changes_nothing(end);
    if (result.null && !play_.movements[walk_.code].may_pass) return true;
    if (tracing_) {
        trail_.clear();
        for (std::uint32_t i = end.trail; i != kNone; i = links_[i].previous) trail_.push_back(links_[i].f);
        std::reverse(trail_.begin(), trail_.end());
    }
    return sink(result);
}

bool Walker::finish(const State& s, Sink sink) {
    if (s.down != Down::no) return report(s, sink);
    return land(s, true, [&](const State& end) { return report(end, sink); });
}

}  // namespace acedrex
