#include "drawing/gallery_page.hpp"

#include <fmt/core.h>

#include <algorithm>
#include <cctype>
#include <utility>

#include "drawing/picture.hpp"
#include "scenario/xml_text.hpp"
#include "shell/console.hpp"

namespace acedrex::program {

namespace {

constexpr const char* kGenerator = "<meta name=\"generator\" content=\"acedrex gallery\">";

constexpr std::size_t kReadable = 420;  // of letters about one piece

constexpr const char* kStyles =
    "body{margin:0;background:#fbf9f4;color:#2b2622;font:15px/1.45 'DejaVu "
    "Sans',Verdana,Helvetica,sans-serif}\n"
    "header,nav,main{max-width:1500px;margin:0 auto;padding:0 24px}header{padding-top:24px}\n"
    "h1{margin:0 0 4px;font-size:28px}h2{margin:0;font-size:19px}h2 a{color:inherit;text-decoration:none}\n"
    "h2 small{color:#7a6547;font-weight:normal}\n"
    ".legend{display:flex;flex-wrap:wrap;gap:6px 22px;margin:14px "
    "0;padding:0;list-style:none;font-size:14px}\n"
    ".legend li{display:flex;align-items:center;gap:7px}.icon{width:22px;height:22px;flex:none}\n"
    "nav ul{columns:7 150px;margin:14px 0 24px;padding:0;list-style:none;font-size:14px}\n"
    "a{color:#7b4a12}nav li{display:flex;break-inside:avoid}nav "
    "b{flex:none;width:3.5em;color:#7a6547;font-weight:normal}\n"
    "main{display:grid;align-items:start;grid-template-columns:repeat(auto-fill,minmax(330px,1fr));gap:18px;"
    "padding-bottom:"
    "60px}\n"
    "article{background:#fff;border:1px solid #e2d8c5;border-radius:8px;padding:16px "
    "18px;min-width:0;overflow-wrap:anywhere}\n"
    "article:target{outline:3px solid #f2c230}\n"
    "figure{margin:10px 0}figure svg{display:block;width:100%;max-width:420px;margin:0 auto}\n"
    ".figures{display:grid;grid-template-columns:1fr 1fr;gap:0 "
    "10px}figcaption{text-align:center;font-size:13px;color:#7a6547}\n"
    ".about{margin:4px "
    "0;font-size:16px}summary{color:#7b4a12;cursor:pointer;font-size:13.5px}ul.moves{margin:8px "
    "0;padding-left:18px;max-height:none}\n"
    "dl{display:grid;grid-template-columns:auto 1fr;gap:3px 12px;margin:8px 0 0;font-size:13.5px}\n"
    "dt{color:#7a6547}dd{margin:0}.code{font-family:'DejaVu Sans "
    "Mono',monospace}\n"
    "nav input{font:inherit;width:min(24em,70vw);padding:4px 8px;border:1px solid #7a6547;border-radius:6px;"
    "background:inherit;color:inherit}[hidden]{display:none!important}\n"
    "@media (prefers-color-scheme:dark){body{background:#201d1a;color:#ece3d4}article{background:#2a2622;"
    "border-color:#4a4238}a,summary{color:#e0b070}h2 small,nav b,figcaption,dt{color:#c9b48f}"
    ".icon{background:#f3ead8;border-radius:4px}}\n"
    "@media "
    "print{main{display:block}nav p{display:none}article{break-inside:avoid;margin-bottom:12px}}\n";

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

// "of-some-words" as "Of Some Words".
std::string as_title(std::string slug) {
    bool begins = true;
    for (char& c : slug) {
        if (c == '-') c = ' ';
        if (begins) c = static_cast<char>(std::toupper(static_cast<unsigned char>(c)));
        begins = c == ' ';
    }
    return slug;
}

std::string list_of(const std::vector<std::string>& sentences) {
    std::string text = "<ul class=\"moves\">\n";
    for (const std::string& sentence : sentences) text += fmt::format("<li>{}</li>\n", xml_text(sentence));
    return text + "</ul>\n";
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

}  // namespace

std::string gallery_page(const std::string& family, const std::vector<GalleryEntry>& entries) {
    const std::string title = xml_text(as_title(family));
    std::string text = fmt::format(
        "<!DOCTYPE html>\n<html lang=\"en\">\n<head>\n<meta charset=\"utf-8\">\n{}\n"
        "<meta name=\"viewport\" content=\"width=device-width\">\n<title>{}: {}</title>\n"
        "<style>\n{}{}</style>\n</head>\n<body>\n<header>\n<h1>{}</h1>\n"
        "<p>{}, each light, alone in the middle of a board or among others where it takes others to "
        "show what it does. Zz is a Stone, which stands about and never moves.</p>\n<ul class=\"legend\">\n",
        kGenerator, title, counted(entries.size(), "piece"), picture_styles(), kStyles, title,
        counted(entries.size(), "piece"));
    for (int m = 0; m < kMarkers; ++m)
        if (const auto marker = static_cast<Marker>(m); has_marker(entries, marker))
            text += fmt::format("<li>{}{}</li>\n", marker_icon(marker), words_of(marker).words);
    text +=
        "</ul>\n</header>\n<nav>\n<p><label>Find <input id=\"find\" type=\"search\" "
        "placeholder=\"a name, a symbol, or words\"/></label> <output id=\"found\"></output></p>\n<ul>\n";
    for (const GalleryEntry& entry : entries)
        text += fmt::format("<li><b>{}</b> <a href=\"#{}\">{}</a></li>\n", xml_text(entry.symbol),
                            xml_text(entry.slug), xml_text(entry.name));
    text += "</ul>\n</nav>\n<main>\n";
    for (const GalleryEntry& entry : entries) text += entry_text(entry);
    return text + "</main>\n<script>\n" + kScript + "</script>\n</body>\n</html>\n";
}

bool is_gallery_page(const std::string& text) {
    return text.find(kGenerator) != std::string::npos;
}

}  // namespace acedrex::program
