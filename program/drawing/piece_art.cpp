#include "drawing/piece_art.hpp"

#include <fmt/core.h>

#include <array>

#include "scenario/xml_text.hpp"

namespace acedrex::program {

namespace {

// Of neutral pieces also the shade, if they have one.
const char* side_class(const Variant& variant, Code code) {
    const Side side = Cast::side(code);
    if (side != Side::none) return side == Side::light ? "ax-ours" : "ax-theirs";
    const auto shade = variant.piece(Cast::type(code)).shade;
    return !shade ? "ax-nobodys" : *shade == Side::light ? "ax-nobodys ax-bright" : "ax-nobodys ax-dim";
}

// Sides differ in colour, neutral pieces in their outline too.
std::string disc(Code code) {
    if (Cast::side(code) == Side::none)
        return "<path class=\"ax-body\" d=\"M50 9 L85 30 V70 L50 91 L15 70 V30 Z\"/>";
    return "<circle class=\"ax-body\" cx=\"50\" cy=\"50\" r=\"39\"/><circle class=\"ax-lines\" cx=\"50\" "
           "cy=\"50\" "
           "r=\"33.5\"/>";
}

// up: the side that plays up the drawing, for shapes that tell sides by where they point.
std::string drawn_shape(const Shape& shape, Side side, Side up) {
    const Outline& outline = shape.of(side);
    std::string text = fmt::format("<path class=\"ax-body\" d=\"{}\"/>", outline.body);
    if (!outline.lines.empty())
        text +=
            fmt::format("<path class=\"ax-lines{}\" d=\"{}\"/>", outline.red ? " ax-red" : "", outline.lines);
    if (!shape.turns || up != Side::dark) return text;
    return "<g transform=\"rotate(180 50 50)\">" + text + "</g>";
}

// Room for a diagram and, below it, letters.
std::string tile(Code code) {
    return fmt::format("<path class=\"ax-body\" d=\"{}\"/>",
                       Cast::side(code) == Side::none
                           ? "M17 5H83L95 17V83L83 95H17L5 83V17Z"
                           : "M19 5H81Q95 5 95 19V81Q95 95 81 95H19Q5 95 5 81V19Q5 5 19 5Z");
}

// marked: a row of marks lies above them.
std::string small_letters(const std::string& symbol, bool marked) {
    return fmt::format("<text class=\"ax-symbol\" x=\"50\" y=\"91\" font-size=\"{}\">{}</text>",
                       (symbol.size() < 4 ? 19 : 16) - (marked ? 3 : 0), xml_text(symbol));
}

std::string letters(const std::string& symbol) {
    static constexpr std::array<int, 5> kSizes{0, 46, 36, 27, 21};
    const std::size_t length = std::min<std::size_t>(symbol.size(), kSizes.size() - 1);
    // Longer symbols are pressed into the disc, whatever the font.
    const std::string fit = symbol.size() < 3 ? "" : " textLength=\"58\" lengthAdjust=\"spacingAndGlyphs\"";
    const int size = kSizes[length];
    return fmt::format("<text class=\"ax-symbol\" x=\"50\" y=\"{:g}\" font-size=\"{}\"{}>{}</text>",
                       50 + size * 0.36, size, fit, xml_text(symbol));
}

}  // namespace

std::string PieceArt::inside(Code code) const {
    const auto shape = shapes_.pieces.find(variant_.cast().name(code));
    if (style_ == PieceStyle::shapes && shape != shapes_.pieces.end())
        return drawn_shape(shape->second, Cast::side(code), drawn_as(Cast::side(code)));
    const std::string& symbol = variant_.cast().symbol(code);
    const Glyph glyph = style_ == PieceStyle::letters
                            ? Glyph{}
                            : glyphs_->of(variant_.spec().pieces[static_cast<std::size_t>(Cast::type(code))],
                                          drawn_as(Cast::side(code)), variant_.binding().rotate);
    if (glyph.empty()) return disc(code) + letters(symbol);
    return tile(code) + drawn_glyph(glyph) + small_letters(symbol, glyph.rest != 0);
}

std::string PieceArt::drawn(Code code, Point at, double size) {
    const auto [known, added] = known_.try_emplace(code);
    if (added) known->second = inside(code);
    return fmt::format("<g class=\"{}\" transform=\"translate({:g} {:g}) scale({:g})\">{}</g>",
                       side_class(variant_, code), at.x - size * 0.53, at.y - size * 0.53, size * 0.0106,
                       known->second);
}

}  // namespace acedrex::program
