// The machine that programs run on: follows one way after the other, and goes back where one fails.
#include <algorithm>
#include <optional>
#include <utility>

#include "engines/walker.hpp"

namespace acedrex {

namespace {

constexpr std::uint64_t combined(std::uint64_t hash, std::uint64_t value) {
    return mixed(hash ^ (value * 0x9e3779b97f4a7c15));
}

}  // namespace

bool Walker::resume(const State& state, std::uint32_t context, StateSink sink) {
    if (nested_ == kMostNested) {
        exhausted_ = true;
        return false;
    }
    ++nested_;
    const std::size_t base = stack_.size();
    const std::size_t checkpoint = position_->checkpoint();
    stack_.push_back({state, checkpoint, 0});
    bool whole = true;
    while (whole && stack_.size() > base) {
        Choice choice = stack_.back();
        stack_.pop_back();
        position_->undo_to(choice.checkpoint);
        whole = advance(choice.state, choice.next, context, sink);
    }
    stack_.resize(base);
    position_->undo_to(checkpoint);
    --nested_;
    return whole;
}

// Follows one way until it ends or fails; other ways are left on the stack. False to stop everything.
bool Walker::advance(State& s, std::uint32_t next, std::uint32_t context, StateSink sink) {
    const Program& program = *walk_.program;
    for (;;) {
        if (++steps_ > pause_ && !goes_on()) return false;
        const Instruction& in = program.code[s.pc];
        bool alive = true;
        switch (in.op) {
            case Op::end:
                return sink(s);
            case Op::fail:
                return true;
            case Op::step:
            case Op::roam:
            case Op::anywhere:
                alive = step(s, in, std::exchange(next, 0));
                break;
            case Op::test_codes:
                alive = program.code_sets[in.b][at(s.f)] != 0;
                break;
            case Op::test_fields:
                alive = is_virtual(s.f) ? in.a == 1 : program.field_sets[in.b][s.f] != 0;
                break;
            case Op::test_prelude:
                alive = (*walk_.judged)[in.b] != 0;
                break;
            case Op::test:
                alive = test(s, in);
                break;
            case Op::effect:
                alive = effect(s, in) && !is_spoilt(s);
                break;
            case Op::merge:
                alive = merge(s, context);
                break;
            case Op::fork:
                stack_.push_back({s, position_->checkpoint(), 0});
                stack_.back().state.pc = in.b;
                break;
            case Op::fresh_begin:
            case Op::fresh_end:
            case Op::portal_begin:
            case Op::portal_end:
                enter_or_leave(s, in);
                break;
            case Op::jump:
                s.pc = in.b;
                continue;
            case Op::repeat:
            case Op::repeat_next:
                if (!repeat(s, in)) return true;
                continue;
            case Op::call:
            case Op::ret:
                if (!call(s, in, context)) return true;
                continue;
            case Op::look:
                if (holds_from(inner(s, in.b)) == (in.a == 1) || exhausted_) return !exhausted_;
                s.pc = in.c;
                continue;
            case Op::every:
                if (!every(s, in)) return false;
                if (is_spoilt(s)) return true;
                s.pc = in.c;
                continue;
            case Op::aside:
                return aside(s, in, context, sink);
            case Op::first_of:
                return first_of(s, in, context, sink);
            case Op::aligned:
            case Op::ways:
                return ways(s, in, context, sink);
        }
        if (!alive) return true;
        ++s.pc;
    }
}

// Into a production of a grammar, or out of it; false where the walk has been here before in the same state.
bool Walker::call(State& s, const Instruction& in, std::uint32_t context) {
    if (in.op == Op::ret) {
        s.pc = links_[s.call].outer;
        s.call = links_[s.call].previous;
        return true;
    }
    const Pc begin = walk_.program->targets[in.b + in.c];
    if (in.a == 0) s.call = add_link({s.call, 0, mixed(hash_of(s.call) ^ mixed(s.pc)), s.pc + 1});
    const std::uint64_t place = (std::uint64_t{context} << 33) | (std::uint64_t{s.n > 0} << 32) | begin;
    if (differs_by_steps(s) && goes_round(s)) {
        leads_on(s);  // for m.or_leave that is no dead end
        return false;
    }
    if (!visited_.insert(key_of(s) ^ mixed(place) ^ mixed((std::uint64_t{1} << 62) | s.frame))) return false;
    s.pc = begin;
    return true;
}

// Has the walk come to its field by the same step before, with nothing else changed?
bool Walker::goes_round(const State& s) const {
    if (s.trail == kNone) return false;
    const Link& now = links_[s.trail];
    for (std::uint32_t i = now.previous; i != kNone; i = links_[i].previous)
        if (links_[i].f == now.f && links_[i].outer == now.outer && links_[i].board == now.board) return true;
    return false;
}

bool Walker::step(State& s, const Instruction& in, std::uint32_t next) {
    if (s.down != Down::no || (s.n >= walk_.reach && !s.unbound && s.portal == kNoField)) return false;
    const BindContext& binding = play_.binding;
    if (in.op == Op::anywhere) {
        auto to = static_cast<Field>(next);
        const std::uint8_t* asked = in.a != 0 ? walk_.program->code_sets[in.b].data() : nullptr;
        const auto passes_over = [&](Field f) {
            return f == s.f || binding.board->is_hole(f) ||
                   (asked != nullptr && asked[position_->at(f)] == 0);
        };
        while (to < binding.board->size() && passes_over(to)) ++to;
        if (to >= binding.board->size()) return false;
        stack_.push_back({s, position_->checkpoint(), to + 1u});
        return arrive(s, to);
    }
    if (next + 1u < in.a) stack_.push_back({s, position_->checkpoint(), next + 1});
    const StepId id = walk_.program->step_lists[in.b + next];
    Field to = binding.board->off();
    if (in.op == Op::roam)
        to = binding.board->roam(s.f, binding.steps.vector(id));
    else if (!is_virtual(s.f))
        to = binding.steps.next(id)[s.f];
    return to != binding.board->off() && arrive(s, to);
}

// The walker steps there.
bool Walker::arrive(State& s, Field to) {
    s.f = to;
    if (s.portal == kNoField) {
        ++s.n;
        note_step(s);
    }
    return s.fresh == kNone || enter_fresh(s);
}

void Walker::note_step(State& s) {
    if (notes_steps())
        s.trail = add_link({s.trail, s.f, mixed(hash_of(s.trail) ^ mixed(s.f)), s.pc,
                            static_cast<std::uint32_t>(position_->hash())});
}

// What steps mean from here on.
void Walker::enter_or_leave(State& s, const Instruction& in) {
    const Op op = in.op;
    if (op == Op::fresh_begin) {
        s.fresh = add_link({kNone, walk_.mover.at, mixed(walk_.mover.at), s.fresh});
        if (s.f != walk_.mover.at) enter_fresh(s);
    } else if (op == Op::fresh_end) {
        s.fresh = links_[s.fresh].outer;
    } else if (op == Op::portal_begin) {
        s.portal = s.f;
        s.turned_back = in.a != 0;
        s.passed = 0;  // what goes on elsewhere has not rushed
    } else {
        leave_portal(s);
    }
}

// Of its way through a portal the walker tells only the field where it came out.
void Walker::leave_portal(State& s) {
    if (s.down != Down::gone) note_step(s);
    s.ported = s.ported || !walk_.mover.in_air();
    position_->note_passage(s.portal, s.down != Down::gone ? s.f : kNoField, s.turned_back);
    s.portal = kNoField;
}

// Adds the walker's field to those that it must not enter again; false if it is one of them.
bool Walker::enter_fresh(State& s) {
    for (std::uint32_t i = s.fresh; i != kNone; i = links_[i].previous)
        if (links_[i].f == s.f) return false;
    s.fresh = add_link({s.fresh, s.f, hash_of(s.fresh) ^ mixed(s.f), links_[s.fresh].outer});
    return true;
}

Walker::State Walker::inner(const State& s, Pc pc) const {
    State in = s;
    in.pc = pc;
    in.down = Down::no;
    in.call = kNone;
    in.unbound = true;
    in.portal = kNoField;
    in.attacks = false;
    return in;
}

// Does a walk from there come to an end? (A dead end behind m.or_leave is one.)
bool Walker::holds_from(State start) {
    std::optional<OwnScope> own;
    if (may_be_lost()) own.emplace(*this, start);
    bool found = false;
    run(start, [&](const State& end) {
        found = !end.lost;
        return !found;
    });
    return found || (own && !exhausted_ && has_dead_ends(start.scope));
}

bool Walker::aside(const State& s, const Instruction& in, std::uint32_t context, StateSink sink) {
    State start = inner(s, in.b);
    start.attacks = s.attacks;
    return run_within(start, [&](const State& end) {
        State on = s;
        on.w = end.w;
        // What has landed before leaves its field, or is another piece there.
        if (s.down == Down::landed && end.down == Down::gone)
            position_->set(s.f, kNoPiece, 0, Edit::Why::oblate);
        else if (s.down == Down::landed && end.w != s.w)
            position_->set(s.f, end.w, arrival_tags(s.f, end.w, position_->tags(s.f)), Edit::Why::become);
        on.promoted = end.promoted;
        on.into = end.into;
        if (end.down == Down::gone) on.down = Down::gone;
        on.pc = in.c;
        return resume(on, context, sink);
    });
}

bool Walker::first_of(const State& s, const Instruction& in, std::uint32_t context, StateSink sink) {
    for (std::uint32_t i = 0; i < in.a; ++i) {
        State start = s;
        start.pc = walk_.program->targets[in.b + i];
        start.attacks = false;  // an end counts, whatever comes of it
        bool any = false;
        const bool whole = run(start, [&](const State& end) {
            any = true;
            State on = end;
            on.pc = in.c;
            on.attacks = s.attacks;
            if (is_spoilt(on)) return true;
            return on.lost ? sink(on) : resume(on, context, sink);
        });
        if (!whole) return false;
        if (any) break;
    }
    return true;
}

// Repetitions, and which states of a walk are the same: what keeps walks finite.

std::uint64_t Walker::key_of(const State& s) const {
    std::uint64_t key = position_->hash();
    key = combined(key, (std::uint64_t{s.f} << 48) | (std::uint64_t{s.w} << 32) |
                            (static_cast<std::uint64_t>(s.mode) << 28) |
                            (static_cast<std::uint64_t>(s.down) << 24) |
                            (static_cast<std::uint64_t>(s.no_promotion) << 23) |
                            (static_cast<std::uint64_t>(s.ported) << 22) | s.passed);
    if (s.into >= 0) key = combined(key, mixed(static_cast<std::uint64_t>(s.into) + 1));
    if (s.call != kNone) key = combined(key, links_[s.call].hash);
    if (s.fresh != kNone) key = combined(key, links_[s.fresh].hash);
    if (s.trail != kNone) key = combined(key, links_[s.trail].hash);
    if (s.passage != kNone) key = combined(key, links_[s.passage].hash);
    if (const std::int32_t told = told_steps(); told > 1)
        key = combined(key, static_cast<std::uint64_t>(std::min(s.n, told)));
    return key;
}

bool Walker::merge(const State& s, std::uint32_t context) {
    const std::uint64_t place = (std::uint64_t{context} << 33) | (std::uint64_t{s.n > 0} << 32) | s.pc;
    if (s.frame != kNone && frames_[s.frame].chained) return true;
    const std::uint64_t turns = s.frame != kNone ? frames_[s.frame].turns : 0;
    return visited_.insert(combined(key_of(s) ^ turns, place));
}

int Walker::number(const BoundNumber& n, Field f, const std::vector<std::uint32_t>& counts,
                   std::size_t& index) const {
    switch (n.op) {
        case BoundNumber::Op::constant:
            return n.constant;
        case BoundNumber::Op::per_field:
            return n.fields[f];
        case BoundNumber::Op::count:
            return (*walk_.judged)[counts[index++]];
        default:
            break;
    }
    const int left = number(*n.left, f, counts, index);
    return BoundNumber::combined(n.op, left, number(*n.right, f, counts, index));
}

Walker::Frame Walker::begun(const State& s, const Repetition& r) {
    std::size_t first = 0, second = 0;
    Frame frame{.parent = s.frame, .serial = ++serials_};
    frame.lo = number(*r.lo, s.f, r.lo_counts, first);
    frame.hi = number(*r.hi, s.f, r.hi_counts, second);
    frame.chained = r.chained || frame.lo > 1 || walk_.traced || may_be_lost() || told_steps() > 1 ||
                    (s.frame != kNone && frames_[s.frame].chained);
    return frame;
}

// Before the first turn, or after one: fails where the chain has been before. Where the chain does not
// matter, the first and shortest way to a state stands for all.
bool Walker::repeat(State& s, const Instruction& in) {
    const Repetition& r = walk_.program->repetitions[in.b];
    Frame frame = in.op == Op::repeat ? begun(s, r) : frames_[s.frame];
    if (in.op != Op::repeat) ++frame.count;
    if (frame.hi < frame.lo || frame.hi < 0) return false;
    if (frame.chained) {
        const std::uint64_t hash = position_->hash();
        for (std::uint32_t i = frame.chain; i != kNone; i = links_[i].previous) {
            if (links_[i].f != s.f || links_[i].hash != hash) continue;
            leads_on(s);  // for m.or_leave that is no dead end
            return false;
        }
        frame.chain = add_link({frame.chain, s.f, hash, kNone});
    } else {
        const std::int32_t count = frame.hi >= kUnlimited / 2 ? 0 : frame.count;
        const std::uint64_t place = std::uint64_t{frame.serial} << 32;
        if (!visited_.improve(combined(key_of(s), place), count)) return false;
    }
    frame.turns = combined(frame.parent != kNone ? frames_[frame.parent].turns : 0,
                           (std::uint64_t{frame.serial} << 32) | static_cast<std::uint32_t>(frame.count));
    frames_.push_back(frame);
    s.frame = static_cast<std::uint32_t>(frames_.size() - 1);
    // Another turn, or out of it, or both.
    const bool again = frame.count < frame.hi;
    if (frame.count >= frame.lo) {
        State leaving = s;
        leaving.pc = r.after;
        leaving.frame = frame.parent;
        if (again)
            stack_.push_back({leaving, position_->checkpoint(), 0});
        else
            s = leaving;
    }
    if (again) s.pc = r.body;
    return again || frame.count >= frame.lo;
}

}  // namespace acedrex
