#include "engines/flood.hpp"

#include <algorithm>
#include <bit>
#include <utility>

namespace acedrex {

namespace {

void set(std::vector<std::uint64_t>& fields, std::size_t bit) {
    fields[bit / 64] |= std::uint64_t{1} << (bit % 64);
}

}  // namespace

Flood::Flood(const BindContext& binding)
    : binding_(binding), words_((static_cast<std::size_t>(binding.board->size()) + 63) / 64) {}

bool Flood::may_take(const Program& program, std::span<const Pc> begins, std::span<const int> judged,
                     const Mover& mover, Tags tags, const Position& position, Field target) {
    program_ = &program;
    position_ = &position;
    judged_ = judged;
    mover_ = &mover;
    target_ = target;
    tags_ = tags;
    used_ = words_;
    depth_ = 0;
    visits_ = 0;
    asked_.assign(words_, 0);
    run_ += 2;  // forget() needs a number that is none of a run
    const std::size_t size = program.code.size();
    if (places_.size() < size) places_.resize(size);
    open_.assign((size + 63) / 64, 0);
    if (holding_run_.size() < program.code_sets.size()) {
        holding_.resize(program.code_sets.size());
        holding_run_.resize(program.code_sets.size());
    }
    Fields& start = spare();
    set(start, mover.at);
    for (const Pc begin : begins) wait(begin, start);
    return follow(0, static_cast<Pc>(size), nullptr);
}

std::vector<Field> Flood::depended_on() const {
    std::vector<Field> fields;
    for (std::size_t i = 0; i < words_; ++i)
        for (Word rest = asked_[i]; rest != 0; rest &= rest - 1)
            fields.push_back(static_cast<Field>(64 * i + static_cast<std::size_t>(std::countr_zero(rest))));
    return fields;
}

Flood::Fields& Flood::spare() {
    if (depth_ == spares_.size()) spares_.emplace_back();
    Fields& fields = spares_[depth_++];
    fields.assign(2 * words_, 0);
    return fields;
}

Flood::Place& Flood::at(Pc pc) {
    Place& place = places_[pc];
    if (place.run != run_) {
        place.run = run_;
        place.waiting.assign(2 * words_, 0);
        place.reached.assign(2 * words_, 0);
    }
    return place;
}

void Flood::wait(Pc pc, const Fields& fields) {
    add(at(pc).waiting, fields);
    open_[pc / 64] |= Word{1} << (pc % 64);
    first_open_ = std::min(first_open_, pc);
}

void Flood::forget(Pc lo, Pc hi) {
    for (Pc pc = lo; pc < hi; ++pc) places_[pc].run = run_ - 1;
}

void Flood::add(Fields& to, const Fields& fields) const {
    for (std::size_t i = 0; i < used_; ++i) to[i] |= fields[i];
}

void Flood::capture(Fields& fields) {
    used_ = 2 * words_;
    for (std::size_t i = 0; i < words_; ++i) fields[words_ + i] |= std::exchange(fields[i], 0);
}

bool Flood::any(const Fields& fields) const {
    return std::any_of(fields.begin(), fields.begin() + static_cast<std::ptrdiff_t>(used_),
                       [](Word word) { return word != 0; });
}

bool Flood::has_target(const Fields& fields) const {
    const Word both = fields[target_ / 64] | fields[words_ + target_ / 64];
    return ((both >> (target_ % 64)) & 1) != 0;
}

void Flood::keep(Fields& fields, const Fields& those) const {
    for (std::size_t i = 0; i < words_; ++i) fields[i] &= those[i];
}

// Goes on from all places of a stretch of the program where fields wait. Where walks come to an end is added
// to `ends`; without, the walker lands there. True where the target may be taken.
bool Flood::follow(Pc lo, Pc hi, Fields* ends) {
    const std::size_t outer = depth_;
    Fields& fields = spare();
    for (Pc pc = lo; pc < hi;) {
        const Word waits = open_[pc / 64] >> (pc % 64);
        pc = waits == 0 ? (pc / 64 + 1) * 64 : pc + static_cast<Pc>(std::countr_zero(waits));
        if (waits == 0 || pc >= hi) continue;
        open_[pc / 64] &= ~(Word{1} << (pc % 64));
        ++visits_;
        Place& here = at(pc);
        for (std::size_t i = 0; i < used_; ++i) {
            fields[i] = here.waiting[i] & ~here.reached[i];
            here.reached[i] |= here.waiting[i];
            here.waiting[i] = 0;
        }
        first_open_ = hi;
        if (any(fields) && go(pc, fields, ends)) return true;
        pc = std::min(pc + 1, std::max(lo, first_open_));  // lines lead back
    }
    depth_ = outer;
    return false;
}

bool Flood::go(Pc pc, Fields& fields, Fields* ends) {
    const Instruction& in = program_->code[pc];
    switch (in.op) {
        case Op::end:
            if (ends == nullptr) return has_target(fields);
            add(*ends, fields);
            return false;
        case Op::fail:
            return false;
        case Op::step: {
            Fields& to = spare();
            step(in, fields, to);
            wait(pc + 1, to);
            --depth_;
            return false;
        }
        case Op::fork:
            wait(in.b, fields);
            break;
        case Op::jump:
            wait(in.b, fields);
            return false;
        case Op::look:
            wait(in.c, fields);
            return false;
        case Op::aside:
        case Op::every:
            return inside(pc, fields);
        case Op::first_of:
            return each_of(pc, fields);
        case Op::repeat:
            return repeat(pc, fields);
        case Op::repeat_next:
            add(*turned_, fields);
            return false;
        case Op::test_codes:
            for (std::size_t i = 0; i < words_; ++i) asked_[i] |= fields[i];
            keep(fields, holding(in.b));
            break;
        case Op::test_fields:
            keep_known(fields, program_->field_sets[in.b]);
            break;
        case Op::test_prelude:
            if (judged_[in.b] == 0) return false;
            break;
        case Op::test:
            if (!holds(in)) return false;
            break;
        case Op::effect:
        case Op::ways:
            if (act(pc, fields)) return true;
            if (in.does(EffectKind::or_leave) && ends != nullptr) add(*ends, fields);
            if (in.does_any(kSpoils)) return false;
            break;
        case Op::roam:
        case Op::anywhere:
        case Op::aligned:
        case Op::call:
        case Op::ret:
            return true;  // not followed
        case Op::merge:
        case Op::fresh_begin:
        case Op::fresh_end:
        case Op::portal_begin:
        case Op::portal_end:
            break;
    }
    wait(pc + 1, fields);
    return false;
}

// Keeps those of a set of fields, whatever stands there.
void Flood::keep_known(Fields& fields, const FieldSet& those) const {
    for (std::size_t half = 0; half < used_; half += words_)
        for (std::size_t i = 0; i < words_; ++i)
            for (Word rest = fields[half + i]; rest != 0; rest &= rest - 1)
                if (!those[64 * i + static_cast<std::size_t>(std::countr_zero(rest))])
                    fields[half + i] ^= rest & (~rest + 1);
}

// Do tests of the walker alone hold?
bool Flood::holds(const Instruction& in) const {
    switch (in.guard()) {
        case GuardKind::carries:
            return (tags_ & unpacked_tag(in.b)) != 0;
        case GuardKind::inherits:
            return mover_->activator != kNoPiece;
        default:
            return true;
    }
}

// True where the target may be captured.
bool Flood::act(Pc pc, Fields& fields) {
    const Instruction& in = program_->code[pc];
    if (in.does(EffectKind::take_passer)) return true;
    if (in.does(EffectKind::home)) {
        const bool before = std::any_of(fields.begin(), fields.begin() + static_cast<std::ptrdiff_t>(words_),
                                        [](Word word) { return word != 0; });
        const bool after = std::any_of(fields.begin() + static_cast<std::ptrdiff_t>(words_), fields.end(),
                                       [](Word word) { return word != 0; });
        std::fill(fields.begin(), fields.end(), 0);
        if (before) set(fields, mover_->at);
        if (after) set(fields, 64 * words_ + mover_->at);
        return false;
    }
    if (!in.may_capture()) return false;
    if (has_target(fields)) return true;
    capture(fields);
    return false;
}

// A walk within the walk, which goes on from where it was.
bool Flood::inside(Pc pc, const Fields& fields) {
    const Instruction& in = program_->code[pc];
    const std::size_t outer = depth_;
    Fields& on = spare();
    on = fields;
    wait(in.b, fields);
    if (follow(in.b, in.c, &spare())) return true;
    const auto first = program_->code.begin() + in.b, last = program_->code.begin() + in.c;
    if (std::any_of(first, last, [](const Instruction& i) { return i.may_capture(); })) capture(on);
    wait(in.c, on);
    depth_ = outer;
    return false;
}

// Walks of which one counts, and the walk goes on from where it ends.
bool Flood::each_of(Pc pc, const Fields& fields) {
    const Instruction& in = program_->code[pc];
    const std::size_t outer = depth_;
    Fields& ends = spare();
    for (std::uint32_t i = 0; i < in.a; ++i) wait(program_->targets[in.b + i], fields);
    if (follow(pc + 1, in.c, &ends)) return true;
    wait(in.c, ends);
    depth_ = outer;
    return false;
}

// Turn by turn. A field from which the repetition may be left already by fewer turns need not be gone on from
// again.
bool Flood::repeat(Pc pc, const Fields& fields) {
    const Repetition& r = program_->repetitions[program_->code[pc].b];
    const auto constant = [](const BoundNumber& n, int otherwise) {
        return n.op == BoundNumber::Op::constant ? n.constant : otherwise;
    };
    const int lo = constant(*r.lo, 0), hi = constant(*r.hi, kUnlimited);
    const std::size_t outer = depth_;
    Fields &now = spare(), &turned = spare(), &done = spare();
    Fields* const around = std::exchange(turned_, &turned);
    now = fields;
    bool found = false;
    for (int turn = 0; !found; ++turn) {
        if (turn <= lo) forget(r.body, r.after);
        for (std::size_t i = 0; turn >= lo && i < used_; ++i) {
            now[i] &= ~done[i];
            done[i] |= now[i];
        }
        if (turn >= hi || !any(now)) break;
        std::fill(turned.begin(), turned.end(), 0);
        wait(r.body, now);
        found = follow(r.body, r.after, nullptr);
        now = turned;
    }
    turned_ = around;
    depth_ = outer;
    if (!found && any(done)) wait(r.after, done);
    return found;
}

void Flood::step(const Instruction& in, const Fields& fields, Fields& to) const {
    for (std::uint32_t k = 0; k < in.a; ++k) {
        const Field* next = binding_.steps.next(program_->step_lists[in.b + k]);
        for (std::size_t i = 0; i < used_; ++i)
            for (Word rest = fields[i]; rest != 0; rest &= rest - 1) {
                const std::size_t half = i < words_ ? 0 : words_;
                const Field f = next[64 * (i - half) + static_cast<std::size_t>(std::countr_zero(rest))];
                if (f != binding_.board->off()) set(to, 64 * half + f);
            }
    }
}

// The fields whose occupants are in the set; where the walk begins is empty.
const Flood::Fields& Flood::holding(std::uint32_t code_set) {
    Fields& fields = holding_[code_set];
    if (holding_run_[code_set] == run_) return fields;
    holding_run_[code_set] = run_;
    const auto& codes = program_->code_sets[code_set];
    const Word empty = codes[kNoPiece] != 0 ? ~Word{0} : 0;
    fields.assign(words_, empty);
    for (const Side side : {Side::light, Side::dark, Side::none})
        for (const Field f : position_->pieces(side)) {
            const bool in = codes[f == mover_->at ? kNoPiece : position_->at(f)] != 0;
            if (in != (empty != 0)) fields[f / 64] ^= Word{1} << (f % 64);
        }
    return fields;
}

}  // namespace acedrex
