// What reading and writing FEN share.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "position/position.hpp"
#include "variant/variant.hpp"

namespace acedrex {

// The one neutral piece of the setup, if there is just one: FEN has * for it.
std::optional<Code> lone_neutral(const Variant& variant);

// What pieces of the type turn to when they are promoted, if that is one type: FEN has + and their symbol for
// it.
std::optional<int> promoted_face(const Variant& variant, int type);

// A piece that a piece may castle with, and its letter in FEN, a small one.
struct CastlingPartner {
    Field field;
    char letter;  // k, q: the outermost one to the right and to the left; others: of their file
};
// Those on the rank of the piece on `at`, of its side and of the types that castle with it: to the right,
// then to the left, the outermost first.
std::vector<CastlingPartner> castling_partners(const Variant& variant, const Position& position, Field at);

// The fields next to f, in order of files.
std::vector<Field> neighbours(const Board& board, Field f);

// Notes on the position, whose side to move is known, what the last move passed, as the fourth field tells
// it: fields straight behind a piece that rushed; or, where the piece itself is named too, any on its way.
// Returns what is wrong with it, "" for nothing.
std::string note_passed(const Variant& variant, Position& position, std::string_view text);

}  // namespace acedrex
