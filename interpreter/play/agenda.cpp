#include "play/agenda.hpp"

namespace acedrex {

void Agenda::set_position(Position& position) {
    position_ = &position;
    for (const auto& walker : walkers_) walker->set_position(position);
}

Walker& Agenda::walker_at(std::size_t depth) {
    while (walkers_.size() <= depth) walkers_.push_back(std::make_unique<Walker>(ground_, *position_));
    return *walkers_[depth];
}

std::uint64_t Agenda::script_calls() const {
    std::uint64_t calls = 0;
    for (const auto& walker : walkers_) calls += walker->script_calls();
    return calls;
}

bool Agenda::run(Field from, Done done) {
    exhausted_ = false;
    tasks_.clear();
    tasks_.push_back({Task::Kind::ply, from});
    return next(nullptr, done);
}

// Takes the task on top and does it in every way; leaves the stack as it was.
bool Agenda::next(const WalkEnd* first, Done done) {
    if (tasks_.empty()) return done(*first);
    const Task task = tasks_.back();
    tasks_.pop_back();
    const bool more = task.kind == Task::Kind::ply ? make_ply(task, first, done) : promote(task, first, done);
    tasks_.push_back(task);
    return more;
}

bool Agenda::make_ply(const Task& task, const WalkEnd* first, Done done) {
    Walker& walker = walker_at(depth_);
    walker.set_budget(budget_);
    ++depth_;
    const bool whole = walker.walk(task.field, [&](const WalkEnd& end) {
        const std::size_t pending = tasks_.size();
        if (!end.gone && end.promotes && promotion_.due(end.piece, end.from, end.to))
            tasks_.push_back({Task::Kind::promotion, end.to});
        const bool more = next(first != nullptr ? first : &end, done);
        tasks_.resize(pending);
        return more;
    });
    --depth_;
    exhausted_ = exhausted_ || walker.exhausted();
    return whole;
}

bool Agenda::promote(const Task& task, const WalkEnd* first, Done done) {
    const Code piece = position_->at(task.field);
    const std::size_t mark = position_->mark();
    for (const int type : promotion_.to) {
        position_->set(task.field, ground_.world.code_for(type, Cast::side(piece)), 0, Edit::Why::promote);
        const bool more = next(first, done);
        position_->undo_to(mark);
        if (!more) return false;
    }
    if (promotion_.when == Promotion::When::at_once) return true;
    if (promotion_.when == Promotion::When::now_or_later)
        position_->set(task.field, piece, position_->tags(task.field) | kPromotionTag, Edit::Why::mark);
    const bool more = next(first, done);
    position_->undo_to(mark);
    return more;
}

}  // namespace acedrex
