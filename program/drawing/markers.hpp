// What moves do to the fields of a board, as markers: for drawings in text and in SVG.
#pragma once

#include <cstdint>
#include <map>
#include <string>
#include <vector>

#include "notation/find/game.hpp"

namespace acedrex::program {

// In the order of their weight: where a field has room for one marker only, the first counts.
enum class Marker : std::uint8_t {
    start,
    takes,      // captures what stands there
    afar,       // captures what stands there, and ends elsewhere
    activates,  // sets the piece going that stands there
    changes,    // makes another piece, or another side's, of what stands there
    displaces,  // what stands there is moved; an arrow tells where to
    removes,    // takes off what stands there, without capturing it
    places,     // puts a piece down there
    tags,       // gives what stands there, or the field, a tag, or takes it away
    leaves,     // ends there, and is gone itself
    shoots,     // ends there, having captured elsewhere
    either,     // goes there, and would capture there
    goes,
    first,   // goes there only with the tags that it starts with
    passes,  // passes over the piece there
    bars,    // does not go there, but if something stood there it could not go elsewhere
    aura,    // influences the piece there
    last,    // the last move began or ended there
};
constexpr int kMarkers = static_cast<int>(Marker::last) + 1;

struct MarkerWords {
    char sign;  // in text
    const char* words;
    const char* past;  // of a move that has been made
};
const MarkerWords& words_of(Marker marker);
// "takes"; as in JSON, and in the styles behind "ax-m-".
const char* name_of(Marker marker);

class Markers {
  public:
    struct Arrow {
        Field from, to;
        bool operator==(const Arrow&) const = default;
    };

    void add(Field f, Marker marker) { fields_[f] |= bit(marker); }
    void remove(Field f, Marker marker);
    bool has(Field f, Marker marker) const;
    bool only(Field f, Marker marker) const;  // that and nothing else
    bool any(Marker marker) const;            // on some field
    bool empty() const { return fields_.empty(); }
    const std::map<Field, unsigned>& fields() const { return fields_; }
    static bool in(unsigned set, Marker marker) { return (set & bit(marker)) != 0; }

    // Of pieces that are moved about; each once.
    void add_arrow(Arrow arrow);
    const std::vector<Arrow>& arrows() const { return arrows_; }

    // What a ply does besides going where it goes.
    void add_effects(const PlyRecord& ply);
    // What stands on its way, and stays.
    void add_passed(const Position& position, const Variant& variant, const PlyRecord& ply);
    // All that it does.
    void add_ply(const Position& position, const Variant& variant, const PlyRecord& ply);

  private:
    static unsigned bit(Marker marker) { return 1u << static_cast<unsigned>(marker); }

    std::map<Field, unsigned> fields_;
    std::vector<Arrow> arrows_;
};

// What the first plies of a listing do.
Markers markers_of(const Position& position, const Variant& variant, const Listing& listing);

// One sign for each field, and what those signs stand for.
std::map<Field, char> signs_of(const Markers& markers);
std::string legend_of(const Markers& markers, bool past);

}  // namespace acedrex::program
