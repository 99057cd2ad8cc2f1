#include "drawing/board_geometry.hpp"

#include <fmt/core.h>

#include <algorithm>
#include <cmath>
#include <limits>

namespace acedrex::program {

namespace {

constexpr double kNamesMargin = 26;  // for the names of ranks and files
constexpr double kRightMargin = 12;  // on the right
constexpr double kTopMargin = 10;
constexpr double kNarrowMargin = 2;  // on all sides, where there is no margin
constexpr double kTitleRow = 24;     // of a board
constexpr double kBoardsGap = 18;    // between boards
constexpr int kMostInset = 12;       // files and ranks whose names can be read within the fields

}  // namespace

BoardGeometry::BoardGeometry(const Board& board, BoardShape shape, bool flipped, bool inset,
                             const Beyond& beyond)
    : board_(board), shape_(shape), flipped_(flipped) {
    const std::vector<BoardPart>& parts = board.parts();
    inset_ =
        inset && !hexagonal() && parts.size() == 1 && std::max(parts[0].files, parts[0].ranks) <= kMostInset;
    const double high = kCell * std::sqrt(3) / 2;
    // The third direction of hexagons is straight up, where it is that of both files and ranks; else rows are
    // ranks.
    third_ = shape == BoardShape::rhombus ? Vector{1, -1} : Vector{1, 1};
    along_file_ = shape == BoardShape::hexagons ? Point{high, -kCell / 2} : Point{kCell, 0};
    along_rank_ = shape == BoardShape::squares    ? Point{0, -kCell}
                  : shape == BoardShape::hexagons ? Point{-high, -kCell / 2}
                                                  : Point{kCell / 2, -high};
    std::vector<Vector> around{{1, 0}, {0, 1}, {-1, 0}, {0, -1}};
    if (hexagonal()) around.insert(around.end(), {third_, {-third_.x, -third_.y}});
    const double half = hexagonal() ? kCell / (2 * std::sqrt(3)) : kCell / 2;  // of an edge
    for (const Vector v : around) {
        const Point to = offset(v.x, v.y);
        const double across = half / kCell;
        edges_.push_back({v,
                          {to.x / 2 + to.y * across, to.y / 2 - to.x * across},
                          {to.x / 2 - to.y * across, to.y / 2 + to.x * across}});
    }
    double x = (inset_ ? kNarrowMargin : kNamesMargin) + beyond.left * kCell;
    const double top =
        (inset_ ? kNarrowMargin : kTopMargin + (parts.size() > 1 ? kTitleRow : 0)) + beyond.above * kCell;
    for (const BoardPart& part : parts) {
        double left = std::numeric_limits<double>::max(), upper = left, right = -left, lower = -left;
        for (int i = 0; i < part.files * part.ranks; ++i) {
            if (hexagonal() && board.is_hole(static_cast<Field>(part.first + i))) continue;
            const Point at = offset(i % part.files, i / part.files);
            const Point seen = flipped ? Point{-at.x, -at.y} : at;
            for (const Edge& edge : edges_) {
                left = std::min(left, seen.x + edge.begin.x);
                right = std::max(right, seen.x + edge.begin.x);
                upper = std::min(upper, seen.y + edge.begin.y);
                lower = std::max(lower, seen.y + edge.begin.y);
            }
        }
        frames_.push_back({&part, x, top, right - left, lower - upper});
        first_.push_back({x - left, top - upper});
        width_ = x + right - left + (inset_ ? kNarrowMargin : hexagonal() ? kNamesMargin : kRightMargin);
        height_ = std::max(height_, top + lower - upper + (inset_ ? kNarrowMargin : kNamesMargin));
        x += right - left + kBoardsGap + kNamesMargin;
    }
    width_ += beyond.right * kCell;
    height_ += beyond.below * kCell;
}

Point BoardGeometry::offset(double file, double rank) const {
    return {file * along_file_.x + rank * along_rank_.x, file * along_file_.y + rank * along_rank_.y};
}

Point BoardGeometry::centre(const Frame& frame, int file, int rank) const {
    const Point first = first_[static_cast<std::size_t>(&frame - frames_.data())];
    const Point by = offset(file, rank);
    return flipped_ ? Point{first.x - by.x, first.y - by.y} : Point{first.x + by.x, first.y + by.y};
}

Point BoardGeometry::centre(Field f) const {
    return centre(frame(f), board_.file(f), board_.rank(f));
}

std::string BoardGeometry::outline(Field f) const {
    const Point at = centre(f);
    if (!hexagonal())
        return fmt::format("M{:g} {:g}h{:g}v{:g}h{:g}z", at.x - kCell / 2, at.y - kCell / 2, kCell, kCell,
                           -kCell);
    // The edges in the order of their directions.
    std::vector<Edge> round = edges_;
    std::sort(round.begin(), round.end(), [](const Edge& a, const Edge& b) {
        return std::atan2(a.begin.y, a.begin.x) < std::atan2(b.begin.y, b.begin.x);
    });
    std::string path;
    for (const Edge& edge : round)
        path += fmt::format("{}{:.2f} {:.2f}", path.empty() ? "M" : "L", at.x + edge.begin.x,
                            at.y + edge.begin.y);
    return path + "z";
}

std::string BoardGeometry::element(Field f, const std::string& attributes) const {
    if (hexagonal()) return fmt::format("<path {} d=\"{}\"/>", attributes, outline(f));
    const Point at = centre(f);
    return fmt::format("<rect {} x=\"{:g}\" y=\"{:g}\" width=\"{:g}\" height=\"{:g}\"/>", attributes,
                       at.x - kCell / 2, at.y - kCell / 2, kCell, kCell);
}

int BoardGeometry::colour(Field f) const {
    if (!hexagonal()) return board_.is_light(f) ? 0 : 1;
    return (board_.file(f) + (third_.y > 0 ? 1 : 2) * board_.rank(f)) % 3;
}

}  // namespace acedrex::program
