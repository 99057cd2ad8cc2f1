// One move as the machine makes it: the short form where a piece goes from one field to another, or a list of
// edits for everything else.
#pragma once

#include <cstdint>
#include <vector>

#include "board/board.hpp"
#include "position/edit.hpp"

namespace acedrex {

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
};

}  // namespace acedrex
