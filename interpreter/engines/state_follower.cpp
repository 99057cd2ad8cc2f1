#include "engines/state_follower.hpp"

#include <algorithm>

namespace acedrex {

namespace {

constexpr std::size_t kMostConditions = 6;  // of one arrival
constexpr int kMostTurnsCounted = 40;       // of a repetition with a limit

}  // namespace

StateFollower::Found StateFollower::follow(const Ways& ways, bool within, Code occupant,
                                           const Meetings& meetings, std::vector<Condition>& conditions,
                                           std::optional<std::size_t> answers) {
    prints_ = footprint_ != nullptr && footprint_->ending != Footprint::Ending::holds && !within;
    conditions_ = &conditions;
    answers_ = answers;
    occupant_ = occupant;
    bits_ = occupant == kNoPiece ? 0 : meetings.at(walker_, occupant);
    seen_.clear();
    open_ = ways;
    Found found;
    while (!open_.empty()) {
        const Way way = open_.back();
        open_.pop_back();
        if (seen_.insert(way).second) go(way, found);
    }
    return found;
}

std::pair<bool, bool> StateFollower::ask(const Condition& condition) {
    auto known = std::find(conditions_->begin(), conditions_->end(), condition);
    if (known == conditions_->end()) {
        if (conditions_->size() == kMostConditions) throw Beyond{};
        known = conditions_->insert(known, condition);
    }
    if (!answers_) return {true, true};
    const bool holds = (*answers_ >> (known - conditions_->begin())) & 1;
    return {holds, !holds};
}

std::uint32_t StateFollower::within(const Around& around) {
    const auto [known, added] = numbers_.try_emplace(around, static_cast<std::uint32_t>(arounds_.size() + 1));
    if (added) arounds_.push_back(around);
    return known->second;
}

void StateFollower::go(const Way& way, Found& found) {
    const Instruction& in = program_.code[way.pc];
    switch (in.op) {
        case Op::end:
            if (way.around == 0) {
                if (!prints_ || ends_plainly(way)) found.ends.insert(way.mode);
            } else {
                const Around& around = arounds_[way.around - 1];
                open_.push_back(way.within(around.outer, around.number));
            }
            return;
        case Op::fail:
            return;
        case Op::step: {
            // What stands where it began is seen as gone, so that it must not come back there.
            if (way.doubled && way.stepped) throw Beyond{};
            Way further = way.at(way.pc + 1);
            further.stepped = prints_;
            for (std::uint32_t i = 0; i < in.a; ++i)
                found.steps[program_.step_lists[in.b + i]].insert(further);
            return;
        }
        case Op::fork:
            push(in.b, way);
            break;
        case Op::jump:
            return push(in.b, way);
        case Op::merge:
            break;
        case Op::test_codes:
            if (!program_.code_sets[in.b][occupant_]) return;
            break;
        case Op::test_fields:
            if (!may({What::field, in.b})) return;
            break;
        case Op::test_prelude:
            if (!may({What::before, program_.preludes[in.b].begin})) return;
            break;
        case Op::test:
            if (!holds(in, way)) return;
            break;
        case Op::effect:
        case Op::ways:
            if (!prints_ || in.does(EffectKind::settle) || in.does(EffectKind::strike))
                return end_as(in, way);
            return print(in, way, found);
        case Op::every:
            if (!prints_ || way.around != 0) throw Beyond{};
            return stand(way.pc, way, found);
        case Op::look:
        case Op::aside: {
            const auto [yes, no] = ask({What::inside, in.b, way.mode});
            if (in.op == Op::look && in.a == 1 ? no : yes) push(in.c, way);
            return;
        }
        case Op::first_of:
            return first_of(in, way);
        case Op::repeat:
        case Op::repeat_next:
            return repeat(in, way);
        default:
            throw Beyond{};
    }
    push(way.pc + 1, way);
}

void StateFollower::end_as(const Instruction& in, Way way) {
    if (in.effect() != EffectKind::settle && in.effect() != EffectKind::strike) throw Beyond{};
    way.mode = in.effect() == EffectKind::settle ? Mode::settle : Mode::strike;
    push(way.pc + 1, way);
}

void StateFollower::print(const Instruction& in, Way way, Found& found) {
    if (way.around != 0) throw Beyond{};
    if (in.effect() == EffectKind::land) return stand(way.pc + 1, way, found);
    if (footprint_->ending == Footprint::Ending::turns) return turn(in, way, found);
    if (in.effect() != EffectKind::place) throw Beyond{};
    if (occupant_ != kNoPiece) return;
    const Code placed = binding_.code_for(static_cast<int>(in.b), Cast::side(walker_));
    if (!way.stepped && !footprint_->within) {
        if (placed != walker_ || way.doubled) throw Beyond{};
        way.doubled = true;
        if (footprint_->ending == Footprint::Ending::doubles) push(way.pc + 1, way);
        return;
    }
    if (way.doubled || !ends_behind(program_, way.pc + 1, !footprint_->within)) throw Beyond{};
    if (footprint_->placed != kNoPiece && footprint_->placed != placed) throw Beyond{};
    footprint_->placed = placed;
    if (footprint_->ending == Footprint::Ending::places) found.ends.insert(Mode::any);
}

void StateFollower::turn(const Instruction& in, const Way& way, Found& found) {
    const bool turns = in.does(EffectKind::convert) || in.does(EffectKind::flip);
    if (!turns || !ends_behind(program_, way.pc + 1, false)) throw Beyond{};
    if (footprint_->turned.value_or(in.effect()) != in.effect()) throw Beyond{};
    if (occupant_ == kNoPiece) return;
    footprint_->turned = in.effect();
    found.ends.insert(way.mode);
}

void StateFollower::stand(Pc then, const Way& way, Found& found) {
    if (occupant_ == kNoPiece && way.mode == Mode::strike) return;
    const auto tail = footprint_tail(program_, then);
    if (!tail || (way.doubled && (tail->places || tail->marks))) throw Beyond{};
    if (stands(way, *tail)) found.ends.insert(way.mode);
    if (occupant_ != kNoPiece && may_take()) throw Beyond{};
}

bool StateFollower::ends_plainly(const Way& way) {
    if (way.doubled && may_take()) throw Beyond{};
    return stands(way, {});
}

bool StateFollower::stands(const Way& way, const FootprintTail& tail) {
    using Ending = Footprint::Ending;
    if (occupant_ != kNoPiece && !may_take()) return false;
    if (footprint_->within) throw Beyond{};
    if (footprint_->ending != (way.doubled ? Ending::doubles : Ending::goes)) return false;
    if (!footprint_->goes_on_alike(tail)) throw Beyond{};
    return true;
}

void StateFollower::first_of(const Instruction& in, const Way& way) {
    const std::uint32_t inside = within({way.around, false, in.c});
    for (std::uint32_t i = 0; i < in.a; ++i) {
        const Pc begin = program_.targets[in.b + i];
        open_.push_back(way.within(inside, begin));
        if (i + 1 < in.a && !ask({What::inside, begin, way.mode}).second) return;
    }
}

void StateFollower::repeat(const Instruction& in, const Way& way) {
    const Repetition& r = program_.repetitions[in.b];
    if (!r.lo->is(0) || r.hi->op != BoundNumber::Op::constant || r.chained) throw Beyond{};
    const bool endless = r.hi->constant >= kUnlimited / 2;
    if (!endless && r.hi->constant > kMostTurnsCounted) throw Beyond{};
    if (r.hi->constant < 0) return;
    Around turn{way.around, true, in.b};
    if (in.op == Op::repeat_next) {
        turn = arounds_[way.around - 1];
        if (!endless) ++turn.turns;
    }
    open_.push_back(way.within(turn.outer, r.after));
    if (endless || turn.turns < r.hi->constant) open_.push_back(way.within(within(turn), r.body));
}

bool StateFollower::holds(const Instruction& in, const Way& way) {
    const bool occupied = occupant_ != kNoPiece;
    switch (in.guard()) {
        case GuardKind::prey:
            minds_protection_ = minds_protection_ || (bits_ != 0 && binding_.protectable[occupant_] != 0);
            return (bits_ & Meetings::kTakes) || ((bits_ & Meetings::kAttacks) && may({What::asked, 0}));
        case GuardKind::free:
            return !occupied || (bits_ & Meetings::kPasses);
        case GuardKind::mine:
        case GuardKind::theirs: {
            const Side mine = Cast::side(walker_);
            if (mine == Side::none) throw Beyond{};
            return occupied && Cast::side(occupant_) == (in.guard() == GuardKind::mine ? mine : other(mine));
        }
        case GuardKind::i_am:
            return program_.code_sets[in.b][walker_] != 0;
        case GuardKind::unsettled:
            return way.mode != Mode::settle;
        case GuardKind::bloodless:
            return way.mode != Mode::strike && !occupied;
        case GuardKind::first_ply:
            return true;
        case GuardKind::tagged:
            return occupied && may({What::tagged, in.b});
        case GuardKind::unmoved:
            return occupied && may({What::unmoved, 0});
        case GuardKind::start_colour:
            return may({What::start_colour, 0});
        case GuardKind::at_start:
            return may({What::at_start, 0});
        case GuardKind::initial:
            return may({What::initial, 0});
        case GuardKind::carries:
            return may({What::carries, in.b});
        default:
            throw Beyond{};
    }
}

}  // namespace acedrex
