#include "play/make_move.hpp"

#include <bitset>
#include <optional>

#include "base/ranges.hpp"

namespace acedrex {

namespace {

// A piece that leaves the board, as it was.
struct Leaving {
    Code code;
    Tags tags;
    bool captured;
};

// Follows the edits of a turn: the pieces that they take off the board.
class Departures {
  public:
    // What the edit takes off; of code kNoPiece: nothing.
    Leaving after(const Edit& edit) {
        using Why = Edit::Why;
        if (edit.what == Edit::What::part) return begin_part(edit);
        if (edit.what != Edit::What::cell) return {};
        if (edit.takes() && edit.before != kNoPiece) {
            if (edit.after != kNoPiece) in_hand_ = {};
            return {edit.before, edit.tags_before, true};
        }
        if (edit.is(Why::oblate)) return {edit.before, edit.tags_before, false};
        if (edit.is(Why::lift, Why::activate))
            in_hand_ = {edit.before, edit.tags_before, false};
        else if (edit.is(Why::put))
            in_hand_ = {};
        return {};
    }
    // The piece that was taken up and has not been put down.
    Leaving rest() const { return in_hand_; }

  private:
    // A piece in the air goes on, or another part of the turn begins.
    Leaving begin_part(const Edit& edit) {
        const bool goes_on = edit.slot == Position::kAir;
        const Leaving gone = goes_on ? Leaving{} : in_hand_;
        in_hand_ = goes_on ? Leaving{edit.after, in_hand_.tags, false} : Leaving{};
        return gone;
    }

    Leaving in_hand_{};
};

// The pocket for what the ply captures that begins with these edits, if its walk has said one.
std::optional<int> pocket_said(std::span<const Edit> edits) {
    for (const Edit& e : edits) {
        if (e.what == Edit::What::part || e.what == Edit::What::rules) return std::nullopt;
        if (e.what == Edit::What::into) return e.slot;
    }
    return std::nullopt;
}

// Is there nothing in the turn but passes, of each of its parts?
bool all_passed(const Move& move, std::span<const Edit> edits) {
    if (move.kind == Move::Kind::pass || edits.empty() || edits[0].what != Edit::What::part)
        return move.kind == Move::Kind::pass;
    return !ranges::any_of(edits, [](const Edit& e) {
        const bool passes = e.what == Edit::What::part &&
                            Position::part_of(e).how == static_cast<std::uint16_t>(Move::Kind::pass);
        return e.is(Edit::Why::drop) || (e.what == Edit::What::part && !passes);
    });
}

}  // namespace

void fill_pockets(Position& position, std::size_t checkpoint, Code by,
                  const std::vector<CaptureRule>& rules) {
    if (rules.empty()) return;
    const auto mover = static_cast<std::size_t>(position.to_move());
    const std::size_t end = position.checkpoint();
    const Code first = by;
    std::optional<int> into = pocket_said(position.edits_since(checkpoint));
    const auto store = [&](const Leaving& piece) {
        if (piece.code == kNoPiece) return;
        const auto rule = ranges::find_if(rules, [&](const CaptureRule& r) {
            const bool fits = by == kNoPiece ? r.by_any() : r.by[static_cast<std::size_t>(Cast::type(by))];
            const bool says = r.into.empty() || (piece.captured && into && ranges::count(r.into, *into) > 0);
            return fits && says && (piece.captured || r.oblated) &&
                   r.pieces[static_cast<std::size_t>(Cast::type(piece.code))];
        });
        if (rule == rules.end()) return;
        const bool promoted = (piece.tags & position.tables().promoted_tag) != 0;
        const Code code = (promoted ? rule->promoted : rule->becomes)[mover][piece.code];
        if (code != kNoPiece)
            position.add_to_reserve(code, piece.captured ? into.value_or(rule->pocket) : rule->pocket,
                                    piece.tags & position.tables().kept);
    };
    Departures departures;
    for (std::size_t i = checkpoint; i < end; ++i) {
        const Edit edit = position.edits_since(checkpoint)[i - checkpoint];
        if (edit.what == Edit::What::rules) {
            by = first;
            into.reset();
        }
        store(departures.after(edit));
        if (edit.what == Edit::What::part && (edit.slot == Position::kAir || edit.slot == Position::kAgain))
            by = edit.after;
        if (edit.what == Edit::What::part)
            into = pocket_said(position.edits_since(checkpoint).subspan(i - checkpoint + 1));
    }
    store(departures.rest());
}

void place_move(Position& position, const Move& move, const Edit* edits, const MoveRules& rules) {
    if (move.kind != Move::Kind::plain && move.kind != Move::Kind::rush) {
        for (std::uint32_t i = 0; i < move.edit_count; ++i) position.redo(edits[move.first_edit + i]);
        return;
    }
    const Code mover = position.at(move.from);
    const std::size_t checkpoint = position.checkpoint();
    const Code code = move.promoted != 0 ? move.promoted : mover;
    Tags tags = position.tables().arrival_tags(move.to, code, position.tags(move.from));
    if (move.promoted != 0) tags |= position.tables().promoted_tag;
    if (move.tagged) tags |= kPromotionTag;
    if (move.kind == Move::Kind::rush) tags |= kRushedTag;
    position.set(move.from, kNoPiece, 0, Edit::Why::lift);
    position.set(move.to, code, tags, position.at(move.to) == kNoPiece ? Edit::Why::put : Edit::Why::capture);
    if (move.kind == Move::Kind::rush) position.add_rush(move.to, move.passed);
    if (!rules.captures.empty()) fill_pockets(position, checkpoint, mover, rules.captures);
}

Code first_mover(std::span<const Edit> edits) {
    if (edits.empty()) return kNoPiece;
    if (edits[0].what != Edit::What::part) return edits[0].before;
    return edits[0].slot == Position::kDrop ? kNoPiece : edits[0].after;
}

Position::Last record_of(const Position& position, std::span<const Edit> edits, Code mover, Field to,
                         int as) {
    if (mover == kNoPiece) return {};
    const bool captured = ranges::any_of(edits, [](const Edit& e) { return e.takes(); });
    // It may have left the board from a field where another piece of its side stands.
    const bool put = ranges::any_of(edits, [&](const Edit& e) {
        return e.what == Edit::What::cell && e.field == to && e.after != kNoPiece &&
               e.is(Edit::Why::put, Edit::Why::capture, Edit::Why::castle, Edit::Why::promote);
    });
    const Code there = position.at(to);
    const bool stands = put && there != kNoPiece && Cast::side(there) == Cast::side(mover);
    return {static_cast<std::int16_t>(as >= 0 ? as : Cast::type(mover)), captured, stands ? to : kNoField};
}

Position::Last record_of_part(const Position& position, std::span<const Edit> edits,
                              const Position::Part& part) {
    if (part.how == static_cast<std::uint16_t>(Move::Kind::pass)) return {};
    return record_of(position, edits, part.piece, part.to, part.pocket - 1);
}

Position::Last record_of_turn(const Position& position, std::span<const Edit> edits, Code mover,
                              const Move& move) {
    if (edits.empty() || edits[0].what != Edit::What::part)
        return record_of(position, edits, mover, move.to, move.as);
    for (std::size_t i = edits.size(); i-- > 0;) {
        if (edits[i].what != Edit::What::part) continue;
        const Position::Part part = Position::part_of(edits[i]);
        const bool begins = part.how != Position::kDrop && part.how != Position::kAgain &&
                            part.how != Position::kAir && part.piece != kNoPiece;
        if (begins) return record_of_part(position, edits, part);
    }
    return {};
}

void make_move(Position& position, const Move& move, const Edit* edits, const MoveRules& rules) {
    const Code mover = position.at(move.from);
    const bool passes = move.kind == Move::Kind::pass;
    const std::size_t checkpoint = position.checkpoint();
    std::bitset<MoveRules::kMostExtinctionGroups> had;
    const auto& groups = rules.extinction_groups;
    for (std::size_t i = 0; i < groups.size(); ++i) had[i] = groups[i].held(position);
    place_move(position, move, edits, rules);
    const auto made = position.edits_since(checkpoint);
    // A drop cannot be taken back: the piece is out of its pocket.
    const bool irreversible =
        rules.resets_halfmove_clock[mover] || move.promoted != 0 || ranges::any_of(made, [&](const Edit& e) {
            if (e.what == Edit::What::part) return rules.resets_halfmove_clock[e.after] != 0;
            return e.takes() || e.is(Edit::Why::promote, Edit::Why::drop);
        });
    const bool passed = rules.counts_passes && all_passed(move, made);
    // What changes from here on may move the log, and `made` with it.
    if (position.tables().keeps_last)
        position.note_turn(passes ? Position::Last{} : record_of_turn(position, made, mover, move));
    for (std::size_t i = 0; i < groups.size(); ++i)
        if (had[i] && !groups[i].held(position)) position.set_lost(groups[i].loses);
    position.clear_air();
    if (rules.counts_passes) position.set_passes(passed ? position.passes() + 1 : 0);
    position.set_halfmove_clock(irreversible ? 0 : position.halfmove_clock() + 1);
    position.end_turn();
}

}  // namespace acedrex
