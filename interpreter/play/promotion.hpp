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

    std::vector<bool> types;            // by type: is promoted; empty: nothing is
    std::array<FieldSet, kSides> zone;  // by side
    std::vector<int> to;                // types
    When when = When::at_once;

    // Must or may the piece that went from `from` to `end` be promoted now? Within the zone it is not again.
    bool due(Code piece, Field from, Field end) const {
        if (types.empty() || !types[static_cast<std::size_t>(Cast::type(piece))]) return false;
        const FieldSet& fields = zone[static_cast<std::size_t>(Cast::side(piece))];
        return fields[end] && !fields[from];
    }
};

}  // namespace acedrex
