// What a move did, piece by piece: for listings, JSON, pictures and notation.
#pragma once

#include <cstdint>
#include <optional>
#include <string_view>
#include <vector>

#include "board/board.hpp"
#include "pieces/cast.hpp"
#include "pieces/tags.hpp"
#include "play/move.hpp"
#include "position/position.hpp"
#include "variant/variant.hpp"

namespace acedrex {

struct LeftPiece {
    Field field;
    Code piece;
    std::size_t after = 0;  // how many of the effects came before it
    Tags tags = 0;          // that it had
};

struct SideEffect {
    enum class Kind : std::uint8_t {
        push,  // this and the next three: from -> to, kNoField where the piece left the board
        pull,
        displace,
        swap,
        castle,   // so did the partner
        convert,  // `piece` is what it is now
        change,   // the same
        place,
        oblate,  // taken off, but not captured
        leave,   // the piece that makes the ply is gone, by whatever means
        mark,    // has `tag`, or lost it
        tag,     // may be promoted later
        other,
    };
    Kind kind;
    Code piece;
    Field from;
    Field to;
    Tags tag = 0;       // of marks: its mask
    bool lost = false;  // the tag was taken away
};

enum class PlyKind : std::uint8_t {
    move,
    capture,
    activate,
    promote,
    convert,
    rush,
    en_passant,
    castle,
    displace,
    drop,
    pass,
    other,
};

// One piece's walk with what it met and did, in the order of time.
struct PlyRecord {
    Code piece = kNoPiece;  // no piece where the turn is passed
    Side side = Side::light;
    Field from = kNoField;  // none where the turn is passed, nor of a drop
    Field to = kNoField;    // equal to `from` where the piece ends at home (a shot)
    PlyKind kind = PlyKind::move;
    std::vector<LeftPiece> captures;  // what left the board as captured, the piece itself excepted
    Tags tags = 0;                    // of the piece where the ply began
    std::optional<int> momentum;
    std::vector<SideEffect> effects;
    Code promoted_to = kNoPiece;  // if the piece was promoted, or came in as another
    bool activated = false;       // the piece was in the air when its ply began
    int pocket = -1;              // that a drop is from
    // Where it stepped, in order; kNoField: beyond the board. Only where that was asked for; see way_of().
    std::vector<Field> trail;

    bool passes() const { return from == kNoField && kind != PlyKind::drop; }
    // The first effect of a kind, if there is one.
    const SideEffect* effect(SideEffect::Kind wanted) const;
};

// As JSON has them.
std::string_view to_string(PlyKind kind);
std::string_view to_string(SideEffect::Kind kind);

// The plies of a move of `position` (before it is made).
std::vector<PlyRecord> plies_of(const Variant& variant, const Position& position, const Move& move,
                                const Edit* edits);

}  // namespace acedrex
