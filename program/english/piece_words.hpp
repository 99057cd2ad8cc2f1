// Piece types in words.
#pragma once

#include <string>
#include <vector>

#include "variant/variant.hpp"

namespace acedrex::program {

// The index of the type that is called so (name, symbol or slug, in any case of letters); throws UsageError.
int piece_named(const Variant& variant, const std::string& name);

// How an alternative of a movement runs.
const char* tier_words(AlternativeReport::Tier tier);

// The row that tells how the movement is run; it says nothing about the piece.
inline constexpr const char* kTierRow = "runs as";

inline constexpr const char* kStill = "It does not move.";

struct PieceWords {
    std::vector<std::string> moves;  // sentences; none: it does not move
    std::vector<std::vector<std::string>>
        rows;  // of all else that is to say: what it is called, and what it is
};
PieceWords words_of_piece(const Variant& variant, int type);

// All that its author declared of a piece, and how its movement runs; several lines.
std::string piece_in_words(const Variant& variant, int type);

}  // namespace acedrex::program
