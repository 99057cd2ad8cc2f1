// Repetitions, and which states of a walk are the same: what keeps walks finite.
#include <algorithm>

#include "play/walker.hpp"

namespace acedrex {

namespace {

constexpr std::uint64_t combined(std::uint64_t hash, std::uint64_t value) {
    return mixed(hash ^ mixed(value));
}

}  // namespace

std::uint64_t Walker::key_of(const State& s) const {
    std::uint64_t key = position_->hash();
    key = combined(key, (std::uint64_t{s.f} << 48) | (std::uint64_t{s.w} << 32) |
                            (static_cast<std::uint64_t>(s.mode) << 28) |
                            (static_cast<std::uint64_t>(s.down) << 24) |
                            (static_cast<std::uint64_t>(s.no_promotion) << 23) | s.passed);
    if (s.call != kNone) key = combined(key, links_[s.call].hash);
    if (s.fresh != kNone) key = combined(key, links_[s.fresh].hash);
    if (s.trail != kNone) key = combined(key, links_[s.trail].hash);
    if (walk_.program->reads_steps())
        key = combined(key, static_cast<std::uint64_t>(std::min(s.n, walk_.program->told_steps)));
    return key;
}

bool Walker::merge(const State& s, std::uint32_t context) {
    std::uint64_t place = (std::uint64_t{context} << 33) | (std::uint64_t{s.n > 0} << 32) | s.pc;
    std::uint64_t turn = 0;
    if (s.frame != kNone) {
        const Frame& frame = frames_[s.frame];
        if (frame.chained) return true;
        turn = (std::uint64_t{frame.serial} << 32) | static_cast<std::uint32_t>(frame.count);
        // Counts of the repetitions around it matter as well.
        for (std::uint32_t i = frame.parent; i != kNone; i = frames_[i].parent)
            turn = combined(turn, (std::uint64_t{frames_[i].serial} << 32) |
                                      static_cast<std::uint32_t>(frames_[i].count));
    }
    return visited_.insert(combined(combined(key_of(s), place), turn));
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
    const long a = number(*n.left, f, counts, index);
    const long b = number(*n.right, f, counts, index);
    const long value = n.op == BoundNumber::Op::add        ? a + b
                       : n.op == BoundNumber::Op::subtract ? a - b
                                                           : a * b;
    return static_cast<int>(std::clamp<long>(value, -kUnlimited, kUnlimited));
}

bool Walker::repeat(State& s, const Instruction& in) {
    const Repetition& r = walk_.program->repetitions[in.b];
    if (!(in.op == Op::repeat ? begin_repeat(s, r) : turn_repeat(s))) return false;
    return repeat_head(s, r);
}

bool Walker::begin_repeat(State& s, const Repetition& r) {
    std::size_t first = 0, second = 0;
    Frame frame{};
    frame.parent = s.frame;
    frame.serial = ++serials_;
    frame.lo = number(*r.lo, s.f, r.lo_counts, first);
    frame.hi = number(*r.hi, s.f, r.hi_counts, second);
    if (frame.hi < frame.lo || frame.hi < 0) return false;
    frame.chained = r.chained || frame.lo > 1 || tracing_ || walk_.program->reads_steps() ||
                    (s.frame != kNone && frames_[s.frame].chained);
    frame.chain = kNone;
    if (frame.chained) {
        links_.push_back({kNone, s.f, position_->hash(), kNone});
        frame.chain = static_cast<std::uint32_t>(links_.size() - 1);
    } else {
        visited_.insert(combined(key_of(s), std::uint64_t{frame.serial} << 32));
    }
    frames_.push_back(frame);
    s.frame = static_cast<std::uint32_t>(frames_.size() - 1);
    return true;
}

// After one more turn: fails where the chain has been before. Where the chain does not matter, the first and
// shortest way to a state stands for all.
bool Walker::turn_repeat(State& s) {
    Frame frame = frames_[s.frame];
    ++frame.count;
    if (frame.chained) {
        const std::uint64_t hash = position_->hash();
        for (std::uint32_t i = frame.chain; i != kNone; i = links_[i].previous)
            if (links_[i].f == s.f && links_[i].hash == hash) return false;
        links_.push_back({frame.chain, s.f, hash, kNone});
        frame.chain = static_cast<std::uint32_t>(links_.size() - 1);
    } else {
        const std::int32_t count = frame.hi >= kUnlimited / 2 ? 0 : frame.count;
        if (!visited_.improve(combined(key_of(s), std::uint64_t{frame.serial} << 32), count)) return false;
    }
    frames_.push_back(frame);
    s.frame = static_cast<std::uint32_t>(frames_.size() - 1);
    return true;
}

// Another turn, or out of it, or both.
bool Walker::repeat_head(State& s, const Repetition& r) {
    const Frame& frame = frames_[s.frame];
    const bool in = frame.count < frame.hi;
    const bool out = frame.count >= frame.lo;
    State leaving = s;
    leaving.pc = r.after;
    leaving.frame = frame.parent;
    if (!in) {
        if (out) s = leaving;
        return out;
    }
    if (out) stack_.push_back({leaving, position_->checkpoint(), 0});
    s.pc = r.body;
    return true;
}

}  // namespace acedrex
