// Listing and counting the legal turns.
#include <algorithm>

#include "legality/legal.hpp"
#include "play/make_move.hpp"

namespace acedrex {

LegalMoves::LegalMoves(const Variant& variant, Position& position)
    : variant_(variant),
      position_(&position),
      safety_(variant, position),
      verdicts_(variant, position, safety_),
      generator_(variant, position, safety_) {}

void LegalMoves::set_position(Position& position) {
    position_ = &position;
    safety_.set_position(position);
    verdicts_.set_position(position);
    generator_.set_position(position);
    others_.reset();
}

std::uint64_t LegalMoves::script_calls() const {
    return safety_.script_calls() + generator_.script_calls() + (others_ ? others_->script_calls() : 0);
}

LegalMoves& LegalMoves::others() {
    if (!others_) others_ = std::make_unique<LegalMoves>(variant_, *position_);
    return *others_;
}

std::optional<BoardEnd> LegalMoves::board_end() {
    return verdicts_.board_end(answering_, [&](FunctionRef<bool()> holds) { return answers(holds); });
}

std::optional<BoardEnd> LegalMoves::bare_end() {
    return verdicts_.bare_end([&](FunctionRef<bool()> holds) { return answers(holds); });
}

// Has the side to move a move after which that holds?
bool LegalMoves::answers(FunctionRef<bool()> holds) {
    MoveList moves;
    others().answering_ = true;
    others().list(moves);
    others().answering_ = false;
    const std::size_t before = position_->checkpoint();
    return std::any_of(moves.moves.begin(), moves.moves.end(), [&](const Move& move) {
        place_move(*position_, move, moves.edits.data(), variant_.move_rules());
        const bool good = holds();
        position_->undo_to(before);
        return good;
    });
}

// Has the other side a move when the turn has passed to it?
bool LegalMoves::can_reply() {
    const std::size_t checkpoint = position_->checkpoint();
    position_->end_turn();
    const bool reply = others().any();
    position_->undo_to(checkpoint);
    return reply;
}

bool LegalMoves::must_flee() {
    any();
    return !safety_.pursued().empty();
}

bool LegalMoves::mated() {
    const Side us = position_->to_move();
    if (!in_check(us)) return false;
    MoveList all;
    list(all);
    const auto royal = [&](Code code) {
        return (position_->tables().royal[code] & PositionTables::kCheckRoyal) != 0;
    };
    return std::all_of(all.moves.begin(), all.moves.end(), [&](const Move& move) {
        if (move.kind == Move::Kind::plain || move.kind == Move::Kind::rush)
            return royal(position_->at(move.to));
        const auto begin = all.edits.begin() + move.first_edit;
        return std::any_of(begin, begin + move.edit_count, [&](const Edit& e) {
            return e.what == Edit::What::cell && e.why == Edit::Why::capture && royal(e.before);
        });
    });
}

template <class Sink>
void LegalMoves::generate(Sink& sink, std::optional<Field> only_from) {
    left_out_ = false;
    generator_.begin_turn();
    safety_.let_all_move();
    if ((position_->anyone_lost() || variant_.ends_on_board()) && board_end()) return;
    safety_.prepare(generator_.plain());
    const Turn& turn = variant_.turn();
    if (turn.one_move || position_->air() != nullptr) return generator_.moves(sink, only_from);
    for (const Part& way : turn.ways) {
        if (way.any_move())
            generator_.moves(sink, only_from);
        else if (way.kind != Part::Kind::drop)
            by_plan(sink, way, only_from);
        else if (!only_from)
            drop_only(sink, way);
        if (sink.done()) return;
    }
}

// A turn that is one drop.
void LegalMoves::drop_only(MoveSink& sink, const Part& way) {
    if (due(way) == Due::not_yet) return;
    const std::size_t before = position_->checkpoint();
    generator_.agenda().begin_turn();
    generator_.drops(
        way, [&] { return can_reply(); },
        [&](const Move& drop) {
            if (!part_filter_ || part_filter_(0, position_->edits_since(before)))
                generator_.finish_drop(sink, before, drop);
            return !sink.done();
        });
}

void LegalMoves::list(MoveList& out, Apart by, std::optional<Field> only_from) {
    out.clear();
    const MoveObligations::Capture capture = variant_.obligations().capture;
    const bool compulsory = capture != MoveObligations::Capture::free && !safety_.ignored();
    MoveLister lister(out);
    generate(lister, compulsory ? std::nullopt : only_from);
    if (way_filter_) {
        if (compulsory) keep_compulsory(out, capture, *position_);
        std::erase_if(out.moves, [&](const Move& move) { return !way_filter_(move, out.edits.data()); });
    }
    if (variant_.outcomes_may_coincide()) drop_coinciding(out, by, *position_, variant_.move_rules());
    if (compulsory && !way_filter_) keep_compulsory(out, capture, *position_);
    if (compulsory && only_from)
        std::erase_if(out.moves, [&](const Move& move) { return move.from != *only_from; });
    out.complete = generator_.complete() && !left_out_;
}

void LegalMoves::list_parts(MoveList& out, std::optional<Field> only_from) {
    out.clear();
    if (!board_end()) generator_.parts(out, only_from);
    if (variant_.outcomes_may_coincide())
        drop_coinciding(out, Apart::start, *position_, variant_.move_rules());
    out.complete = generator_.complete();
}

std::uint64_t LegalMoves::count(Apart by) {
    if (variant_.outcomes_may_coincide() ||
        variant_.obligations().capture != MoveObligations::Capture::free) {
        list(scratch_, by);
        return scratch_.moves.size();
    }
    MoveCounter counter;
    generate(counter, std::nullopt);
    return counter.moves;
}

bool LegalMoves::any() {
    MoveFinder finder;
    generate(finder, std::nullopt);
    return finder.found;
}

void LegalMoves::list_from(Field from, MoveList& out) {
    out.clear();
    const Code code = position_->at(from);
    if (code == kNoPiece) return;
    if (position_->air() != nullptr) return list(out, Apart::start, from);
    const Side before = position_->to_move();
    if (Cast::side(code) != Side::none) position_->set_to_move(Cast::side(code));
    list(out, Apart::start, from);
    position_->set_to_move(before);
}

}  // namespace acedrex
