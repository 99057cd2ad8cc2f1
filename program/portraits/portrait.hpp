// What a piece does, found out by setting up boards and looking: where it goes from the middle of an empty
// one, and what it would do to whatever else stood on each of the other fields.
#pragma once

#include <string>
#include <vector>

#include "portraits/studio.hpp"

namespace acedrex::program {

struct Portrait {
    VariantRef variant;  // that the board is of
    Position position;
    Field start;
    Markers markers;
    std::string words;  // what is special about it; may be empty
};

// The free board needs to be this large (it is square, its sides are odd) for the piece's way to be seen, if
// that can be told from a board of `widest`.
int fitting_size(const VariantRef& widest, int type);

// Does it go other ways from fields of the other colour? A large board tells.
bool depends_on_colour(const VariantRef& widest, int type);

// Variants with the same pieces that a piece is looked at in besides.
struct Backdrop {
    std::vector<VariantRef> auras{};  // where its movement is what one of its auras lies on; for each of them
    VariantRef home{};  // where it stands on each field at first; nullptr: that makes no difference
};

// One picture; two of a piece that depends on the colour of its field, or some of one that is set going by
// several others in different ways.
std::vector<Portrait> portraits(const VariantRef& free_board, int type, bool by_colour,
                                const Backdrop& backdrop);

// Alone on `start`, or among Stones where it takes some.
Portrait portrait_at(const VariantRef& free_board, int type, Field start, const Backdrop& backdrop);

// The piece on `start` among those that stand there. calm: what is done to others, but for
// simple captures, is shown for the pieces that stand there only.
Portrait portrait_in(const VariantRef& variant, int type, const Position& scene, Field start,
                     const Backdrop& backdrop, std::string words, bool calm);

}  // namespace acedrex::program
