// Drawn shapes of pieces: tables beside the variants, by the names of pieces. A piece without a shape is
// drawn as a disc with its symbol.
#pragma once

#include <filesystem>
#include <map>
#include <optional>
#include <string>
#include <vector>

#include "board/side.hpp"

namespace acedrex::program {

// Both are paths as SVG has them, in a square of 100 by 100 with the origin at the upper left.
struct Outline {
    std::string body;   // filled in the colour of the side
    std::string lines;  // drawn over it; may be empty
    bool red = false;   // the lines are
};
struct Shape : Outline {
    std::optional<Outline> dark;  // where the dark side's piece looks otherwise
    bool turns = false;           // the dark side's piece is turned round, as its owner sees it
    const Outline& of(Side side) const { return side == Side::dark && dark ? *dark : *this; }
};

// How the boards of a variant are drawn; without one they are chequered.
struct BoardStyle {
    bool points = false;  // pieces stand where lines cross; else on fields that all look alike
    int river = 0;        // points: after this rank, counted from 1, lines stop short of the next; 0: nowhere
};

struct Shapes {
    std::map<std::string, Shape> pieces;       // by name
    std::map<std::string, BoardStyle> boards;  // by the slug of the variant
};

// Reads the file shapes.json of every folder, as far as there is one; what the first says of a name counts. A
// table that cannot be read is spoken of on stderr and left out.
Shapes read_shapes(const std::vector<std::filesystem::path>& folders);

}  // namespace acedrex::program
