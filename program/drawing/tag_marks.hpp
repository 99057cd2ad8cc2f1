// The tags that the machine itself reads, as small marks at a corner of the field and as words.
#pragma once

#include <string>
#include <vector>

#include "position/position.hpp"
#include "variant/variant.hpp"

namespace acedrex::program {

struct TagMark {
    Tags mask;
    const char* words;  // "may castle"
    const char* path;   // of SVG, in a square of 10 around its middle; turned over for dark
};

// Those that are told, in the order in which they stand side by side.
const std::vector<TagMark>& tag_marks();

// "may castle: a1 e1 h1", a line for each tag that some piece carries; fields side by side as "a2-h2".
std::vector<std::string> tag_lines(const Variant& variant, const Position& position);

}  // namespace acedrex::program
