// What a move did, in words and fields: for listings, JSON and notation.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "board/side.hpp"
#include "play/move.hpp"
#include "position/position.hpp"
#include "variant/variant.hpp"

namespace acedrex {

struct LeftPiece {
    std::string field;
    std::string piece;
    Side side;
    std::size_t after = 0;  // how many of the effects came before it
    Tags tags = 0;          // that it had
};

struct SideEffect {
    // push, pull, displace, swap: from -> to ("" where it left the board); castle: so did the partner;
    // convert, change: what it is now; place; oblate: taken off, but not captured; leave: the piece that
    // makes the ply is gone, by whatever means; mark: has, or lost, `tag`; tag: may be promoted later.
    std::string kind;
    std::string piece;
    Side side;
    std::string from;
    std::string to;
    std::string tag = {};  // of marks: its name, after "-" where it was taken away
};

// One piece's walk with what it met and did, in the order of time.
struct PlyRecord {
    std::string piece, symbol;  // "" where the turn is passed, as are from and to
    Side side = Side::light;
    std::string from, to;  // equal where the piece ends at home (a shot); a drop is from nowhere: ""
    std::string kind;      // move, capture, activate, promote, convert, rush, en-passant, castle, displace,
                           // teleport, drop, pass, other
    std::vector<LeftPiece> captures;  // what left the board as captured, the piece itself excepted
    Tags tags = 0;                    // of the piece where the ply began
    std::optional<int> momentum;
    std::vector<SideEffect> effects;
    std::string promoted_to;  // name, if the piece was promoted, or came in as another
    bool activated = false;   // the piece was in the air when its ply began
    std::string pocket;       // name, of the pocket that a drop is from, if it has one
    // Where it stepped, in order; "": beyond the board. Only where that was asked for; see way_of().
    std::vector<std::string> trail;
};

struct ListedMove {
    Move move;
    std::string text;  // long form, unambiguous within the listing
    std::vector<PlyRecord> plies;
    std::vector<Edit> edits;  // of the move
    bool self_check = false;  // it leaves the mover's own royal piece in check, and loses
};

// The plies of a move of `position` (before it is made).
std::vector<PlyRecord> plies_of(const Variant& variant, const Position& position, const Move& move,
                                const Edit* edits);

}  // namespace acedrex
