// What a piece does, found out by setting up boards and looking: where it goes from the middle of an empty
// one, and what it would do to whatever else stood on each of the other fields.
#pragma once

#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "marks.hpp"

namespace acedrex::program {

struct Portrait {
    Position position;
    Field start;
    Marks marks;
    std::string words;  // what is special about it; may be empty
};

using VariantRef = std::shared_ptr<const Variant>;

// The free board needs to be this large (it is square, its sides are odd) for the piece's way to be seen, if
// that can be told from a board of `widest`.
int fitting_size(const VariantRef& widest, int type);

// Does it go other ways from fields of the other colour? A large board tells.
bool depends_on_colour(const VariantRef& widest, int type);

// One picture; two of a piece that depends on the colour of its field, or some of one that is set going by
// several others in different ways.
std::vector<Portrait> portraits(const VariantRef& free_board, int type, bool by_colour);

}  // namespace acedrex::program
