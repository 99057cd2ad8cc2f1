// Positions as text: the setup string and FEN, both read and written; setups as authors draw them.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "base/diagnostic.hpp"
#include "position/position.hpp"

namespace acedrex {

class Variant;

/// A position as a text tells it; the rules have not been asked about it.
struct UncheckedPosition {
    Position position;  ///< as the text has it
};

/// A position that may be played from: the side that is not to move does not stand in check.
Result<Position> checked(const Variant& variant, Result<UncheckedPosition> read);
/// For callers that waive that.
Result<Position> unchecked(Result<UncheckedPosition> read);

/// How a setup string is read.
struct SetupOptions {
    bool initial_tags = false;  ///< pieces on their initial fields have their initial tags besides
};

/// "O Kd1,Bl1,bd9,Pa2|": see the command line's page. All faults are reported at once.
Result<UncheckedPosition> read_setup(const Variant& variant, std::string_view text,
                                     SetupOptions options = {});
/// The setup string of a position; read_setup() gives back an equal one.
std::string write_setup(const Variant& variant, const Position& position);

/// What stands behind the piece on f there: "&", "|", ":2", "{tag}", one for each tag that is of use
/// (idle_tags.hpp).
std::vector<std::string> tag_suffixes(const Variant& variant, const Position& position, Field f);

/// A piece in the air, in the middle of a move: "Ad8" as in a setup string, the momentum that it received
/// (absent: no limit), the symbol of the piece whose movement it inherits, if it inherits any ("" for none).
Result<Position::Air> read_air(const Variant& variant, std::string_view piece, std::optional<int> momentum,
                               std::string_view activator);

/// The pieces in a pocket as a setup string lists them; a queue in its order.
std::vector<Pocketed> pocketed_in(const Variant& variant, const Position& position, int pocket);
/// The same without what they have kept.
std::vector<Code> reserve_of(const Variant& variant, const Position& position, int pocket);

/// How many fields the piece on f passed if nothing else is said: from the furthest row that it could have
/// rushed from, at least two ranks back, unless a piece that may still rush stands there.
int passed_by_default(const Variant& variant, const Position& position, Field f);

/// The usual six fields or the first two.
Result<UncheckedPosition> read_fen(const Variant& variant, std::string_view text);
/// The FEN of a position; where FEN cannot tell it, the first fact that it has no letters for, as in "the
/// mark {burnt} on e4".
struct ToldFen {
    std::optional<std::string> text;  ///< absent where FEN lacks something
    std::string lacks;                ///< what; "": nothing
};
/// The FEN of a position, or what it lacks.
ToldFen tell_fen(const Variant& variant, const Position& position);

/// The setup as it is drawn in a variant's script: a line of words for each rank, the last rank first. Puts
/// what is drawn for the boards of the variant, of which board and pieces are known, into `setup`, by field.
/// Returns what is wrong with the drawings, each fault with its place.
std::vector<Diagnostic> read_drawings(const Variant& variant, std::vector<Code>& setup);

}  // namespace acedrex
