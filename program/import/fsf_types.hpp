// The types of pieces that Fairy-Stockfish has names for.
#pragma once

#include <string_view>
#include <vector>

namespace acedrex::program::imports {

struct KnownType {
    std::string_view key;    // as it stands in files
    std::string_view betza;  // its movement, read as FSF reads Betza
    std::string_view name;   // as scripts call it
    // A shipped piece that moves so, and its symbol there; "" where there is none.
    std::string_view script = "", symbol = "";
};

const std::vector<KnownType>& known_types();
const KnownType* known_type(std::string_view key);

// The number of custom pieces that a file can have.
constexpr int kMostCustom = 26;

// "customPiece7" and its like.
bool is_custom(std::string_view key);

}  // namespace acedrex::program::imports
