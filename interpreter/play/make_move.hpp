// Moves, and doing one on a position, all of it: its edits, the counters, the turn.
#pragma once

#include <algorithm>
#include <array>
#include <cstdint>
#include <span>
#include <vector>

#include "position/position.hpp"

namespace acedrex {

// One move as the machine makes it: the short form where a piece goes from one field to another, or a list of
// edits for everything else.
struct Move {
    enum class Kind : std::uint8_t {
        plain,   // from -> to, capturing by replacement what stands there
        rush,    // as plain, and the piece is tagged as having passed `passed` fields
        castle,  // the first edits take two pieces up and put them down
        edits,   // the edits say it all
        pass,    // nothing moves; the edits are what happened by itself
    };
    Field from = 0;
    Field to = 0;
    std::int16_t as = -1;        // the type whose movement it used; -1: its own
    std::uint16_t promoted = 0;  // code that the piece has afterwards; 0: the one it had
    Kind kind = Kind::plain;
    std::uint8_t passed = 0;
    bool tagged = false;  // a promotion was put off: the piece has the tag afterwards
    std::uint16_t edit_count = 0;
    std::uint32_t first_edit = 0;  // into the list's edits
    std::uint64_t result = 0;      // hash of the position before the turn passes, where edits are listed
};

struct MoveList {
    std::vector<Move> moves;
    std::vector<Edit> edits;
    bool complete = true;  // false where a budget cut the listing

    void clear() {
        moves.clear();
        edits.clear();
        complete = true;
    }
    std::span<const Edit> edits_of(const Move& move) const {
        return std::span<const Edit>(edits).subspan(move.first_edit, move.edit_count);
    }
};

// Codes of one side of which it must not lose the last piece.
struct ExtinctionGroup {
    enum class By : std::uint8_t {
        rule,   // that names them
        royal,  // a rule of royal pieces
        check,  // likewise, of those that must be safe: no capture takes them, but an effect may
    };
    Side side;
    std::vector<Code> codes;
    By by;
    Side loses = side;  // when they are gone; none: it is a draw

    bool held(const Position& position) const { return position.has_any(codes); }
};

// Where captured pieces go: into pockets.
struct CaptureRule {
    std::vector<int> into;     // pockets, of which the walk has named one; none: whatever it says
    std::vector<bool> by;      // by type of the capturer
    std::vector<bool> pieces;  // by type captured
    bool oblated = false;      // also what leaves the board otherwise
    int pocket = 0;
    // What goes into the pocket, by the side that moves and the code captured; nobody: it leaves the game.
    std::array<std::vector<Code>, 2> becomes;
    std::array<std::vector<Code>, 2> promoted;  // the same for pieces that were promoted

    bool by_any() const { return std::find(by.begin(), by.end(), false) == by.end(); }
};

// What doing a move needs to know of the rules.
struct MoveRules {
    bool counts_passes = false;
    static constexpr std::size_t kMostExtinctionGroups = 256;

    std::vector<std::uint8_t> resets_halfmove_clock;  // by code: a move of this piece is irreversible
    std::vector<ExtinctionGroup> extinction_groups;   // no more than kMostExtinctionGroups
    std::vector<CaptureRule> captures;                // where captured pieces go
};

// The changes on the board and in the pockets only. edits: those of the list that the move is from.
void place_move(Position& position, const Move& move, const Edit* edits, const MoveRules& rules);

// What those who ask for the last turn are told of one that has been made by `mover`, which ended on `to`,
// walking as a piece of type `as` (-1: as itself). edits: what the turn has done, in the log of the position.
Position::Last record_of(const Position& position, std::span<const Edit> edits, Code mover, Field to, int as);

// The same of a move that is a part of the turn, the last one: a piece that passes by it has made none.
Position::Last record_of_part(const Position& position, std::span<const Edit> edits,
                              const Position::Part& part);

// The same of a whole turn, made by that move of `mover`: of several parts the last move counts.
Position::Last record_of_turn(const Position& position, std::span<const Edit> edits, Code mover,
                              const Move& move);

// The piece that has moved first in a turn with these edits, as it was before; kNoPiece: none has.
Code first_mover(std::span<const Edit> edits);

// A move as a part of a turn; in place of a pocket it has the type whose movement it used, if not its own.
inline Position::Part part_made(const Move& move, Code mover, int action = 0) {
    return {move.from, move.to, mover, static_cast<std::uint16_t>(move.kind), move.as + 1, action};
}

// Puts what was captured since `checkpoint` of the log where the rules say: by the piece that made the ply,
// of which `by` made the first (as it was before; kNoPiece: by what happens by itself in a turn in which none
// moves). What is captured by rules of pieces, `by` has captured. Likewise what has left the board otherwise,
// where a rule says so.
void fill_pockets(Position& position, std::size_t checkpoint, Code by, const std::vector<CaptureRule>& rules);

// place_move, then the counters, then the turn passes. Undone by undo_to the checkpoint before.
void make_move(Position& position, const Move& move, const Edit* edits, const MoveRules& rules);

// A turn in which nothing is done, whether or not the rules let it be passed, as searches try one: the other
// side is to move, and cannot ask for a last turn. Nothing happens at its end, and neither turns that are
// passed nor moves without progress are counted. Undone likewise.
inline void make_null(Position& position) {
    if (position.tables().keeps_last) position.set_last({});
    position.end_turn();
}

}  // namespace acedrex
