// Moves as text: the long form printed, and whatever fits just one legal move read.
#pragma once

#include <string>
#include <string_view>
#include <vector>

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
std::string long_form(const Variant& variant, const Position& position, const Move& move, const Edit* edits);

// One ply, in the form that every variant can read.
std::string plain_ply_text(const Variant& variant, const PlyRecord& ply);

// "Q", "[Fi]".
std::string bracketed(const std::string& symbol);
// "" where no piece is called so.
std::string symbol_of_name(const Variant& variant, const std::string& piece);
std::string symbol_for(const Variant& variant, const std::string& piece);  // bracketed

// Makes those that read the same different by "#2", "#3" ...
void number_texts(std::vector<std::string>& texts);
// Of all moves of a list, numbered.
std::vector<std::string> move_texts(const Variant& variant, const Position& position, const MoveList& list);

// What is said to happen besides the move itself.
struct EffectPattern {
    char sign = '*';     // as it is printed: * ! % = > + {
    std::string symbol;  // of the piece on the field; "" if not given
    std::string field;   // as the board names it
    std::string to;      // ">": a field or ""; "=", "+": a symbol; "{": the name of the mark, "" for any
};

// A step that is told, as the ways of pieces are in some notations (trail.hpp).
struct StepPattern {
    enum class After : std::uint8_t {
        the_last,
        others,
        any
    };  // at once; after one at least; after any number
    After after = After::any;
    std::string field;
    bool over = false;     // a piece is passed over there
    bool capture = false;  // or captured
    std::string symbol;    // of that piece; "" if not given
    Tags tags = 0;         // that it had
};

// What a text asks for; every part that is not given fits anything.
struct MovePattern {
    // nearer, farther: towards the nearer or the farther edge of the board ("O-O", "O-O-O").
    enum class Castles { unsaid, some, nearer, farther };
    std::string symbol;  // first letter upper case; "" if not given
    int from_file = -1, from_rank = -1;
    int to_file = -1, to_rank = -1;
    std::string from_board, to_board;  // named before a colon; "": the first
    std::string promotion;             // symbol; "=" where only the tag is asked for
    bool capture = false;              // said so
    bool passer = false;
    bool passes = false;                 // the turn
    bool leaves = false;                 // the piece itself is gone
    std::vector<EffectPattern> effects;  // all of which must happen, in whatever order
    Castles castles = Castles::unsaid;
    bool by_symbol_only = false;  // the classical short form without a letter
    bool drop = false;
    std::string pocket;  // of a drop; "" if not given
    // The turn's parts, this one first.
    const MovePattern& part(std::size_t i) const { return i == 0 ? *this : further[i - 1]; }
    // Are plies told one by one, or steps?
    bool steps_or_plies() const { return !steps.empty() || !further.empty(); }
    std::vector<MovePattern> further;  // of the turn's parts, or plies, after the first

    // What only notations of ways tell.
    enum class Converts { unsaid, done, failed };
    bool tells_changes = false;      // promotions and conversions that are not told do not happen
    Tags tags = 0;                   // that the piece had
    std::vector<StepPattern> steps;  // the last is where it ends
    Converts converts = Converts::unsaid;
    std::string met;                       // symbol of the piece that it captures, or converts, where it ends
    Tags met_tags = 0;                     // that this one had
    int other_file = -1, other_rank = -1;  // where the partner in castling ends, or the passer stood
};

// False where the text is no notation at all; `why` then says what was expected.
bool parse_move(const Variant& variant, std::string_view text, MovePattern& pattern, std::string& why);

// The same for one part of a turn.
bool parse_part(const Variant& variant, std::string_view text, MovePattern& pattern, std::string& why);

// One part, and a whole turn.
bool fits(const Variant& variant, const MovePattern& pattern, const PlyRecord& ply);
bool fits(const Variant& variant, const MovePattern& pattern, const std::vector<PlyRecord>& plies);
// A whole turn in which one piece makes several plies, told by where it starts and ends.
bool fits_from_end_to_end(const Variant& variant, const MovePattern& pattern,
                          const std::vector<PlyRecord>& plies);

// Does the ply do all that the text asks for besides the move, and nothing else?
bool tells_all(const MovePattern& pattern, const PlyRecord& ply);

// "c4*": one effect as a text has it.
std::string effect_text(const EffectPattern& effect);

}  // namespace acedrex
