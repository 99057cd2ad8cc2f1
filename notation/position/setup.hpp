// Positions as text: the setup string and FEN, both read and written; setups as authors draw them.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "base/diagnostic.hpp"
#include "base/function_ref.hpp"
#include "position/position.hpp"

namespace acedrex {

class Variant;

/// A position as it was read; the rules have not checked it.
struct UncheckedPosition {
    Position position;  ///< as read
};

/// The position, if the side that is not to move is not in check; otherwise an error.
Result<Position> checked(const Variant& variant, Result<UncheckedPosition> read);
/// The position without that check.
Result<Position> unchecked(Result<UncheckedPosition> read);

/// How a setup string is read.
struct SetupOptions {
    bool initial_tags = false;  ///< pieces on their initial fields also get their initial tags
    std::string_view called{};  ///< by what the variant was opened, for messages; "": by its slug
};

/// Reads a setup string, "O Kd1,Bl1,bd9,Pa2|" (docs/authoring.md). All faults are reported at once.
Result<UncheckedPosition> read_setup(const Variant& variant, std::string_view text,
                                     SetupOptions options = {});
/// The setup string of a position; read_setup() gives back an equal one.
std::string write_setup(const Variant& variant, const Position& position);

/// The suffixes of the piece on f in a setup string: "&", "|", ":2", "{tag}". Tags that no rule can use any
/// more are left out.
std::vector<std::string> tag_suffixes(const Variant& variant, const Position& position, Field f);

/// Reads a piece in the air, in the middle of a move: "Ad8" as in a setup string, the steps that it received
/// (absent: no limit), and the symbol of the piece that it moves like ("": none).
Result<Position::Air> read_air(const Variant& variant, std::string_view piece, std::optional<int> momentum,
                               std::string_view activator);

/// The pieces in a pocket in the order of setup strings; those of a queue in its order.
std::vector<Pocketed> pocketed_in(const Variant& variant, const Position& position, int pocket);
/// The same without the tags and notes that they have kept.
std::vector<Code> reserve_of(const Variant& variant, const Position& position, int pocket);

/// How many fields the piece on f passed by default: from the furthest rank from which it could have rushed,
/// at least two ranks back, unless a piece that may still rush is there.
int passed_by_default(const Variant& variant, const Position& position, Field f);

/// Is the text meant as FEN? That has slashes between its ranks; a setup string has them in tags at most.
inline bool is_fen(std::string_view text) {
    return text.find('/') < text.find('{');
}
/// Reads a FEN: its six fields, or only the first two.
Result<UncheckedPosition> read_fen(const Variant& variant, std::string_view text);
/// The FEN of a position. If FEN cannot express the position: the first fact that it lacks, such as "the
/// mark {burnt} on e4".
struct ToldFen {
    std::optional<std::string> text;  ///< absent if FEN lacks something
    std::string lacks;                ///< the fact; "": none
};
/// The FEN of a position, or what it lacks.
ToldFen tell_fen(const Variant& variant, const Position& position);

/// Reads the setup drawn in a variant's script: a line of words for each rank, the last rank first. The
/// boards and pieces of the variant must be known. Writes the pieces into `setup`, by field. Returns the
/// faults of the drawings, each with its place: the line of a rank where written_out() says that the drawing
/// stands as it is behind the line of its key, else that line.
std::vector<Diagnostic> read_drawings(
    const Variant& variant, std::vector<Code>& setup,
    FunctionRef<bool(const Place& key, const std::string& drawing)> written_out);

}  // namespace acedrex
