// What a text asks of a move; every part that is not given fits anything.
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "notation/move/record.hpp"

namespace acedrex {

// A piece or a pocket that a text names.
struct Named {
    std::string name;  // symbol of the piece; "" if not given
    int number = -1;   // of the type or the pocket; -1: there is none of that name

    bool given() const { return !name.empty(); }
    bool fits(int other) const { return !given() || number == other; }
    bool fits_piece(Code code) const { return fits(Cast::type(code)); }
};

// A field, or its file or rank alone, from 0; -1: not given.
struct NamedField {
    int board = 0;  // its number; -1: any
    int file = -1, rank = -1;

    bool none() const { return file < 0 && rank < 0; }
    bool whole() const { return file >= 0 && rank >= 0; }
    bool fits(const Board& board, Field field) const;
    // off() where the board has no such field.
    Field field(const Board& board) const;
};

// What is said to happen besides the move itself.
struct EffectPattern {
    char sign = '*';          // as it is printed: * ! % = > + {
    Named piece;              // on the field
    Field field = 0;          // off(): a text named one that the board does not have
    Field to = kNoField;      // of ">"; kNoField: off the board, off(): as above
    Named becomes;            // of "=" and "+"
    std::optional<Tags> tag;  // of "{": its mask, 0 where there is no such tag; absent: any
    bool lost = false;
    std::string text;  // all of it, as it would be printed
};

// A step, as notations of whole walks write them.
struct StepPattern {
    // At once; after one at least; after any number.
    enum class After : std::uint8_t { the_last, others, any };
    After after = After::any;
    Field field = 0;
    bool over = false;     // a piece is passed over there
    bool capture = false;  // or captured
    Named piece;           // that is
    Tags tags = 0;         // that it had
};

struct MovePattern {
    // nearer, farther: towards the nearer or the farther edge of the board ("O-O", "O-O-O").
    enum class Castles : std::uint8_t { unsaid, some, nearer, farther };
    enum class Promotes : std::uint8_t { unsaid, later, now };
    enum class Converts : std::uint8_t { unsaid, done, failed };

    Named piece;
    NamedField from, to;
    bool drop = false;
    Named pocket;         // of a drop
    bool passes = false;  // the turn
    bool capture = false;
    bool passer = false;  // is captured
    Castles castles = Castles::unsaid;
    Promotes promotes = Promotes::unsaid;
    Named promotion;                     // of Promotes::now
    bool leaves = false;                 // the piece itself is gone
    std::vector<EffectPattern> effects;  // all of which must happen, in whatever order
    std::vector<MovePattern> further;    // the parts of the turn, or plies, after the first

    // What only notations of whole walks say.
    bool tells_changes = false;      // promotions and conversions that are not told do not happen
    Tags tags = 0;                   // that the piece had
    std::vector<StepPattern> steps;  // the last is where it ends
    Converts converts = Converts::unsaid;
    Named met;             // the piece that it captures, or converts, where it ends
    Tags met_tags = 0;     // that this one had
    NamedField other{-1};  // where the partner in castling ends, or the passer stood

    // The parts of the turn, or plies, this one first.
    std::size_t parts() const { return 1 + further.size(); }
    const MovePattern& part(std::size_t i) const { return i == 0 ? *this : further[i - 1]; }
    MovePattern without_steps() const;
    MovePattern without_effects() const;
};

// One part, and a whole turn.
bool fits(const Variant& variant, const MovePattern& pattern, const PlyRecord& ply);
bool fits(const Variant& variant, const MovePattern& pattern, const std::vector<PlyRecord>& plies);
// A whole turn in which one piece makes several plies, told by where it starts and ends.
bool fits_from_end_to_end(const Variant& variant, const MovePattern& pattern,
                          const std::vector<PlyRecord>& plies);
// Where the pattern says that a piece is passed over: does one stand there? before: the plies that went
// before this one in the same move.
bool passes_over(const Position& position, const MovePattern& pattern, std::span<const PlyRecord> before);
// Does the ply do all that the text asks for besides the move, and nothing else?
bool tells_all(const MovePattern& pattern, const PlyRecord& ply);

}  // namespace acedrex
