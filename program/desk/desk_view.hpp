// What a desk tells of its game, as JSON (docs/desk.md).
#pragma once

#include <memory>

#include "desk/desk_game.hpp"
#include "desk/desk_script.hpp"
#include "drawing/annotation.hpp"
#include "drawing/piece_art.hpp"
#include "shell/records.hpp"

namespace acedrex::program {

struct Look {
    PieceStyle style = PieceStyle::shapes;
    bool flipped = false;  // dark plays up the board
    bool drawn = true;     // with the board as SVG, and what waits in pockets
    bool trail = true;     // the last move is drawn, with what it did
    bool inset = false;    // the board without a margin
    bool all_tags = true;  // else without those that the variant's first position has so
    std::shared_ptr<TracedGlyphs> glyphs =
        std::make_shared<TracedGlyphs>();    // of all that is drawn with this look
    const Annotation* annotation = nullptr;  // over the board; nullptr: none
};

// All that a page shows of the game, the board as SVG: a part of a page that has the styles.
Json view_of(DeskGame& game, const DeskScript& script, const Look& look);
// What can be shown where asking for the rules fails: where the pieces stand, and what was played.
Json view_without_rules(DeskGame& game, const DeskScript& script, const Look& look);
// All pieces that could be put on a board.
Json cast_of(const Variant& variant, const Look& look);

Json to_json(const Variant& variant, const std::vector<Target>& targets);
// With small drawings of what comes to stand, where there is one.
Json to_json(const Variant& variant, const std::vector<Choice>& choices, const Shapes& shapes,
             const Look& look);
// here: is it wrong in the script, not in another one that it loads?
Json to_json(const std::vector<Diagnostic>& problems, const DeskScript& script);

// The words of the game's end, or of who is to move.
std::string status_words(const DeskGame& game);

}  // namespace acedrex::program
