// What is wanted of a listing of moves.
#pragma once

#include <cstdint>
#include <limits>
#include <optional>
#include <span>

#include "legality/outcomes.hpp"
#include "play/agenda.hpp"
#include "play/make_move.hpp"
#include "position/position.hpp"

namespace acedrex {

// Kinds of moves, of several as bits, for those who want some of them first, or only these: each move is of
// one.
struct Kinds {
    static constexpr std::uint8_t kCaptures = 1;    // of a piece of the other side, or of neither
    static constexpr std::uint8_t kPromotions = 2;  // the others by which a piece of the side becomes another
    static constexpr std::uint8_t kQuiet = 4;       // all others
    static constexpr std::uint8_t kAll = 7;
};

// Of a move of `us` with these edits.
std::uint8_t kind_of(std::span<const Edit> edits, Side us);
// How many pieces of the other side, or of none, do they capture?
std::uint64_t captures_in(std::span<const Edit> edits, Side us);

// Of a move that the side to move may make; edits: those of the list that it is from.
inline std::uint8_t kind_of(const Position& position, const Move& move, const Edit* edits) {
    if (!is_plain(move)) return kind_of({edits + move.first_edit, move.edit_count}, position.to_move());
    const Code there = position.at(move.to);
    if (there != kNoPiece && Cast::side(there) != position.to_move()) return Kinds::kCaptures;
    return move.promoted != 0 ? Kinds::kPromotions : Kinds::kQuiet;
}

struct ListRequest {
    Apart by = Apart::outcome;
    std::optional<Field> from = std::nullopt;  // those whose piece starts there
    // The listing ends soon after it has so many.
    std::uint64_t most = std::numeric_limits<std::uint64_t>::max();
    std::uint8_t kinds = Kinds::kAll;
    bool checks = false;  // those that give check, where turns are not compared
    // How much is looked at, where that is bounded: what is beyond is left out, and the listing incomplete.
    // In turns of several parts `of_first_ply` bounds the ways to go on with the same part.
    std::optional<Agenda::Share> limits = std::nullopt;
    // Only what pieces do by tables alone, of which nothing follows; quick, and never all.
    bool simple = false;
    // Of moves to the same outcome only one, the shortest; else some may be left that lead to the same.
    bool distinct = true;
};

}  // namespace acedrex
