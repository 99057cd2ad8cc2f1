// Piece types in words.
#pragma once

#include <string>
#include <vector>

#include "variant/variant.hpp"

namespace acedrex::program {

// The index of the type that is called so (name, symbol or slug, in any case of letters); throws UsageError.
int piece_named(const Variant& variant, const std::string& name);

// The row that tells how the movement is run; it says nothing about the piece.
inline constexpr const char* kTierRow = "runs as";

inline constexpr const char* kStill = "It does not move.";

struct PieceWords {
    std::vector<std::string> moves;  // sentences; none: it does not move
    std::string betza;               // its movement in Betza's notation; "" if that cannot express it
    std::vector<std::vector<std::string>>
        rows;  // of all else that is to say: what it is called, and what it is
};
PieceWords words_of_piece(const Variant& variant, int type);

// The short telling has at most so many letters, the name and what the author says of the piece among them.
inline constexpr std::size_t kBrief = 600;
// The last sentence of a telling that leaves something out.
inline constexpr const char* kMore = "'acedrex explain --full' describes the rest.";

// What has room in so many letters as lines: the longest sentences and rows are left out, and then it is said
// that there are more.
PieceWords brief_words(const PieceWords& words, std::size_t room);

// What its author declared of a piece, in several lines; short, or all of it.
std::string piece_in_words(const Variant& variant, int type, bool full);

}  // namespace acedrex::program
