// A part of a turn that is made part by part.
#pragma once

#include <cstdint>

#include "board/board.hpp"
#include "pieces/cast.hpp"

namespace acedrex {

/// A part of a turn, as a value: it can be written down, and made again where the same has been begun.
struct TurnPart {
    /// What is done.
    enum class Kind : std::uint8_t {
        ply,        ///< a piece walks
        promotion,  ///< a piece is promoted, or not (`piece` is what it is afterwards)
        castling,
        drop,
        pass,
    };
    Kind kind = Kind::ply;    ///< what is done
    Field from = 0;           ///< where the piece stands that does it; of a drop, where it comes in
    Field to = 0;             ///< where it stands then
    Code piece = kNoPiece;    ///< that goes; of a drop, as it was in its pocket
    std::uint64_t state = 0;  ///< tells apart what else it does: of all that what follows depends on
    int action = 0;           ///< of a ply: the action that the turn asks for (Turn::actions); 0: none

    /// Are they the same part of the same turn? (Whatever it is called: what follows is the same.)
    bool operator==(const TurnPart& other) const {
        return kind == other.kind && from == other.from && to == other.to && piece == other.piece &&
               state == other.state;
    }
};

}  // namespace acedrex
