// What a move did, piece by piece: for listings, JSON, pictures and notation.
#pragma once

#include <algorithm>
#include <cstdint>
#include <optional>
#include <span>
#include <string_view>
#include <vector>

#include "base/ranges.hpp"
#include "board/board.hpp"
#include "pieces/cast.hpp"
#include "pieces/tags.hpp"
#include "play/make_move.hpp"
#include "position/position.hpp"

namespace acedrex {

class Variant;

// A piece that had to leave its field.
struct LeftPiece {
    Field field;
    Code piece;
    std::size_t after = 0;  // how many of the effects came before it
    Tags tags = 0;          // that it had
    Field to = kNoField;    // where it was moved aside to; none: captured
};

// What a piece that comes out of a pocket has kept there.
struct Kept {
    Tags tags = 0;
    bool apart = false;  // others like it may lie there that have kept something else
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
    Tags tag = 0;                // of marks: its mask
    bool lost = false;           // the tag was taken away
    Tags had = 0;                // of displace, oblate and change: the tags that the piece had
    Code was = kNoPiece;         // of change: what it was
    bool out_of_pocket = false;  // of place
    Kept kept{};                 // of that one
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
    Side player = Side::light;  // the side to move
    Field from = kNoField;      // none where the turn is passed, nor of a drop
    Field to = kNoField;        // equal to `from` where the piece ends at home (a shot)
    PlyKind kind = PlyKind::move;
    std::vector<LeftPiece> captures;             // what left the board as captured, the piece itself excepted
    std::size_t landed_after = ~std::size_t{0};  // so many of them; no matter how many: it did nothing more
    Tags tags = 0;                               // of the piece where the ply began
    std::optional<int> momentum;
    std::vector<SideEffect> effects;
    Code promoted_to = kNoPiece;    // if the piece was promoted, or came in as another: what it is in the end
    Code became = kNoPiece;         // what its own move made of it, before rules of pieces
    bool activated = false;         // the piece was in the air when its ply began
    bool handed_back = false;       // it is so as the piece of the ply before gave the move back to it
    bool diverged = false;          // it is so as it was not put down after its own ply before
    Code diverged_from = kNoPiece;  // that stood where that ply ended
    int pocket = -1;                // that a drop is from, or a promotion where there are several
    int into = -1;                  // for what it captured, if its walk has said so
    int action = 0;                 // whose walks its piece ran (Turn::actions); 0: its `moves`
    Kept kept{};                    // of a drop, or of the piece out of a pocket that it is promoted to
    // Where it went on at once from another field, in order; out: kNoField where it was lost in there.
    struct Passage {
        Field in, out;
        bool back;  // it did not get through
    };
    std::vector<Passage> passages;
    // Where it stepped, in order; kNoField: beyond the board. Only where that was asked for; see way_of().
    std::vector<Field> trail;

    bool passes() const { return from == kNoField && kind != PlyKind::drop; }
    // Does its piece go a way by its movement?
    bool walks() const { return !passes() && kind != PlyKind::drop && kind != PlyKind::castle; }
    bool has(SideEffect::Kind wanted) const {
        return ranges::find(effects, wanted, &SideEffect::kind) != effects.end();
    }
};

// Of one move, or of a part of it.
using Plies = std::span<const PlyRecord>;

// As JSON has them.
std::string_view to_string(PlyKind kind);
std::string_view to_string(SideEffect::Kind kind);

// What a ply came to.

// The fields that it stepped on, as the record has them, else those straight from its first to its last;
// kNoField: beyond the board.
std::vector<Field> way_of(const Board& board, const PlyRecord& ply);
// The capture at the end of the way, or the one in passing.
const LeftPiece* capture_by_itself(const PlyRecord& ply);
// The pieces that it captured or moved aside, in order of time, but for those that were moved off the board.
std::vector<LeftPiece> met_by(const PlyRecord& ply);
// The same without the capture by itself.
std::vector<LeftPiece> met_on_way(const PlyRecord& ply);
// The piece that it took off the board, not by capture, where it itself then stands.
const SideEffect* offering(const PlyRecord& ply);
// What became of pieces where the ply does not end, each told once: what it was first.
std::vector<const SideEffect*> changed_elsewhere(const PlyRecord& ply);
// What befell a piece that the ply came upon and that outlasts it: changed, converted, tagged. Where the
// piece that made the ply is there at the end: what befell one that it had changed elsewhere, besides.
const SideEffect* touched(const PlyRecord& ply);
// The piece that came out of a pocket; nullptr: none did.
const SideEffect* retrieved(const PlyRecord& ply);
// Is the piece gone in the end?
bool leaves(const PlyRecord& ply);
// Is it gone because it could not go on from its last passage?
bool lost_in_passage(const PlyRecord& ply);
// Was the piece set going, could not move, and was taken off?
bool stuck(const PlyRecord& ply);
// Is a promotion put off by this?
bool puts_off(const SideEffect& effect);
// Is it told with the move itself, not as something that happens besides?
bool is_of_move(const SideEffect& effect);

// The plies of a move of `position` (before it is made).
std::vector<PlyRecord> plies_of(const Variant& variant, const Position& position, const Move& move,
                                const Edit* edits);

}  // namespace acedrex
