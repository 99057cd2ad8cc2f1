// How pieces are drawn: in the shape that somebody has drawn for them, else as a diagram of their movement.
#pragma once

#include <map>
#include <memory>
#include <string>
#include <utility>

#include "drawing/glyph.hpp"
#include "drawing/picture_parts.hpp"
#include "drawing/shapes.hpp"
#include "variant/variant.hpp"

namespace acedrex::program {

enum class PieceStyle {
    shapes,   // drawn shapes as far as there are such, else glyphs
    letters,  // a disc with the symbol
    glyphs,   // diagrams of the movement
};

class PieceArt {
  public:
    // flipped: dark plays up the drawing. glyphs: those that other drawings share; nullptr: none.
    PieceArt(const Variant& variant, const Shapes& shapes, PieceStyle style, bool flipped = false,
             std::shared_ptr<TracedGlyphs> glyphs = nullptr)
        : variant_(variant),
          shapes_(shapes),
          style_(style),
          flipped_(flipped),
          glyphs_(glyphs ? std::move(glyphs) : std::make_shared<TracedGlyphs>()) {}

    // In a square of that size around `at`.
    std::string drawn(Code code, Point at, double size);

  private:
    std::string inside(Code code) const;
    Side drawn_as(Side side) const { return flipped_ && side != Side::none ? other(side) : side; }

    const Variant& variant_;
    const Shapes& shapes_;
    PieceStyle style_;
    bool flipped_;
    std::shared_ptr<TracedGlyphs> glyphs_;
    std::map<Code, std::string> known_;
};

}  // namespace acedrex::program
