// Plies of a cascade: by programs and by tables, what they bring about, and pieces in the air.
#include <algorithm>
#include <utility>

#include "base/patience.hpp"
#include "base/ranges.hpp"
#include "play/agenda.hpp"

namespace acedrex {

namespace {

// Work, besides what walks take.
constexpr std::uint64_t kOfPly = 20, kOfState = 50, kOfFilter = 200;

}  // namespace

bool Agenda::make_ply(const Task& task, Done done) {
    const Mover& mover = task.mover;
    const std::size_t checkpoint = position_->checkpoint();
    bool any = false;
    const auto ended = [&](const WalkEnd& end) {
        any = true;
        return after_ply(task, end, checkpoint, done);
    };
    Walker& walker = walker_at(depth_++);
    walker.set_budget(std::min(budget_, Work::left()));
    walker.heed_stops(true);
    walker.take_part_since(makes_parts_ ? turn_begin_ : now_.begin);
    const bool whole = task.meetings != nullptr ? walker.meet(mover, *task.meetings, ended)
                                                : walker.walk(mover, task.influenced, task.tables, ended);
    --depth_;
    // What happens by rules is not cut short.
    walker.set_budget(budget_);
    walker.heed_stops(false);
    exhausted_ = exhausted_ || walker.exhausted();
    // What is in the air and can go nowhere leaves the board, or could not be activated at all.
    const Movement& movement = play_.movements[mover.code];
    const Movement::Role* role = mover.role(movement);
    const Pc blocked = role != nullptr ? role->blocked : movement.blocked;
    if (!whole || any || exhausted_ || !mover.in_air() || blocked == Movement::kNoProgram ||
        !walker.holds(movement.program, blocked, mover))
        return whole;
    const WalkEnd first = *now_.first;
    now_.first->to = mover.at;
    now_.first->gone = true;
    const bool more = go_on(done);
    now_.first = first;
    return more;
}

bool Agenda::after_ply(const Task& task, const WalkEnd& end, std::size_t checkpoint, Done done) {
    Work::done(kOfPly);
    const Tried followed(*position_);
    const std::vector<Task> tasks = now_.tasks;
    const std::optional<WalkEnd> first = now_.first;
    const auto edits = position_->edits_since(checkpoint);
    const bool captured =
        !play_.ruled.empty() && ranges::any_of(edits, [](const Edit& e) { return e.takes(); });
    const bool diverges = end.goes_on == GoesOn::diverged;
    const std::size_t ply_before = std::exchange(now_.ply, checkpoint);
    if (captured && !end.gone && !diverges)
        for (const auto rule : {&Movement::on_capture, &Movement::also_on_capture})
            rules_of({&end.to, 1}, rule, now_.begin);
    if (!first) {
        now_.first = end;
        now_.first_end = end.to;
        // A piece that stays has lost nothing by it.
        if (end.null) position_->set(end.from, task.mover.code, task.mover.tags, Edit::Why::put);
    } else {
        // The last ply tells where the move ended, of a cascade also by whose movement; several that come to
        // nothing are no move.
        if (task.mover.in_air()) now_.first->as = end.as;
        now_.first->to = end.to;
        now_.first->gone = end.gone;
        now_.first->null =
            task.mover.in_air() ? comes_back(task.mover, end) : position_->hash() == now_.unchanged;
    }
    const bool null = now_.first->null;
    if (null) now_.idle_until = position_->checkpoint();
    bool more = true;
    if (end.promoted != kNoField) {  // a piece that it has touched is promoted there
        more = promote_into(end.promoted, [&] { return go_on(done); });
    } else {
        const bool stands = !end.gone && !diverges && position_->at(end.to) != kNoPiece;
        const bool due = push_follow_ups(task, end, checkpoint, stands);
        const bool over = end.goes_on == GoesOn::nothing;
        const bool nothing = first && null && over && !play_.movements[end.piece].may_pass;
        if (nothing && due) {
            find_promotion()->must = true;
            now_.first->null = false;
        }
        more = (nothing && !due) || go_on(done);
        // A piece that has activated another has made its last ply.
        if (more && task.more > 0 && stands && over) {
            position_->begin_part(
                {end.to, end.to, position_->at(end.to), Position::kAgain, 0, task.mover.action});
            now_.tasks.push_back(
                {.more = task.more - 1, .mover = Mover::starting(*position_, end.to, task.mover.action)});
            more = go_on(done);
        }
    }
    now_.tasks = tasks;
    now_.first = first;
    now_.ply = ply_before;
    return more;
}

// Has a piece diverged to where the move began, and nothing else has changed?
bool Agenda::comes_back(const Mover& mover, const WalkEnd& end) {
    if (!mover.diverged || end.goes_on != GoesOn::nothing || end.gone || end.to != now_.first->from)
        return false;
    const auto edits = position_->edits_since(now_.begin);
    const auto lifted = ranges::find_if(edits, [](const Edit& e) { return e.why == Edit::Why::lift; });
    if (lifted == edits.end()) return false;
    const Tried back(*position_);
    position_->set(end.to, position_->at(end.to), lifted->tags_before, Edit::Why::put);
    return position_->hash() == now_.unchanged;
}

std::vector<Task>::iterator Agenda::find_promotion() {
    return ranges::find_if(now_.tasks, [](const Task& t) { return t.kind == Task::Kind::promotion; });
}

// What the ply that has ended there brings about besides: another piece in the air, promotions. Is its piece
// to be promoted?
bool Agenda::push_follow_ups(const Task& task, const WalkEnd& end, std::size_t checkpoint, bool stands) {
    std::vector<Task>& tasks = now_.tasks;
    const auto begins_turn = [](const Task& t) { return t.kind == Task::Kind::turn_start; };
    const auto promoting = find_promotion();
    // A pass promotes nothing; what an earlier ply has brought about stays due.
    const bool due = stands && (promoting != tasks.end() ||
                                (end.promotes && !end.null && promotion_.due(end.piece, end.from, end.to)));
    if (end.goes_on == GoesOn::nothing) {
        // A promotion is decided when everything else is done, where the piece stands then.
        if (promoting != tasks.end()) tasks.erase(promoting);
        if (due)
            tasks.insert(std::find_if_not(tasks.begin(), tasks.end(), begins_turn),
                         {.kind = Task::Kind::promotion, .field = end.to, .code = position_->at(end.to)});
        return due;
    }
    tasks.push_back({.kind = Task::Kind::air,
                     .field = end.goes_on == GoesOn::diverged ? kNoField : end.to,
                     .mover = next_mover(task, end, checkpoint)});
    // It is promoted before what it has activated goes on.
    if (due) tasks.push_back({.kind = Task::Kind::promotion, .field = end.to, .code = position_->at(end.to)});
    return due;
}

// The piece that goes on after a ply that began at the checkpoint.
Mover Agenda::next_mover(const Task& task, const WalkEnd& end, std::size_t checkpoint) const {
    const Mover& mover = task.mover;
    if (end.goes_on == GoesOn::diverged)
        return {{.code = end.piece,
                 .tags = mover.tags & position_->tables().travelling,
                 .at = end.to,
                 .momentum = end.momentum,
                 .activator = mover.activator},
                false,
                true};
    const auto log = position_->edits_since(checkpoint);
    const Edit& taken_up =
        *std::find_if(log.rbegin(), log.rend(), [](const Edit& e) { return e.is(Edit::Why::activate); });
    const bool moved =
        end.goes_on == GoesOn::handed_back || ranges::find(now_.moved, end.to) != now_.moved.end();
    return {{.code = taken_up.before,
             .tags = taken_up.tags_before,
             .at = taken_up.field,
             .momentum = end.goes_on == GoesOn::activated ? end.momentum : Mover::kGathers,
             .activator = mover.bequeathed(play_.movements[mover.code])},
            !moved};
}

// A piece is in the air, and is to make the next ply: unless the same has been met before, it does so later.
bool Agenda::enter_air(const Task& task, Done done) {
    const Mover& mover = task.mover;
    std::ptrdiff_t plies = 0;
    if (filtered()) {
        const auto so_far = position_->edits_since(now_.begin);  // which the filter may move
        const auto is_part = [](const Edit& e) { return e.what == Edit::What::part; };
        plies = std::count_if(so_far.begin(), so_far.end(), is_part);
        Work::done(kOfFilter + so_far.size() * kOfPly);
        if (!(*filter_)(so_far)) return true;
    }
    const std::vector<Field> outer = now_.moved;
    const auto asks = [&](Field f) { return play_.movements[position_->at(f)].facts.asks_first_ply; };
    // One that is no longer where it stood is gone; where the ply before has put its piece down, that has
    // moved.
    std::erase_if(now_.moved, [&](Field f) { return f == task.field || !asks(f); });
    if (task.field != kNoField && asks(task.field)) now_.moved.push_back(task.field);
    std::uint64_t key = position_->hash() ^ mixed(key_of(mover) ^ key_of(now_.moved));
    // To a filter it matters how many there were.
    if (filtered()) key ^= mixed(static_cast<std::uint64_t>(plies));
    // What another first ply has reached as well counts for that one only, unless each is to end somehow.
    if (takes_few()) key ^= mixed(now_.first_end);
    bool more = true;
    if (steps_ || (visited_.insert(key) && takes_share())) {
        const Field ended = task.field == kNoField ? mover.at : task.field;
        position_->begin_part({mover.at, ended, mover.code, Position::kAir, mover.momentum});
        now_.tasks.push_back({.mover = mover});
        if (steps_) {
            more = done(*now_.first);
        } else {
            const auto edits = position_->edits_since(run_from_);
            Work::done(kOfState + edits.size());
            waiting_.push_back({now_, {edits.begin(), edits.end()}});
        }
        now_.tasks.pop_back();
    }
    now_.moved = outer;
    return more;
}

}  // namespace acedrex
