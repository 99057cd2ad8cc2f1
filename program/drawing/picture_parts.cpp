#include "drawing/picture_parts.hpp"

#include <fmt/core.h>

#include <algorithm>
#include <array>
#include <cmath>

#include "drawing/picture.hpp"
#include "drawing/styles.hpp"
#include "scenario/xml_text.hpp"

namespace acedrex::program {

std::string picture_document(const std::string& title, double width, double height,
                             const std::string& inside) {
    return fmt::format(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" class=\"ax-picture\" viewBox=\"0 0 {0:g} {1:g}\" "
        "width=\"{0:g}\" height=\"{1:g}\" role=\"img\">\n{2}<style>\n{3}</style>\n<rect class=\"ax-page\" "
        "width=\"100%\" height=\"100%\"/>\n{4}</svg>\n",
        width, height, title.empty() ? "" : fmt::format("<title>{}</title>\n", xml_text(title)),
        picture_styles(), inside);
}

std::vector<std::string> broken_into_lines(const std::string& text, std::size_t room) {
    std::vector<std::string> lines;
    std::size_t begin = 0;
    while (text.size() - begin > room) {
        const std::size_t at = text.find_last_of(" ~;", begin + room - 1);
        if (at == std::string::npos || at <= begin) break;
        lines.push_back(text.substr(begin, at + 1 - begin));
        begin = at + 1;
    }
    if (begin < text.size()) lines.push_back(text.substr(begin));
    return lines;
}

std::string class_of(Marker marker) {
    return std::string("ax-m-") + name_of(marker);
}

std::string drawn_marker(Marker marker, Point at) {
    const std::string name = class_of(marker);
    const auto circle = [&](double r) {
        return fmt::format("<circle class=\"{}\" cx=\"{:g}\" cy=\"{:g}\" r=\"{:g}\"/>", name, at.x, at.y, r);
    };
    const auto path = [&](double x, double y, const char* rest) {
        return fmt::format("<path class=\"{}\" d=\"M{:g} {:g}{}\"/>", name, at.x + x, at.y + y, rest);
    };
    switch (marker) {
        case Marker::goes:
        case Marker::either:
            return circle(7);
        case Marker::first:
            return circle(6.5);
        case Marker::takes:
        case Marker::activates:
            return circle(23.5);
        case Marker::afar:
            return circle(20) + path(0, -25, "v9m0 32v9m-25 -25h9m32 0h9");
        case Marker::changes:
            return path(-21, -21, "h42v42h-42z");
        case Marker::displaces:
            return path(-23, -23, "h46v46h-46z");
        case Marker::removes:
            return path(-15, -15, "l30 30m-30 0l30 -30");
        case Marker::places:
            return path(-23, 17, "h14m-7 -7v14");
        case Marker::tags:
            return path(13, -25, "h12v12z");
        case Marker::leaves:
            return circle(7) + path(-9, 9, "l18 -18");
        case Marker::shoots:
            return path(0, -10, "l10 10l-10 10l-10 -10z");
        case Marker::bars:
            return path(-7, 0, "h14");
        case Marker::passes:
            return path(-19, -15, "q19 -21 38 0");
        case Marker::start:
        case Marker::aura:
        case Marker::last:
            break;
    }
    return "";
}

bool is_small(Marker marker) {
    switch (marker) {
        case Marker::takes:
        case Marker::afar:
        case Marker::activates:
        case Marker::changes:
        case Marker::displaces:
        case Marker::removes:
        case Marker::passes:
        case Marker::start:
        case Marker::aura:
        case Marker::last:
            return false;
        default:
            return true;
    }
}

bool lies_in_middle(Marker marker) {
    return is_small(marker) && marker != Marker::places && marker != Marker::tags;
}

std::string drawn_marker_alone(Marker marker) {
    switch (marker) {
        case Marker::tags:
            return drawn_marker(marker, {-21, 21});
        case Marker::places:
            return drawn_marker(marker, {16, -17});
        case Marker::passes:
            return drawn_marker(marker, {0, 19});
        default:
            return drawn_marker(marker, {0, 0});
    }
}

std::string marker_icon(Marker marker) {
    std::string inside = drawn_marker_alone(marker);
    if (inside.empty())
        inside = fmt::format("<rect class=\"{}\" x=\"-26\" y=\"-26\" width=\"52\" height=\"52\"/>",
                             class_of(marker));
    const int half = is_small(marker) ? 17 : 28;
    return fmt::format("<svg class=\"icon\" viewBox=\"-{} -{} {} {}\">{}</svg>", half, half, 2 * half,
                       2 * half, inside);
}

std::string drawn_tag(const TagMark& mark, Point at, bool down) {
    return fmt::format("<path class=\"ax-tag\" transform=\"translate({:g} {:g}){}\" d=\"{}\"/>", at.x, at.y,
                       down ? " scale(1 -1)" : "", mark.path);
}

namespace {

constexpr double kHead = 11;  // of an arrow, how long it is

// Its point is `tip`; unit: where it points.
std::string arrow_head(Point tip, Point unit) {
    const Point neck{tip.x - unit.x * kHead, tip.y - unit.y * kHead};
    return fmt::format("<path stroke=\"none\" d=\"M{:.5g} {:.5g}L{:.5g} {:.5g}L{:.5g} {:.5g}z\"/>", tip.x,
                       tip.y, neck.x - unit.y * 7, neck.y + unit.x * 7, neck.x + unit.y * 7,
                       neck.y - unit.x * 7);
}

}  // namespace

std::string drawn_line(const char* kind, Point from, Point to) {
    return fmt::format("<line class=\"{}\" x1=\"{:.5g}\" y1=\"{:.5g}\" x2=\"{:.5g}\" y2=\"{:.5g}\"/>", kind,
                       from.x, from.y, to.x, to.y);
}

std::string drawn_arrow(const char* kind, Point from, Point to, bool bent) {
    const double length = std::hypot(to.x - from.x, to.y - from.y);
    // So that what stands at both ends can be seen.
    const double behind = bent ? 0 : std::min(24.0, length * 0.34), before = std::min(22.0, length * 0.32);
    const Point unit{(to.x - from.x) / length, (to.y - from.y) / length};
    const Point tip{to.x - unit.x * before, to.y - unit.y * before};
    return fmt::format(
        "<g class=\"{}\"><line x1=\"{:.5g}\" y1=\"{:.5g}\" x2=\"{:.5g}\" y2=\"{:.5g}\"/>{}</g>", kind,
        from.x + unit.x * behind, from.y + unit.y * behind, tip.x - unit.x * kHead, tip.y - unit.y * kHead,
        arrow_head(tip, unit));
}

std::string drawn_bow(const char* kind, Point from, Point to, Point side) {
    const double length = std::hypot(to.x - from.x, to.y - from.y);
    Point out{(from.y - to.y) / length, (to.x - from.x) / length};
    if (out.x * (side.x - from.x) + out.y * (side.y - from.y) < 0) out = {-out.x, -out.y};
    constexpr double kAside = 18, kLean = 38;  // of its ends from the middles of the fields, and of its bend
    const auto aside = [&out](Point p, double by) { return Point{p.x + out.x * by, p.y + out.y * by}; };
    const Point begin = aside(from, kAside), tip = aside(to, kAside);
    const Point bend = aside({(from.x + to.x) / 2, (from.y + to.y) / 2}, kAside + kLean);
    const double last = std::hypot(tip.x - bend.x, tip.y - bend.y);
    const Point unit{(tip.x - bend.x) / last, (tip.y - bend.y) / last};
    return fmt::format(
        "<g class=\"{}\"><path fill=\"none\" d=\"M{:.5g} {:.5g}Q{:.5g} {:.5g} {:.5g} {:.5g}\"/>{}</g>", kind,
        begin.x, begin.y, bend.x, bend.y, tip.x - unit.x * kHead, tip.y - unit.y * kHead,
        arrow_head(tip, unit));
}

std::string drawn_number(int number, Point at) {
    return fmt::format(
        "<g class=\"ax-number\"><circle cx=\"{:.5g}\" cy=\"{:.5g}\" r=\"10\"/><text x=\"{:.5g}\" "
        "y=\"{:.5g}\">{}</text></g>",
        at.x, at.y, at.x, at.y + 4.6, number);
}

std::string drawn_tags(const std::string& names, Point at, double width) {
    constexpr double kLetterWidth = 6;
    const std::string fit =
        static_cast<double>(names.size()) * kLetterWidth < width
            ? ""
            : fmt::format(" textLength=\"{:g}\" lengthAdjust=\"spacingAndGlyphs\"", width);
    return fmt::format("<text class=\"ax-tags\" x=\"{:g}\" y=\"{:g}\"{}>{}</text>", at.x, at.y, fit,
                       xml_text(names));
}

}  // namespace acedrex::program
