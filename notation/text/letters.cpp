// Letters beyond ASCII, and what they stand for.
#include "notation/text/letters.hpp"

#include <algorithm>
#include <array>
#include <utility>

#include "notation/text/ascii.hpp"

namespace acedrex {

namespace {

using Spelling = std::pair<std::string_view, std::string_view>;

constexpr std::array kBlanks = {Spelling{"\u00A0", " "}, Spelling{"\u2002", " "}, Spelling{"\u2003", " "},
                                Spelling{"\u2007", " "}, Spelling{"\u2009", " "}, Spelling{"\u200A", " "},
                                Spelling{"\u202F", " "}, Spelling{"\u3000", " "}, Spelling{"\u200B", ""},
                                Spelling{"\uFEFF", ""}};

constexpr std::array kSpellings = {
    // Hyphens, dashes and the minus.
    Spelling{"\u2010", "-"}, Spelling{"\u2011", "-"}, Spelling{"\u2012", "-"}, Spelling{"\u2013", "-"},
    Spelling{"\u2014", "-"}, Spelling{"\u2015", "-"}, Spelling{"\u2212", "-"},
    // Crosses and daggers.
    Spelling{"\u00D7", "x"}, Spelling{"\u2715", "x"}, Spelling{"\u2020", "+"}, Spelling{"\u2021", "#"},
    Spelling{"\u2026", "..."}, Spelling{"\u00BD", "1/2"}, Spelling{"\u2044", "/"},
    // Two signs in one.
    Spelling{"\u203C", "!!"}, Spelling{"\u2047", "??"}, Spelling{"\u2048", "?!"}, Spelling{"\u2049", "!?"},
    // What stands behind a figurine so that it is drawn as text.
    Spelling{"\uFE0E", ""}, Spelling{"\uFE0F", ""}};

// Unicode has figurines for these letters, from here on in light and in dark.
constexpr std::string_view kFirstFigurine = "\u2654", kLastFigurine = "\u265F", kFigured = "KQRBNP";

// By the numbers of PGN. Of two that end alike the longer one stands first.
using Glyph = std::pair<std::string_view, int>;
constexpr std::array kGlyphs = {
    Glyph{"=\u221E", 44}, Glyph{"+/-", 16},     Glyph{"-/+", 17},     Glyph{"+/=", 14},
    Glyph{"=/+", 15},     Glyph{"+=", 14},      Glyph{"+-", 18},      Glyph{"-+", 19},
    Glyph{"\u00B1", 16},  Glyph{"\u2213", 17},  Glyph{"\u2A72", 14},  Glyph{"\u2A71", 15},
    Glyph{"\u221E", 13},  Glyph{"\u25A1", 7},   Glyph{"\u2A00", 22},  Glyph{"\u2299", 22},
    Glyph{"\u27F3", 32},  Glyph{"\u2191", 36},  Glyph{"\u2192", 40},  Glyph{"\u21C6", 132},
    Glyph{"\u2295", 138}, Glyph{"\u2206", 140}, Glyph{"\u25B3", 140}, Glyph{"\u2313", 142}};

const Spelling* spelled(const auto& table, std::string_view text) {
    const auto found = std::find_if(table.begin(), table.end(),
                                    [&](const Spelling& one) { return text.starts_with(one.first); });
    return found == table.end() ? nullptr : &*found;
}

}  // namespace

std::size_t blank_size(std::string_view text) {
    if (text.empty()) return 0;
    if (is_space(text[0])) return 1;
    const Spelling* blank = spelled(kBlanks, text);
    return blank != nullptr ? blank->first.size() : 0;
}

std::string in_ascii(std::string_view text, std::string_view kept) {
    std::string ascii;
    while (!text.empty()) {
        const std::string_view letter = text.substr(0, letter_size(text));
        text.remove_prefix(letter.size());
        const Spelling* known = nullptr;
        if (letter.size() > 1 && kept.find(letter) == kept.npos) {
            known = spelled(kSpellings, letter);
            if (known == nullptr) known = spelled(kBlanks, letter);
            if (letter >= kFirstFigurine && letter <= kLastFigurine) {
                const auto number = static_cast<std::size_t>(letter.back() - kFirstFigurine.back());
                ascii += kFigured[number % kFigured.size()];
                continue;
            }
        }
        ascii += known != nullptr ? known->second : letter;
    }
    return ascii;
}

std::optional<Worth> worth_behind(std::string_view text) {
    for (const auto& [glyph, number] : kGlyphs)
        if (text.size() > glyph.size() && text.ends_with(glyph)) return Worth{number, glyph.size()};
    return std::nullopt;
}

std::optional<int> worth_alone(std::string_view text) {
    constexpr std::array kAlone = {Glyph{"=", 10}, Glyph{"=+", 15}};
    for (const auto& [glyph, number] : kAlone)
        if (text == glyph) return number;
    for (const auto& [glyph, number] : kGlyphs)
        if (text == glyph) return number;
    return std::nullopt;
}

}  // namespace acedrex
