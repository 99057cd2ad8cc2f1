#include "play/agenda.hpp"

#include <algorithm>
#include <optional>

#include "play/table_targets.hpp"

namespace acedrex {

void Agenda::set_position(Position& position) {
    position_ = &position;
    for (const auto& walker : walkers_) walker->set_position(position);
}

Walker& Agenda::walker_at(std::size_t depth) {
    while (walkers_.size() <= depth) {
        walkers_.push_back(std::make_unique<Walker>(ground_, *position_));
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
    return std::any_of(ground_.ruled.begin(), ground_.ruled.end(),
                       [&](Code code) { return position_->count(code) > 0; });
}

std::vector<Field> Agenda::everybody() const {
    std::vector<Field> fields;
    for (const Side side : {position_->to_move(), other(position_->to_move()), Side::none})
        fields.insert(fields.end(), position_->pieces(side).begin(), position_->pieces(side).end());
    return fields;
}

bool Agenda::run(Field from, bool tables, Done done) {
    exhausted_ = false;
    turn_mark_ = position_->mark();
    unchanged_ = position_->hash();
    tasks_.clear();
    haunted_.clear();
    if (rules_follow() || ground_.movements[position_->at(from)].brings_rules) {
        for (const Field f : everybody()) {
            const Code code = position_->at(f);
            Haunted haunted{f, code, {}};
            if (auras_ != nullptr)
                auras_->add_wakes(f, ground_.movements[code], haunted.wakes);
            else if (ground_.movements[code].wake != Movement::kNoProgram)
                haunted.wakes.push_back(ground_.movements[code].wake);
            if (!haunted.wakes.empty()) haunted_.push_back(std::move(haunted));
        }
        tasks_.push_back({.kind = Task::Kind::turn_start});
        tasks_.push_back({.kind = Task::Kind::turn_end});
    }
    Task ply{.kind = Task::Kind::ply, .field = from, .tables = tables};
    if (auras_ != nullptr && !auras_->frozen(from)) ply.more = auras_->plies(from) - 1;
    tasks_.push_back(ply);
    return next(nullptr, done);
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
    const std::size_t mark = position_->mark();
    const auto ended = [&](const WalkEnd& end) { return after_ply(task, first, end, mark, done); };
    const bool held = task.first && auras_ != nullptr && auras_->frozen(task.field);
    bool whole = !task.tables || held || by_tables(task, ended);
    if (whole) whole = task.first ? walker.walk(task.field, ended) : walker.walk_on(task.field, ended);
    --depth_;
    exhausted_ = exhausted_ || walker.exhausted();
    return whole;
}

bool Agenda::after_ply(const Task& task, const WalkEnd* first, const WalkEnd& end, std::size_t mark,
                       Done done) {
    const std::vector<Task> pending = tasks_;
    const std::size_t before = position_->mark();
    const auto edits = position_->edits_since(mark);
    const bool captured = std::any_of(edits.begin(), edits.end(), [](const Edit& e) {
        return e.why == Edit::Why::capture || e.why == Edit::Why::take_passer;
    });
    if (captured && !end.gone) rules_of({end.to}, &Movement::on_capture);
    const bool stands = !end.gone && position_->at(end.to) != kNobody;
    // A promotion is decided when everything else is done, where the piece stands then.
    const auto promoting = std::find_if(tasks_.begin(), tasks_.end(),
                                        [](const Task& t) { return t.kind == Task::Kind::promotion; });
    const bool due = stands && (promoting != tasks_.end() ||
                                (end.promotes && promotion_.due(end.piece, end.from, end.to)));
    if (promoting != tasks_.end()) tasks_.erase(promoting);
    if (due) {
        const auto above_start = std::find_if(tasks_.begin(), tasks_.end(),
                                              [](const Task& t) { return t.kind != Task::Kind::turn_start; });
        tasks_.insert(above_start,
                      {.kind = Task::Kind::promotion, .field = end.to, .code = position_->at(end.to)});
    }
    // The last ply tells where the move ended; several that come to nothing are no move.
    WalkEnd told = end;
    if (first != nullptr) {
        told = *first;
        told.to = end.to;
        told.gone = end.gone;
        told.null = position_->hash() == unchanged_;
    }
    const bool nothing = first != nullptr && told.null && !ground_.movements[end.piece].may_pass;
    bool more = nothing || next(&told, done);
    if (more && task.more > 0 && stands) {
        position_->begin_part({end.to, end.to, position_->at(end.to), Position::kAgain, 0});
        tasks_.push_back({.kind = Task::Kind::ply,
                          .field = end.to,
                          .more = task.more - 1,
                          .first = false,
                          .tables = true});
        more = next(&told, done);
    }
    tasks_ = pending;
    position_->undo_to(before);
    return more;
}

// The ends of the tables' walks, made in place.
bool Agenda::by_tables(const Task& task, Walker::Sink sink) {
    struct End {
        Field to;
        int passed;
        std::optional<Position::Rush> taken;
    };
    const Field from = task.field;
    const Code code = position_->at(from);
    const std::size_t mark = position_->mark();
    std::vector<End> ends;
    for_each_table_target(
        ground_, *position_, from, ground_.movements[code],
        [&](Field to, std::uint8_t passed) {
            ends.push_back({to, passed, std::nullopt});
        },
        [&](Field to, const Position::Rush& rush) {
            ends.push_back({to, 0, rush});
        },
        task.first && auras_ != nullptr ? auras_->marks(from) : 0);
    const auto is_protected = [&](Field f) {
        return auras_ != nullptr && position_->at(f) != kNobody && auras_->is_protected(f);
    };
    for (const End& end : ends) {
        if (is_protected(end.to) || (end.taken && is_protected(end.taken->field))) continue;
        if (end.taken) {
            take_in_passing(*position_, from, end.to, *end.taken);
        } else {
            Tags tags = position_->tables().arrival_tags(end.to, code, position_->tags(from));
            if (end.passed > 0) tags |= kRushedTag;
            const bool takes = position_->at(end.to) != kNobody;
            position_->set(from, kNobody, 0, Edit::Why::lift);
            position_->set(end.to, code, tags, takes ? Edit::Why::capture : Edit::Why::put);
            if (end.passed > 0) position_->add_rush(end.to, end.passed);
        }
        const bool more = sink({from, end.to, code, end.passed + 1, Cast::type(code), false, false, true});
        position_->undo_to(mark);
        if (!more) return false;
    }
    return true;
}

void Agenda::apply(std::vector<Walker::Change>& changes) {
    Walker::apply(*position_, changes);
    changes.clear();
}

// What the pieces on these fields do by a rule of theirs, all at once.
void Agenda::rules_of(const std::vector<Field>& fields, Pc Movement::*rule) {
    std::vector<Walker::Change> changes;
    Walker& walker = walker_at(depth_);
    for (const Field f : fields) {
        const Code code = position_->at(f);
        if (code == kNobody || ground_.movements[code].*rule == Movement::kNoProgram) continue;
        walker.rule(f, code, ground_.movements[code].*rule, true, turn_mark_, changes);
    }
    apply(changes);
}

// Is the piece no longer where it stood, whatever stands there now? What changed sides or type there is.
bool Agenda::has_left(const Haunted& haunted) const {
    if (position_->at(haunted.field) == haunted.code) return false;
    const auto edits = position_->edits_since(turn_mark_);
    const auto change = std::find_if(edits.begin(), edits.end(), [&](const Edit& e) {
        if (e.what != Edit::What::cell || e.field != haunted.field || e.before == kNobody) return false;
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
    const std::size_t mark = position_->mark();
    rules_of(everybody(), &Movement::on_turn_end);
    std::vector<Walker::Change> changes;
    for (const Haunted& haunted : haunted_) {
        if (!has_left(haunted)) continue;
        for (const Pc wake : haunted.wakes)
            walker_at(depth_).rule(haunted.field, haunted.code, wake, false, turn_mark_, changes);
    }
    apply(changes);
    const bool more = next(first, done);
    position_->undo_to(mark);
    return more;
}

bool Agenda::start_turn(const WalkEnd* first, Done done) {
    const std::size_t mark = position_->mark();
    const auto list = position_->pieces(other(position_->to_move()));
    rules_of({list.begin(), list.end()}, &Movement::on_turn_start);
    const bool more = next(first, done);
    position_->undo_to(mark);
    return more;
}

bool Agenda::promote(const Task& task, const WalkEnd* first, Done done) {
    const Code piece = position_->at(task.field);
    if (piece != task.code) return next(first, done);  // it did not live to see it
    const std::size_t mark = position_->mark();
    const Tags carried = position_->tags(task.field) & position_->tables().any_timed;
    for (const int type : promotion_.choices(piece)) {
        position_->set(task.field, ground_.world.code_for(type, Cast::side(piece)),
                       carried | position_->tables().promoted_tag, Edit::Why::promote);
        rules_of({task.field}, &Movement::on_promotion);
        const bool more = next(first, done);
        position_->undo_to(mark);
        if (!more) return false;
    }
    if (promotion_.compulsory(piece, task.field)) return true;
    if (promotion_.when == Promotion::When::now_or_later)
        position_->set(task.field, piece, position_->tags(task.field) | kPromotionTag, Edit::Why::mark);
    const bool more = next(first, done);
    position_->undo_to(mark);
    return more;
}

}  // namespace acedrex
