// Boards as text on stdout: in colour where that is a terminal that wants it, and close together where its
// lines would be too long for it.
#pragma once

#include <map>
#include <string>

#include "games/draw.hpp"

namespace acedrex::program {

// marks: a sign for each field; words: below the board; "": which side is to move.
void put_board(const Variant& variant, const Position& position, const std::map<Field, char>& marks = {},
               const std::string& words = "", View view = View::light);

}  // namespace acedrex::program
