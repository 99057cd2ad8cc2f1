// Marks stand out against what they are drawn on (3:1), and words can be read (4.5:1), in both schemes:
// computed from the styles by the formula of WCAG 2.1.
#include <gtest/gtest.h>

#include <cmath>
#include <map>
#include <optional>
#include <sstream>
#include <string>
#include <vector>

#include "drawing/styles.hpp"

namespace acedrex::program {
namespace {

struct Colour {
    double r, g, b;  // 0 to 1
};

std::optional<Colour> colour(const std::string& text) {
    if (text.empty() || text[0] != '#') return std::nullopt;
    const bool brief = text.size() == 4;
    const auto part = [&](std::size_t i) {
        const std::string digits = brief ? std::string(2, text[1 + i]) : text.substr(1 + 2 * i, 2);
        return std::stoi(digits, nullptr, 16) / 255.0;
    };
    return Colour{part(0), part(1), part(2)};
}

double luminance(Colour c) {
    const auto linear = [](double v) {
        return v <= 0.04045 ? v / 12.92 : std::pow((v + 0.055) / 1.055, 2.4);
    };
    return 0.2126 * linear(c.r) + 0.7152 * linear(c.g) + 0.0722 * linear(c.b);
}
Colour over(Colour top, double opacity, Colour ground) {
    const auto mix = [&](double a, double b) { return a * opacity + b * (1 - opacity); };
    return {mix(top.r, ground.r), mix(top.g, ground.g), mix(top.b, ground.b)};
}
double contrast(Colour a, Colour b) {
    const double x = luminance(a) + 0.05, y = luminance(b) + 0.05;
    return std::max(x, y) / std::min(x, y);
}

using Rule = std::map<std::string, std::string>;
using Rules = std::map<std::string, Rule>;

// One rule a line; those of the dark scheme replace what they name.
Rules rules(const std::string& css, bool dark) {
    Rules read;
    std::istringstream lines(css);
    bool in_dark = false, in_other = false;
    for (std::string line; std::getline(lines, line);) {
        if (line.starts_with("@media")) {
            in_dark = line.find("dark") != std::string::npos;
            in_other = !in_dark;
            continue;
        }
        if (line == "}") {
            in_dark = in_other = false;
            continue;
        }
        if (in_other || (in_dark && !dark)) continue;
        const std::size_t open = line.find('{');
        EXPECT_TRUE(open != std::string::npos && line.back() == '}') << line;
        std::istringstream names(line.substr(0, open));
        std::istringstream values(line.substr(open + 1, line.size() - open - 2));
        Rule rule;
        for (std::string value; std::getline(values, value, ';');)
            rule[value.substr(0, value.find(':'))] = value.substr(value.find(':') + 1);
        for (std::string name; std::getline(names, name, ',');)
            for (const auto& [key, value] : rule) read[name][key] = value;
    }
    return read;
}

enum class Of { mark, text, ground };
struct Stand {
    Of what;
    std::vector<std::string> grounds;  // selectors of what it stands on
    std::string why{};                 // of what need not stand out
};

const std::vector<std::string> kFields{".ax-light", ".ax-middle", ".ax-dark"};
const std::vector<std::string> kPage{".ax-page"};

// Every selector that has a colour.
const std::map<std::string, Stand> kStands{
    {".ax-page", {Of::ground, {}}},
    {".ax-light", {Of::ground, {}}},
    {".ax-dark", {Of::ground, {}}},
    {".ax-middle", {Of::ground, {}}},
    {".ax-hole", {Of::ground, {}}},
    {".ax-unknown", {Of::mark, kFields}},
    {".ax-frame", {Of::mark, kPage}},
    {".ax-zone", {Of::mark, kFields}},
    {".ax-name", {Of::text, kPage}},
    {".ax-name.ax-inset", {Of::text, kFields}},
    {".ax-title", {Of::text, kPage}},
    {".ax-words", {Of::text, kPage}},
    {".ax-tags", {Of::text, kFields}},
    {".ax-ours", {Of::text, {".ax-ours .ax-body"}}},
    {".ax-theirs", {Of::text, {".ax-theirs .ax-body"}}},
    {".ax-nobodys", {Of::text, {".ax-nobodys .ax-body", ".ax-bright .ax-body"}}},
    {".ax-nobodys.ax-dim", {Of::text, {".ax-dim .ax-body"}}},
    // Of a body the outline, or itself, stands out.
    {".ax-ours .ax-body", {Of::mark, kFields}},
    {".ax-theirs .ax-body", {Of::mark, kFields}},
    {".ax-nobodys .ax-body", {Of::mark, kFields}},
    {".ax-bright .ax-body", {Of::ground, {}, "its outline is that of all neutral pieces"}},
    {".ax-dim .ax-body", {Of::ground, {}, "its outline is that of all neutral pieces"}},
    {".ax-ours .ax-lines", {Of::mark, {".ax-ours .ax-body"}}},
    {".ax-theirs .ax-lines", {Of::mark, {".ax-theirs .ax-body"}}},
    {".ax-nobodys .ax-lines", {Of::mark, {".ax-nobodys .ax-body", ".ax-bright .ax-body"}}},
    {".ax-dim .ax-lines", {Of::mark, {".ax-dim .ax-body"}}},
    {".ax-ours .ax-lines.ax-red", {Of::mark, {".ax-ours .ax-body"}}},
    {".ax-theirs .ax-lines.ax-red", {Of::mark, {".ax-theirs .ax-body"}}},
    {".ax-grid", {Of::mark, {".ax-light"}}},
    {".ax-ours circle.ax-lines", {Of::ground, {}, "the rim of a disc tells nothing"}},
    {".ax-theirs circle.ax-lines", {Of::ground, {}, "the rim of a disc tells nothing"}},
    {".ax-air", {Of::mark, kFields}},
    {".ax-tag", {Of::mark, kFields}},
    {".ax-m-start", {Of::mark, kFields}},
    {".ax-m-last", {Of::mark, kFields}},
    {".ax-m-aura", {Of::mark, kFields}},
    {".ax-m-goes", {Of::mark, kFields}},
    {".ax-m-either", {Of::mark, kFields}},
    {".ax-m-first", {Of::mark, kFields}},
    {".ax-m-takes", {Of::mark, kFields}},
    {".ax-m-shoots", {Of::mark, kFields}},
    {".ax-m-afar", {Of::mark, kFields}},
    {".ax-m-activates", {Of::mark, kFields}},
    {".ax-m-changes", {Of::mark, kFields}},
    {".ax-m-displaces", {Of::mark, kFields}},
    {".ax-m-removes", {Of::mark, kFields}},
    {".ax-m-places", {Of::mark, kFields}},
    {".ax-m-leaves", {Of::mark, kFields}},
    {".ax-m-tags", {Of::mark, kFields}},
    {".ax-m-bars", {Of::mark, kFields}},
    {".ax-m-passes", {Of::mark, kFields}},
    {".ax-moved", {Of::mark, kFields}},
    {".ax-way", {Of::mark, kFields}},
    {".ax-a-legal", {Of::mark, kFields}},
    {".ax-a-acts", {Of::mark, kFields}},
    {".ax-a-illegal", {Of::mark, kFields}},
    {".ax-a-blocked", {Of::mark, kFields}},
    {".ax-a-label", {Of::text, kFields}},
    {".ax-number circle", {Of::mark, kFields}},
    {".ax-number text", {Of::text, {".ax-number circle"}}},
    {"body", {Of::text, {"body"}}},
    {"h2 small", {Of::text, {"article"}}},
    {"a", {Of::text, {"body", "article"}}},
    {"nav b", {Of::text, {"body"}}},
    {"nav input::placeholder", {Of::text, {"body"}}},
    {"figcaption", {Of::text, {"article"}}},
    {"summary", {Of::text, {"article"}}},
    {"dt", {Of::text, {"article"}}},
};

std::optional<Colour> value(const Rules& all, const std::string& selector, const char* key) {
    const auto rule = all.find(selector);
    if (rule == all.end()) return std::nullopt;
    const auto found = rule->second.find(key);
    return found == rule->second.end() ? std::nullopt : colour(found->second);
}
Colour ground(const Rules& all, const std::string& selector) {
    for (const char* key : {"fill", "background"})
        if (const auto found = value(all, selector, key)) return *found;
    ADD_FAILURE() << selector << " is no ground";
    return {};
}
double opacity(const Rules& all, const std::string& selector, const char* key) {
    const Rule& rule = all.at(selector);
    double found = 1;
    for (const std::string& name : {std::string("opacity"), std::string(key) + "-opacity"})
        if (const auto it = rule.find(name); it != rule.end()) found *= std::stod(it->second);
    return found;
}

class Contrast : public ::testing::TestWithParam<bool> {};

TEST_P(Contrast, OfMarksAndTextIsEnough) {
    const Rules all = rules(std::string(picture_styles()) + gallery_styles(), GetParam());
    for (const auto& [selector, rule] : all) {
        const bool coloured =
            value(all, selector, "fill") || value(all, selector, "stroke") || value(all, selector, "color");
        if (!coloured) continue;
        const auto stand = kStands.find(selector);
        ASSERT_NE(stand, kStands.end()) << selector << " has a colour and no place in this test";
        if (stand->second.what == Of::ground) continue;
        const bool text = stand->second.what == Of::text;
        for (const std::string& below : stand->second.grounds) {
            const Colour under = ground(all, below);
            double best = 0;  // of its outline and its inside: one is enough for a mark
            for (const char* key : {"fill", "stroke", "color"})
                if (const auto own = value(all, selector, key);
                    own && !(text && key == std::string("stroke")))
                    best = std::max(best, contrast(over(*own, opacity(all, selector, key), under), under));
            EXPECT_GE(best, text ? 4.5 : 3.0) << selector << " on " << below;
        }
    }
}

INSTANTIATE_TEST_SUITE_P(Schemes, Contrast, ::testing::Bool());

TEST(Contrast, IsComputedByTheKnownFormula) {
    EXPECT_NEAR(contrast(*colour("#000"), *colour("#ffffff")), 21, 0.01);
    EXPECT_NEAR(contrast(*colour("#767676"), *colour("#fff")), 4.54, 0.01);
}

}  // namespace
}  // namespace acedrex::program
