#include "play/make_move.hpp"

#include <algorithm>
#include <bitset>

namespace acedrex {

namespace {

void place_plain(Position& position, const Move& move, const MoveRules& rules) {
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

bool irreversible(const Position& position, const Move& move, const Edit* edits, const MoveRules& rules) {
    if (move.kind == Move::Kind::plain || move.kind == Move::Kind::rush)
        return rules.resets_halfmove_clock[position.at(move.from)] || move.promoted != 0 ||
               position.at(move.to) != kNoPiece;
    // A drop cannot be taken back: the piece is out of its pocket.
    return rules.resets_halfmove_clock[position.at(move.from)] ||
           std::any_of(edits + move.first_edit, edits + move.first_edit + move.edit_count,
                       [&](const Edit& e) {
                           if (e.what == Edit::What::part) return rules.resets_halfmove_clock[e.after] != 0;
                           return e.takes() || e.why == Edit::Why::promote || e.why == Edit::Why::drop;
                       });
}

}  // namespace

bool ExtinctionGroup::held(const Position& position) const {
    return std::any_of(codes.begin(), codes.end(), [&](Code code) { return position.count(code) > 0; });
}

void place_move(Position& position, const Move& move, const Edit* edits, const MoveRules& rules) {
    switch (move.kind) {
        case Move::Kind::plain:
        case Move::Kind::rush:
            place_plain(position, move, rules);
            break;
        case Move::Kind::castle:
        case Move::Kind::edits:
        case Move::Kind::pass:  // what happened at the end of the turn
            for (std::uint32_t i = 0; i < move.edit_count; ++i) position.redo(edits[move.first_edit + i]);
            break;
    }
}

Position::Last record_of(const Position& position, std::span<const Edit> edits, Code mover, Field to,
                         int as) {
    if (mover == kNoPiece) return {};
    const bool captured = std::any_of(edits.begin(), edits.end(), [](const Edit& e) { return e.takes(); });
    // It may have left the board from a field where another piece of its side stands.
    const bool put = std::any_of(edits.begin(), edits.end(), [&](const Edit& e) {
        return e.what == Edit::What::cell && e.field == to && e.after != kNoPiece &&
               (e.why == Edit::Why::put || e.why == Edit::Why::capture || e.why == Edit::Why::castle ||
                e.why == Edit::Why::promote);
    });
    const Code there = position.at(to);
    const bool stands = put && there != kNoPiece && Cast::side(there) == Cast::side(mover);
    return {static_cast<std::int16_t>(as >= 0 ? as : Cast::type(mover)), captured, stands ? to : kNoField};
}

void make_move(Position& position, const Move& move, const Edit* edits, const MoveRules& rules) {
    const Code mover = position.at(move.from);
    const std::size_t checkpoint = position.checkpoint();
    const int quiet = irreversible(position, move, edits, rules) ? 0 : position.halfmove_clock() + 1;
    if (rules.extinction_groups.empty()) {
        place_move(position, move, edits, rules);
    } else {
        std::bitset<MoveRules::kMostExtinctionGroups> had;
        for (std::size_t i = 0; i < rules.extinction_groups.size(); ++i)
            had[i] = rules.extinction_groups[i].held(position);
        place_move(position, move, edits, rules);
        for (std::size_t i = 0; i < rules.extinction_groups.size(); ++i)
            if (had[i] && !rules.extinction_groups[i].held(position))
                position.set_lost(rules.extinction_groups[i].side);
    }
    if (position.tables().keeps_last)
        position.set_last(
            move.kind == Move::Kind::pass
                ? Position::Last{}
                : record_of(position, position.edits_since(checkpoint), mover, move.to, move.as));
    position.clear_air();
    if (rules.counts_passes) position.set_passes(move.kind == Move::Kind::pass ? position.passes() + 1 : 0);
    position.set_halfmove_clock(quiet);
    position.end_turn();
}

}  // namespace acedrex
