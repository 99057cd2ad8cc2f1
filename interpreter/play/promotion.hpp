// Promotion: where, into what and when.
#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "board/board.hpp"
#include "pieces/cast.hpp"

namespace acedrex {

struct Promotion {
    enum class When : std::uint8_t {
        at_once,       // must
        now_or_later,  // may; else it is tagged, and promoted where it stands by a later move
        choice,        // may; else nothing
    };

    std::vector<std::vector<int>> to;   // by type: the types that it may become; empty: nothing is promoted
    std::array<FieldSet, kSides> zone;  // by side
    When when = When::at_once;
    std::array<FieldSet, kSides> must;  // by side: where it is no choice; empty: nowhere
    bool touches = false;  // a move that begins or ends in the zone counts, else one that enters it

    bool promotes(int type) const { return !to.empty() && !to[static_cast<std::size_t>(type)].empty(); }
    const std::vector<int>& choices(Code piece) const {
        return to[static_cast<std::size_t>(Cast::type(piece))];
    }

    // Is it to be promoted at once on `end`, where it may be?
    bool compulsory(Code piece, Field end) const {
        const FieldSet& fields = must[static_cast<std::size_t>(Cast::side(piece))];
        return when == When::at_once || (!fields.empty() && fields[end]);
    }

    // Must or may the piece that went from `from` to `end` be promoted now?
    bool due(Code piece, Field from, Field end) const {
        if (!promotes(Cast::type(piece))) return false;
        const FieldSet& fields = zone[static_cast<std::size_t>(Cast::side(piece))];
        return touches ? fields[end] || fields[from] : fields[end] && !fields[from];
    }

    // How many moves it is for the piece to go there: with promotion into each choice, and without.
    std::size_t ways_to_end(Code piece, Field from, Field end) const {
        if (!due(piece, from, end)) return 1;
        return choices(piece).size() + (compulsory(piece, end) ? 0 : 1);
    }
};

}  // namespace acedrex
