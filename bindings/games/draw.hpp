// A position as text: rows of symbols with the names of files and ranks around them.
#pragma once

#include <map>
#include <string>
#include <vector>

#include "position/position.hpp"
#include "variant/variant.hpp"

namespace acedrex {

// The tags of what stands on f that are none of those every variant has, as in "high stunned:2 home:b1"; ""
// where there are none. A piece that keeps its own field in mind is not told to.
std::string own_tags(const Variant& variant, const Position& position, Field f);
// The same of tags that a piece has kept, which stands on no field.
std::string own_tags(const Variant& variant, Tags kept, Field at = kNoField);

// A piece of a line of a drawn board.
struct BoardCell {
    std::string text;
    Field field = kNoField;  // that it is of; none: a margin
};
using BoardLine = std::vector<BoardCell>;

enum class View { light, dark };  // the side that sits below

// A field of which is not known what stands there is drawn as "?". marks: one character after the field's own
// symbol. narrow: with no space between the fields.
std::vector<BoardLine> board_lines(const Variant& variant, const Position& position,
                                   const std::map<Field, char>& marks = {}, View view = View::light,
                                   bool narrow = false);
// Tags, reserves, and words; "": which side is to move.
std::string below_board(const Variant& variant, const Position& position, const std::string& words = "");

// The whole as text, without colour.
std::string draw_board(const Variant& variant, const Position& position,
                       const std::map<Field, char>& marks = {}, const std::string& words = "",
                       View view = View::light);

}  // namespace acedrex
