// What an author draws on a board to explain it: arrows, marked fields, and short texts at their corners.
#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "drawing/board_geometry.hpp"
#include "drawing/picture_parts.hpp"

namespace acedrex {
class Board;
}

namespace acedrex::program {

// What an arrow or a mark says of the step there.
enum class Assertion : std::uint8_t {
    legal,    // it can be made
    acts,     // it can be made, and something happens there
    illegal,  // it cannot be made, or cannot end there
    blocked,  // it cannot be made as the pieces stand
};
constexpr int kAssertions = static_cast<int>(Assertion::blocked) + 1;
const char* name_of(Assertion assertion);

// A field, or a place beside the first board, by file and rank from its lower left field.
struct Spot {
    std::optional<Field> field;
    int file = 0, rank = 0;
};
std::string text_of(const Board& board, const Spot& spot);

struct Annotation {
    struct Arrow {
        Spot from, to;
        Assertion says = Assertion::legal;
        bool head = true;  // without one, `to` is a bend of the way
    };
    struct Mark {
        Spot at;
        Assertion says = Assertion::legal;
    };
    struct Label {
        Spot at;
        std::string text;
    };
    std::vector<Arrow> arrows{};
    std::vector<Mark> marks{};
    std::vector<Label> labels{};
    bool empty() const { return arrows.empty() && marks.empty() && labels.empty(); }
};

// Lists with spaces between: "l4-j5 j5-h6. f7-d8*", "e5 f5!", "j5=1"; behind a field '*': something happens
// there, '!': not legal, '#': blocked, and last '.': an arrow without a head. "(-1,13)" is a place beside the
// board. Nothing where a word is none of these: `wrong` is that word.
std::optional<Annotation> read_annotation(const Board& board, const std::string& arrows,
                                          const std::string& marks, const std::string& labels,
                                          std::string& wrong);

// How many fields its places lie beside the first board, as it is drawn.
BoardGeometry::Beyond beyond_of(const Board& board, const Annotation& annotation, bool flipped);

// Over the pieces.
std::string drawn_annotation(const Board& board, const Annotation& annotation,
                             const std::function<Point(const Spot&)>& centre);

}  // namespace acedrex::program
