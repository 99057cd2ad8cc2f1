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

bool Walker::is_lent(Lender lender, int type) const {
    if (lender == Lender::last) return position_->last().type == type;
    if (walk_.lent == nullptr) return false;
    return (lender == Lender::attackers ? walk_.lent->by_attackers
                                        : walk_.lent->by_guards)[static_cast<std::size_t>(type)] != 0;
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
        State s;
        s.pc = walks[i];
        s.f = walk_.from;
        s.w = walk_.code;
        whole = run(s, [&](const State& end) { return finish(end, sink); });
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
    State s;
    s.f = landing.to;
    s.w = mover.code;
    s.n = landing.steps;
    s.mode = static_cast<Mode>(landing.mode);
    s.passed = static_cast<std::uint16_t>(landing.passed);
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
    State s;
    s.pc = begin;
    s.f = from;
    s.w = code;
    std::vector<Field> ends;
    run(s, [&](const State& end) {
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
        State s;
        s.pc = program.preludes[i].begin;
        s.f = walk_.from;
        s.w = walk_.code;
        std::vector<Field> ends;
        run(s, [&](const State& end) {
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

bool Walker::run(State start, StateSink sink) {
    return resume(start, ++contexts_, sink);
}

bool Walker::resume(const State& state, std::uint32_t context, StateSink sink) {
    if (nested_ == kMostNested) {
        exhausted_ = true;
        return false;
    }
    ++nested_;
    const std::size_t base = stack_.size();
    const std::size_t checkpoint = position_->checkpoint();
    stack_.push_back({state, checkpoint, 0});
    while (stack_.size() > base) {
        const Choice choice = stack_.back();
        stack_.pop_back();
        position_->undo_to(choice.checkpoint);
        if (!advance(choice.state, choice.next, context, sink)) {
            stack_.resize(base);
            position_->undo_to(checkpoint);
            --nested_;
            return false;
        }
    }
    position_->undo_to(checkpoint);
    --nested_;
    return true;
}

// Follows one way until it ends or fails; other ways are left on the stack. False to stop everything.
bool Walker::advance(State s, std::uint32_t next, std::uint32_t context, StateSink sink) {
    const Program& program = *walk_.program;
    for (;;) {
        if (++steps_ > budget_) {
            exhausted_ = true;
            return false;
        }
        const Instruction& in = program.code[s.pc];
        switch (in.op) {
            case Op::end:
                return sink(s);
            case Op::fail:
                return true;
            case Op::step:
                if (!step(s, in, next)) return true;
                next = 0;
                break;
            case Op::roam:
                if (!roam(s, in, next)) return true;
                next = 0;
                break;
            case Op::anywhere:
                if (!step_anywhere(s, next)) return true;
                next = 0;
                break;
            case Op::fork: {
                State way = s;
                way.pc = in.b;
                stack_.push_back({way, position_->checkpoint(), 0});
                ++s.pc;
                break;
            }
            case Op::jump:
                s.pc = in.b;
                break;
            case Op::merge:
                if (!merge(s, context)) return true;
                ++s.pc;
                break;
            case Op::look: {
                bool aborted = false;
                const bool holds = look(s, in, aborted);
                if (aborted) return false;
                if (!holds) return true;
                s.pc = in.c;
                break;
            }
            case Op::aside:
                return aside(s, in, context, sink);
            case Op::every:
                if (!every(s, in)) return false;
                s.pc = in.c;
                break;
            case Op::first_of:
                return first_of(s, in, context, sink);
            case Op::repeat:
                if (!begin_repeat(s, in)) return true;
                break;
            case Op::repeat_next:
                if (!turn_repeat(s, in)) return true;
                break;
            case Op::displace:
                return displace(s, in, context, sink);
            case Op::land: {
                if (s.down != Down::no) return true;
                return land(s, true, [&](const State& landed) {
                    State on = landed;
                    ++on.pc;
                    return resume(on, context, sink);
                });
            }
            case Op::call:
                if (!call(s, in, context)) return true;
                break;
            case Op::ret:
                s.pc = links_[s.call].outer;
                s.call = links_[s.call].previous;
                break;
            case Op::fresh_begin:
                links_.push_back({kNone, walk_.from, mixed(walk_.from), s.fresh});
                s.fresh = static_cast<std::uint32_t>(links_.size() - 1);
                if (s.f != walk_.from) enter_fresh(s);
                ++s.pc;
                break;
            case Op::fresh_end:
                s.fresh = links_[s.fresh].outer;
                ++s.pc;
                break;
            default:
                if (is_test(in.op) ? !test(s, in) : !effect(s, in)) return true;
                ++s.pc;
                break;
        }
    }
}

// Into a production of a grammar; false where the walk has been here before in the same state.
bool Walker::call(State& s, const Instruction& in, std::uint32_t context) {
    const Pc begin = walk_.program->targets[in.b + in.c];
    if (in.a == 0) {
        const std::uint64_t chain = s.call == kNone ? 0 : links_[s.call].hash;
        links_.push_back({s.call, 0, mixed(chain ^ mixed(s.pc)), s.pc + 1});
        s.call = static_cast<std::uint32_t>(links_.size() - 1);
    }
    const std::uint64_t place = (std::uint64_t{context} << 33) | (std::uint64_t{s.n > 0} << 32) | begin;
    if (!visited_.insert(key_of(s) ^ mixed(place) ^ mixed((std::uint64_t{1} << 62) | s.frame))) return false;
    s.pc = begin;
    return true;
}

bool Walker::step(State& s, const Instruction& in, std::uint32_t next) {
    if (s.down != Down::no || (s.n >= walk_.reach && !s.unbound)) return false;
    if (next + 1u < in.a) stack_.push_back({s, position_->checkpoint(), next + 1});
    if (is_virtual(s.f)) return false;
    const StepId id = walk_.program->step_lists[in.b + next];
    const Field to = play_.binding.steps.next(id)[s.f];
    if (to == play_.binding.board->off()) return false;
    s.f = to;
    ++s.n;
    ++s.pc;
    return arrive(s);
}

bool Walker::roam(State& s, const Instruction& in, std::uint32_t next) {
    if (s.down != Down::no || (s.n >= walk_.reach && !s.unbound)) return false;
    if (next + 1u < in.a) stack_.push_back({s, position_->checkpoint(), next + 1});
    const BindContext& binding = play_.binding;
    const Field to = binding.board->roam(s.f, binding.steps.vector(walk_.program->step_lists[in.b + next]));
    if (to == binding.board->off()) return false;
    s.f = to;
    ++s.n;
    ++s.pc;
    return arrive(s);
}

bool Walker::step_anywhere(State& s, std::uint32_t next) {
    if (s.down != Down::no || (s.n >= walk_.reach && !s.unbound)) return false;
    const Board& board = *play_.binding.board;
    auto to = static_cast<Field>(next);
    while (to < board.size() && (to == s.f || board.is_hole(to))) ++to;
    if (to >= board.size()) return false;
    stack_.push_back({s, position_->checkpoint(), to + 1u});
    s.f = to;
    ++s.n;
    ++s.pc;
    return arrive(s);
}

// The walker has stepped here.
bool Walker::arrive(State& s) {
    if (tracing_) {
        const std::uint64_t so_far = s.trail == kNone ? 0 : links_[s.trail].hash;
        links_.push_back({s.trail, s.f, mixed(so_far ^ mixed(s.f)), kNone});
        s.trail = static_cast<std::uint32_t>(links_.size() - 1);
    }
    return s.fresh == kNone || enter_fresh(s);
}

// Adds the walker's field to those that it must not enter again; false if it is one of them.
bool Walker::enter_fresh(State& s) {
    for (std::uint32_t i = s.fresh; i != kNone; i = links_[i].previous)
        if (links_[i].f == s.f) return false;
    const Link& last = links_[s.fresh];
    links_.push_back({s.fresh, s.f, last.hash ^ mixed(s.f), last.outer});
    s.fresh = static_cast<std::uint32_t>(links_.size() - 1);
    return true;
}

Walker::State Walker::inner(const State& s, Pc pc) const {
    State in = s;
    in.pc = pc;
    in.down = Down::no;
    in.call = kNone;
    in.unbound = true;
    return in;
}

bool Walker::look(const State& s, const Instruction& in, bool& aborted) {
    bool found = false;
    run(inner(s, in.b), [&](const State&) {
        found = true;
        return false;
    });
    aborted = exhausted_;
    return found != (in.a == 1);
}

bool Walker::aside(const State& s, const Instruction& in, std::uint32_t context, StateSink sink) {
    return run(inner(s, in.b), [&](const State& end) {
        State on = s;
        on.w = end.w;
        if (end.down == Down::gone) on.down = Down::gone;
        on.pc = in.c;
        return resume(on, context, sink);
    });
}

bool Walker::first_of(const State& s, const Instruction& in, std::uint32_t context, StateSink sink) {
    for (std::uint32_t i = 0; i < in.a; ++i) {
        State start = s;
        start.pc = walk_.program->targets[in.b + i];
        bool any = false;
        const bool whole = run(start, [&](const State& end) {
            any = true;
            State on = end;
            on.pc = in.c;
            return resume(on, context, sink);
        });
        if (!whole) return false;
        if (any) break;
    }
    return true;
}

// The piece that stands here is taken up and walks as one of its side would; every empty field where it can
// end is one way to go on.
bool Walker::displace(const State& s, const Instruction& in, std::uint32_t context, StateSink sink) {
    const Code occupant = at(s.f);
    if (occupant == kNoPiece || s.down == Down::gone) return true;
    const Walk outer = walk_;
    const Tags tags = position_->tags(s.f);
    const std::size_t checkpoint = position_->checkpoint();
    walk_.code = occupant;
    walk_.from = s.f;
    walk_.tags = tags;
    walk_.blood = checkpoint;
    std::vector<int> judged;
    if (in.c != 0) {
        judged.assign(walk_.program->preludes.size(), 0);
        walk_.judged = &judged;
        judge_preludes(in.c >> 16, in.c & 0xffff);
    }
    position_->set(s.f, kNoPiece, 0, Edit::Why::displace);

    State start;
    start.pc = walk_.program->targets[in.b + static_cast<std::uint32_t>(Cast::side(occupant))];
    start.f = s.f;
    start.w = occupant;
    const bool whole = run(start, [&](const State& end) {
        if (is_virtual(end.f) || at(end.f) != kNoPiece || end.f == s.f) return true;
        const Walk displaced = walk_;
        walk_ = outer;
        position_->set(end.f, occupant, arrival_tags(end.f, occupant, tags), Edit::Why::displace);
        State on = s;
        ++on.pc;
        const bool more = resume(on, context, sink);
        walk_ = displaced;
        return more;
    });
    walk_ = outer;
    position_->undo_to(checkpoint);
    return whole;
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
