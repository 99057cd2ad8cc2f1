// A position as text: rows of symbols with the names of files and ranks around them.
#pragma once

#include <map>
#include <string>

#include "position/position.hpp"
#include "variant/variant.hpp"

namespace acedrex {

// The tags that are none of those every variant has, as in "high stunned:2"; "" where there are none.
std::string own_tags(const Variant& variant, Tags tags);

// marks: one character after the field's own symbol. words: below the board; "": which side is to move.
std::string draw_board(const Variant& variant, const Position& position,
                       const std::map<Field, char>& marks = {}, const std::string& words = "");

}  // namespace acedrex
