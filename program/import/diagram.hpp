// Definitions of the Interactive Diagram of the Chess Variant Pages: `key=value` and
// `name:ID:move:picture:fields[,,fields of dark]:in hand`, by lines or blanks, also within a page.
#pragma once

#include <map>
#include <string>
#include <string_view>
#include <vector>

#include "import/conversion.hpp"

namespace acedrex::program::imports {

struct DiagramPiece {
    std::string name, id, move, light, dark, hand;
    bool has_dark = false;  // dark's fields are given, and not those of light on the other side
    int line = 0;
};

struct Diagram {
    std::string name;
    std::map<std::string, Setting> settings;
    std::vector<DiagramPiece> pieces;
    int line = 1;
};

// Is the text a file of sections, and no diagram?
bool has_sections(std::string_view text);
// name: what they are called, where the page does not say; one a diagram of the page.
std::vector<Diagram> read_diagrams(std::string_view text, const std::string& name);
// "a1,h1" or "a2-h2", on a board of that size. odd: what in it is no field there is added to this.
Fields fields_in(const std::string& text, int files, int ranks, std::vector<std::string>& odd);

// Straight ahead over empty fields, without capture, at first only, up to so many fields: what others take in
// passing, as `ifmnD` and `ifmR2` say it. 0: there is no such move; rest: the text without it.
struct DiagramRush {
    int limit = 0;
    std::string rest;
};
DiagramRush rush_in(const std::string& move);
// Does a part of the text capture in passing?
bool takes_in_passing(const std::string& move);

Conversion convert(const Diagram& diagram, const std::string& file);

}  // namespace acedrex::program::imports
