#include "movement/blind_walk.hpp"

#include <algorithm>
#include <utility>

namespace acedrex {

BlindWalk::BlindWalk(const BindContext& binding, const Program& program, Of of)
    : binding_(binding), program_(program), of_(of) {}

// Is something done in any case that is no capture, before any capture?
bool BlindWalk::spoils_attack(const Instruction& in, bool taken) const {
    return of_ == Of::attacks && !taken && inside_ <= 1 && in.does_any(kSpoils);
}

void BlindWalk::begin(Field start) {
    start_ = start;
    local_ = foreseen_ = true;
    seen_.assign(static_cast<std::size_t>(binding_.board->size()) + 1, false);
    ends_.clear();
    visited_.clear();
    context_ = 0;
}

const std::vector<BlindWalk::Spot>& BlindWalk::ends(Pc pc, Spot from) {
    const auto [known, added] = ends_.try_emplace({pc, from});
    if (!added) return known->second;
    const std::uint64_t outer = context_;
    context_ = ends_.size();
    ++inside_;
    std::vector<Place> open{{pc, from}};
    std::vector<Spot> found;
    while (!open.empty() && !(any_will_do_ && inside_ == 1 && !found.empty())) {
        const Place at = open.back();
        open.pop_back();
        if (at.spot.f < seen_.size()) seen_[at.spot.f] = true;
        follow(at, open, found);
    }
    context_ = outer;
    --inside_;
    std::sort(found.begin(), found.end());
    found.erase(std::unique(found.begin(), found.end()), found.end());
    return known->second = std::move(found);
}

bool BlindWalk::may_end(Pc pc, Field from) {
    any_will_do_ = true;
    begin(from);
    const bool found = !ends(pc, {from}).empty();
    any_will_do_ = false;
    return found || !foreseen_;
}

// Has no walk of this context been there before?
bool BlindWalk::is_new(Place at) {
    return visited_
        .insert((context_ << 44) ^ (std::uint64_t{at.pc} << 18) ^ (std::uint64_t{at.spot.f} << 2) ^
                static_cast<std::uint64_t>(at.spot.mode) ^ (std::uint64_t{at.spot.taken} << 43))
        .second;
}

// Does a test hold, as far as fields tell?
bool BlindWalk::holds(const Instruction& in, Field f) const {
    const Board& board = *binding_.board;
    if (in.op == Op::test_fields) return board.is_virtual(f) ? in.a == 1 : program_.field_sets[in.b][f] != 0;
    if (in.asks(GuardKind::start_colour))
        return !board.is_virtual(f) && board.is_light(f) == board.is_light(start_);
    return true;
}

void BlindWalk::step(const Instruction& in, Place at, std::vector<Place>& open) const {
    const Board& board = *binding_.board;
    const bool roams = in.op == Op::roam;
    if (!roams && board.is_virtual(at.spot.f)) return;
    for (std::uint32_t i = 0; i < in.a; ++i) {
        const StepId step = program_.step_lists[in.b + i];
        const Field to =
            roams ? board.roam(at.spot.f, binding_.steps.vector(step)) : binding_.steps.next(step)[at.spot.f];
        if (to != board.off()) open.push_back({at.pc + 1, {to, at.spot.mode, at.spot.taken}});
    }
}

void BlindWalk::repeat(const Instruction& in, Place at, std::vector<Place>& open) {
    const Repetition& repetition = program_.repetitions[in.b];
    for (const auto* counts : {&repetition.lo_counts, &repetition.hi_counts})
        for (const std::uint32_t prelude : *counts) ends(program_.preludes[prelude].begin, {start_});
    open.push_back({repetition.body, at.spot});
    open.push_back({repetition.after, at.spot});
}

void BlindWalk::follow(Place at, std::vector<Place>& open, std::vector<Spot>& found) {
    const Instruction& in = program_.code[at.pc];
    if (spoils_attack(in, at.spot.taken)) return;
    local_ = local_ && in.local();
    // (What is lost has come to its end, in whatever walk within the walk.)
    foreseen_ = foreseen_ && in.foreseen() && !in.does(EffectKind::or_leave);
    if (!foreseen_) return;
    const bool ways_meet = in.op == Op::merge || in.op == Op::fork || in.op == Op::first_of ||
                           in.op == Op::repeat || in.op == Op::repeat_next;
    if (ways_meet && !is_new(at)) return;
    switch (in.op) {
        case Op::end:
            found.push_back(at.spot);
            return;
        case Op::fail:
            return;
        case Op::step:
        case Op::roam:
            return step(in, at, open);
        case Op::fork:
            open.push_back({in.b, at.spot});
            break;
        case Op::jump:
            open.push_back({in.b, at.spot});
            return;
        case Op::test_fields:
        case Op::test:
            if (!holds(in, at.spot.f)) return;
            break;
        case Op::test_prelude:  // judged where the walk begins
            ends(program_.preludes[in.b].begin, {start_});
            break;
        case Op::effect:
        case Op::ways:
            at.spot.taken = at.spot.taken || in.may_capture();
            if (in.does(EffectKind::settle)) at.spot.mode = Mode::settle;
            if (in.does(EffectKind::strike)) at.spot.mode = Mode::strike;
            break;
        case Op::look:
            ends(in.b, at.spot);
            open.push_back({in.c, at.spot});
            return;
        case Op::aside:
        case Op::every:
            for (const Spot& end : ends(in.b, at.spot)) at.spot.taken = at.spot.taken || end.taken;
            open.push_back({in.c, at.spot});
            return;
        case Op::first_of:
            for (std::uint32_t i = 0; i < in.a; ++i)
                for (const Spot& end : ends(program_.targets[in.b + i], at.spot)) open.push_back({in.c, end});
            return;
        case Op::repeat:
        case Op::repeat_next:
            return repeat(in, at, open);
        default:
            break;
    }
    open.push_back({at.pc + 1, at.spot});
}

}  // namespace acedrex
