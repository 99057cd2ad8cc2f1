// Moves told as edits of the board: "owl(7) g8-f7; fox(12) A18-g8". Each edit is one of these:
// - "OWL(7) c2-d3": what stands on the first field comes to stand on the second one, in place of what is
// there;
// - "e5-", "@-e5": what stands there is taken off;
// - "OWL(7)-e8": the piece appears there;
// - "OWL(7) A1-c1": one that waits in a queue whose places have names appears there, and no longer waits.
// A label may be left out before a field or a place. They are done one after another; the text means the turn
// that leaves the same men on the board, and at the places that have names.
#pragma once

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "notation/move/record.hpp"
#include "notation/text/labels.hpp"

namespace acedrex {

// What a text of edits can tell of a position.
struct Men {
    std::vector<Code> board;  // by field
    // Of the queues whose places have names, by pocket and side: what waits at each, from the first place on;
    // kNoPiece where it has left.
    std::vector<std::array<std::vector<Code>, kSides>> waiting;

    Men(const Variant& variant, const Position& position);
    bool operator==(const Men&) const = default;

    // What waits there; kNoPiece: nothing.
    Code at(const WaitingPlace& place) const;
    void take(const WaitingPlace& place);
    // Does what the edit does, but for what comes into pockets, of which texts do not tell. Returns the place
    // that it takes a piece from, if that has a name.
    std::optional<WaitingPlace> redo(const Variant& variant, const Edit& edit);
};

struct BoardEdit {
    Code piece = kNoPiece;                // that the label stands for; kNoPiece: there is none
    Field from = kNoField;                // where it stands; none: it appears, or has been waiting
    std::optional<WaitingPlace> place{};  // where it has been waiting
    Field to = kNoField;                  // none: it is taken off
};

// A text without what stands behind the sign of a comment.
std::string_view without_comment(const Variant& variant, std::string_view text);
// The edits that the text, of a turn of that side, consists of. Nothing where it does not: `why` says what
// was expected, and is empty where some part of it has not even the sign that edits have.
std::optional<std::vector<BoardEdit>> read_edits(const Variant& variant, Side side, std::string_view text,
                                                 std::string& why);
// False where an edit cannot be done, or its label is not right; `why` then says so.
bool do_edits(const Variant& variant, std::span<const BoardEdit> edits, Men& men, std::string& why);
// How many bytes of the text are a series of edits with which it begins, as scores have moves one after
// another; 0: it begins otherwise.
std::size_t size_of_edits(const Variant& variant, std::string_view text);

// A move of the position, or what has been made of one, as edits, those before ply number `first` left out; a
// turn that is passed is "pass"; a piece that ends where it began, with nothing changed, "OWL(7) c2-c2".
std::string write_edits(const Variant& variant, const Position& position, const Move& move,
                        std::span<const Edit> edits, Plies plies, std::size_t first = 0);

}  // namespace acedrex
