// Moves as text: the long form printed, and whatever fits just one legal move read. A notation is a table of
// signs (variant/spec.hpp): the plain one, or one that a variant declares and that tells whole walks,
// every ply of a move with its steps and what befell the pieces on the way.
#pragma once

#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "notation/move/pattern.hpp"
#include "notation/move/record.hpp"
#include "notation/text/notations.hpp"
#include "variant/variant.hpp"

namespace acedrex {

// The signs that every variant reads, and writes where it declares none of its own.
const TrailSigns& plain_signs();
// Those of the variant.
const TrailSigns& signs_of(const Variant& variant);

// What of a ply can be told and need not be.
struct PlyDetails {
    std::vector<LeftPiece> passed;  // pieces that it passed over, in order
    Tags lost = 0;                  // that its piece had, and has no more
};

// How much the long form tells of a move, where the notation has signs for it.
struct Telling {
    std::size_t steps = 0;                             // of each ply so many first steps
    const std::vector<PlyDetails>* details = nullptr;  // of each ply: the pieces captured are named, too
};

// The long form of one move, by the variant's signs; a ply that a declared notation cannot tell whole is
// written in the plain form: "Ca1-a7*", "Pe7-e8=Q", "Pe5-d6:", "Ke1-g1&". "!" behind that, as in "Ke1-e2!":
// the piece itself is gone in the end. What else happened follows after commas, in the order of time:
//   "c4*" captured there         "c4!" taken off             "c4%" changed sides     "c4=Q" changed
//   "c4>c5" moved from c4 to c5  "c4>" moved off the board   "c4+Q" placed           "c4{tag}" marked
//   "c4{-tag}" a mark was lost
// Where the piece ends on c4, another one that was taken off there is named: "Qc4!". A turn that is passed
// is "pass". A drop: "Q+e4", from a pocket with a name "Q{name}+e4", as another piece "Q+e4=M". A turn of
// several parts or plies: "Pa2-a3; N+b1", "Ka1-a2; Ka2-a3".
std::string long_form(const Variant& variant, Plies plies, const Telling& telling = {});
// Of moves that are listed together: those that read the same have as many of the first steps as tell them
// apart, if any do, else the further ones "#2", "#3" ...
std::vector<std::string> long_forms(const Variant& variant, const std::vector<Plies>& moves);
// Texts that are the same become the first, "#2", "#3" ...
void number_alike(std::vector<std::string>& texts);

// What a text asks for. The variant's own signs are tried first, the plain form next. False where the text is
// no notation at all; `why` then says what was expected.
bool parse_move(const Variant& variant, std::string_view text, MovePattern& pattern, std::string& why);

// The text with the letters of other programs in ASCII, but for those that the signs themselves have.
std::string in_signs(const TrailSigns& signs, std::string_view text);

// How many bytes behind a move are a glyph that says what it is worth, in the plain form: "±", "+-", and "="
// where no promotion can be put off, which is written so, too. text: as in_signs() has it.
std::size_t size_of_worth(const Variant& variant, std::string_view text);

// A text without what stands behind the move.
struct ToldMove {
    std::string_view move;     // empty where something else is said instead of a move
    std::optional<Sign> said;  // of an offered draw and the like
    std::optional<Sign> mark;  // Sign::check or Sign::mate, where the move is said to bring that about
};
ToldMove told_move(const TrailSigns& signs, std::string_view text);

// The sign that stands instead of Sign::ply before a ply of a piece with these tags; "" for none.
std::string_view role_sign(const Variant& variant, const std::map<std::string, std::string>& signs,
                           Tags tags);

// What the readers share.

// The longest sign that the text begins with; "" for none.
std::string_view longest_sign(const TrailSigns& signs, std::string_view text);
// A stretch of a text, and what stands before it.
struct Stretch {
    std::string_view sign;  // "" before the first
    std::string_view text;
};
// The text between signs that separate. Where several signs begin alike the longest is meant; what stands in
// braces is no sign.
std::vector<Stretch> split_at(const TrailSigns& signs, std::string_view text,
                              const std::vector<std::string_view>& separators);
// The tags for which the sign stands.
Tags tags_of_sign(const Variant& variant, const std::map<std::string, std::string>& signs,
                  std::string_view sign);

// A piece that a text names by its symbol.
Named named_piece(const Variant& variant, std::string_view symbol);
// One ply, or one part of a turn, by a table of signs, into a pattern that asks for nothing yet. False where
// it makes nothing of the text; `why` then says what was expected.
bool read_ply(const Variant& variant, const TrailSigns& signs, std::string_view text, MovePattern& pattern,
              std::string& why);
// What a piece captured in a ply that is told by that alone: "Pq16,B,Rd20"; nothing may be listed.
bool read_list(const Variant& variant, const TrailSigns& signs, std::string_view text, MovePattern& pattern,
               std::string& why);
// What stands behind the first comma of the plain form: "c4*,c5>c6,Qd1!".
bool read_effects(const Variant& variant, std::string_view text, std::vector<EffectPattern>& effects,
                  std::string& why);
// "#2" tells moves apart that read the same; it is looked for in whole texts only.
std::string_view without_number(std::string_view text);
// What comes in behind a piece that has moved, as others write it of a turn of two parts: "E", "He1". False
// where it is no such thing; `why` then says what was expected.
bool read_gate(const Variant& variant, std::string_view text, MovePattern& pattern, std::string& why);
// Said of a move, not a part of it: how good it is, or that it gives check.
constexpr bool is_annotation(char c) {
    return c == '+' || c == '#' || c == '!' || c == '?';
}

}  // namespace acedrex
