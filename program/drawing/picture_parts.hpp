// The small drawings that a picture of a board is made of, as elements of SVG.
#pragma once

#include <string>

#include "drawing/markers.hpp"
#include "drawing/tag_marks.hpp"

namespace acedrex::program {

struct Point {
    double x, y;
};

// An SVG document of its own, with the styles of pictures.
std::string picture_document(const std::string& title, double width, double height,
                             const std::string& inside);
// Lines of at most so many letters, where the text has places to break it at.
std::vector<std::string> broken_into_lines(const std::string& text, std::size_t room);

// The styles' name for the marker.
std::string class_of(Marker marker);

// Over a field whose middle is `at`; nothing for those that colour the field.
std::string drawn_marker(Marker marker, Point at);
// In the middle, also those that have their place at a corner.
std::string drawn_marker_alone(Marker marker);
// Does it leave most of the field free?
bool is_small(Marker marker);
// Such a one, in the middle of the field.
bool lies_in_middle(Marker marker);

// The mark in the middle of `at`; down: for the side that plays down the board.
std::string drawn_tag(const TagMark& mark, Point at, bool down);

// Between the middles of two fields; bent: it goes on from another line there.
std::string drawn_arrow(const char* kind, Point from, Point to, bool bent = false);
std::string drawn_line(const char* kind, Point from, Point to);
// The same in a bow that leans towards `side`, where another arrow lies on the straight way.
std::string drawn_bow(const char* kind, Point from, Point to, Point side);
std::string drawn_number(int number, Point at);
// The names of tags, on one line that ends in the middle above `at`, pressed into `width` where they are
// long.
std::string drawn_tags(const std::string& names, Point at, double width);

}  // namespace acedrex::program
