#include "drawing/picture.hpp"

#include <fmt/core.h>

#include <algorithm>
#include <cmath>
#include <functional>
#include <set>

#include "drawing/board_drawing.hpp"
#include "drawing/board_geometry.hpp"
#include "drawing/picture_parts.hpp"
#include "drawing/styles.hpp"
#include "drawing/tag_marks.hpp"
#include "drawing/trail.hpp"
#include "drawing/usual_tags.hpp"
#include "games/draw.hpp"
#include "movement/bind_context.hpp"
#include "notation/move/notation.hpp"
#include "notation/position/setup.hpp"
#include "notation/position/stock.hpp"
#include "scenario/xml_text.hpp"

namespace acedrex::program {

namespace {

constexpr double kMargin = 26;   // left of words
constexpr double kGap = 18;      // between drawings
constexpr double kRow = 24;      // of words
constexpr double kLetter = 8.8;  // of words, a wide one

class Drawing {
  public:
    explicit Drawing(const Picture& picture)
        : picture_(picture),
          variant_(picture.variant),
          board_(variant_.board()),
          art_(variant_, picture.shapes, picture.style, picture.flipped, picture.glyphs),
          geometry_(board_, variant_.spec().board.shape, picture.flipped,
                    picture.inset && board_style_of(picture) == nullptr,
                    picture.annotation ? beyond_of(board_, *picture.annotation, picture.flipped)
                                       : BoardGeometry::Beyond()),
          width_(geometry_.width()),
          y_(geometry_.height()) {
        if (picture.usual != nullptr) usual_ = UsualTags(variant_, *picture.usual);
    }

    std::string svg(bool standalone) {
        layer("board", [this] {
            for (const BoardGeometry::Frame& frame : geometry_.frames())
                body_ += drawn_board(picture_, geometry_, frame);
        });
        layer("below", [this] { each_field([this](Field f) { below(f); }); });
        layer("pieces", [this] {
            each_field([this](Field f) { field(f); });
            ghosts();
        });
        layer("marks", [this] {
            markers();
            put(drawn_trail(picture_.trail, centres()));
            if (picture_.annotation)
                put(drawn_annotation(board_, *picture_.annotation, [this](const Spot& at) {
                    return at.field ? centre(*at.field)
                                    : geometry_.centre(geometry_.frames().front(), at.file, at.rank);
                }));
            air();
        });
        if (picture_.beside)
            layer("beside", [this] {
                reserves();
                queues();
                counted_for_drops();
                words();
            });
        const std::string told = fmt::format("<title>{}</title>\n<desc>{}</desc>\n",
                                             xml_text(variant_.spec().name), xml_text(description()));
        if (standalone) return picture_document("", size().first, size().second, told + body_);
        return fmt::format("<svg class=\"ax-picture\" viewBox=\"0 0 {:g} {:g}\" role=\"img\">\n{}{}</svg>\n",
                           size().first, size().second, told, body_);
    }
    // Once it is drawn.
    std::pair<double, double> size() const {
        return {std::ceil(width_), std::ceil(y_ + (geometry_.inset() ? 0 : 6))};
    }

  private:
    Point centre(Field f) const { return geometry_.centre(f); }
    void put(const std::string& element) { body_ += element + "\n"; }
    template <class Draw>
    void layer(const char* name, Draw draw) {
        put(fmt::format("<g class=\"ax-layer-{}\">", name));
        draw();
        put("</g>");
    }
    template <class Visit>
    void each_field(Visit visit) const {
        for (int f = 0; f < board_.size(); ++f) visit(static_cast<Field>(f));
    }

    // What stands there, for readers that do not see it.
    std::string description() const {
        std::string text = picture_.caption;
        if (!picture_.status.empty()) text += (text.empty() ? "" : ". ") + picture_.status;
        std::string pieces;
        for (int f = 0; f < board_.size(); ++f)
            if (const Code code = picture_.position.at(static_cast<Field>(f)); code != kNoPiece)
                pieces += fmt::format("{}{} {}{}", pieces.empty() ? "" : ", ",
                                      Cast::side(code) == Side::none ? "" : to_string(Cast::side(code)),
                                      variant_.cast().name(code) + " ", board_.name(static_cast<Field>(f)));
        std::string unknown;
        each_field([&](Field f) {
            if (picture_.position.is_unknown(f))
                unknown += (unknown.empty() ? "not seen: " : ", ") + board_.name(f);
        });
        for (const std::string& part : {pieces, unknown})
            if (!part.empty()) text += (text.empty() ? "" : ". ") + part;
        return text;
    }

    void below(Field f) {
        const Markers& markers = picture_.markers;
        if (picture_.fields && !board_.is_hole(f))
            put(geometry_.element(f, fmt::format("class=\"ax-field\" data-field=\"{}\"", board_.name(f))));
        for (const Marker marker : {Marker::last, Marker::aura, Marker::start})
            if (markers.has(f, marker))
                put(geometry_.element(f, fmt::format("class=\"{}\"", class_of(marker))));
    }
    void field(Field f) {
        const Point at = centre(f);
        if (const Code code = picture_.position.at(f); code != kNoPiece)
            put(fmt::format("<g data-piece=\"{}\" data-side=\"{}\" data-at=\"{}\" data-tags=\"{}\">{}{}</g>",
                            xml_text(variant_.cast().name(code)), to_string(Cast::side(code)), board_.name(f),
                            xml_text(joined_suffixes(f)), title(f),
                            art_.drawn(code, at, geometry_.piece_size()) + corner_marks(f)));
        if (const std::string tags = own_tags(variant_, drawn_tags_of(f), f); !tags.empty())
            put(drawn_tags(tags, {at.x, at.y + kCell / 2 - 3}, kCell - 4));
    }
    // What stands there and what it has in mind, told where the pointer rests.
    std::string title(Field f) const {
        const std::string tags = own_tags(variant_, picture_.position.tags(f));
        return tags.empty()
                   ? ""
                   : fmt::format("<title>{}: {}</title>",
                                 xml_text(variant_.cast().name(picture_.position.at(f))), xml_text(tags));
    }
    std::string joined_suffixes(Field f) const {
        std::string text;
        for (const std::string& suffix : tag_suffixes(variant_, picture_.position, f))
            text += (text.empty() ? "" : " ") + suffix;
        return text;
    }
    Tags drawn_tags_of(Field f) const {
        return usual_.without(variant_, picture_.position.at(f), picture_.position.tags(f));
    }
    // Of tags that the machine reads, from the upper left corner on.
    std::string corner_marks(Field f) {
        std::string text;
        Point at = centre(f);
        const double corner = geometry_.piece_size() / 2 - 7;
        at = {at.x - corner, at.y - corner};
        const bool down = (Cast::side(picture_.position.at(f)) == Side::dark) != picture_.flipped;
        for (const TagMark& mark : tag_marks()) {
            if (!(drawn_tags_of(f) & mark.mask)) continue;
            told_tags_.insert(&mark);
            text += drawn_tag(mark, at, down);
            at.x += 11;
        }
        return text;
    }
    void piece(Code code, Point at, double size) {
        if (code != kNoPiece) put(art_.drawn(code, at, size));
    }

    // The pieces that left a field in the move that is drawn, also those that it moved besides, and those
    // that left the board: where something stands now, small beside it.
    void ghosts() {
        std::set<Field> taken;  // there is one already
        const auto ghost = [&](Field f, Code code, bool beside) {
            const bool stands = picture_.position.at(f) != kNoPiece;
            if (code == kNoPiece || (!beside && stands)) return;
            const bool small = !taken.insert(f).second || stands;
            Point at = centre(f);
            if (small) at = {at.x + kCell * 0.3, at.y - kCell * 0.3};
            put("<g class=\"ax-ghost\">" +
                art_.drawn(code, at, small ? kCell * 0.45 : geometry_.piece_size()) + "</g>");
        };
        for (const TrailStep& step : picture_.trail) {
            if (step.from) ghost(*step.from, step.piece, false);
            for (const auto& [field, code] : step.moved) ghost(field, code, false);
            for (const auto& [field, code] : step.gone) ghost(field, code, true);
        }
    }

    void markers() {
        for (const auto& [field, set] : picture_.markers.fields())
            for (int m = 0; m < kMarkers; ++m)
                if (Markers::in(set, static_cast<Marker>(m))) draw_marker(field, static_cast<Marker>(m));
        for (const Markers::Arrow& arrow : picture_.markers.arrows())
            put(is_hidden(arrow, picture_.trail, centres())
                    ? drawn_bow("ax-moved", centre(arrow.from), centre(arrow.to), middle(arrow))
                    : drawn_arrow("ax-moved", centre(arrow.from), centre(arrow.to)));
    }
    Point middle(const Markers::Arrow& arrow) const {
        const BoardGeometry::Frame& frame = geometry_.frame(arrow.from);
        return {frame.x + frame.width / 2, frame.y + frame.height / 2};
    }

    void draw_marker(Field f, Marker marker) {
        Point at = centre(f);
        // Beside what stands there, not over it.
        if (lies_in_middle(marker) && picture_.position.at(f) != kNoPiece) at = {at.x + 16, at.y + 15};
        put(drawn_marker(marker, at));
    }

    std::function<Point(Field)> centres() const {
        return [this](Field f) { return centre(f); };
    }

    void air() {
        const Position::Air* air = picture_.position.air();
        if (air == nullptr) return;
        const Point at = centre(air->at);
        const bool limited = air->momentum >= 0 && air->momentum < Position::Air::kNoLimit;
        put(fmt::format("<g data-air=\"{}\" data-momentum=\"{}\" data-piece=\"{}\" data-side=\"{}\">",
                        board_.name(air->at), limited ? std::to_string(air->momentum) : "",
                        xml_text(variant_.cast().name(air->code)), to_string(Cast::side(air->code))));
        put(fmt::format("<circle class=\"ax-air\" cx=\"{:g}\" cy=\"{:g}\" r=\"19\"/>", at.x + 19, at.y - 19));
        piece(air->code, {at.x + 19, at.y - 19}, kCell * 0.7);
        put("</g>");
    }

    void reserves() {
        const std::vector<std::string>& names = variant_.pockets().names;
        for (std::size_t i = 0; i < names.size(); ++i) {
            if (variant_.pockets().queues[i] != 0) continue;
            std::vector<Pocketed> held = pocketed_in(variant_, picture_.position, static_cast<int>(i));
            if (held.empty()) continue;
            std::stable_partition(held.begin(), held.end(), [](const Pocketed& piece) {
                return Cast::side(piece.code) == Side::light;
            });
            const double size = kCell * 0.75;
            const std::string words = names[i].empty() ? "in reserve" : "in " + names[i];
            put(fmt::format("<text class=\"ax-words\" x=\"{:g}\" y=\"{:g}\">{}</text>", kMargin, y_ + 24,
                            xml_text(words)));
            const double left = kMargin + 12 + 8.0 * static_cast<double>(words.size());
            const auto in_row = std::max(1, static_cast<int>((width_ - left) / size));
            for (std::size_t n = 0; n < held.size(); ++n) {
                if (n > 0 && static_cast<int>(n) % in_row == 0) y_ += size;
                const double x = left + static_cast<int>(n) % in_row * size;
                swatch(x + 1, y_ + 20 - size / 2, size - 2);
                piece(held[n].code, {x + size / 2, y_ + 19}, size);
                if (const std::string kept = own_tags(variant_, held[n].kept); !kept.empty())
                    put(drawn_tags(kept, {x + size / 2, y_ + 16 + size / 2}, size - 4));
            }
            y_ += size + 4;
        }
    }

    // Of each queue how many wait, and the first of them with their places and turns.
    void queues() {
        const double size = kCell * 0.75;
        const auto fitting = static_cast<std::size_t>(std::max(1.0, (width_ - kMargin) / size));
        for (const Queue& queue : queues_of(variant_, picture_.position, fitting)) {
            row();
            lines_of_words("ax-words", kMargin,
                           fmt::format("{}: {}", queue_name(variant_, queue), queue.count));
            double below = 0;
            for (std::size_t n = 0; n < queue.next.size(); ++n) {
                const Waiting& waiting = queue.next[n];
                const double x = kMargin + static_cast<double>(n) * size;
                swatch(x + 1, y_, size - 2);
                piece(waiting.piece, {x + size / 2, y_ + size / 2 - 1}, size);
                std::vector<std::string> told;
                if (!waiting.place.empty()) told.push_back(waiting.place);
                if (const std::string kept = own_tags(variant_, waiting.kept); !kept.empty())
                    told.push_back(kept);
                if (waiting.turns)
                    told.push_back(fmt::format("{}–{}", waiting.turns->first, waiting.turns->second));
                for (std::size_t i = 0; i < told.size(); ++i)
                    put(fmt::format("<text class=\"ax-name ax-small\" x=\"{:g}\" y=\"{:g}\">{}</text>",
                                    x + size / 2, y_ + size + 10 + 12 * static_cast<double>(i),
                                    xml_text(told[i])));
                below = std::max(below, 12 * static_cast<double>(told.size()));
            }
            y_ += size + below + 4;
        }
    }

    void counted_for_drops() {
        for (const Owed& owed : owed_to_drops(variant_, picture_.position)) {
            row();
            lines_of_words("ax-words", kMargin, "drops ask for: " + owed_words(owed));
        }
    }

    void words() {
        std::string caption = picture_.caption;
        if (!picture_.status.empty())
            caption = caption.empty() ? picture_.status : caption + " – " + picture_.status;
        if (!caption.empty()) {
            row();
            lines_of_words("ax-words ax-caption", kMargin, caption);
        }
        if (!picture_.legend) return;
        const bool several = picture_.trail.size() > 1;
        for (std::size_t i = 0; i < picture_.trail.size(); ++i) {
            row();
            if (several) put(drawn_number(static_cast<int>(i) + 1, {kMargin + 9, y_ - 11}));
            lines_of_words("ax-words", kMargin + (several ? 28 : 0), picture_.trail[i].words);
        }
        for (int m = 0; m < kMarkers; ++m) {
            const auto marker = static_cast<Marker>(m);
            if (marker == Marker::start || marker == Marker::last || !picture_.markers.any(marker)) continue;
            row();
            swatch(kMargin, y_ - 22, 22);
            if (marker == Marker::aura)
                put(fmt::format("<rect class=\"{}\" x=\"{:g}\" y=\"{:g}\" width=\"20\" height=\"20\"/>",
                                class_of(marker), kMargin + 1, y_ - 21));
            put(fmt::format("<g transform=\"translate({:g} {:g}) scale({:g})\">{}</g>", kMargin + 11, y_ - 11,
                            is_small(marker) ? 0.8 : 0.4, drawn_marker_alone(marker)));
            lines_of_words("ax-words", kMargin + 28,
                           picture_.trail.empty() ? words_of(marker).words : words_of(marker).past);
        }
        for (const TagMark& mark : tag_marks()) {
            if (!told_tags_.contains(&mark)) continue;
            row();
            swatch(kMargin, y_ - 22, 22);
            put(drawn_tag(mark, {kMargin + 11, y_ - 11}, false));
            lines_of_words("ax-words", kMargin + 28, mark.words);
        }
    }
    void row() { y_ += kRow; }
    // Marks and pieces stand out against fields, whatever the page is like.
    void swatch(double x, double y, double size) {
        put(fmt::format(
            "<rect class=\"ax-light\" x=\"{:g}\" y=\"{:g}\" width=\"{:g}\" height=\"{:g}\" rx=\"4\"/>", x, y,
            size, size));
    }
    // In lines that fit below the boards; the drawing is wider where a word has no place to break it at.
    void lines_of_words(const char* kind, double x, const std::string& text) {
        const auto room = static_cast<std::size_t>(std::max(20.0, (width_ - x) / kLetter));
        const std::vector<std::string> lines = broken_into_lines(text, room);
        for (const std::string& line : lines) {
            if (&line != &lines.front()) row();
            put(fmt::format("<text class=\"{}\" x=\"{:g}\" y=\"{:g}\">{}</text>", kind, x, y_ - 6,
                            xml_text(line)));
            width_ = std::max(width_, x + kLetter * static_cast<double>(line.size()));
        }
    }
    const Picture& picture_;
    const Variant& variant_;
    const Board& board_;
    PieceArt art_;
    BoardGeometry geometry_;
    UsualTags usual_;
    double width_;
    double y_;                            // how far down it is drawn
    std::set<const TagMark*> told_tags_;  // for the legend
    std::string body_;
};

}  // namespace

std::string to_svg(const Picture& picture, bool standalone) {
    return Drawing(picture).svg(standalone);
}

std::string to_svg(const std::vector<Picture>& pictures) {
    if (pictures.size() == 1) return to_svg(pictures.front());
    double width = 0, height = 0;
    std::string inside;
    for (const Picture& picture : pictures) {
        Drawing drawing(picture);
        const std::string svg = drawing.svg(false);
        const auto [wide, high] = drawing.size();
        inside += fmt::format("<svg y=\"{:g}\" width=\"{:g}\" height=\"{:g}\"{}", height, wide, high,
                              svg.substr(std::string_view("<svg").size()));
        width = std::max(width, wide);
        height += high + kGap;
    }
    return picture_document(pictures.front().variant.spec().name, width, height, inside);
}

}  // namespace acedrex::program
