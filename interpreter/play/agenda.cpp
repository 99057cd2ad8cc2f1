#include "play/agenda.hpp"

#include <algorithm>
#include <optional>

#include "play/table_targets.hpp"

namespace acedrex {

void Agenda::set_position(Position& position) {
    position_ = &position;
    for (const auto& walker : walkers_) walker->set_position(position);
}

void Agenda::use_auras(Auras* auras) {
    auras_ = auras;
    for (const auto& walker : walkers_) walker->use_auras(auras);
}

Walker& Agenda::walker_at(std::size_t depth) {
    while (walkers_.size() <= depth) {
        walkers_.push_back(std::make_unique<Walker>(play_, *position_));
        walkers_.back()->use_auras(auras_);
    }
    return *walkers_[depth];
}

std::uint64_t Agenda::script_calls() const {
    std::uint64_t calls = 0;
    for (const auto& walker : walkers_) calls += walker->script_calls();
    return calls;
}

bool Agenda::rules_follow() const {
    return std::any_of(play_.ruled.begin(), play_.ruled.end(),
                       [&](Code code) { return position_->count(code) > 0; });
}

std::vector<Field> Agenda::everybody() const {
    std::vector<Field> fields;
    for (const Side side : {position_->to_move(), other(position_->to_move()), Side::none})
        fields.insert(fields.end(), position_->pieces(side).begin(), position_->pieces(side).end());
    return fields;
}

void Agenda::begin(std::optional<Code> mover) {
    if (makes_parts_)
        begin_part();
    else
        begin_turn(mover);
}

void Agenda::begin_part() {
    exhausted_ = false;
    part_begin_ = position_->checkpoint();
    unchanged_ = position_->hash();
    tasks_.clear();
    waiting_ = 0;
    moved_.clear();
    visited_.clear();
    plies_ = 0;
    if (!ends_ || makes_parts_) return;
    tasks_.push_back({.kind = Task::Kind::turn_start});
    tasks_.push_back({.kind = Task::Kind::turn_end});
}

void Agenda::begin_turn(std::optional<Code> mover) {
    turn_begin_ = position_->checkpoint();
    departure_triggers_.clear();
    ends_ = play_.ends_turns && (!mover || rules_follow() || play_.movements[*mover].brings_rules);
    begin_part();
    if (!ends_) return;
    for (const Field f : everybody()) {
        const Code code = position_->at(f);
        DepartureTrigger trigger{f, code, {}};
        if (auras_ != nullptr)
            auras_->add_wakes(f, play_.movements[code], trigger.wakes);
        else if (play_.movements[code].wake != Movement::kNoProgram)
            trigger.wakes.push_back(play_.movements[code].wake);
        if (!trigger.wakes.empty()) departure_triggers_.push_back(std::move(trigger));
    }
}

void Agenda::push_ply(Field from, bool tables) {
    begin(position_->at(from));
    Task ply{.kind = Task::Kind::ply, .tables = tables, .mover = Mover::starting(*position_, from)};
    if (auras_ != nullptr && !auras_->frozen(from)) ply.more = auras_->plies(from) - 1;
    tasks_.push_back(ply);
}

bool Agenda::run(Field from, bool tables, Done done) {
    push_ply(from, tables);
    return finish_turn(next(nullptr, done), done);
}

bool Agenda::follow(FunctionRef<bool()> done) {
    begin_part();
    const WalkEnd made{};
    return next(&made, [&](const WalkEnd&) { return done(); });
}

// Takes the task on top and does it in every way; leaves the stack as it was.
bool Agenda::next(const WalkEnd* first, Done done) {
    if (tasks_.empty()) return done(*first);
    const Task task = tasks_.back();
    tasks_.pop_back();
    bool more = true;
    switch (task.kind) {
        case Task::Kind::ply:
            more = make_ply(task, first, done);
            break;
        case Task::Kind::air:
            more = enter_air(task.mover, *first, done);
            break;
        case Task::Kind::turn_end:
            more = end_turn(first, done);
            break;
        case Task::Kind::promotion:
            more = promote(task, first, done);
            break;
        case Task::Kind::turn_start:
            more = start_turn(first, done);
            break;
    }
    tasks_.push_back(task);
    return more;
}

bool Agenda::make_ply(const Task& task, const WalkEnd* first, Done done) {
    Walker& walker = walker_at(depth_);
    walker.set_budget(budget_);
    ++depth_;
    const std::size_t checkpoint = position_->checkpoint();
    bool any = false;
    const auto ended = [&](const WalkEnd& end) {
        any = true;
        return after_ply(task, first, end, checkpoint, done);
    };
    const bool in_air = task.mover.in_air();
    const bool held = !in_air && task.first && auras_ != nullptr && auras_->frozen(task.mover.at);
    bool whole = !task.tables || held || by_tables(task, ended);
    if (whole)
        whole = in_air       ? walker.walk_in_air(task.mover, ended)
                : task.first ? walker.walk(task.mover.at, ended)
                             : walker.walk_on(task.mover.at, ended);
    --depth_;
    exhausted_ = exhausted_ || walker.exhausted();
    // What is in the air and can go nowhere leaves the board, or could not be activated at all.
    if (whole && in_air && !any && !exhausted_ && play_.movements[task.mover.code].oblated) {
        WalkEnd told = *first;
        told.to = task.mover.at;
        told.gone = true;
        whole = go_on(told, done);
    }
    return whole;
}

bool Agenda::after_ply(const Task& task, const WalkEnd* first, const WalkEnd& end, std::size_t checkpoint,
                       Done done) {
    const std::size_t before = position_->checkpoint();
    const auto edits = position_->edits_since(checkpoint);
    const bool captured = !play_.ruled.empty() &&
                          std::any_of(edits.begin(), edits.end(), [](const Edit& e) { return e.takes(); });
    if (captured && !end.gone)
        rules_of({&end.to, 1}, &Movement::on_capture, part_begin_);  // the log grows: `edits` is stale now
    // A piece that stays has lost nothing by it.
    if (end.null && first == nullptr)
        position_->set(end.from, task.mover.code, task.mover.tags, Edit::Why::put);
    const bool stands = !end.gone && position_->at(end.to) != kNoPiece;
    // The last ply tells where the move ended; several that come to nothing are no move.
    WalkEnd told = end;
    if (first != nullptr) {
        told = *first;
        told.to = end.to;
        told.gone = end.gone;
        told.null = !task.mover.in_air() && position_->hash() == unchanged_;
    }
    if (told.null) idle_until_ = position_->checkpoint();
    // Where it has touched a piece that is to be promoted, that is done there.
    if (end.promoted != kNoField) return promote_into(end.promoted, [&] { return go_on(told, done); });
    const auto promoting = std::find_if(tasks_.begin(), tasks_.end(),
                                        [](const Task& t) { return t.kind == Task::Kind::promotion; });
    const bool due = stands && (promoting != tasks_.end() ||
                                (end.promotes && promotion_.due(end.piece, end.from, end.to)));
    const bool nothing = first != nullptr && told.null && !play_.movements[end.piece].may_pass;
    if (tasks_.empty() && !due && !end.activates && task.more == 0) {
        const bool more = nothing || done(told);
        position_->undo_to(before);
        return more;
    }
    const std::vector<Task> pending = tasks_;
    bool more = true;
    if (end.activates) {
        const auto log = position_->edits_since(checkpoint);
        const Edit taken_up = *std::find_if(log.rbegin(), log.rend(),
                                            [](const Edit& e) { return e.why == Edit::Why::activate; });
        Task air{.kind = Task::Kind::air};
        air.mover = {.code = taken_up.before,
                     .tags = taken_up.tags_before,
                     .at = end.to,
                     .momentum = end.momentum,
                     .activator = task.mover.bequeathed(play_.movements[task.mover.code]),
                     .first_ply = !has_moved(end.to)};
        tasks_.push_back(air);
        // It is promoted before what it has activated goes on.
        if (due)
            tasks_.push_back({.kind = Task::Kind::promotion, .field = end.to, .code = position_->at(end.to)});
        more = go_on(told, done);
    } else {
        // A promotion is decided when everything else is done, where the piece stands then.
        if (promoting != tasks_.end()) tasks_.erase(promoting);
        if (due) {
            const auto above_start = std::find_if(
                tasks_.begin(), tasks_.end(), [](const Task& t) { return t.kind != Task::Kind::turn_start; });
            tasks_.insert(above_start,
                          {.kind = Task::Kind::promotion, .field = end.to, .code = position_->at(end.to)});
        }
        more = nothing || go_on(told, done);
    }
    if (more && task.more > 0 && stands) {
        position_->begin_part({end.to, end.to, position_->at(end.to), Position::kAgain, 0});
        tasks_.push_back({.kind = Task::Kind::ply,
                          .more = task.more - 1,
                          .first = false,
                          .tables = true,
                          .mover = Mover::starting(*position_, end.to)});
        more = go_on(told, done);
    }
    tasks_ = pending;
    position_->undo_to(before);
    return more;
}

WalkEnd Agenda::end_of(const Mover& mover, const Landing& landing) const {
    WalkEnd end{mover.at, landing.to, mover.code, landing.steps, Cast::type(mover.code), false, false, true};
    end.momentum = mover.left(landing.steps, play_.movements[mover.code].spends);
    return end;
}

// It stands there, or captures by replacement.
bool Agenda::by_landing(const Mover& mover, const Landing& landing, Walker::Sink sink) {
    const auto is_protected = [&](Field f) {
        if (auras_ == nullptr || position_->at(f) == kNoPiece) return false;
        return mover.in_air() ? auras_->is_protected(f) : auras_->is_protected_from(f, mover.at);
    };
    if (is_protected(landing.to) || (landing.taken && is_protected(landing.taken->field))) return true;
    const std::size_t checkpoint = position_->checkpoint();
    const bool takes = position_->at(landing.to) != kNoPiece;
    Walker::put(*position_, mover, landing, takes ? Edit::Why::capture : Edit::Why::put);
    const bool more = sink(end_of(mover, landing));
    position_->undo_to(checkpoint);
    return more;
}

// What `lands` says for the occupant: it is activated, or the rows that are programs are tried.
bool Agenda::by_meeting(const Mover& mover, const Landing& landing, Walker::Sink sink) {
    const Movement& movement = play_.movements[mover.code];
    WalkEnd end = end_of(mover, landing);
    const bool strikes = landing.mode != TableAlternative::Mode::settle;
    if (movement.may_activate(position_->at(landing.to), end.momentum > 0, strikes)) {
        const std::size_t checkpoint = position_->checkpoint();
        Walker::put(*position_, mover, landing, Edit::Why::activate);
        end.activates = true;
        const bool more = sink(end);
        position_->undo_to(checkpoint);
        if (!more) return false;
    }
    if (movement.lands.empty()) return true;
    Walker& walker = walker_at(depth_);
    walker.set_budget(budget_);
    ++depth_;
    const bool more = walker.land_by_rows(mover, landing, sink);
    --depth_;
    exhausted_ = exhausted_ || walker.exhausted();
    return more;
}

// The ends of the tables' walks, made in place.
bool Agenda::by_tables(const Task& task, Walker::Sink sink) {
    const Movement& movement = play_.movements[task.mover.code];
    const auto& tables =
        task.mover.inherits(movement) ? movement.gaits[task.mover.activator].tables : movement.tables;
    const bool concerned = task.first && !task.mover.in_air() && auras_ != nullptr;
    return for_each_landing(
        play_, *position_, task.mover, tables, concerned ? auras_->tags(task.mover.at) : 0,
        [&](const Landing& landing) { return by_landing(task.mover, landing, sink); },
        [&](const Landing& landing) { return by_meeting(task.mover, landing, sink); });
}

void Agenda::apply(std::vector<Walker::Change>& changes) {
    Walker::apply(*position_, changes);
    changes.clear();
}

// What the pieces on these fields do by a rule of theirs, all at once.
void Agenda::rules_of(std::span<const Field> fields, Pc Movement::*rule, std::size_t since) {
    if (play_.ruled.empty()) return;
    std::vector<Walker::Change> changes;
    Walker& walker = walker_at(depth_);
    for (const Field f : fields) {
        const Code code = position_->at(f);
        if (code == kNoPiece || play_.movements[code].*rule == Movement::kNoProgram) continue;
        walker.rule(f, code, play_.movements[code].*rule, true, since, changes);
    }
    apply(changes);
}

// Is the piece no longer where it stood, whatever stands there now? What changed sides or type there is.
bool Agenda::has_left(const DepartureTrigger& trigger) const {
    if (position_->at(trigger.field) == trigger.code) return false;
    const auto edits = position_->edits_since(turn_begin_);
    const auto change = std::find_if(edits.begin(), edits.end(), [&](const Edit& e) {
        if (e.what != Edit::What::cell || e.field != trigger.field || e.before == kNoPiece) return false;
        switch (e.why) {
            case Edit::Why::convert:
            case Edit::Why::flip:
            case Edit::Why::change:
            case Edit::Why::mark:
            case Edit::Why::become:
            case Edit::Why::promote:
            case Edit::Why::expire:
                return false;
            default:
                return true;
        }
    });
    return change != edits.end();
}

// First what the pieces do at the end of a turn, then what those that are gone have left behind.
bool Agenda::end_turn(const WalkEnd* first, Done done) {
    const std::size_t checkpoint = position_->checkpoint();
    rules_of(everybody(), &Movement::on_turn_end, turn_begin_);
    std::vector<Walker::Change> changes;
    for (const DepartureTrigger& trigger : departure_triggers_) {
        if (!has_left(trigger)) continue;
        for (const Pc wake : trigger.wakes)
            walker_at(depth_).rule(trigger.field, trigger.code, wake, false, turn_begin_, changes);
    }
    apply(changes);
    const bool more = go_on(*first, done);
    position_->undo_to(checkpoint);
    return more;
}

bool Agenda::start_turn(const WalkEnd* first, Done done) {
    const std::size_t checkpoint = position_->checkpoint();
    const auto list = position_->pieces(other(position_->to_move()));
    rules_of(std::vector<Field>(list.begin(), list.end()), &Movement::on_turn_start,
             turn_begin_);  // the list moves meanwhile
    const bool more = go_on(*first, done);
    position_->undo_to(checkpoint);
    return more;
}

bool Agenda::promote(const Task& task, const WalkEnd* first, Done done) {
    // It may not have lived to see it.
    if (position_->at(task.field) != task.code) return go_on(*first, done);
    return promote_into(task.field, [&] { return go_on(*first, done); });
}

bool Agenda::promote_to_each(Field field, FunctionRef<bool()> then) {
    const Code piece = position_->at(field);
    const std::size_t checkpoint = position_->checkpoint();
    const Tags carried = position_->tags(field) & position_->tables().any_timed;
    for (const int type : promotion_.choices(piece)) {
        position_->set(field, play_.binding.code_for(type, Cast::side(piece)),
                       carried | position_->tables().promoted_tag, Edit::Why::promote);
        rules_of({&field, 1}, &Movement::on_promotion, part_begin_);
        const bool more = then();
        position_->undo_to(checkpoint);
        if (!more) return false;
    }
    return true;
}

bool Agenda::promote_into(Field field, FunctionRef<bool()> then) {
    const Code piece = position_->at(field);
    if (!promote_to_each(field, then)) return false;
    if (promotion_.compulsory(piece, field)) return true;
    const std::size_t checkpoint = position_->checkpoint();
    if (promotion_.when == Promotion::When::now_or_later)
        position_->set(field, piece, position_->tags(field) | kPromotionTag, Edit::Why::mark);
    const bool more = then();
    position_->undo_to(checkpoint);
    return more;
}

}  // namespace acedrex
