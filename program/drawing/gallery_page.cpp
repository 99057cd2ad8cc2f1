#include "drawing/gallery_page.hpp"

#include <fmt/core.h>

#include <algorithm>
#include <cctype>
#include <utility>

#include "drawing/glyph.hpp"
#include "drawing/picture.hpp"
#include "drawing/styles.hpp"
#include "scenario/xml_text.hpp"
#include "shell/console.hpp"

namespace acedrex::program {

namespace {

constexpr const char* kGenerator = "<meta name=\"generator\" content=\"acedrex gallery\">";

constexpr std::size_t kReadable = 420;  // of letters about one piece
constexpr std::size_t kFew = 13;        // pieces that need no sections

// What is typed hides the pieces that have none of it.
constexpr const char* kScript =
    "const find = document.getElementById('find'), found = document.getElementById('found');\n"
    "const pieces = Array.from(document.querySelectorAll('article'), function (card) {\n"
    "  const link = document.querySelector(`nav a[href='#${CSS.escape(card.id)}']`).parentElement;\n"
    "  return { card, link, text: card.textContent.toLowerCase() };\n"
    "});\n"
    "find.addEventListener('input', function () {\n"
    "  const words = find.value.toLowerCase().split(/\\s+/).filter(Boolean);\n"
    "  let shown = 0;\n"
    "  for (const { card, link, text } of pieces) {\n"
    "    const fits = words.every(function (word) { return text.includes(word); });\n"
    "    card.hidden = link.hidden = !fits;\n"
    "    shown += fits;\n"
    "  }\n"
    "  for (const section of document.querySelectorAll('section'))\n"
    "    section.hidden = !section.querySelector('article:not([hidden]), li:not([hidden])');\n"
    "  found.textContent = words.length ? `${shown} of ${pieces.length}` : '';\n"
    "});\n";

bool has_marker(const std::vector<GalleryEntry>& entries, Marker marker) {
    return std::any_of(entries.begin(), entries.end(), [marker](const GalleryEntry& entry) {
        return std::any_of(entry.figures.begin(), entry.figures.end(),
                           [marker](const GalleryFigure& figure) { return figure.markers.any(marker); });
    });
}

std::string as_sentence(std::string text) {
    text[0] = static_cast<char>(std::toupper(static_cast<unsigned char>(text[0])));
    return text.back() == '.' ? text : text + ".";
}

std::string list_of(const std::vector<std::string>& sentences) {
    std::string text = "<ul class=\"moves\">\n";
    for (const std::string& sentence : sentences) text += fmt::format("<li>{}</li>\n", xml_text(sentence));
    return text + "</ul>\n";
}

// "Camel/Wazir/Ferz" may be broken behind its slashes.
std::string breakable(const std::string& name) {
    std::string text;
    for (const char c : xml_text(name)) text += c == '/' ? "/<wbr/>" : std::string(1, c);
    return text;
}

// The description step by step is long: it is folded, and opens by a click.
std::string moves_text(const std::vector<std::string>& sentences) {
    if (sentences.empty()) return fmt::format("<p>{}</p>\n", kStill);
    std::size_t length = 0;
    for (const std::string& sentence : sentences) length += sentence.size();
    if (length <= kReadable) return list_of(sentences);
    return "<details>\n<summary>step by step</summary>\n" + list_of(sentences) + "</details>\n";
}

std::string entry_text(const GalleryEntry& entry) {
    const std::string id = xml_text(entry.slug);
    std::string text = fmt::format("<article id=\"{}\">\n<h2><a href=\"#{}\">{}</a> <small>{}</small></h2>\n",
                                   id, id, xml_text(entry.name), xml_text(entry.symbol));
    if (!entry.about.empty())
        text += fmt::format("<p class=\"about\">{}</p>\n", xml_text(as_sentence(entry.about)));
    const bool many = entry.figures.size() > 3;
    if (many) text += "<div class=\"figures\">\n";
    for (const GalleryFigure& figure : entry.figures) {
        text += "<figure>\n" + figure.svg;
        if (!figure.caption.empty())
            text += fmt::format("<figcaption>{}</figcaption>\n", xml_text(figure.caption));
        text += "</figure>\n";
    }
    if (many) text += "</div>\n";
    const std::vector<std::string>& moves = entry.words.moves;
    const bool said = moves.size() == 1 && !entry.about.empty() && moves[0] == as_sentence(entry.about);
    if (!said) text += moves_text(moves);
    text += "<dl>\n";
    for (const std::vector<std::string>& row : entry.words.rows)
        if (row[0] != kTierRow)
            text += fmt::format("<dt>{}</dt><dd{}>{}</dd>\n", xml_text(row[0]),
                                row[0] == "Betza" ? " class=\"code\"" : "", xml_text(row[1]));
    return text + "</dl>\n</article>\n";
}

// A section for each kind of piece, if there are many of them; `tag` holds what is told of each.
template <class Tell>
std::string by_kind(const std::vector<GalleryEntry>& entries, const char* tag, Tell tell) {
    std::string text;
    const auto section = [&](const std::string& title, const std::string& kind) {
        std::string inside;
        for (const GalleryEntry& entry : entries)
            if (kind.empty() || entry.kind == kind) inside += tell(entry);
        if (inside.empty()) return;
        text +=
            fmt::format("<section>\n{}<{} class=\"pieces\">\n{}</{}>\n</section>\n", title, tag, inside, tag);
    };
    if (entries.size() < kFew) {
        section("", "");
        return text;
    }
    for (const char* kind : kinds_of_pieces())
        section(fmt::format("<h2 class=\"kind\">{}</h2>\n", kind), kind);
    return text;
}

}  // namespace

std::string gallery_page(const std::string& name, const std::vector<GalleryEntry>& entries) {
    const std::string title = xml_text(name);
    std::string text = fmt::format(
        "<!DOCTYPE html>\n<html lang=\"en\">\n<head>\n<meta charset=\"utf-8\">\n{}\n"
        "<meta name=\"viewport\" content=\"width=device-width\">\n<title>{}: {}</title>\n"
        "<style>\n{}{}</style>\n</head>\n<body>\n<header>\n<h1>{}</h1>\n"
        "<p>{}, each light and on an empty board, or among others if these are needed to show what it "
        "does. Zz is a Stone, which never moves.</p>\n<ul class=\"legend\">\n",
        kGenerator, title, counted(entries.size(), "piece"), picture_styles(), gallery_styles(), title,
        counted(entries.size(), "piece"));
    for (int m = 0; m < kMarkers; ++m)
        if (const auto marker = static_cast<Marker>(m); has_marker(entries, marker))
            text += fmt::format("<li>{}{}</li>\n", marker_icon(marker), words_of(marker).words);
    text +=
        "</ul>\n</header>\n<nav>\n<p><label>Find <input id=\"find\" type=\"search\" "
        "placeholder=\"a name, a symbol, or words\"/></label> <output id=\"found\"></output></p>\n";
    text += by_kind(entries, "ul", [](const GalleryEntry& entry) {
        return fmt::format(
            "<li><svg class=\"ax-picture\" viewBox=\"0 0 100 100\">{}</svg> <a href=\"#{}\">{}</a> "
            "<b>{}</b></li>\n",
            entry.thumbnail, xml_text(entry.slug), breakable(entry.name), xml_text(entry.symbol));
    });
    text += "</nav>\n<main>\n" + by_kind(entries, "div", entry_text);
    return text + "</main>\n<script>\n" + kScript + "</script>\n</body>\n</html>\n";
}

bool is_gallery_page(const std::string& text) {
    return text.find(kGenerator) != std::string::npos;
}

}  // namespace acedrex::program
