// The keys of Fairy-Stockfish's files of variants: one row a key. What is not claimed by the part that turns
// settings into a script is told as not said, with the words of its row.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace acedrex::program::imports {

enum class Kind {
    flag,
    number,
    rank,
    file,
    squares,
    types,   // letters of types; "*": all; "-": none
    limits,  // q:1 r:2
    pairs,   // p:g s:g
    value,   // win, loss, draw, none
    word,
    text,
    type,  // declares a type of piece: its letter, of some with a movement
};

enum class Concerns { nothing, moves, endings, unknown };
std::string_view to_string(Concerns concerns);

struct Key {
    std::string_view name;
    Kind kind;
    // What it is where nothing is said, as it is in chess.
    std::string_view usual;
    Concerns concerns = Concerns::moves;
    // What it comes to that it is not said.
    std::string_view unsaid = "";
    // Has a form of its own for each side, with White or Black behind the name.
    bool sided = false;
    std::string_view words = "";  // of Kind::word: what it may be
};

// A name that the engine no longer has, and what has its place; "" where that depends on the board.
struct OldKey {
    std::string_view name, now;
};

// All of them but those that name types of pieces.
const std::vector<Key>& plain_keys();
const std::vector<OldKey>& old_keys();

// The row of a name as it stands in files: of either side, of a type, of a region of a type.
std::optional<Key> key_named(std::string_view name);
// ", did you mean 'x'?" or "".
std::string nearest_key(const std::string& wrong);

}  // namespace acedrex::program::imports
