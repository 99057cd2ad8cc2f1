// Positions as SVG: boards side by side, what stands there, and what moves do or the last one did.
#pragma once

#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "drawing/annotation.hpp"
#include "drawing/markers.hpp"
#include "drawing/piece_art.hpp"
#include "drawing/shapes.hpp"
#include "host/host.hpp"
#include "notation/find/told_game.hpp"

namespace acedrex::program {

// One ply of a move that is drawn as a trail, where it led on the board.
struct TrailStep {
    std::optional<Field> from;  // absent: it came from a pocket, or from beyond the board
    std::optional<Field> to;
    Code piece = kNoPiece;
    std::vector<std::pair<Field, Code>> gone{};   // what left the board, and where it stood
    std::vector<std::pair<Field, Code>> moved{};  // what it moved besides, and where that stood
    std::vector<Field> way{};  // where it stepped, if that is known; kNoField: beyond the board
    std::string words{};       // for the legend, in the past tense
};

struct Picture {
    const Variant& variant;
    const Position& position;
    Shapes shapes;
    Markers markers{};
    std::vector<TrailStep> trail{};
    std::string caption{};  // above the legend; may be empty
    bool legend = true;
    std::string status{};  // which side is to move, or the result; may be empty
    PieceStyle style = PieceStyle::shapes;
    bool beside = true;    // pockets and words are drawn below the boards
    bool fields = true;    // each field is an element of its own, to be found by its name
    bool flipped = false;  // dark plays up the drawing
    // Files and ranks are named within the fields of the edge, if these are large enough, and there is no
    // margin.
    bool inset = false;
    // Of the pieces of a type that all have the same tag here, that one is not drawn; nullptr: every tag is.
    const Position* usual = nullptr;
    // Those that other drawings share; nullptr: none.
    std::shared_ptr<TracedGlyphs> glyphs = nullptr;
    // What is drawn over it to explain it; nullptr: nothing.
    const Annotation* annotation = nullptr;
};

// standalone: a document of its own, with its styles; else a part of a page that has them.
std::string to_svg(const Picture& picture, bool standalone = true);

// Several, one below the other, as a document of its own; at least one.
std::string to_svg(const std::vector<Picture>& pictures);

// The marker alone, as a small drawing, for the legend of a page.
std::string marker_icon(Marker marker);

// The last move of a game, to be marked on its position; nothing where none was made.
struct LastMove {
    Markers markers;  // where its plies began and ended, what they took and did
    std::vector<TrailStep> trail;
    std::string text;
};
std::optional<LastMove> last_move_of(const Game& game);
// As it is told: of one that the side does not see, the text alone.
std::optional<LastMove> last_move_of(const ToldGame& told);
Picture picture_of(const Game& game);
Picture picture_of(const ToldGame& told);

// Shapes for the variant's pieces: from tables beside its script and in the folder above, from those where
// variants are found, then from those beside the scripts of the pieces.
Shapes shapes_for(const Variant& variant);
// The same for scripts in that folder.
Shapes shapes_beside(const std::filesystem::path& folder);

// Writes the drawing to a file ('-': standard output); throws Refusal, its words said, where that cannot be
// done.
void write_picture(const std::string& file, const std::string& svg);

}  // namespace acedrex::program
