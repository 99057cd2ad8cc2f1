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
    const State begun = begin_air(mover);
    return finish_turn(enter_air(mover, *begun.first, done), done);
}

// Whatever has been begun goes on, level by level, until nothing new is in the air.
bool Agenda::finish_turn(bool whole, Done done) {
    for (std::size_t i = 0; i < waiting_ && whole; ++i) whole = expand(i, done);
    return whole;
}

bool Agenda::has_moved(Field f) const {
    return std::find(moved_.begin(), moved_.end(), f) != moved_.end();
}

std::uint64_t Agenda::key_of(const Mover& mover) const {
    const Movement& movement = play_.movements[mover.code];
    std::uint64_t key = 0;
    const auto join = [&](std::uint64_t value) { key = mixed(key ^ mixed(value)); };
    join((std::uint64_t{mover.code} << 48) | (std::uint64_t{mover.at} << 32) |
         static_cast<std::uint32_t>(mover.momentum));
    join((std::uint64_t{mover.tags} << 20) | (movement.gaits.empty() ? 0u : mover.activator));
    join(movement.asks_first_ply && mover.first_ply);
    return key;
}

std::uint64_t Agenda::key_of(const std::vector<Field>& moved) const {
    std::uint64_t key = 0;
    for (const Field f : moved) key ^= fact_key(Fact::moved, 0, f);
    return key;
}

// A piece is in the air: unless the same has been met before, what it can do is looked at later.
bool Agenda::enter_air(const Mover& mover, const WalkEnd& first, Done done) {
    if (filtered() && !(*filter_)(position_->edits_since(part_begin_))) return true;
    const std::vector<Field> outer = moved_;
    // The piece that stands there now has made a ply; one that is no longer where it stood is gone.
    std::erase_if(
        moved_, [&](Field f) { return f == mover.at || !play_.movements[position_->at(f)].asks_first_ply; });
    if (mover.in_air() && play_.movements[position_->at(mover.at)].asks_first_ply) moved_.push_back(mover.at);
    bool more = true;
    if (steps_) {
        const std::size_t checkpoint = position_->checkpoint();
        launch(mover);
        more = done(first);
        tasks_.pop_back();
        position_->undo_to(checkpoint);
    } else if (visited_.insert(position_->hash() ^ mixed(key_of(mover) ^ key_of(moved_)) ^
                               // Which ply it is matters to the filter.
                               (filtered() ? mixed(static_cast<std::uint64_t>(plies_)) : 0))) {
        if (waiting_ == nodes_.size()) nodes_.emplace_back();
        Node& node = nodes_[waiting_++];
        const auto edits = position_->edits_since(part_begin_);
        node.edits.assign(edits.begin(), edits.end());
        node.left.tasks = tasks_;
        node.left.moved = moved_;
        node.left.first = first;
        node.mover = mover;
        node.plies = plies_ + 1;
    }
    moved_ = outer;
    return more;
}

// The piece in the air makes the next ply.
void Agenda::launch(const Mover& mover) {
    position_->begin_part({mover.at, mover.at, mover.code, Position::kAir, mover.momentum});
    tasks_.push_back({.kind = Task::Kind::ply, .tables = true, .mover = mover});
}

bool Agenda::expand(std::size_t node, Done done) {
    const std::size_t checkpoint = position_->checkpoint();
    const auto& [left, edits, mover, plies] = nodes_[node];  // there are more of them, and elsewhere, later
    const WalkEnd first = *left.first;
    for (const Edit& e : edits) position_->redo(e);
    tasks_ = left.tasks;
    moved_ = left.moved;
    plies_ = plies;
    launch(mover);
    const bool whole = next(&first, done);
    position_->undo_to(checkpoint);
    return whole;
}

}  // namespace acedrex
