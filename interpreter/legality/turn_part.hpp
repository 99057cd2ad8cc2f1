// A part of a turn that is made part by part.
#pragma once

#include <cstdint>

#include "board/board.hpp"
#include "pieces/cast.hpp"

namespace acedrex {

/// A part of a turn, as a value: it can be stored, and made again after the same beginning.
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
    Field from = 0;           ///< the field of the piece; for a drop the field where it comes in
    Field to = 0;             ///< the field of the piece afterwards
    Code piece = kNoPiece;    ///< the piece that moves; for a drop, as it was in its pocket
    std::uint64_t state = 0;  ///< a hash of all other effects on which what follows depends
    int action = 0;           ///< for a ply: the action that the turn requires (Turn::actions); 0: none

    /// Are they the same part of the same turn? (Whatever it is called: what follows is the same.)
    bool operator==(const TurnPart& other) const {
        return kind == other.kind && from == other.from && to == other.to && piece == other.piece &&
               state == other.state;
    }
};

}  // namespace acedrex
