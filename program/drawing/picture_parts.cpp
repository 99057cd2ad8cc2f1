#include "drawing/picture_parts.hpp"

#include <fmt/core.h>

#include <algorithm>
#include <array>
#include <cmath>

#include "drawing/picture.hpp"
#include "scenario/xml_text.hpp"

namespace acedrex::program {

std::string picture_styles() {
    return ".ax-picture{font-family:'DejaVu Sans',Verdana,Helvetica,sans-serif}\n"
           ".ax-page{fill:#fbf9f4}.ax-light{fill:#f3ead8}.ax-dark{fill:#d3bd99}.ax-hole{fill:#fbf9f4;stroke:#"
           "fbf9f4;"
           "stroke-width:3}\n"
           ".ax-frame{fill:none;stroke:#7a6547;stroke-width:2}.ax-zone{fill:none;stroke:#7a6547;stroke-width:"
           "2.5;"
           "stroke-dasharray:7 4}\n"
           ".ax-name{font-size:14px;fill:#7a6547;text-anchor:middle}.ax-title{font-size:15px;font-weight:"
           "bold;fill:"
           "#4a3f31}\n"
           ".ax-words{font-size:14px;fill:#3a332b}.ax-caption{font-weight:bold}\n"
           ".ax-body{stroke-width:3;stroke-linejoin:round}.ax-lines{fill:none;stroke-width:3;stroke-linecap:"
           "round;"
           "stroke-linejoin:round}\n"
           ".ax-symbol{text-anchor:middle;font-weight:bold}\n"
           ".ax-tags{font-size:10px;text-anchor:middle;fill:#4a3f31;stroke:#fbf9f4;stroke-width:3;paint-"
           "order:"
           "stroke}\n"
           ".ax-ours .ax-body{fill:#fffef9;stroke:#2b2622}.ax-ours .ax-lines{stroke:#2b2622}.ax-ours "
           ".ax-symbol{fill:#2b2622}\n"
           ".ax-ours circle.ax-lines{stroke:#d9cdb6;stroke-width:2}\n"
           ".ax-theirs .ax-body{fill:#36312d;stroke:#14110f}.ax-theirs .ax-lines{stroke:#efe6d6}.ax-theirs "
           ".ax-symbol{fill:#fffef9}\n"
           ".ax-theirs circle.ax-lines{stroke:#8b8075;stroke-width:2}\n"
           ".ax-nobodys .ax-body{fill:#8fa6bd;stroke:#2f4a63}.ax-nobodys "
           ".ax-lines{stroke:#2f4a63}.ax-nobodys "
           ".ax-symbol{fill:#14202b}\n"
           ".ax-bright .ax-body{fill:#e6eef6}.ax-dim .ax-body{fill:#44607c}.ax-dim "
           ".ax-lines{stroke:#e6eef6}.ax-dim "
           ".ax-symbol{fill:#ffffff}\n"
           ".ax-g-line,.ax-g-leg,.ax-g-sign,.ax-g-rest{fill:none;stroke-width:2.6;stroke-linecap:round;"
           "stroke-linejoin:round}.ax-g-leg{stroke-width:2}.ax-g-goes{stroke-dasharray:3 4}"
           ".ax-g-takes{stroke-width:4.5;stroke-dasharray:.1 6}.ax-g-rest{stroke-width:2}\n"
           ".ax-g-body{stroke:none}.ax-ours .ax-g-body{fill:#2b2622}.ax-theirs .ax-g-body{fill:#fffef9}"
           ".ax-nobodys .ax-g-body{fill:#14202b}.ax-nobodys.ax-dim .ax-g-body{fill:#fff}\n"
           ".ax-ours :is(.ax-g-line,.ax-g-leg,.ax-g-sign,.ax-g-rest){stroke:#2b2622}"
           ".ax-theirs :is(.ax-g-line,.ax-g-leg,.ax-g-sign,.ax-g-rest){stroke:#fffef9}\n"
           ".ax-nobodys :is(.ax-g-line,.ax-g-leg,.ax-g-sign,.ax-g-rest){stroke:#14202b}"
           ".ax-nobodys.ax-dim :is(.ax-g-line,.ax-g-leg,.ax-g-sign,.ax-g-rest){stroke:#fff}\n"
           ".ax-ghost{opacity:.28}.ax-air{fill:#fff;fill-opacity:.75;stroke:#6a3fb5;stroke-width:2;stroke-"
           "dasharray:4 3}\n"
           ".ax-field{fill:none;pointer-events:all}.ax-tag{fill:#7a3d00;stroke:#fbf9f4;stroke-width:2.5;"
           "paint-order:stroke;stroke-linejoin:round}\n"
           ".ax-m-start{fill:#f2c230;fill-opacity:.7}.ax-m-last{fill:#a9c23f;fill-opacity:.55}\n"
           ".ax-m-goes{fill:#1f6f43}.ax-m-either{fill:#1f6f43;stroke:#c8281e;stroke-width:4;paint-order:"
           "stroke}"
           ".ax-m-first{fill:none;stroke:#23794a;stroke-width:3;stroke-dasharray:3 2.5}\n"
           ".ax-m-takes{fill:none;stroke:#c8281e;stroke-width:4}.ax-m-shoots{fill:#fff;fill-opacity:.7;"
           "stroke:#"
           "d9730d;stroke-width:3.5}\n"
           ".ax-m-afar{fill:none;stroke:#c8281e;stroke-width:3.5;stroke-linecap:round}.ax-m-aura{fill:#"
           "6a3fb5;fill-"
           "opacity:.2}\n"
           ".ax-m-activates{fill:none;stroke:#6a3fb5;stroke-width:4;stroke-dasharray:7 4}\n"
           ".ax-m-changes{fill:none;stroke:#1b6fb8;stroke-width:3.5}.ax-m-displaces{fill:none;stroke:#1b6fb8;"
           "stroke-width:3.5;stroke-dasharray:6 4}\n"
           ".ax-m-removes,.ax-m-places,.ax-m-leaves{fill:none;stroke:#444;stroke-width:4;stroke-linecap:"
           "round}\n"
           ".ax-m-places{stroke:#1b6fb8}.ax-m-leaves{stroke:#23794a}.ax-m-tags{fill:#1b6fb8}\n"
           ".ax-m-bars{fill:none;stroke:#8a5a2b;stroke-width:5;stroke-linecap:round}\n"
           ".ax-m-passes{fill:none;stroke:#e07b00;stroke-width:4.5;stroke-linecap:round;stroke-linejoin:"
           "round}\n"
           ".ax-moved{stroke:#1b6fb8;fill:#1b6fb8;stroke-width:3;opacity:.85}\n"
           ".ax-way{stroke:#5d7a12;fill:#5d7a12;stroke-width:5;opacity:.7;stroke-linecap:round}\n"
           ".ax-number circle{fill:#3f5507;stroke:#fff;stroke-width:1.5}.ax-number "
           "text{fill:#fff;font-size:13px;font-weight:bold;text-anchor:middle}\n"
           "@media (prefers-color-scheme:dark){.ax-page{fill:#201d1a}.ax-hole{fill:#201d1a;stroke:#201d1a}"
           ".ax-name{fill:#c9b48f}.ax-title,.ax-words{fill:#ece3d4}.ax-frame,.ax-zone{stroke:#c9b48f}}\n";
}

const char* class_of(Marker marker) {
    static constexpr std::array<const char*, kMarkers> kNames{
        "ax-m-start",   "ax-m-takes",  "ax-m-afar",   "ax-m-activates", "ax-m-changes", "ax-m-displaces",
        "ax-m-removes", "ax-m-places", "ax-m-tags",   "ax-m-leaves",    "ax-m-shoots",  "ax-m-either",
        "ax-m-goes",    "ax-m-first",  "ax-m-passes", "ax-m-bars",      "ax-m-aura",    "ax-m-last"};
    return kNames[static_cast<std::size_t>(marker)];
}

std::string drawn_marker(Marker marker, Point at) {
    const char* name = class_of(marker);
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

std::string drawn_arrow(const char* kind, Point from, Point to) {
    const double length = std::hypot(to.x - from.x, to.y - from.y);
    // So that what stands at both ends can be seen.
    const double head = 11, behind = std::min(24.0, length * 0.34), before = std::min(22.0, length * 0.32);
    const Point unit{(to.x - from.x) / length, (to.y - from.y) / length};
    const Point tip{to.x - unit.x * before, to.y - unit.y * before};
    const Point neck{tip.x - unit.x * head, tip.y - unit.y * head};
    return fmt::format(
        "<g class=\"{}\"><line x1=\"{:.5g}\" y1=\"{:.5g}\" x2=\"{:.5g}\" y2=\"{:.5g}\"/>"
        "<path stroke=\"none\" d=\"M{:.5g} {:.5g}L{:.5g} {:.5g}L{:.5g} {:.5g}z\"/></g>",
        kind, from.x + unit.x * behind, from.y + unit.y * behind, neck.x, neck.y, tip.x, tip.y,
        neck.x - unit.y * 7, neck.y + unit.x * 7, neck.x + unit.y * 7, neck.y - unit.x * 7);
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
