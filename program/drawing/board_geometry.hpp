// Where the fields of a board lie in a drawing, and what they look like: squares, or hexagons.
#pragma once

#include <string>
#include <vector>

#include "drawing/picture_parts.hpp"
#include "variant/variant.hpp"

namespace acedrex::program {

// How far the middles of neighbours are apart.
constexpr double kCell = 52;

class BoardGeometry {
  public:
    // Of one of the boards: its upper left corner, its size, and where its title begins.
    struct Frame {
        const BoardPart* part;
        double x, y, width, height;
    };
    // Between a field and its neighbour, from the middle of the field, not flipped.
    struct Edge {
        Vector to;
        Point begin, end;
    };

    // How many fields more are drawn around the boards.
    struct Beyond {
        int left = 0, right = 0, above = 0, below = 0;
    };

    // inset: without a margin for the names of ranks and files, where these can be read within the fields.
    BoardGeometry(const Board& board, BoardShape shape, bool flipped, bool inset, const Beyond& beyond);

    const std::vector<Frame>& frames() const { return frames_; }
    const Frame& frame(Field f) const {
        return frames_[static_cast<std::size_t>(&board_.part(f) - board_.parts().data())];
    }
    bool hexagonal() const { return shape_ != BoardShape::squares; }
    bool inset() const { return inset_; }
    bool flipped() const { return flipped_; }

    Point centre(Field f) const;
    // Of a field by its file and rank, which need not be on the board.
    Point centre(const Frame& frame, int file, int rank) const;
    double piece_size() const { return hexagonal() ? kCell * 0.84 : kCell; }
    // Around the field, as the `d` of a path.
    std::string outline(Field f) const;
    // The field as an element with these attributes: a rectangle, or a path.
    std::string element(Field f, const std::string& attributes) const;
    const std::vector<Edge>& edges() const { return edges_; }
    // Fields of one colour touch nowhere but at corners: 0 or 1 for squares (a1 is 1), 0 to 2 for hexagons.
    int colour(Field f) const;

    double width() const { return width_; }
    double height() const { return height_; }

  private:
    Point offset(double file, double rank) const;

    const Board& board_;
    BoardShape shape_;
    bool flipped_, inset_;
    Vector third_;  // of hexagons: the neighbour that is on another file and another rank
    Point along_file_{}, along_rank_{};  // a step to the next file, to the next rank; not flipped
    std::vector<Edge> edges_;
    std::vector<Frame> frames_;
    std::vector<Point> first_;  // the middle of a1 of each board
    double width_ = 0, height_ = 0;
};

}  // namespace acedrex::program
