// Moves as text: the long form printed, and whatever fits just one legal move read.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "play/move.hpp"
#include "position/position.hpp"
#include "rules/record.hpp"
#include "rules/variant.hpp"

namespace acedrex {

// The long form of one move: "Ca1-a7*", "Pe7-e8=Q", "Pe5-d6:", "Ke1-g1&". What else it does follows after
// commas: "c4*" captured there, "c4>c5" moved, "c4=Q" changed, "c4%" changed sides, "c4+Q" placed, "c4!"
// taken off, "c4{tag}" marked. A turn that is passed is "pass". "!" at the end of the first part: the piece
// itself is gone. A drop: "Q+e4", from a pocket with a name "Q{name}+e4", as another piece "Q+e4=M". A turn
// of several parts: "Pa2-a3; N+b1".
std::string long_form(const Variant& variant, const Position& position, const Move& move, const Edit* edits);

// Of all moves of a list, made different by "#2", "#3" ... where two would read the same.
std::vector<std::string> move_texts(const Variant& variant, const Position& position, const MoveList& list);

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
    bool passes = false;  // the turn
    Castles castles = Castles::unsaid;
    bool by_symbol_only = false;  // the classical short form without a letter
    bool drop = false;
    std::string pocket;                // of a drop; "" if not given
    std::vector<MovePattern> further;  // of the turn's parts after the first
};

// False where the text is no notation at all; `why` then says what was expected.
bool parse_move(const Variant& variant, std::string_view text, MovePattern& pattern, std::string& why);

// One part, and a whole turn.
bool fits(const Variant& variant, const MovePattern& pattern, const PlyRecord& ply);
bool fits(const Variant& variant, const MovePattern& pattern, const std::vector<PlyRecord>& plies);

}  // namespace acedrex
