// The machine that programs run on: follows one way after the other, and goes back where one fails.
#include <utility>

#include "play/walker.hpp"

namespace acedrex {

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
        bool alive = true;
        switch (in.op) {
            case Op::end:
                return sink(s);
            case Op::fail:
                return true;
            case Op::step:
            case Op::roam:
                alive = step(s, in, std::exchange(next, 0));
                break;
            case Op::anywhere:
                alive = step_anywhere(s, std::exchange(next, 0));
                break;
            case Op::test_codes:
                alive = program.code_sets[in.b][at(s.f)] != 0;
                break;
            case Op::test_fields:
                alive = !is_virtual(s.f) && program.field_sets[in.b][s.f];
                break;
            case Op::test_prelude:
                alive = (*walk_.judged)[in.b] != 0;
                break;
            case Op::test:
                alive = test(s, in);
                break;
            case Op::effect:
                alive = effect(s, in);
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
                fresh(s, in);
                break;
            case Op::jump:
                s.pc = in.b;
                continue;
            case Op::repeat:
            case Op::repeat_next:
                if (!repeat(s, in)) return true;
                continue;
            case Op::call:
                if (!call(s, in, context)) return true;
                continue;
            case Op::ret:
                end_call(s);
                continue;
            case Op::look:
                if (!look(s, in)) return !exhausted_;
                s.pc = in.c;
                continue;
            case Op::every:
                if (!every(s, in)) return false;
                s.pc = in.c;
                continue;
            case Op::aside:
                return aside(s, in, context, sink);
            case Op::first_of:
                return first_of(s, in, context, sink);
            case Op::ways:
                return ways(s, in, context, sink);
        }
        if (!alive) return true;
        ++s.pc;
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

void Walker::end_call(State& s) {
    const Link& link = links_[s.call];
    s.pc = link.outer;
    s.call = link.previous;
}

bool Walker::may_step(const State& s) const {
    return s.down == Down::no && (s.n < walk_.reach || s.unbound);
}

bool Walker::step(State& s, const Instruction& in, std::uint32_t next) {
    if (!may_step(s)) return false;
    if (next + 1u < in.a) stack_.push_back({s, position_->checkpoint(), next + 1});
    const BindContext& binding = play_.binding;
    const StepId id = walk_.program->step_lists[in.b + next];
    Field to = binding.board->off();
    if (in.op == Op::roam)
        to = binding.board->roam(s.f, binding.steps.vector(id));
    else if (!is_virtual(s.f))
        to = binding.steps.next(id)[s.f];
    return to != binding.board->off() && arrive(s, to);
}

bool Walker::step_anywhere(State& s, std::uint32_t next) {
    if (!may_step(s)) return false;
    const Board& board = *play_.binding.board;
    auto to = static_cast<Field>(next);
    while (to < board.size() && (to == s.f || board.is_hole(to))) ++to;
    if (to >= board.size()) return false;
    stack_.push_back({s, position_->checkpoint(), to + 1u});
    return arrive(s, to);
}

// The walker steps there.
bool Walker::arrive(State& s, Field to) {
    s.f = to;
    ++s.n;
    if (tracing_) {
        const std::uint64_t so_far = s.trail == kNone ? 0 : links_[s.trail].hash;
        links_.push_back({s.trail, s.f, mixed(so_far ^ mixed(s.f)), kNone});
        s.trail = static_cast<std::uint32_t>(links_.size() - 1);
    }
    return s.fresh == kNone || enter_fresh(s);
}

void Walker::fresh(State& s, const Instruction& in) {
    if (in.op == Op::fresh_end) {
        s.fresh = links_[s.fresh].outer;
        return;
    }
    links_.push_back({kNone, walk_.from, mixed(walk_.from), s.fresh});
    s.fresh = static_cast<std::uint32_t>(links_.size() - 1);
    if (s.f != walk_.from) enter_fresh(s);
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

bool Walker::look(const State& s, const Instruction& in) {
    return holds_from(inner(s, in.b)) != (in.a == 1) && !exhausted_;
}

// Does a walk from there come to an end?
bool Walker::holds_from(const State& start) {
    bool found = false;
    run(start, [&](const State&) {
        found = true;
        return false;
    });
    return found;
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

}  // namespace acedrex
