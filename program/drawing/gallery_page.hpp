// The page of a gallery: one file of HTML with the drawings in it, to be read without a network.
#pragma once

#include <string>
#include <vector>

#include "drawing/markers.hpp"
#include "english/piece_words.hpp"

namespace acedrex::program {

struct GalleryFigure {
    std::string svg;
    Markers markers;      // that are in it
    std::string caption;  // may be empty
};

struct GalleryEntry {
    std::string slug;
    std::string name;
    std::string symbol;
    std::string about;
    std::string kind;       // of kinds_of_pieces()
    std::string thumbnail;  // the piece itself, in a square of 100 by 100
    PieceWords words;
    std::vector<GalleryFigure> figures;
};

std::string gallery_page(const std::string& name, const std::vector<GalleryEntry>& entries);

// By this a page is known to be a gallery's, that may be written over.
bool is_gallery_page(const std::string& text);

}  // namespace acedrex::program
