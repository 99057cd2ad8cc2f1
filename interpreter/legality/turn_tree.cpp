// A turn made part by part: what may follow what has been begun, and whether it may end there.
#include <utility>

#include "base/patience.hpp"
#include "base/ranges.hpp"
#include "legality/legal.hpp"
#include "play/make_move.hpp"

namespace acedrex {

LegalMoves::Begun& LegalMoves::begun() {
    if (!begun_.empty()) return begun_.back();
    Begun first;
    first.checkpoint = begin_ = position_.checkpoint();
    judge_forced_drops();
    first.dead = !begin_turn();
    if (const Position::Air* air = position_.air()) {
        first.left = generator_.agenda().begin_air(Mover{*air});
        first.none = false;
        first.move = {.from = air->at, .to = air->at, .kind = Move::Kind::edits};
    } else if (!first.dead) {
        let_pursued_wait();
        first.course.pursued = safety_.pursued();
    }
    begun_.push_back(std::move(first));
    settle(begun_.back());
    return begun_.back();
}

void LegalMoves::next(FunctionRef<bool(const TurnPart&)> sink, std::optional<Field> only_from) {
    bool may_end = false;
    visit(
        begun(), [&](const TurnPart& part, const Begun&) { return !Patience::stopped() && sink(part); },
        may_end, only_from);
}

bool LegalMoves::make(const TurnPart& part) {
    const Work whole(Work::Bound::none);  // a part that has been shown is found again
    using Kind = TurnPart::Kind;
    const bool of_piece = part.kind != Kind::drop && part.kind != Kind::pass;
    bool may_end = false;
    std::optional<Begun> found;
    std::vector<Edit> edits;
    const Begun& now = begun();
    const std::size_t checkpoint = position_.checkpoint();
    visit(
        now,
        [&](const TurnPart& one, Begun& then) {
            if (one != part) return true;
            found = std::move(then);
            edits = TakenBack::copied(position_.edits_since(checkpoint));
            return false;
        },
        may_end, of_piece ? std::optional(part.from) : std::nullopt);
    if (!found) return false;
    found->checkpoint = checkpoint;
    for (const Edit& e : edits) position_.redo(e);
    begun_.push_back(std::move(*found));
    settle(begun_.back());
    return true;
}

void LegalMoves::unmake() {
    position_.undo_to(begun_.back().checkpoint);
    begun_.pop_back();
}

void LegalMoves::begin_anew() {
    if (!begun_.empty()) position_.undo_to(begun_[0].checkpoint);
    begun_.clear();
}

bool LegalMoves::may_end() {
    const Begun& now = begun();
    if (now.none || now.dead || !now.left.tasks.empty()) return false;
    if (!now.planned) return true;
    if (!may_be_passed(now.course, begun_[0].checkpoint)) return false;
    const Work whole(Work::Bound::none);  // where it ends is found behind what may follow
    bool ends = false;
    visit(
        now, [](const TurnPart&, const Begun&) { return true; }, ends);
    return ends;
}

void LegalMoves::list_begun(MoveList& out, std::uint64_t most) {
    const Begun& now = begun();
    out.clear();
    out.complete = true;
    if (now.dead || now.left.tasks.empty()) return;
    const Work work(kOfListing);
    Outcomes seen(variant_);
    MoveSink sink{.list = &out, .most = most, .seen = &seen};
    generator_.agenda().begin_listing({.of_first_ply = kOfFirstPly, .of_listing = kWhole.of_listing});
    out.complete = generator_.finish_begun(sink, now.left, begun_[0].checkpoint, now.move.from);
}

std::uint64_t LegalMoves::state() {
    return key_of(begun());
}

std::uint64_t LegalMoves::key_of(const Begun& now) {
    const std::size_t turn = begun_[0].checkpoint;
    const Side us = position_.to_move();
    const std::uint64_t taken =
        variant_.compares_turns(us) ? captures_in(position_.edits_since(turn), us) << 32 : 0;
    const std::uint64_t course = now.planned ? now.course.key(variant_, position_, turn, now.leaf.rest)
                                             : position_.hash() ^ mixed(now.move.from + taken);
    // What the part has captured goes into its pocket when it is closed.
    std::uint64_t pockets = 0;
    for (const Edit& e : position_.edits_since(now.left.begin))
        if (e.what == Edit::What::into) pockets = mixed(pockets + e.slot + 1);
    return mixed(course ^ mixed(static_cast<std::uint64_t>(now.move.kind))) ^ pockets ^
           mixed(generator_.agenda().key_of(now.left) + (now.none ? 1 : 0));
}

// Shows in place each part that may follow. False where `show` stopped it.
bool LegalMoves::visit(const Begun& now, Show show, bool& may_end, std::optional<Field> only_from) {
    if (now.dead) return true;
    if (!now.left.tasks.empty()) return visit_left(now, show);
    if (!now.none) return !now.planned || visit_plan(now, now.leaf.rest, show, may_end, only_from);
    if (variant_.turn().asks_parts) generator_.agenda().begin();
    for (const Part& given : variant_.turn().ways) {
        const Part& way = plan_.due_part(given, position_);
        if (plan_.lapses(way, position_) || !may_take(way)) continue;
        if (way.any_move()) {
            if (!visit_moves(now, {&way, nullptr}, Plan::kNothing, false, only_from, show)) return false;
            continue;
        }
        if (way.kind == Part::Kind::drop && !safety_.pursued().empty()) continue;
        generator_.agenda().begin();
        if (!visit_plan(now, plan_.begin(way), show, may_end, only_from)) return false;
    }
    return true;
}

bool LegalMoves::visit_plan(const Begun& now, Plan::Rest rest, Show show, bool& may_end,
                            std::optional<Field> only_from) {
    Begun here = now;  // less the drops that are left out
    return each_next(
        rest, here.course,
        [&](const Plan::Todo& leaf) {
            return leaf.part->kind == Part::Kind::drop ? visit_drops(here, leaf, show)
                                                       : visit_moves(here, leaf, rest, true, only_from, show);
        },
        [&] {
            may_end = may_end || !leaves_out(here.course);
            return true;
        });
}

// The next task of the part under way.
bool LegalMoves::visit_left(const Begun& now, Show show) {
    const Task& task = now.left.tasks.back();
    const bool ply = task.kind == Task::Kind::ply;
    return generator_.step(now.left, now.planned, [&](const WalkEnd& first) {
        Begun then = now;
        then.left = generator_.agenda().state(first);
        then.move.to = first.to;
        then.move.as = static_cast<std::int16_t>(first.as);
        TurnPart part{ply ? TurnPart::Kind::ply : TurnPart::Kind::promotion, ply ? task.mover.at : task.field,
                      ply ? first.to : task.field, ply ? task.mover.code : position_.at(task.field),
                      key_of(then)};
        return show(part, then);
    });
}

LegalMoves::Begun LegalMoves::with_part(const Begun& now, const Plan::Todo& leaf, const Move& move,
                                        Code mover, bool planned, const Agenda::State& left) {
    Begun then = now;
    then.left = left;
    then.leaf = leaf;
    then.move = move;
    then.mover = mover;
    then.none = false;
    then.planned = planned;
    return then;
}

bool LegalMoves::visit_moves(const Begun& now, const Plan::Todo& leaf, Plan::Rest rest, bool as_part,
                             std::optional<Field> only_from, Show show) {
    const bool same = leaf.part->by == PartSpec::By::same;
    if (as_part && ((same && now.course.acted.empty()) || board_end())) return true;
    std::vector<Code> cells(position_.cells(), position_.cells() + variant_.board().size() + 1);
    cells.back() = kNoPiece;  // that passes
    const std::optional<FieldSet> origins = generator_.origins(*leaf.part);
    return generator_.begin_each(
        same ? std::optional(now.course.acted.back()) : only_from,
        Generator::Movers{origins ? &*origins : nullptr, leaf.part->action}, as_part,
        [&](TurnPart::Kind kind, const Move& move, const Agenda::State& left) {
            if (as_part && !now.course.may_move(leaf, cells[move.from], move.from)) return true;
            Begun then = with_part(now, leaf, move, cells[move.from], as_part, left);
            const bool promotion = kind == TurnPart::Kind::promotion;
            return show({kind, move.from, move.to, promotion ? position_.at(move.to) : then.mover,
                         key_of(then), leaf.part->action},
                        then);
        },
        [&] { return as_part ? !drops_come_next(rest, now.course) : nothing_else(); });
}

bool LegalMoves::visit_drops(const Begun& now, const Plan::Todo& leaf, Show show) {
    const std::size_t before = position_.checkpoint();
    return generator_.drops(*leaf.part, [&](const Move& drop) {
        Agenda::State left = generator_.agenda().state({});
        left.tasks.clear();
        left.begin = before;
        Begun then = with_part(now, leaf, drop, position_.at(drop.to), true, left);
        if (!then.course.pay(leaf, then.mover, position_, before)) return true;
        return show({TurnPart::Kind::drop, drop.from, drop.to,
                     Position::part_of(position_.edits_since(before)[0]).piece, key_of(then)},
                    then);
    });
}

// Does what happens by itself, and closes the part where nothing is left of it.
void LegalMoves::settle(Begun& now) {
    while (!now.dead && !now.left.tasks.empty() && now.left.goes_by_itself(position_)) {
        const std::size_t before = position_.checkpoint();
        std::vector<Edit> edits;
        now.dead = generator_.step(now.left, now.planned, [&](const WalkEnd& first) {
            edits = TakenBack::copied(position_.edits_since(before));
            now.left = generator_.agenda().state(first);
            return false;
        });
        for (const Edit& e : edits) position_.redo(e);
    }
    if (!now.dead && !now.none && now.left.tasks.empty()) close_part(now);
}

void LegalMoves::close_part(Begun& now) {
    Move& move = now.move;
    const bool idle = now.left.first->null;
    if (idle) {
        move.kind = Move::Kind::pass;
        move.to = move.from;
    }
    const bool drop = now.leaf.part != nullptr && now.leaf.part->kind == Part::Kind::drop;
    if (idle || (now.planned && !drop))
        now.marks.push_back({now.left.begin, idle ? now.left.idle_until : now.left.begin,
                             part_made(move, now.mover, now.action())});
    const Code by = move.kind == Move::Kind::pass ? kNoPiece : now.mover;
    if (!drop) fill_pockets(position_, now.left.begin, by, variant_.move_rules().captures);
    if (!now.planned) return;
    const bool paid = drop || now.course.pay(now.leaf, now.mover, position_, now.left.begin);
    now.dead = !paid || !close(now.course, now.leaf, move, drop ? kNoPiece : now.mover, now.left.begin);
}

const char* LegalMoves::forbidden(MoveList& whole) {
    const Begun& now = begun();
    const std::size_t before = begun_[0].checkpoint;
    const Course& course = now.course;
    Move move = now.planned ? course.turn() : now.move;
    const char* rule = nullptr;
    whole.clear();
    const auto judge = [&] {
        const Tried judged(position_);
        if (!safety_.safe_after(before, move)) rule = broken_rule();
        const std::vector<CaptureRule>& captures = variant_.move_rules().captures;
        if (now.planned) {
            const bool moved = !now.marks.empty() && now.marks[0].begin == before;
            fill_pockets(position_, generator_.agenda().begun_at(),
                         moved ? now.marks[0].part.piece : kNoPiece, captures);
        } else if (position_.checkpoint() > judged.since()) {  // royal pieces have gone
            const bool moved = move.kind != Move::Kind::pass;
            fill_pockets(position_, judged.since(), moved ? now.mover : kNoPiece, captures);
            move.kind = Move::Kind::edits;
        }
        write_down(now, move, whole);
        return true;
    };
    if (now.planned) {
        safety_.judge_parts(&course);
        generator_.agenda().follow(judge);
        safety_.judge_parts(nullptr);
    } else {
        judge();
    }
    return rule == nullptr ? falls_short(whole) : rule;
}

void LegalMoves::so_far(MoveList& made) {
    Begun now = begun();
    const bool under_way = now.planned && !now.left.tasks.empty();
    if (under_way)
        now.marks.push_back({now.left.begin,
                             now.left.begin,
                             {now.move.from, now.move.to, now.mover,
                              static_cast<std::uint16_t>(now.move.kind), 0, now.action()}});
    made.clear();
    write_down(now, now.planned ? now.course.turn() : now.move, made);
}

// The edits of the turn, as others know them: each part of a plan is marked where it begins, and of a ply
// that has come to nothing there are none.
void LegalMoves::write_down(const Begun& now, const Move& move, MoveList& whole) {
    const std::size_t before = begun_[0].checkpoint;
    const std::uint64_t result = position_.outcome_hash();
    const TakenBack turn(position_, before);
    std::size_t done = before;
    const auto redo_until = [&](std::size_t end) {
        for (; done < end; ++done) position_.redo(turn.edits()[done - before]);
    };
    for (const Mark& mark : now.marks) {
        redo_until(mark.begin);
        if (now.planned) position_.begin_part(mark.part);
        done = mark.end;
    }
    redo_until(before + turn.edits().size());
    MoveSink{&whole}.add(move, position_.edits_since(before));
    whole.moves[0].result = result;
    position_.undo_to(before);
}

// Which rule does a turn break that leaves the royal pieces as they must not be?
const char* LegalMoves::broken_rule() {
    const Side us = position_.to_move();
    const Peril peril = safety_.peril_left();
    if (peril == Peril::unattacked) return "unattacked";
    if (peril == Peril::attacked) return "check";
    if (safety_.holds_escapes() && safety_.en_prise(us)) return "escape";
    if (position_.royals(us) == 0 || safety_.costs_royal()) return "check";
    return safety_.check_is_forbidden() ? "giving-check" : "flight";
}

}  // namespace acedrex
