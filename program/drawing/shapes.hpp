// Drawn shapes of pieces: tables beside the variants, by the names of pieces. A piece without a shape is
// drawn as a disc with its symbol.
#pragma once

#include <filesystem>
#include <map>
#include <string>
#include <vector>

namespace acedrex::program {

// Both are paths as SVG has them, in a square of 100 by 100 with the origin at the upper left.
struct Shape {
    std::string body;   // filled in the colour of the side
    std::string lines;  // drawn over it; may be empty
};
using Shapes = std::map<std::string, Shape>;

// Reads the file shapes.json of every folder, as far as there is one; what the first says of a name counts. A
// table that cannot be read is spoken of on stderr and left out.
Shapes read_shapes(const std::vector<std::filesystem::path>& folders);

}  // namespace acedrex::program
