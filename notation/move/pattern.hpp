// What a text asks of a move; every part that is not given fits anything.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "notation/move/record.hpp"

namespace acedrex {

// A piece or a pocket that a text names.
struct Named {
    std::string name;  // symbol of the piece; "" if not given
    int number = -1;   // of the type or the pocket; -1: there is none of that name
    int twin = -1;     // of the type that has the same letters in another shade; -1: there is none

    bool given() const { return !name.empty(); }
    bool fits(int other) const { return !given() || number == other || (twin >= 0 && twin == other); }
    bool fits_piece(Code code) const { return fits(Cast::type(code)); }
};

// A field, or its file or rank alone, from 0; -1: not given.
struct NamedField {
    int board = 0;  // its number; -1: any
    int file = -1, rank = -1;

    static NamedField of(const Board& board, Field field);
    bool none() const { return file < 0 && rank < 0; }
    bool whole() const { return file >= 0 && rank >= 0; }
    bool fits(const Board& board, Field field) const;
    // off() where the board has no such field.
    Field field(const Board& board) const;
};

// Something that happened besides the move itself, as the plain form tells it.
struct Besides {
    std::string piece;          // that was on the field: its symbol; "" where that is not known
    std::string text;           // "c4>c5"
    bool told_by_move = false;  // the capture that the move makes by itself
    bool named = false;         // is the piece printed?
    std::string kept{};         // by what came out of a pocket: "{home:b1}"
    bool kept_apart = false;    // is it printed, behind the text?
};
// All of it, in the order of time.
std::vector<Besides> besides(const Variant& variant, const PlyRecord& ply);

// The same as a text asks for it.
struct EffectPattern {
    std::string piece;     // "": any
    std::string text;      // "c4{}": any mark
    bool on_board = true;  // false: it names a field that the board does not have
    std::string kept{};    // "{home:b1}": what a piece out of a pocket has kept; "": anything

    bool fits(const Besides& one) const;
};

// A step, as notations of whole walks write them.
struct StepPattern {
    // At once; after one at least; after any number.
    enum class After : std::uint8_t { the_last, others, any };
    After after = After::any;
    Field field = 0;
    bool over = false;  // a piece is passed over there
    Named piece;        // that is
};

// A piece that is captured, moved aside, or becomes another.
struct MetPattern {
    Named piece;
    Tags tags = 0;  // that it had
    NamedField field{-1};
    std::optional<Field> to{};  // where it is moved aside to

    bool fits(const Board& board, const LeftPiece& met) const;
};

// What a text tells of one kind of things. all: none is left out.
template <class T>
struct Listed {
    std::vector<T> told{};
    bool all = false;
};

struct MovePattern {
    // last_file, first_file: with a partner on the side of that file ("O-O", "O-O-O").
    enum class Castles : std::uint8_t { unsaid, some, last_file, first_file };
    enum class Promotes : std::uint8_t { unsaid, later, now };
    enum class Converts : std::uint8_t { unsaid, done, failed };

    Named piece;
    NamedField from, to;
    bool drop = false;
    Named pocket;  // of a drop, or a promotion
    Named into;    // the pocket for what is captured
    std::string
        kept{};  // "{home:b1}": by a piece out of a pocket, which comes or stands for one; "": anything
    bool passes = false;  // the turn
    bool capture = false;
    bool passer = false;  // is captured
    Castles castles = Castles::unsaid;
    Promotes promotes = Promotes::unsaid;
    Named promotion;                     // of Promotes::now
    bool by_letter_alone = false;        // it is told as "e7e8q" tells it
    NamedField partner{-1};              // in castling, where it starts
    bool leaves = false;                 // the piece itself is gone
    std::vector<EffectPattern> effects;  // all of which must happen, in whatever order
    std::vector<MovePattern> further;    // the parts of the turn, or plies, after the first

    // What only notations of whole walks say.
    bool tells_changes = false;      // promotions and conversions that are not told do not happen
    Tags tags = 0;                   // that the piece had
    std::vector<StepPattern> steps;  // the last is where it ends
    // In this order, others that are captured perhaps between; all: of those that are moved aside.
    Listed<MetPattern> met_by;
    Listed<MetPattern> changed;    // elsewhere, in this order
    bool captures_at_end = false;  // `capture`: where it ends, or in passing
    struct Passage {
        NamedField in, out;
        bool lost = false;  // it did not come out, or could not go on
        bool back = false;  // it did not get through
    };
    Listed<Passage> passages;
    struct Retrieved {
        Named piece;
        NamedField field{-1};
        bool theirs = false;  // not the player's
    };
    Listed<Retrieved> retrieved;  // one at most, that came out of a pocket
    Converts converts = Converts::unsaid;
    Named met;             // the piece that it captures, or converts, where it ends
    Tags met_tags = 0;     // that this one had
    NamedField other{-1};  // where the partner in castling ends, or the passer stood
    // What the sign before says.
    enum class Joined : std::uint8_t {
        unsaid,
        activated,  // in no role for which there is another sign
        role,
        spent,  // in a role, in which it leaves the board, with what it captured in `met_by`, in any order
        lost,   // in a role, in which it has no ply and leaves the board
        diverged,
    };
    Joined joined = Joined::unsaid;
    Tags roles = 0;       // that the sign stands for; of Joined::activated: for which others stand
    Named from_piece;     // of Joined::diverged: where that piece stands
    bool offers = false;  // it takes a piece off for a role in which no ply follows

    // The parts of the turn, or plies, this one first.
    std::size_t parts() const { return 1 + further.size(); }
    const MovePattern& part(std::size_t i) const { return i == 0 ? *this : further[i - 1]; }
    MovePattern without_effects() const;
    // In all parts takes what is said to stand for several steps for any number of them; false where nothing
    // is said so.
    bool relax_steps();
};

enum class Steps { compared, ignored };
// One part, and a whole turn.
bool fits(const Variant& variant, const MovePattern& pattern, const PlyRecord& ply,
          Steps steps = Steps::compared);
bool fits(const Variant& variant, const MovePattern& pattern, const std::vector<PlyRecord>& plies,
          Steps steps = Steps::compared);
// A whole turn in which one piece makes several plies, told by where it starts and ends.
bool fits_from_end_to_end(const Variant& variant, const MovePattern& pattern,
                          const std::vector<PlyRecord>& plies);
// Does the ply do all that the text asks for besides the move, and nothing else?
bool tells_all(const Variant& variant, const MovePattern& pattern, const PlyRecord& ply);

}  // namespace acedrex
