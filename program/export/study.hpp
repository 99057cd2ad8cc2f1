// What both kinds of files ask of a variant first: how its pieces go, and whether it is a game of the kind
// that they can tell at all.
#pragma once

#include <array>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "export/walk_finding.hpp"
#include "host/host.hpp"

namespace acedrex::program::exports {

inline constexpr std::array kBothSides{Side::light, Side::dark};

inline std::size_t index(Side side) {
    return static_cast<std::size_t>(side);
}

// Thrown where a variant cannot be told at all.
struct Untold {
    std::string why;
};

struct StudiedPiece : FoundWalks {
    int rush = 0;  // from its starts it may move so many fields straight ahead; the walks tell all else
    bool captures_in_passing = false;
};

struct Study {
    VariantRef variant;
    std::string letters;               // by type, in lower case
    std::vector<StudiedPiece> pieces;  // by type

    char letter(int type) const { return letters[static_cast<std::size_t>(type)]; }
};

// most: so many files and ranks the others' boards can have. Throws Untold.
Study study(Host& host, const VariantRef& variant, FreeBoard most);

// The piece and its partners on either side of it on the first rank of a side, and where it goes: files from
// 0.
struct Castles {
    int king = -1, left = -1, right = -1;
    int to_left = 0, to_right = 0;
    bool operator==(const Castles&) const = default;
};
// Absent where the side has not both partners, or castling is more than that.
std::optional<Castles> castles(const Variant& variant, Side side);

// Where pieces of the type stand in the initial position.
Fields initial_fields(const Variant& variant, int type, Side side);

// The letters of all types with one of the names.
std::string letters_named(const Study& study, const std::vector<std::string>& names);

}  // namespace acedrex::program::exports
