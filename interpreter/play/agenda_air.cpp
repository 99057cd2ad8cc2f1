// Cascades: pieces in the air, and the states in which a move may go on.
#include <algorithm>

#include "play/agenda.hpp"

namespace acedrex {

bool Agenda::run_meetings(Field from, const std::vector<Landing>& meetings, Done done) {
    begin(position_->at(from));
    const Task ply{.kind = Task::Kind::ply, .mover = Mover::starting(*position_, from)};
    const std::size_t checkpoint = position_->checkpoint();
    bool whole = true;
    for (std::size_t i = 0; i < meetings.size() && whole; ++i)
        whole = by_meeting(ply.mover, meetings[i], [&](const WalkEnd& end) {
            return after_ply(ply, nullptr, end, checkpoint, done);
        });
    return finish_turn(whole, done);
}

bool Agenda::run_air(const Mover& mover, Done done) {
    begin(mover.code);
    WalkEnd first{};
    first.from = first.to = mover.at;
    first.piece = mover.code;
    first.as = Cast::type(mover.code);
    enter_air(mover, first);
    return finish_turn(true, done);
}

// Whatever has been begun goes on, level by level, until nothing new is in the air.
bool Agenda::finish_turn(bool whole, Done done) {
    for (std::size_t i = 0; i < nodes_.size() && whole; ++i) {
        const Node node = nodes_[i];
        whole = expand(node, done);
    }
    return whole;
}

bool Agenda::has_moved(Field f) const {
    return std::find(moved_.begin(), moved_.end(), f) != moved_.end();
}

// Everything that what follows depends on.
std::uint64_t Agenda::key_of(const Mover& mover) const {
    const Movement& movement = play_.movements[mover.code];
    std::uint64_t key = position_->hash();
    const auto join = [&](std::uint64_t value) { key = mixed(key ^ mixed(value)); };
    join((std::uint64_t{mover.code} << 48) | (std::uint64_t{mover.at} << 32) |
         static_cast<std::uint32_t>(mover.momentum));
    join((std::uint64_t{mover.tags} << 20) | (movement.gaits.empty() ? 0u : mover.activator));
    join(movement.asks_first_ply && mover.first_ply);
    std::uint64_t moved = 0;
    for (const Field f : moved_) moved ^= fact_key(Fact::moved, 0, f);
    join(moved);
    if (filtered()) join(static_cast<std::uint64_t>(plies_));  // which ply it is matters then
    return key;
}

// A piece is in the air: unless the same has been met before, what it can do is looked at later.
void Agenda::enter_air(const Mover& mover, const WalkEnd& first) {
    if (filtered() && !(*filter_)(position_->edits_since(part_begin_))) return;
    const std::vector<Field> outer = moved_;
    // The piece that stands there now has made a ply; one that is no longer where it stood is gone.
    std::erase_if(
        moved_, [&](Field f) { return f == mover.at || !play_.movements[position_->at(f)].asks_first_ply; });
    if (mover.in_air() && play_.movements[position_->at(mover.at)].asks_first_ply) moved_.push_back(mover.at);
    if (visited_.insert(key_of(mover))) {
        Node node{node_edits_.size(), 0, node_tasks_.size(), 0, node_moved_.size(), 0, mover, first,
                  plies_ + 1};
        const auto edits = position_->edits_since(part_begin_);
        node_edits_.insert(node_edits_.end(), edits.begin(), edits.end());
        node_tasks_.insert(node_tasks_.end(), tasks_.begin(), tasks_.end());
        node_moved_.insert(node_moved_.end(), moved_.begin(), moved_.end());
        node.last_edit = node_edits_.size();
        node.last_task = node_tasks_.size();
        node.last_moved = node_moved_.size();
        nodes_.push_back(node);
    }
    moved_ = outer;
}

bool Agenda::expand(const Node& node, Done done) {
    const std::size_t checkpoint = position_->checkpoint();
    for (std::size_t i = node.first_edit; i < node.last_edit; ++i) position_->redo(node_edits_[i]);
    const auto part = [](const auto& list, std::size_t first, std::size_t last) {
        return std::vector(list.begin() + static_cast<std::ptrdiff_t>(first),
                           list.begin() + static_cast<std::ptrdiff_t>(last));
    };
    tasks_ = part(node_tasks_, node.first_task, node.last_task);
    moved_ = part(node_moved_, node.first_moved, node.last_moved);
    position_->begin_part(
        {node.mover.at, node.mover.at, node.mover.code, Position::kAir, node.mover.momentum});
    tasks_.push_back({.kind = Task::Kind::ply, .tables = true, .mover = node.mover});
    plies_ = node.plies;
    const bool whole = next(&node.first, done);
    position_->undo_to(checkpoint);
    return whole;
}

}  // namespace acedrex
