// Parts that are made task by task.
#include "play/agenda.hpp"

namespace acedrex {

bool Agenda::State::goes_by_itself(const Position& position) const {
    const Task& top = tasks.back();
    // A piece that was to be promoted may be gone.
    if (top.kind == Task::Kind::promotion) return position.at(top.field) != top.code;
    return top.kind != Task::Kind::ply;
}

std::uint64_t Agenda::key_of(const State& state) const {
    std::uint64_t key = key_of(state.moved);
    const auto join = [&](std::uint64_t value) { key = mixed(key ^ mixed(value)); };
    for (const Task& task : state.tasks) {
        join((static_cast<std::uint64_t>(task.kind) << 56) | (std::uint64_t{task.first} << 48) |
             (std::uint64_t{task.field} << 32) | task.code);
        join(key_of(task.mover));
        join(static_cast<std::uint64_t>(task.more));
    }
    if (state.first)
        join((std::uint64_t{state.first->null} << 32) | static_cast<std::uint32_t>(state.first->as));
    return key;
}

Agenda::State Agenda::state(const WalkEnd& first) const {
    return {tasks_, moved_, first, part_begin_, idle_until_, unchanged_};
}

bool Agenda::begin_ply(Field from, Done way) {
    push_ply(from, true);
    steps_ = true;
    const bool more = next(nullptr, way);
    steps_ = false;
    return more;
}

Agenda::State Agenda::begin_air(const Mover& mover) {
    begin(mover.code);
    WalkEnd first{};
    first.from = first.to = mover.at;
    first.piece = mover.code;
    first.as = Cast::type(mover.code);
    State begun = state(first);
    begun.tasks.push_back({.kind = Task::Kind::air, .mover = mover});
    return begun;
}

bool Agenda::step(const State& state, Done way) {
    tasks_ = state.tasks;
    moved_ = state.moved;
    part_begin_ = state.begin;
    idle_until_ = state.idle_until;
    unchanged_ = state.unchanged;
    steps_ = true;
    const bool more = next(state.first ? &*state.first : nullptr, way);
    steps_ = false;
    return more;
}

}  // namespace acedrex
