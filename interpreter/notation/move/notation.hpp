// Moves as text: the long form printed, and whatever fits just one legal move read.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "notation/move/pattern.hpp"
#include "notation/move/record.hpp"
#include "play/move.hpp"
#include "position/position.hpp"
#include "variant/variant.hpp"

namespace acedrex {

// The long form of one move: "Ca1-a7*", "Pe7-e8=Q", "Pe5-d6:", "Ke1-g1&". "!" behind that, as in "Ke1-e2!":
// the piece itself is gone in the end. What else happened follows after commas, in the order of time:
//   "c4*" captured there         "c4!" taken off             "c4%" changed sides     "c4=Q" changed
//   "c4>c5" moved from c4 to c5  "c4>" moved off the board   "c4+Q" placed           "c4{tag}" marked
//   "c4{-tag}" a mark was lost
// Where the piece ends on c4, another one that was taken off there is named: "Qc4!". A turn that is passed
// is "pass". A drop: "Q+e4", from a pocket with a name "Q{name}+e4", as another piece "Q+e4=M". A turn of
// several parts or plies: "Pa2-a3; N+b1", "Ka1-a2; Ka2-a3".
std::string long_form(const Variant& variant, const std::vector<PlyRecord>& plies);

// One ply, in the form that every variant can read.
std::string plain_ply_text(const Variant& variant, const PlyRecord& ply);

// "Q", "[Fi]".
std::string bracketed(const std::string& symbol);
std::string symbol_for(const Variant& variant, Code code);  // bracketed
// A piece that a text names by its symbol.
Named named_piece(const Variant& variant, std::string_view symbol);

// Makes those that read the same different by "#2", "#3" ...
void number_texts(std::vector<std::string>& texts);

// False where the text is no notation at all; `why` then says what was expected.
bool parse_move(const Variant& variant, std::string_view text, MovePattern& pattern, std::string& why);

// The same for one part of a turn.
bool parse_part(const Variant& variant, std::string_view text, MovePattern& pattern, std::string& why);

}  // namespace acedrex
