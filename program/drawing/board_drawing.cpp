#include "drawing/board_drawing.hpp"

#include <fmt/core.h>

#include <array>
#include <functional>

#include "drawing/board_grid.hpp"
#include "scenario/xml_text.hpp"

namespace acedrex::program {

namespace {

class BoardDrawing {
  public:
    BoardDrawing(const Picture& picture, const BoardGeometry& geometry, const BoardGeometry::Frame& frame)
        : picture_(picture),
          variant_(picture.variant),
          board_(variant_.board()),
          geometry_(geometry),
          frame_(frame),
          part_(*frame.part) {}

    std::string drawn() {
        if (!part_.name.empty())
            put(fmt::format("<text class=\"ax-title\" x=\"{:g}\" y=\"{:g}\">{}</text>", frame_.x,
                            frame_.y - 10, xml_text(part_.name)));
        const BoardStyle* const style = board_style_of(picture_);
        if (geometry_.hexagonal())
            hexagons();
        else
            squares(style);
        if (const std::string lines = zones(); !lines.empty() && (style == nullptr || !style->points))
            put(fmt::format("<path class=\"ax-zone\" d=\"{}\"/>", lines));
        if (geometry_.hexagonal())
            names_beside_hexagons();
        else
            names();
        return std::move(body_);
    }

  private:
    void put(const std::string& element) { body_ += element + "\n"; }
    Field field(int file, int rank) const {
        return static_cast<Field>(part_.first + rank * part_.files + file);
    }
    template <class Visit>
    void each_field(Visit visit) const {
        for (int i = 0; i < part_.files * part_.ranks; ++i) visit(static_cast<Field>(part_.first + i));
    }

    // The light fields are one rectangle, the dark ones and the holes one path each.
    void squares(const BoardStyle* style) {
        std::string dark, holes, unknown;
        each_field([&](Field f) {
            const std::string outline = geometry_.outline(f);
            if (picture_.position.is_unknown(f)) unknown += outline;
            if (board_.is_hole(f) || geometry_.colour(f) == 1) (board_.is_hole(f) ? holes : dark) += outline;
        });
        put(rectangle("ax-light"));
        if (style == nullptr)
            put(fmt::format("<path class=\"ax-dark\" d=\"{}\"/>", dark));
        else
            put(fmt::format(
                "<path class=\"ax-grid\"{} d=\"{}\"/>",
                geometry_.flipped() ? fmt::format(" transform=\"rotate(180 {:g} {:g})\"",
                                                  frame_.x + frame_.width / 2, frame_.y + frame_.height / 2)
                                    : "",
                board_grid(board_, part_, variant_.binding().zones, *style, {frame_.x, frame_.y}, kCell)));
        put(rectangle("ax-frame"));
        if (!unknown.empty()) put(fmt::format("<path class=\"ax-unknown\" d=\"{}\"/>", unknown));
        // Over the frame, so that holes at the edge open it.
        if (!holes.empty())
            put(fmt::format("<path class=\"ax-hole\" d=\"{}\"/><path class=\"ax-frame\" d=\"{}\"/>", holes,
                            rims([this](Field f) { return !board_.is_hole(f); }, false)));
    }
    std::string rectangle(const char* kind) const {
        return fmt::format("<rect class=\"{}\" x=\"{:g}\" y=\"{:g}\" width=\"{:g}\" height=\"{:g}\"/>", kind,
                           frame_.x, frame_.y, frame_.width, frame_.height);
    }

    // A path for each of the three colours; holes are not there.
    void hexagons() {
        std::array<std::string, 3> colours;
        std::string unknown;
        each_field([&](Field f) {
            if (board_.is_hole(f)) return;
            colours[static_cast<std::size_t>(geometry_.colour(f))] += geometry_.outline(f);
            if (picture_.position.is_unknown(f)) unknown += geometry_.outline(f);
        });
        constexpr std::array<const char*, 3> kKinds{"ax-light", "ax-middle", "ax-dark"};
        for (std::size_t i = 0; i < colours.size(); ++i)
            put(fmt::format("<path class=\"{}\" d=\"{}\"/>", kKinds[i], colours[i]));
        if (!unknown.empty()) put(fmt::format("<path class=\"ax-unknown\" d=\"{}\"/>", unknown));
        put(fmt::format("<path class=\"ax-frame\" d=\"{}\"/>",
                        rims([this](Field f) { return !board_.is_hole(f); }, true)));
    }

    // The lines between the fields of the board that are in a set and those that are not. edge: likewise
    // where the board ends.
    std::string rims(const std::function<bool(Field)>& in, bool edge) const {
        std::string lines;
        each_field([&](Field f) {
            if (!in(f)) return;
            for (const BoardGeometry::Edge& side : geometry_.edges()) {
                const int file = board_.file(f) + side.to.x, rank = board_.rank(f) + side.to.y;
                const bool beyond = file < 0 || file >= part_.files || rank < 0 || rank >= part_.ranks;
                if (beyond ? !edge : in(field(file, rank))) continue;
                const Point at = geometry_.centre(f);
                const double turn = geometry_.flipped() ? -1 : 1;
                lines += fmt::format("M{:g} {:g}L{:g} {:g}", at.x + turn * side.begin.x,
                                     at.y + turn * side.begin.y, at.x + turn * side.end.x,
                                     at.y + turn * side.end.y);
            }
        });
        return lines;
    }
    // Around zones that the eye would not find: whole ranks and halves of the board it would.
    std::string zones() const {
        std::string lines;
        for (const auto& [name, sides] : variant_.binding().zones)
            for (const Side side : {Side::light, Side::dark}) {
                const FieldSet& zone = sides[static_cast<std::size_t>(side)];
                bool ranks = true;
                for (int i = 0; i < part_.files * part_.ranks && ranks; ++i) {
                    const int first = part_.first + i - i % part_.files;
                    ranks = zone[static_cast<std::size_t>(part_.first + i)] ==
                            zone[static_cast<std::size_t>(first)];
                }
                if (!ranks) lines += rims([&zone](Field f) { return zone[f]; }, false);
            }
        return lines;
    }

    void names() {
        const bool inset = geometry_.inset();
        const double half = kCell / 2, right = frame_.x + frame_.width, low = frame_.y + frame_.height;
        for (int file = 0; file < part_.files; ++file) {
            const Point at = geometry_.centre(frame_, file, 0);
            name(inset ? at.x - half + 6 : at.x, inset ? low - 3 : low + 17, file_name(file));
        }
        for (int rank = 0; rank < part_.ranks; ++rank) {
            const Point at = geometry_.centre(frame_, 0, rank);
            const std::string number = std::to_string(rank + 1);
            if (inset)
                name(right - 3 - 3.5 * static_cast<double>(number.size()), at.y - half + 12, number);
            else
                name(frame_.x - 13, at.y + 5, number);
        }
    }
    // Each before the first field of its file or rank.
    void names_beside_hexagons() {
        for (int file = 0; file < part_.files; ++file)
            for (int rank = 0; rank < part_.ranks; ++rank)
                if (!board_.is_hole(field(file, rank))) {
                    name_before(file, rank, 0, -1, file_name(file));
                    break;
                }
        for (int rank = 0; rank < part_.ranks; ++rank)
            for (int file = 0; file < part_.files; ++file)
                if (!board_.is_hole(field(file, rank))) {
                    name_before(file, rank, -1, 0, std::to_string(rank + 1));
                    break;
                }
    }
    void name_before(int file, int rank, int along_file, int along_rank, const std::string& text) {
        const Point at = geometry_.centre(frame_, file, rank);
        const Point next = geometry_.centre(frame_, file + along_file, rank + along_rank);
        constexpr double kShare = 0.78;  // of the way to where the next field would be
        name(at.x + kShare * (next.x - at.x), at.y + kShare * (next.y - at.y) + 5, text);
    }
    void name(double x, double y, const std::string& text) {
        put(fmt::format("<text class=\"ax-name{}\" x=\"{:g}\" y=\"{:g}\">{}</text>",
                        geometry_.inset() ? " ax-inset" : "", x, y, text));
    }

    const Picture& picture_;
    const Variant& variant_;
    const Board& board_;
    const BoardGeometry& geometry_;
    const BoardGeometry::Frame& frame_;
    const BoardPart& part_;
    std::string body_;
};

}  // namespace

const BoardStyle* board_style_of(const Picture& picture) {
    const auto found = picture.shapes.boards.find(picture.variant.spec().slug);
    return found == picture.shapes.boards.end() ? nullptr : &found->second;
}

std::string drawn_board(const Picture& picture, const BoardGeometry& geometry,
                        const BoardGeometry::Frame& frame) {
    return BoardDrawing(picture, geometry, frame).drawn();
}

}  // namespace acedrex::program
