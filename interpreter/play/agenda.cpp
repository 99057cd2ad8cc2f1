#include "play/agenda.hpp"

#include <algorithm>

#include "base/patience.hpp"
#include "base/ranges.hpp"
#include "engines/turning.hpp"

namespace acedrex {

void Agenda::use_auras(Auras* auras) {
    auras_ = auras;
    for (Walker& walker : walkers_) walker.use_auras(auras);
}

Walker& Agenda::walker_at(std::size_t depth) {
    while (walkers_.size() <= depth) walkers_.emplace_back(play_, *position_).use_auras(auras_);
    walkers_[depth].only_aside(makes_parts_ ? nullptr : aside_);
    return walkers_[depth];
}

std::vector<Field> Agenda::everybody() const {
    std::vector<Field> fields;
    for (const Side side : {position_->to_move(), other(position_->to_move()), Side::none})
        fields.insert(fields.end(), position_->pieces(side).begin(), position_->pieces(side).end());
    return fields;
}

void Agenda::begin() {
    if (!makes_parts_) begin_turn();
    begin_part();
}

void Agenda::begin_part() {
    now_.tasks.clear();
    now_.moved.clear();
    now_.first.reset();
    now_.begin = now_.ply = position_->checkpoint();
    now_.unchanged = position_->hash();
    forget_ways();
    if (!play_.ends_turns || makes_parts_) return;
    now_.tasks.push_back({.kind = Task::Kind::turn_start});
    now_.tasks.push_back({.kind = Task::Kind::turn_end});
}

void Agenda::forget_ways() {
    exhausted_ = false;
    waiting_.clear();
    first_plies_.clear();
    visited_.clear();
}

void Agenda::begin_turn() {
    turn_begin_ = position_->checkpoint();
    departure_triggers_.clear();
    if (!play_.ends_turns) return;
    for (const Field f : everybody()) {
        const Code code = position_->at(f);
        DepartureTrigger trigger{f, code, {}};
        const Movement& movement = play_.movements[code];
        if (movement.wake != Movement::kNoProgram) trigger.wakes.push_back(movement.wake);
        if (auras_ != nullptr) auras_->add_wakes(f, movement, trigger.wakes);
        if (!trigger.wakes.empty()) departure_triggers_.push_back(std::move(trigger));
    }
}

const Agenda::State& Agenda::begin_ply(Field from, int action, bool tables,
                                       const std::vector<Landing>* meetings) {
    begin();
    Task ply{.influenced = true,
             .tables = tables,
             .meetings = meetings,
             .mover = Mover::starting(*position_, from, action)};
    if (auras_ != nullptr && !auras_->frozen(from)) ply.more = auras_->plies(from) - 1;
    now_.tasks.push_back(ply);
    return now_;
}

const Agenda::State& Agenda::begin_air(const Mover& mover) {
    begin();
    now_.first = {.from = mover.at, .to = mover.at, .piece = mover.code, .as = Cast::type(mover.code)};
    now_.first_end = mover.at;
    now_.tasks.push_back({.kind = Task::Kind::air, .field = mover.at, .mover = mover});
    return now_;
}

bool Agenda::resume(const State& state, Done done) {
    forget_ways();
    return run(state, done);
}

bool Agenda::run(const State& state, Done done) {
    now_ = state;
    run_from_ = position_->checkpoint();
    bool whole = next(done);
    // What has been begun goes on, level by level, until nothing new is in the air.
    while (!waiting_.empty() && whole && !Patience::stopped()) {
        Node node = std::move(waiting_.front());
        waiting_.pop_front();
        const bool enough = takes_few() && first_ply(node.left.first_end).found >= share_.outcomes;
        cut_ = cut_ || enough;
        if (!enough) {
            const Tried led_there(*position_);
            for (const Edit& e : node.edits) position_->redo(e);
            std::swap(now_, node.left);
            whole = next(done);
        }
    }
    if (whole && !waiting_.empty()) cut_ = exhausted_ = true;
    return whole;
}

void Agenda::begin_listing(Share share) {
    share_ = share;
    states_ = 0;
    cut_ = false;
}

void Agenda::found() {
    if (now_.first) ++first_ply(now_.first_end).found;
}

Agenda::FirstPly& Agenda::first_ply(Field to) {
    const auto known = ranges::find(first_plies_, to, &FirstPly::to);
    return known != first_plies_.end() ? *known : first_plies_.emplace_back(FirstPly{to});
}

// May one more state be looked at that begins as the cascade under way?
bool Agenda::takes_share() {
    Patience::look();
    FirstPly& ply = first_ply(now_.first_end);
    if (ply.found >= share_.outcomes) {
        cut_ = true;
        return false;
    }
    if (ply.states == share_.of_first_ply || states_ == share_.of_listing || (share_.all_or_none && cut_) ||
        Patience::stopped()) {
        cut_ = exhausted_ = true;
        return false;
    }
    ++ply.states;
    ++states_;
    return true;
}

bool Agenda::step(const State& state, Done way) {
    now_ = state;
    steps_ = true;
    const bool more = next(way);
    steps_ = false;
    return more;
}

bool Agenda::follow(FunctionRef<bool()> done) {
    begin_part();
    now_.first.emplace();
    return next([&](const WalkEnd&) { return done(); });
}

Agenda::State Agenda::state(const WalkEnd& first) const {
    State left = now_;
    left.first = first;
    return left;
}

bool Agenda::State::goes_by_itself(const Position& position) const {
    const Task& top = tasks.back();
    // A piece that was to be promoted may be gone.
    if (top.kind == Task::Kind::promotion) return position.at(top.field) != top.code;
    return top.kind != Task::Kind::ply;
}

std::uint64_t Agenda::key_of(const Mover& mover) const {
    const Movement& movement = play_.movements[mover.code];
    std::uint64_t key = 0;
    const auto join = [&](std::uint64_t value) { key = mixed(key ^ mixed(value)); };
    join((std::uint64_t{mover.code} << 48) | (std::uint64_t{mover.at} << 32) |
         static_cast<std::uint32_t>(mover.momentum));
    join(mover.tags);
    join(movement.gaits.empty() ? 0u : mover.activator);
    join((movement.facts.asks_first_ply && mover.first_ply ? 1u : 0u) | (mover.diverged ? 2u : 0u) |
         static_cast<unsigned>(mover.action) << 2);
    return key;
}

std::uint64_t Agenda::key_of(const std::vector<Field>& moved) const {
    std::uint64_t key = 0;
    for (const Field f : moved) key ^= fact_key(Fact::moved, 0, f);
    return key;
}

std::uint64_t Agenda::key_of(const State& state) const {
    std::uint64_t key = key_of(state.moved);
    const auto join = [&](std::uint64_t value) { key = mixed(key ^ mixed(value)); };
    for (const Task& task : state.tasks) {
        join((static_cast<std::uint64_t>(task.kind) << 56) | (std::uint64_t{task.influenced} << 48) |
             (std::uint64_t{task.field} << 32) | task.code);
        join(key_of(task.mover));
        join(static_cast<std::uint64_t>(task.more) << 1 | (task.must ? 1u : 0u));
    }
    if (state.first)
        join((std::uint64_t{state.first->null} << 32) | static_cast<std::uint32_t>(state.first->as));
    return key;
}

// Takes the task on top and does it in every way; leaves the stack and the position as they were.
bool Agenda::next(Done done) {
    if (now_.tasks.empty()) return done(*now_.first);
    const Task task = now_.tasks.back();
    now_.tasks.pop_back();
    const Tried done_here(*position_);
    bool more = true;
    switch (task.kind) {
        case Task::Kind::ply:
            more = make_ply(task, done);
            break;
        case Task::Kind::air:
            more = enter_air(task, done);
            break;
        case Task::Kind::promotion: {
            // The piece may not have lived to see it.
            const auto promoted = [&] { return go_on(done); };
            if (position_->at(task.field) != task.code)
                more = task.must || promoted();
            else if (task.must)
                more = promote_to_each(task.field, promoted);
            else
                more = promote_into(task.field, promoted);
            break;
        }
        case Task::Kind::turn_end:
            end_turn();
            more = go_on(done);
            break;
        case Task::Kind::turn_start: {
            if (some_have(&Movement::on_turn_start)) {
                const auto list = position_->pieces(other(position_->to_move()));  // which moves meanwhile
                rules_of(std::vector<Field>(list.begin(), list.end()), &Movement::on_turn_start, turn_begin_);
            }
            more = go_on(done);
            break;
        }
    }
    now_.tasks.push_back(task);
    return more;
}

// First what the pieces do at the end of a turn, then what those that are gone have left behind.
void Agenda::end_turn() {
    if (some_have(&Movement::on_turn_end)) rules_of(everybody(), &Movement::on_turn_end, turn_begin_);
    if (departure_triggers_.empty()) return;
    std::vector<Edit> changes;
    walker_at(depth_).follow_ply(Walker::kNoPly);
    for (const DepartureTrigger& trigger : departure_triggers_) {
        if (!has_left(trigger)) continue;
        for (const Pc wake : trigger.wakes)
            walker_at(depth_).rule(position_->to_move(), trigger.field, trigger.code,
                                   {play_.movements[trigger.code].program, wake}, false, turn_begin_,
                                   changes);
    }
    apply_rules(changes);
}

bool Agenda::some_have(Pc Movement::*rule) const {
    return ranges::any_of(play_.ruled,
                          [&](Code code) { return play_.movements[code].*rule != Movement::kNoProgram; });
}

// What the pieces on these fields do by a rule of theirs, all at once.
void Agenda::rules_of(std::span<const Field> fields, Pc Movement::*rule, std::size_t since) {
    if (play_.ruled.empty()) return;
    const Side us = position_->to_move();
    const Side player = rule == &Movement::on_turn_start ? other(us) : us;
    const bool by_ply = rule != &Movement::on_turn_start && rule != &Movement::on_turn_end;
    std::vector<Edit> changes;
    Walker& walker = walker_at(depth_);
    walker.follow_ply(by_ply ? now_.ply : Walker::kNoPly);
    for (const Field f : fields) {
        const Code code = position_->at(f);
        if (code == kNoPiece || play_.movements[code].*rule == Movement::kNoProgram) continue;
        const Movement& movement = play_.movements[code];
        if (rule == &Movement::on_turn_end && movement.at_turn_end &&
            turn_over(*movement.at_turn_end, *position_, f, since, play_.binding, looker_, changes))
            continue;
        walker.rule(player, f, code, {movement.program, movement.*rule}, true, since, changes);
    }
    apply_rules(changes);
}

bool Agenda::follow_drop(Field field, const Walker::Rule& rule) {
    std::vector<Edit> changes;
    if (!walker_at(depth_).rule(position_->to_move(), field, position_->at(field), rule, true, turn_begin_,
                                changes))
        return false;
    apply_rules(changes);
    return true;
}

void Agenda::apply_rules(const std::vector<Edit>& changes) {
    if (std::any_of(changes.begin(), changes.end(), [](const Edit& e) { return e.takes(); }))
        position_->note_rules();
    Walker::apply(*position_, changes);
}

// Is the piece no longer where it stood, whatever stands there now? What changed sides or type there is.
bool Agenda::has_left(const DepartureTrigger& trigger) const {
    if (position_->at(trigger.field) == trigger.code) return false;
    const auto edits = position_->edits_since(turn_begin_);
    return std::any_of(edits.begin(), edits.end(), [&](const Edit& e) {
        using Why = Edit::Why;
        return e.what == Edit::What::cell && e.field == trigger.field && e.before != kNoPiece &&
               !e.is(Why::convert, Why::flip, Why::change, Why::mark, Why::become, Why::promote, Why::expire);
    });
}

bool Agenda::promote_to_each(Field field, FunctionRef<bool()> then) {
    const Code piece = position_->at(field);
    const Tags travelling = position_->tags(field) & position_->tables().travelling;
    const auto become = [&](int type, Tags carried) {
        position_->set(field, play_.binding.code_for(type, Cast::side(piece)),
                       carried | position_->tables().promoted_tag, Edit::Why::promote);
        for (const auto rule : {&Movement::on_promotion, &Movement::also_on_promotion})
            rules_of({&field, 1}, rule, now_.begin);
        return then();
    };
    if (!promotion_.out_of_pocket(piece))
        return ranges::all_of(promotion_.choices(piece), [&](int type) {
            const Tried one(*position_);
            return !promotion_.lets(*position_, piece, type, field) || become(type, travelling);
        });
    // What comes out of a pocket brings what it has kept there; that of the piece that it stands for is gone.
    const Tags stays = travelling & ~position_->tables().kept;
    return ranges::all_of(promotion_.held(*position_, piece, field), [&](const Promotion::Held& held) {
        const Tried one(*position_);
        position_->take_from_reserve(held.code, held.pocket, held.place, held.kept);
        return become(Cast::type(held.code), stays | held.kept);
    });
}

bool Agenda::promote_into(Field field, FunctionRef<bool()> then) {
    const Code piece = position_->at(field);
    if (!promote_to_each(field, then)) return false;
    if (!promotion_.may_stay(*position_, piece, field)) return true;
    const Tried stayed(*position_);
    if (promotion_.may_wait(piece))
        position_->set(field, piece, position_->tags(field) | kPromotionTag, Edit::Why::mark);
    return then();
}

}  // namespace acedrex
