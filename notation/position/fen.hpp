// What reading and writing FEN share.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "base/diagnostic.hpp"
#include "position/position.hpp"
#include "variant/variant.hpp"

namespace acedrex {

// Can pieces be dropped? Then FEN tells what is in the pocket, if only that it is empty.
bool has_pocket(const Variant& variant);

// The neutral piece that FEN has * for, as it has for holes: of the only neutral type of the setup; where the
// setup has none, of the only one of the cast.
std::optional<Code> starred_piece(const Variant& variant);

// What pieces of the type turn to when they are promoted, if that is one type: FEN has + and their symbol for
// it. By the variant's rule; without one for them as they say themselves; else as their walks have it.
std::optional<int> promoted_face(const Variant& variant, int type);

// A piece that a piece may castle with, and its letter in FEN, a small one.
struct CastlingPartner {
    Field field;
    char letter;  // k, q: the outermost one to the right and to the left; others: of their file
};
// Those on the rank of the piece on `at`, of its side and of the types that castle with it: to the right,
// then to the left, the outermost first.
std::vector<CastlingPartner> castling_partners(const Variant& variant, const Position& position, Field at);

// What is wrong with a field of a FEN: which part of the text, and why.
struct FenFault {
    std::string_view at;
    std::string message;
    std::string remedy{};
};

// Gives the pieces what the third field grants: the right to castle, by the letters of CastlingPartner; and
// where the setup gives pieces other tags than to castle and to rush, and all such pieces of a side stand on
// one rank, these tags, by the files of that rank. Where the field names no piece so, those tags stay as they
// are. Absent: nothing is wrong.
std::optional<FenFault> read_rights(const Variant& variant, Position& position, std::string_view text);
// "KQkq", "KQBCDFGkqbcdfg"; "-": none.
std::string write_rights(const Variant& variant, const Position& position);

// The first fact of a position without idle tags that its FEN, read again, does not tell.
std::string fen_lacks(const Variant& variant, const Position& position, const Result<Position>& again);

// The fields next to f, in order of files.
std::vector<Field> neighbours(const Board& board, Field f);

// Notes on the position, whose side to move is known, what the last move passed, as the fourth field tells
// it: fields straight behind a piece that rushed; or, where the piece itself is named too, any on its way.
// Returns what is wrong with it, "" for nothing.
std::string note_passed(const Variant& variant, Position& position, std::string_view text);

}  // namespace acedrex
