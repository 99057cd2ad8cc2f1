// Turns of several parts: each way of making one, part by part, in place on a position.
#include <algorithm>

#include "base/patience.hpp"
#include "base/ranges.hpp"
#include "legality/legal.hpp"
#include "play/make_move.hpp"

namespace acedrex {

namespace {

constexpr std::uint64_t kOfPart = 50, kOfPiece = 10;  // work

}  // namespace

bool LegalMoves::taken_by_parts() {
    const Turn& turn = variant_.turn();
    return turn.several && position_.air() == nullptr && !variant_.compares_turns(position_.to_move()) &&
           !ranges::any_of(turn.ways, [&](const Part& given) {
               const Part& way = plan_.due_part(given, position_);
               return way.kind == Part::Kind::move || way.kind == Part::Kind::drop;
           });
}

void LegalMoves::take_by_parts(const TurnTaker& taker) {
    judge_forced_drops();
    {
        const Work work(kOfListing);
        const Question question(variant_.scripts());
        generator_.agenda().begin_listing({.of_first_ply = kOfFirstPly, .of_listing = kWhole.of_listing});
        if (!begin_turn()) return;
        let_pursued_wait();
    }
    MoveSink sink{.taker = &taker.turn};
    taker_ = &taker;
    by_each_way(sink, std::nullopt);
    taker_ = nullptr;
}

void LegalMoves::by_plan(MoveSink& sink, const Part& way, std::optional<Field> only_from) {
    Course nothing;
    nothing.pursued = safety_.pursued();
    begin_plan(sink, position_.checkpoint(), nothing);
    only_from_ = only_from;
    generator_.agenda().begin();
    go_on(plan_.begin(way));
}

// The turn began there in the log, and so much of it has been made.
void LegalMoves::begin_plan(MoveSink& sink, std::size_t begin, const Course& course) {
    constexpr std::uint64_t kParts = 500'000, kLeastShare = 2'000;
    const std::size_t pieces = position_.pieces(position_.to_move()).size();
    share_ = limits_ ? limits_->of_first_ply : std::max(kLeastShare, kParts / (4 * pieces + 1));
    used_ = 0;
    cut_ = false;
    made_ = course;
    begin_ = begin;
    only_from_ = std::nullopt;
    sink_ = &sink;
    seen_.clear();
}

bool LegalMoves::go_on(Plan::Rest rest) {
    return each_next(
        rest, made_, [&](const Plan::Todo& leaf) { return try_parts(leaf, rest); }, [&] { return finish(); });
}

// What may come next in a turn of such a course, of which `rest` is still to be done; see Plan::each.
bool LegalMoves::each_next(Plan::Rest rest, Course& course, FunctionRef<bool(const Plan::Todo&)> leaf,
                           FunctionRef<bool()> end) {
    return plan_.each(rest, position_, course.spent,
                      {leaf, end,
                       [&](std::span<const Part* const> drops, FunctionRef<bool()> go_on) {
                           return without(drops, course, go_on);
                       },
                       [&](Plan::Rest others) { return could_end(others, course); }});
}

// A turn in which nothing at all is done is none.
bool LegalMoves::finish() {
    if (made_.parts == 0 || leaves_out(made_) || !may_be_passed(made_, begin_)) return true;
    safety_.judge_parts(&made_);
    const bool more = generator_.finish(*sink_, begin_, made_.turn());
    safety_.judge_parts(nullptr);
    return more;
}

// The moves or drops that may be the next part.
MoveList LegalMoves::list_of(const Plan::Todo& leaf, Plan::Rest rest) {
    const Part& part = *leaf.part;
    MoveList list;
    Work::done(kOfPiece * position_.pieces(position_.to_move()).size());
    const std::optional<Field> only_from = made_.parts == 0 ? only_from_ : std::nullopt;
    const bool same = part.by == PartSpec::By::same;
    if (part.kind != Part::Kind::drop) {
        if (same && made_.acted.empty()) return list;
        const std::optional<FieldSet> origins = generator_.origins(part);
        // Where nothing else is done that tells its kind, so does the first part.
        const bool tells = made_.parts == 0 && !sink_->wants(Kinds::kQuiet) && stays_quiet(leaf.rest);
        const std::uint8_t kinds = taker_ != nullptr && made_.parts == 0 ? taker_->first_kinds
                                   : tells                               ? sink_->kinds
                                                                         : Kinds::kAll;
        list_parts(list, same ? made_.acted.back() : only_from,
                   {origins ? &*origins : nullptr, part.action, part.types.empty() ? nullptr : &part.types},
                   rest, kinds);
        left_out_ = left_out_ || !list.complete;
    } else if (!only_from) {
        MoveSink sink{&list};
        const std::size_t before = position_.checkpoint();
        generator_.drops(part, [&](const Move& drop) {
            sink.add(drop, position_.edits_since(before));
            return true;
        });
    }
    return list;
}

// Is the turn this move, which has to be legal by itself, since it leaves no field on which a piece comes in?
bool LegalMoves::is_all_of_turn(const Plan::Todo& leaf, const Move& move) const {
    return variant_.coincidence().drop_follows && leaf.part->kind == Part::Kind::move && is_plain(move) &&
           !filters_.parts && !lets_come_in(variant_.turn().ways[0].parts[1], move.from);
}

bool LegalMoves::try_parts(const Plan::Todo& leaf, Plan::Rest rest) {
    const bool drops = leaf.part->kind == Part::Kind::drop;
    MoveList list = list_of(leaf, rest);
    if (taker_ != nullptr) {
        if (!drops)
            std::erase_if(list.moves, [&](const Move& m) {
                const Code mover = m.from == variant_.board().off() ? kNoPiece : position_.at(m.from);
                return !made_.may_move(leaf, mover, m.from);
            });
        taker_->order(made_.parts, list);
    }
    bool more = true;
    for (std::size_t i = 0; i < list.moves.size() && more; ++i) {
        const Move& m = list.moves[i];
        const Code mover = m.from == variant_.board().off() ? kNoPiece : position_.at(m.from);
        if (!drops && !made_.may_move(leaf, mover, m.from)) continue;
        const bool alone = is_all_of_turn(leaf, m);
        if (alone && !safety_.safe(m)) continue;
        const Course before = made_;
        const Tried made(position_);
        if (!drops) position_.begin_part(part_made(m, mover, leaf.part->action));
        place_move(position_, m, list.edits.data(), variant_.move_rules());
        if (alone)
            more = generator_.add_turn(*sink_, made.since(), m);
        else if (made_.pay(leaf, drops ? position_.at(m.to) : mover, position_, made.since()))
            more = enter(leaf, m, drops ? kNoPiece : mover, made.since());
        made_ = before;
    }
    return more;
}

// Can nothing that is done in the rest of a turn take anything, or promote?
bool LegalMoves::stays_quiet(Plan::Rest rest) const {
    return !variant_.play().ends_turns && plan_.only_comes_in(rest);
}

// Can the turn still be of a kind that is wanted, of which `rest` is to be done?
bool LegalMoves::is_wanted(Plan::Rest rest) const {
    if (sink_->kinds == Kinds::kAll) return true;
    const std::uint8_t kind = kind_of(position_.edits_since(begin_), position_.to_move());
    return sink_->wants(kind) || (kind != Kinds::kCaptures && !stays_quiet(rest));
}

// Since `checkpoint` the position holds one part more: goes on with the turn, unless it has been in the same
// state before.
bool LegalMoves::enter(Plan::Todo leaf, const Move& part, Code mover, std::size_t checkpoint) {
    Patience::look();
    Work::done(kOfPart);
    const bool first = made_.parts == 0;
    if (first) used_ = 0;
    if (++used_ > share_ || Patience::stopped()) {
        cut_ = true;
        return false;
    }
    if (filters_.parts && !filters_.parts(made_.parts, position_.edits_since(checkpoint))) return true;
    if (!close(made_, leaf, part, mover, checkpoint) || !is_wanted(leaf.rest)) return true;
    if (!seen_.insert(made_.key(variant_, position_, begin_, leaf.rest))) return true;
    bool more = go_on(leaf.rest);
    if (first && cut_) {
        // Every first part has a share of its own, so that each can be seen to end.
        cut_ = false;
        left_out_ = true;
        seen_.clear();
        more = true;
    }
    return more;
}

// The part, which is paid for, is made: what the turn has come to, and what it goes on with. False where it
// has come to nothing. mover: kNoPiece where the part is no move.
bool LegalMoves::close(Course& course, Plan::Todo& leaf, const Move& part, Code mover,
                       std::size_t checkpoint) {
    const Turn& turn = variant_.turn();
    const Side us = position_.to_move();
    if (turn.safe_each && !safety_.ignored() && safety_.peril_left() != Peril::none) return false;
    course.add(turn, part, mover, position_.edits_since(checkpoint));
    if (leaf.due && leaf.part->forced_number >= 0) course.add_forced(turn, *leaf.part, &Course::Forced::made);
    if (turn.check_ends && in_check(other(us))) leaf.rest = Plan::kNothing;
    return true;
}

}  // namespace acedrex
