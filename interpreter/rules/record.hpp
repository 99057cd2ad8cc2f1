// What a move did, in words and fields: for listings, JSON and notation.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "pieces/side.hpp"
#include "play/move.hpp"
#include "position/position.hpp"
#include "rules/variant.hpp"

namespace acedrex {

struct LeftPiece {
    std::string field;
    std::string piece;
    Side side;
};

struct SideEffect {
    std::string kind;  // displace, convert, oblate, place, change, swap ...
    std::string piece;
    Side side;
    std::string from;
    std::string to;
};

// One piece's walk with what it met and did.
struct PlyRecord {
    std::string piece, symbol;  // "" where the turn is passed, as are from and to
    Side side = Side::light;
    std::string from, to;  // equal where the piece ends at home (a shot); a drop is from nowhere: ""
    std::string kind;      // move, capture, activate, promote, convert, rush, en-passant, castle, displace,
                           // teleport, drop, pass, other
    std::vector<LeftPiece> captures;
    std::optional<int> momentum;
    std::vector<SideEffect> effects;
    std::string promoted_to;  // name, if the piece was promoted, or came in as another
    std::string pocket;       // name, of the pocket that a drop is from, if it has one
};

struct ListedMove {
    Move move;
    std::string text;  // long form, unambiguous within the listing
    std::vector<PlyRecord> plies;
    std::vector<Edit> edits;  // of the move
};

// The plies of a move of `position` (before it is made).
std::vector<PlyRecord> plies_of(const Variant& variant, const Position& position, const Move& move,
                                const Edit* edits);

}  // namespace acedrex
