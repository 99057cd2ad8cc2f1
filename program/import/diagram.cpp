#include "import/diagram.hpp"

#include <algorithm>
#include <cctype>
#include <optional>

#include "notation/text/ascii.hpp"

namespace acedrex::program::imports {

namespace {

constexpr std::string_view kMark = "idiagram";

struct Token {
    std::string text;
    int line;
};

bool is_blank(char c) {
    return std::isspace(static_cast<unsigned char>(c)) != 0;
}

// Tags are blanks, and what pages write for signs are the signs.
std::string plain_text(std::string_view html) {
    static constexpr std::pair<std::string_view, char> kSigns[] = {
        {"&amp;", '&'}, {"&lt;", '<'}, {"&gt;", '>'}, {"&quot;", '"'}, {"&nbsp;", ' '}, {"&#39;", '\''}};
    std::string text;
    for (std::size_t i = 0; i < html.size(); ++i) {
        if (html[i] == '<') {
            const std::size_t end = std::min(html.find('>', i), html.size() - 1);
            // Lines stay lines.
            for (; i < end; ++i) text += html[i] == '\n' ? '\n' : ' ';
            text += ' ';
            continue;
        }
        const auto sign = std::find_if(std::begin(kSigns), std::end(kSigns),
                                       [&](const auto& s) { return html.substr(i).starts_with(s.first); });
        if (sign == std::end(kSigns)) {
            text += html[i];
        } else {
            text += sign->second;
            i += sign->first.size() - 1;
        }
    }
    return text;
}

// What is between <title> and </title>.
std::string title_of_page(std::string_view html) {
    const std::size_t begin = html.find("<title>");
    const std::size_t end = html.find("</title>");
    if (begin == std::string_view::npos || end == std::string_view::npos || end < begin) return "";
    const std::string title = trimmed(plain_text(html.substr(begin + 7, end - begin - 7)));
    return trimmed(title.substr(0, title.find_first_of("|:-")));
}

// A word without `=` and `:` is the beginning of a name that goes on.
std::vector<Token> tokens_of(std::string_view text, int line) {
    std::vector<Token> tokens;
    std::string begun;
    int begun_on = 0;
    for (std::size_t i = 0; i < text.size();) {
        if (is_blank(text[i])) {
            if (text[i] == '\n') {
                ++line;
                begun.clear();
            }
            ++i;
            continue;
        }
        std::size_t end = i;
        while (end < text.size() && !is_blank(text[end])) ++end;
        const std::string word(text.substr(i, end - i));
        i = end;
        if (begun.empty()) begun_on = line;
        begun += (begun.empty() ? "" : " ") + word;
        if (word.find_first_of("=:") == std::string::npos) continue;
        tokens.push_back({begun, begun_on});
        begun.clear();
    }
    return tokens;
}

DiagramPiece piece_of(const Token& token) {
    auto parts = split(token.text, ':');
    parts.resize(std::max<std::size_t>(parts.size(), 6));
    DiagramPiece piece{.name = trimmed(parts[0]),
                       .id = trimmed(parts[1]),
                       .move = trimmed(parts[2]),
                       .light = trimmed(parts[4]),
                       .dark = "",
                       .hand = trimmed(parts[5]),
                       .has_dark = false,
                       .line = token.line};
    if (const std::size_t other = piece.light.find(",,"); other != std::string::npos) {
        piece.dark = piece.light.substr(other + 2);
        piece.light.erase(other);
        piece.has_dark = true;
    }
    return piece;
}

Diagram diagram_of(std::string_view text, int line, const std::string& name) {
    Diagram diagram{.name = name, .settings = {}, .pieces = {}, .line = line};
    for (const Token& token : tokens_of(text, line)) {
        const std::size_t equals = token.text.find('='), colon = token.text.find(':');
        if (equals == std::string::npos || equals > colon) {
            diagram.pieces.push_back(piece_of(token));
            continue;
        }
        const std::string key = trimmed(token.text.substr(0, equals));
        std::string value = trimmed(token.text.substr(equals + 1));
        // Each line of this key adds a type; of others the last counts.
        if (const auto before = diagram.settings.find(key);
            key == "royal" && before != diagram.settings.end())
            value = before->second.value + "," + value;
        diagram.settings[key] = {value, token.line};
    }
    return diagram;
}

// Text with colons is no diagram yet.
bool sets_up_nothing(const Diagram& diagram) {
    return std::all_of(diagram.pieces.begin(), diagram.pieces.end(), [](const DiagramPiece& piece) {
        return piece.light.empty() && piece.dark.empty() && piece.hand.empty();
    });
}

// "c12"; file and rank from 1.
std::optional<std::pair<int, int>> field_in(std::string_view name, int files, int ranks) {
    if (name.empty()) return std::nullopt;
    const int file = to_lower(name[0]) - 'a' + 1;
    const std::optional<int> rank = whole_number(name.substr(1));
    if (!rank || file < 1 || file > files || *rank < 1 || *rank > ranks) return std::nullopt;
    return std::pair{file, *rank};
}

int line_at(std::string_view text, std::size_t at) {
    return 1 +
           static_cast<int>(std::count(text.begin(), text.begin() + static_cast<std::ptrdiff_t>(at), '\n'));
}

}  // namespace

bool has_sections(std::string_view text) {
    for (std::size_t at = 0; at != std::string_view::npos; at = text.find('\n', at)) {
        if (text[at] == '\n') ++at;
        const std::string_view line = text.substr(at, text.find('\n', at) - at);
        if (line.starts_with('[') && line.find(']') != std::string_view::npos) return true;
        if (at >= text.size()) break;
    }
    return false;
}

Fields fields_in(const std::string& text, int files, int ranks, std::vector<std::string>& odd) {
    Fields fields;
    for (const std::string_view part : split(text, ',')) {
        const std::string one = trimmed(part);
        if (one.empty()) continue;
        const std::size_t dash = one.find('-');
        const auto first = field_in(one.substr(0, dash), files, ranks);
        const auto last = dash == std::string::npos ? first : field_in(one.substr(dash + 1), files, ranks);
        if (!first || !last) {
            odd.push_back(one);
            continue;
        }
        for (int x = std::min(first->first, last->first); x <= std::max(first->first, last->first); ++x)
            for (int y = std::min(first->second, last->second); y <= std::max(first->second, last->second);
                 ++y)
                fields.insert({x, y});
    }
    return fields;
}

std::vector<Diagram> read_diagrams(std::string_view text, const std::string& name) {
    std::vector<Diagram> diagrams;
    const bool page = text.find(kMark) != std::string_view::npos;
    if (!page) {
        diagrams.push_back(diagram_of(plain_text(text), 1, name));
    } else {
        const std::string title = title_of_page(text);
        for (std::size_t at = text.find(kMark); at != std::string_view::npos; at = text.find(kMark, at)) {
            const std::size_t begin = text.find('>', at);
            if (begin == std::string_view::npos) break;
            const std::size_t end = std::min(text.find("</div", begin), text.size());
            std::string called = title.empty() ? name : title;
            if (!diagrams.empty()) called += " " + std::to_string(diagrams.size() + 1);
            Diagram diagram =
                diagram_of(plain_text(text.substr(begin + 1, end - begin - 1)), line_at(text, begin), called);
            if (!diagram.pieces.empty()) diagrams.push_back(std::move(diagram));
            at = end;
        }
    }
    std::erase_if(diagrams, sets_up_nothing);
    return diagrams;
}

}  // namespace acedrex::program::imports
