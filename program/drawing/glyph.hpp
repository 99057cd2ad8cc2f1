// A piece's own movement as a small diagram, for pieces that nobody has drawn a shape for: steps as dots,
// rides as rays, hops as arcs, what it does besides as signs. Read from what its script declares, so that
// pieces that move alike look alike; what a diagram cannot tell goes into a row of marks, by which such
// pieces differ all the same.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <map>
#include <set>
#include <string>
#include <tuple>
#include <utility>
#include <vector>

#include "variant/spec.hpp"
#include "variant/variant.hpp"

namespace acedrex::program {

struct Glyph {
    // How a walk may end.
    static constexpr unsigned kGoes = 1;
    static constexpr unsigned kTakes = 2;
    static constexpr unsigned kFirst = 4;   // only from its starting place, or with a tag
    static constexpr unsigned kPasses = 8;  // it takes what stands there on its way elsewhere

    // What it does besides, in the order of drawing.
    enum class Sign : std::uint8_t {
        moves_others,
        changes_others,
        removes,
        places,
        tags,
        becomes,
        goes_on,
        borrows,
        anywhere,
        influences,
    };
    static constexpr int kSigns = static_cast<int>(Sign::influences) + 1;

    // Of all steps of one vector: where walks may end, by their number; the ray goes on beyond the diagram.
    struct Line {
        std::map<int, unsigned> ends;
        bool beyond = false;
        bool operator==(const Line&) const = default;
        bool operator<(const Line& o) const { return std::tie(ends, beyond) < std::tie(o.ends, o.beyond); }
    };
    using Way = std::pair<Vector, Vector>;

    std::map<Vector, Line> lines;
    std::map<Vector, unsigned> ends;  // of walks that bend
    std::map<Way, int> legs;          // of these: after how many bends
    std::set<Way> hops;
    unsigned signs = 0;
    std::uint32_t rest = 0;  // of what is not drawn; 0: everything is

    bool empty() const { return lines.empty() && ends.empty() && legs.empty() && hops.empty() && signs == 0; }
    bool has(Sign sign) const { return (signs >> static_cast<unsigned>(sign) & 1) != 0; }
    bool operator==(const Glyph&) const = default;
    bool operator<(const Glyph& o) const {
        return std::tie(lines, ends, legs, hops, signs, rest) <
               std::tie(o.lines, o.ends, o.legs, o.hops, o.signs, o.rest);
    }
};

// Of the piece in the hands of that side. rotate: how the variant turns directions for dark.
Glyph glyph_of(const PieceSpec& piece, Side side, bool rotate);

// Diagrams that have been traced, for drawings of the same pieces to come: some take a tenth of a second.
class TracedGlyphs {
  public:
    const Glyph& of(const PieceRef& piece, Side side, bool rotate);

  private:
    static constexpr std::size_t kMost = 1000;  // after which all are forgotten
    std::map<std::tuple<PieceRef, Side, bool>, Glyph> known_;
};

// What kind of piece it is, for lists of many: "Leapers", "Riders" ...; in the order of kinds_of_pieces().
const char* kind_of(const Glyph& glyph);
std::vector<const char*> kinds_of_pieces();

// In a square of 100 by 100: the upper part of it, above the letters.
std::string drawn_glyph(const Glyph& glyph);

}  // namespace acedrex::program
