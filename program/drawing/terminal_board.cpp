#include "drawing/terminal_board.hpp"

#include <algorithm>

#include "shell/console.hpp"

namespace acedrex::program {

namespace {

// Colours that can be read on light terminals and on dark ones.
constexpr const char* kOff = "\033[0m";
constexpr const char* kLight = "\033[1m";
constexpr const char* kDark = "\033[36m";
constexpr const char* kNeutral = "\033[35m";
constexpr const char* kEmpty = "\033[2m";

const char* colour_of(char mark) {
    switch (mark) {
        case '*':
        case '@':
        case ',':
            return "\033[1;32m";
        case 'x':
        case '=':
        case '!':
            return "\033[1;31m";
        default:
            return "\033[1;33m";
    }
}

const char* colour_of(Code code) {
    if (code == kNoPiece) return kEmpty;
    const Side side = Cast::side(code);
    return side == Side::light ? kLight : side == Side::dark ? kDark : kNeutral;
}

void put_in_colour(const char* colour, const std::string& text) {
    put_control(stdout, colour);
    put_text(stdout, text);
    put_control(stdout, kOff);
}

std::size_t width_of(const std::vector<BoardLine>& lines) {
    std::size_t widest = 0;
    for (const BoardLine& line : lines) {
        std::size_t width = 0;
        for (const BoardCell& cell : line) width += cell.text.size();
        widest = std::max(widest, width);
    }
    return widest;
}

}  // namespace

void put_board(const Variant& variant, const Position& position, const std::map<Field, char>& marks,
               const std::string& words, View view) {
    std::vector<BoardLine> lines = board_lines(variant, position, marks, view);
    const std::size_t room = terminal_width(stdout);
    const bool narrow = room != 0 && width_of(lines) > room + 1;  // the last field's sign is mostly blank
    if (!wants_colour(stdout) && !narrow)
        return put("{}\n", draw_board(variant, position, marks, words, view));
    if (narrow) lines = board_lines(variant, position, marks, view, true);
    for (const BoardLine& line : lines) {
        for (const BoardCell& cell : line) {
            if (!wants_colour(stdout) || cell.field == kNoField) {
                put_text(stdout, cell.text);
                continue;
            }
            const auto mark = marks.find(cell.field);
            put_in_colour(colour_of(position.at(cell.field)), cell.text.substr(0, cell.text.size() - 1));
            if (mark == marks.end())
                put_text(stdout, " ");
            else
                put_in_colour(colour_of(mark->second), std::string(1, mark->second));
        }
        put_text(stdout, "\n");
    }
    put("{}\n", below_board(variant, position, words).substr(1));
}

}  // namespace acedrex::program
