// Generating the legal moves.
#include <algorithm>

#include "legality/legal.hpp"
#include "legality/phases.hpp"
#include "play/table_targets.hpp"

namespace acedrex {

// The three things that are done with a move that has been found legal.
struct LegalMoves::Counter {
    static constexpr bool kOnlyCounts = true;
    std::uint64_t moves = 0;
    void add(const Move&, std::span<const Edit>) { ++moves; }
    bool done() const { return false; }
    bool empty() const { return moves == 0; }
};

struct LegalMoves::Finder {
    static constexpr bool kOnlyCounts = false;
    bool found = false;
    void add(const Move&, std::span<const Edit>) { found = true; }
    bool done() const { return found; }
    bool empty() const { return !found; }
};

struct LegalMoves::Lister {
    static constexpr bool kOnlyCounts = false;
    MoveList& out;
    void add(const Move& move, std::span<const Edit> edits) {
        Move kept = move;
        kept.first_edit = static_cast<std::uint32_t>(out.edits.size());
        kept.edit_count = static_cast<std::uint16_t>(edits.size());
        out.edits.insert(out.edits.end(), edits.begin(), edits.end());
        out.moves.push_back(kept);
    }
    bool done() const { return false; }
    bool empty() const { return out.moves.empty(); }
};

// False where it is not legal.
template <class Sink>
bool LegalMoves::plain(Sink& sink, Field from, Field to, Code code, std::uint8_t passed, int as) {
    if (protected_ && position_->at(to) != kNoPiece && is_protected(to, from)) return false;
    if (!safe(from, to, passed, as)) return false;
    Move move;
    move.as = static_cast<std::int16_t>(as);
    move.from = from;
    move.to = to;
    const Promotion& promotion = variant_.promotion();
    if (promotion.due(code, from, to)) {
        for (const int type : promotion.choices(code)) {
            move.promoted = variant_.binding().code_for(type, us_);
            sink.add(move, {});
        }
        if (promotion.compulsory(code, to)) return true;
        move.promoted = 0;
        move.tagged = promotion.when == Promotion::When::now_or_later;
    }
    if (passed > 0) {
        move.kind = Move::Kind::rush;
        move.passed = passed;
    }
    sink.add(move, {});
    return true;
}

// The position holds what the move does since `before`.
template <class Sink>
void LegalMoves::edited(Sink& sink, std::size_t before, Field from, Field to, Move::Kind kind, int as) {
    const bool good = kind == Move::Kind::pass ? safe_when_over({}, to) : safe_after(before, to, as);
    if (good) outcome(sink, before, from, to, kind, as);
}

// The same, found safe.
template <class Sink>
void LegalMoves::outcome(Sink& sink, std::size_t before, Field from, Field to, Move::Kind kind, int as) {
    const bool made = kind != Move::Kind::pass && position_->checkpoint() > before;
    if (const auto& rules = variant_.move_rules().captures; made && !rules.empty())
        fill_pockets(*position_, before, position_->edits_since(before)[0].before, rules);
    Move move;
    move.from = from;
    move.to = to;
    move.kind = kind;
    move.as = static_cast<std::int16_t>(as);
    move.result = position_->outcome_hash();
    sink.add(move, position_->edits_since(before));
}

// What has been done since `before`, where begin_turn() was called, is the whole turn but for what follows
// it.
template <class Sink>
void LegalMoves::whole(Sink& sink, std::size_t before, Field from, Field to, Move::Kind kind) {
    agenda_.follow([&] {
        edited(sink, before, from, to, kind);
        return !sink.done();
    });
}

template <class Sink>
void LegalMoves::from_tables(Sink& sink, Field from, Code code, const Movement& movement) {
    const bool stamps = movement.overlapping || !movement.walks.empty();
    // A target that is legal whatever it is, and cannot be counted twice, needs no look.
    const bool free_of_lines = (safety_ == Safety::none && !protected_) ||
                               (safety_ == Safety::masks && from != royal_ && potential_checkers_.empty() &&
                                (checkers_ | pin_lines_[from]) == 0);
    const bool promoted = variant_.promotion().promotes(Cast::type(code));
    const bool just_count = Sink::kOnlyCounts && free_of_lines && !stamps && !promoted;
    // Captures in passing are made, tested and recorded.
    const auto passer = [&](Field passed, const Position::Rush& rush) {
        if (is_protected(rush.field, from) || is_protected(passed, from)) return;
        const std::size_t before = position_->checkpoint();
        const Landing landing{.to = passed, .taken = rush};
        Walker::put(*position_, Mover::starting(*position_, from), landing,
                    position_->at(passed) == kNoPiece ? Edit::Why::put : Edit::Why::capture);
        promoted_or_not(sink, before, from, passed);
        position_->undo_to(before);
    };
    const auto target = [&](const Landing& landing) __attribute__((always_inline)) {
        const Field to = landing.to;
        const auto passed = static_cast<std::uint8_t>(landing.passed);
        if constexpr (Sink::kOnlyCounts) {
            if (just_count && !landing.taken) {
                ++sink.moves;
                return true;
            }
        }
        if (landing.taken)
            passer(to, *landing.taken);
        else if (!stamps || passed != 0 || seen_[to] != stamp_)
            if (plain(sink, from, to, code, passed) && stamps && passed == 0) seen_[to] = stamp_;
        return !sink.done();
    };
    const Mover mover = Mover::starting(*position_, from);
    if (!movement.meets) {
        for_each_table_end<TableAlternative::kLands>(
            variant_.play(), *position_, mover, movement.tables, 0,
            [&](const Landing& landing, std::uint8_t) { return target(landing); });
        return;
    }
    meetings_.clear();
    for_each_landing(variant_.play(), *position_, mover, movement.tables, 0, target,
                     [&](const Landing& landing) {
                         meetings_.push_back(landing);
                         return true;
                     });
    if (!meetings_.empty() && !sink.done()) from_meetings(sink, from);
}

// What has been put down on `to` since `before` is promoted where it must or may be.
template <class Sink>
void LegalMoves::promoted_or_not(Sink& sink, std::size_t before, Field from, Field to) {
    const auto made = [&] {
        edited(sink, before, from, to, Move::Kind::edits);
        return !sink.done();
    };
    if (variant_.promotion().due(position_->at(to), from, to))
        agenda_.promote_into(to, made);
    else
        made();
}

// Cascades that begin where a table's walk lands on a piece that it does not capture.
template <class Sink>
void LegalMoves::from_meetings(Sink& sink, Field from) {
    const std::size_t before = position_->checkpoint();
    agenda_.run_meetings(from, meetings_, [&](const WalkEnd& end) {
        edited(sink, before, from, end.to, Move::Kind::edits, end.as);
        return !sink.done();
    });
    if (agenda_.exhausted()) complete_ = false;
}

// What programs bring about: ends that are plain after all are judged as such, the rest by its edits.
template <class Sink>
void LegalMoves::from_programs(Sink& sink, Field from, Code code) {
    plain_ends_.clear();
    const std::size_t before = position_->checkpoint();
    agenda_.run(from, all_by_agenda(from, variant_.movement(code)), [&](const WalkEnd& end) {
        const std::span<const Edit> edits = position_->edits_since(before);
        const auto put = [&](std::size_t i) {
            return edits[i].what == Edit::What::cell && edits[i].field == end.to && edits[i].after == code &&
                   !end.gone && (edits[i].why == Edit::Why::put || edits[i].why == Edit::Why::capture);
        };
        if (end.null) {
            edited(sink, agenda_.idle_until(), from, from, Move::Kind::pass);
        } else if (edits.size() == 2 && put(1) && !variant_.promotion().due(code, from, end.to)) {
            plain_ends_.push_back({end.to, 0, end.as});
        } else if (edits.size() == 3 && put(1) && edits[2].what == Edit::What::rush) {
            plain_ends_.push_back({end.to, static_cast<std::uint8_t>(edits[2].number), end.as});
        } else {
            edited(sink, before, from, end.to, Move::Kind::edits, end.as);
        }
        return !sink.done();
    });
    if (agenda_.exhausted()) complete_ = false;
    // Whoever answers may ask as what the piece moved: one way to a field may be safe, another not.
    for (const auto& [to, passed, as] : plain_ends_) {
        if (passed == 0 && seen_[to] == stamp_) continue;
        if (plain(sink, from, to, code, passed, as) && passed == 0) seen_[to] = stamp_;
    }
}

// The move has begun: it goes on with the piece in the air.
template <class Sink>
void LegalMoves::from_air(Sink& sink) {
    const Mover mover = Mover::of(*position_->air());
    const std::size_t before = position_->checkpoint();
    agenda_.run_air(mover, [&](const WalkEnd& end) {
        edited(sink, before, mover.at, end.to, Move::Kind::edits, end.as);
        return !sink.done();
    });
    if (agenda_.exhausted()) complete_ = false;
}

template <class Sink>
void LegalMoves::generate(Sink& sink, std::optional<Field> only_from) {
    complete_ = true;
    pursued_.clear();
    if ((position_->anyone_lost() || variant_.ends_on_board()) && board_end()) return;
    prepare();
    if (const Position::Air* air = position_->air()) {
        if (!only_from || *only_from == air->at) from_air(sink);
        return;
    }
    const Turn& turn = variant_.turn();
    if (turn.one_move) return moves(sink, only_from);
    for (const Part& way : turn.ways) {
        if (way.any_move())
            moves(sink, only_from);
        else
            by_phases(sink, way, only_from);
        if (sink.done()) return;
    }
}

template <class Sink>
void LegalMoves::by_phases(Sink& sink, const Part& way, std::optional<Field> only_from) {
    if (!phases_) phases_ = std::make_unique<Phases>(variant_, *position_);
    phases_->ignore_safety(ignore_safety_);
    phases_->only_parts(part_filter_);
    const std::size_t before = position_->checkpoint();
    agenda_.begin_turn();
    phases_->run(way, only_from, [&](Field from, Field to) {
        // A single drop does nothing but stop lines.
        const bool royal = (position_->tables().royal[position_->at(to)] & PositionTables::kCheckRoyal) != 0;
        const bool alone = way.kind == Part::Kind::drop && !variant_.play().ends_turns;
        if (alone && safety_ != Safety::test && !royal && !seen_by_potential_checker(to)) {
            if ((check_lines_[to] & checkers_) == checkers_)
                outcome(sink, before, from, to, Move::Kind::edits);
            return !sink.done();
        }
        whole(sink, before, from, to, Move::Kind::edits);
        return !sink.done();
    });
    if (phases_->cut()) complete_ = false;
}

// One move, or a turn passed, whatever else a turn is made of.
template <class Sink>
void LegalMoves::moves(Sink& sink, std::optional<Field> only_from) {
    if (!pursued_.empty() && !flight_is_forced()) {
        // Where none of them can flee, and there are others, everybody may move after all.
        Finder flight;
        walks_and_castlings(flight, std::nullopt);
        if (!flight.found) pursued_.clear();
    }
    walks_and_castlings(sink, only_from);
    const MoveObligations::Pass rule = variant_.obligations().pass;
    if (rule == MoveObligations::Pass::never || only_from || sink.done()) return;
    if (rule == MoveObligations::Pass::free || sink.empty()) pass(sink);
}

// The turn goes by without a move: no piece, from nowhere to nowhere.
template <class Sink>
void LegalMoves::pass(Sink& sink) {
    const Field nowhere = variant_.board().off();
    if (!pursued_.empty()) return;
    agenda_.begin_turn();
    whole(sink, position_->checkpoint(), nowhere, nowhere, Move::Kind::pass);
}

template <class Sink>
void LegalMoves::walks_and_castlings(Sink& sink, std::optional<Field> only_from) {
    const auto piece = [&](Field from) {
        if (stays_put(from)) return;
        const Code code = position_->at(from);
        const Movement& movement = variant_.movement(code);
        if (movement.passive) return;
        ++stamp_;
        if (all_by_agenda(from, movement)) return from_programs(sink, from, code);
        from_tables(sink, from, code, movement);
        if (!sink.done() && !movement.walks.empty()) from_programs(sink, from, code);
    };
    if (only_from) {
        if (position_->at(*only_from) != kNoPiece && may_move(position_->at(*only_from))) piece(*only_from);
    } else {
        // By index: programs take pieces up and put them back, in the same order, while they run.
        const auto all_of = [&](Side side) {
            const std::size_t pieces = position_->pieces(side).size();
            for (std::size_t i = 0; i < pieces && !sink.done(); ++i)
                if (may_move(position_->at(position_->pieces(side)[i]))) piece(position_->pieces(side)[i]);
        };
        all_of(us_);
        if (variant_.neutrals_move()) all_of(Side::none);
    }
    if (sink.done()) return;
    if (variant_.castling().mover >= 0) castlings(sink, only_from);
    if (variant_.promotion().when == Promotion::When::now_or_later) put_off_promotions(sink, only_from);
}

// A promotion that was put off is a whole move of its own.
template <class Sink>
void LegalMoves::put_off_promotions(Sink& sink, std::optional<Field> only_from) {
    const std::size_t pieces = position_->pieces(us_).size();
    for (std::size_t i = 0; i < pieces; ++i) {
        const Field f = position_->pieces(us_)[i];
        if (!(position_->tags(f) & kPromotionTag) || (only_from && *only_from != f) || stays_put(f)) continue;
        if (!variant_.promotion().promotes(Cast::type(position_->at(f)))) continue;
        agenda_.begin_turn();
        const std::size_t before = position_->checkpoint();
        agenda_.promote_to_each(f, [&] {
            whole(sink, before, f, f, Move::Kind::edits);
            return !sink.done();
        });
    }
}

template <class Sink>
void LegalMoves::castlings(Sink& sink, std::optional<Field> only_from) {
    const Castling& rule = variant_.castling();
    const Board& board = variant_.board();
    const Code mover_code = variant_.cast().code(rule.mover, us_);
    if (position_->count(mover_code) == 0) return;
    const std::size_t pieces = position_->pieces(us_).size();
    for (std::size_t i = 0; i < pieces; ++i) {
        const Field mover = position_->pieces(us_)[i];
        if (position_->at(mover) != mover_code || !(position_->tags(mover) & kCastlingTag)) continue;
        if ((only_from && *only_from != mover) || stays_put(mover) || frozen(mover)) continue;
        for (const int way : {-1, 1}) {
            // The nearest partner that may castle on that side of the rank.
            Field partner = board.off();
            for (int file = board.file(mover) + way; file >= 0 && file < board.files(); file += way) {
                const Field f = board.at(file, board.rank(mover));
                if (f == board.off()) break;
                const Code code = position_->at(f);
                if (code == kNoPiece || Cast::side(code) != us_ || !(position_->tags(f) & kCastlingTag))
                    continue;
                if (!rule.partners[static_cast<std::size_t>(Cast::type(code))]) continue;
                partner = f;
                break;
            }
            if (partner == board.off() || frozen(partner)) continue;
            const int most = std::abs(board.file(partner) - board.file(mover)) - 1 - rule.apart[way > 0];
            for (const int distance : rule.distances)
                if (distance <= most)
                    castle(sink, mover, partner, board.file(mover) + way * distance,
                           board.file(mover) + way * (distance - 1));
            if (!rule.to.empty()) {
                const int file = way < 0 ? rule.to.front() : rule.to.back();
                castle(sink, mover, partner, file, file - way);
            }
        }
    }
}

template <class Sink>
void LegalMoves::castle(Sink& sink, Field mover, Field partner, int mover_file, int partner_file) {
    const Castling& rule = variant_.castling();
    const Board& board = variant_.board();
    const int rank = board.rank(mover);
    const Field mover_to = board.at(mover_file, rank);
    const Field partner_to = board.at(partner_file, rank);
    if (mover_to == board.off() || partner_to == board.off()) return;
    const Code mover_code = position_->at(mover);
    const Code partner_code = position_->at(partner);
    // Over fields that are empty or hold somebody whom both pass over; each ends on an empty one.
    const auto passable = [&](Code there) {
        const Meetings& meetings = variant_.play().meetings;
        return there == kNoPiece || ((meetings.at(mover_code, there) & Meetings::kPasses) &&
                                     (meetings.at(partner_code, there) & Meetings::kPasses));
    };
    const auto clear = [&](Field a, Field b) {
        for (int file = std::min(board.file(a), board.file(b));
             file <= std::max(board.file(a), board.file(b)); ++file) {
            const Field f = board.at(file, rank);
            if (f == board.off() || (f != mover && f != partner && !passable(position_->at(f)))) return false;
        }
        return true;
    };
    for (const Field to : {mover_to, partner_to})
        if (to != mover && to != partner && position_->at(to) != kNoPiece) return;
    if (!clear(mover, mover_to) || !clear(partner, partner_to) || !clear(mover, partner)) return;
    const std::size_t before = position_->checkpoint();
    if (must_be_safe(mover_code)) {
        if (!rule.out_of_attack && attacked(mover, mover_code)) return;
        if (!rule.through_attack && mover_to != mover) {
            const int way = mover_file > board.file(mover) ? 1 : -1;
            for (int file = board.file(mover) + way; file != mover_file; file += way) {
                const Field over = board.at(file, rank);
                position_->set(mover, kNoPiece, 0, Edit::Why::lift);
                position_->set(over, mover_code, 0, Edit::Why::castle);
                const bool bad = attacked(over, mover_code);
                position_->undo_to(before);
                if (bad) return;
            }
        }
    }
    agenda_.begin_turn();
    position_->set(mover, kNoPiece, 0, Edit::Why::castle);
    position_->set(partner, kNoPiece, 0, Edit::Why::castle);
    position_->set(mover_to, mover_code, 0, Edit::Why::castle);
    position_->set(partner_to, partner_code, 0, Edit::Why::castle);
    whole(sink, before, mover, mover_to, Move::Kind::castle);
    position_->undo_to(before);
}

void LegalMoves::list(MoveList& out, Apart by, std::optional<Field> only_from) {
    out.clear();
    const bool compulsory =
        variant_.obligations().capture != MoveObligations::Capture::free && !ignore_safety_;
    Lister lister{out};
    generate(lister, compulsory ? std::nullopt : only_from);
    if (way_filter_) {
        if (compulsory) keep_compulsory(out);
        std::erase_if(out.moves, [&](const Move& move) { return !way_filter_(move, out.edits.data()); });
    }
    if (variant_.outcomes_may_coincide()) drop_coinciding(out, 0, by);
    if (compulsory && !way_filter_) keep_compulsory(out);
    if (compulsory && only_from)
        std::erase_if(out.moves, [&](const Move& move) { return move.from != *only_from; });
    out.complete = complete_;
}

void LegalMoves::list_parts(MoveList& out, std::optional<Field> only_from) {
    out.clear();
    complete_ = true;
    prepare();
    Lister lister{out};
    if (!board_end()) moves(lister, only_from);
    if (variant_.outcomes_may_coincide()) drop_coinciding(out, 0, Apart::start);
    out.complete = complete_;
}

std::uint64_t LegalMoves::count(Apart by) {
    if (variant_.outcomes_may_coincide() ||
        variant_.obligations().capture != MoveObligations::Capture::free) {
        list(scratch_, by);
        return scratch_.moves.size();
    }
    Counter counter;
    generate(counter, std::nullopt);
    return counter.moves;
}

bool LegalMoves::any() {
    Finder finder;
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
