#include "drawing/board_grid.hpp"

#include <fmt/core.h>

#include <algorithm>

namespace acedrex::program {

namespace {

std::string line(Point a, Point b) {
    return fmt::format("M{:g} {:g}L{:g} {:g}", a.x, a.y, b.x, b.y);
}

// The diagonals of the square that a zone is, if it is one of three by three.
template <class Centre>
std::string diagonals(const Board& board, const BoardPart& part, const FieldSet& zone, Centre centre) {
    int left = part.files, right = -1, low = part.ranks, high = -1, count = 0;
    for (int i = 0; i < part.files * part.ranks; ++i) {
        const auto f = static_cast<Field>(part.first + i);
        if (!zone[f]) continue;
        ++count;
        left = std::min(left, board.file(f));
        right = std::max(right, board.file(f));
        low = std::min(low, board.rank(f));
        high = std::max(high, board.rank(f));
    }
    if (count != 9 || right - left != 2 || high - low != 2) return "";
    return line(centre(left, low), centre(right, high)) + line(centre(left, high), centre(right, low));
}

}  // namespace

std::string board_grid(const Board& board, const BoardPart& part, const decltype(BindContext::zones)& zones,
                       const BoardStyle& style, Point corner, double cell) {
    const double start = style.points ? 0.5 : 0;  // of the lines, in fields
    const int files = part.files - (style.points ? 1 : 0), ranks = part.ranks - (style.points ? 1 : 0);
    // By file and rank from the lower left, from 0; lines of fields begin at their corners.
    const auto at = [&](double file, double rank) {
        return Point{corner.x + (file + start) * cell, corner.y + (part.ranks - rank - start) * cell};
    };
    std::string path;
    for (int rank = 0; rank <= ranks; ++rank) path += line(at(0, rank), at(files, rank));
    for (int file = 0; file <= files; ++file) {
        const bool edge = file == 0 || file == files;
        if (style.points && style.river > 0 && !edge)
            path +=
                line(at(file, 0), at(file, style.river - 1)) + line(at(file, style.river), at(file, ranks));
        else
            path += line(at(file, 0), at(file, ranks));
    }
    if (!style.points) return path;
    for (const auto& [name, sides] : zones)
        for (const Side side : {Side::light, Side::dark})
            path += diagonals(board, part, sides[static_cast<std::size_t>(side)],
                              [&](int file, int rank) { return at(file, rank); });
    return path;
}

}  // namespace acedrex::program
