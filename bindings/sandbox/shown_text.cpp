#include "sandbox/shown_text.hpp"

#include <algorithm>
#include <cstdio>

#include "base/ranges.hpp"

namespace acedrex {

namespace {

constexpr const char* kReplacement = "\xEF\xBF\xBD";  // U+FFFD

bool is_plain(char c) {
    return (c >= ' ' && c <= '~') || c == '\n' || c == '\t';
}

bool obeyed_by_terminals(long code) {
    return (code < 0x20 && code != '\n' && code != '\t') || (code >= 0x7f && code < 0xa0) || code == 0x061c ||
           code == 0x200e || code == 0x200f || (code >= 0x2028 && code <= 0x202e) ||
           (code >= 0x2066 && code <= 0x2069) || code == 0xfeff || code == 0xfffe || code == 0xffff;
}

// next: what follows, since a digit there would be read as part of the escape.
std::string escape_of(long code, Escapes escapes, char next) {
    char text[16];
    const bool digit = next >= '0' && next <= '9';
    const char* form = escapes == Escapes::json ? "\\u%04lx"
                       : code >= 0x80           ? "\\u{%lX}"
                       : digit                  ? "\\%03ld"
                                                : "\\%ld";
    std::snprintf(text, sizeof text, form, code);
    return text;
}

}  // namespace

long take_code_point(std::string_view& text) {
    const auto at = [&](std::size_t i) { return static_cast<unsigned char>(text[i]); };
    const unsigned char lead = at(0);
    const std::size_t length = lead < 0x80 ? 1 : lead < 0xc2 ? 0 : lead < 0xe0 ? 2 : lead < 0xf0 ? 3 : 4;
    long code = length == 1 ? lead : lead & (0x7f >> length);
    bool sound = length > 0 && length <= text.size() && lead < 0xf5;
    for (std::size_t i = 1; sound && i < length; ++i) {
        sound = (at(i) & 0xc0) == 0x80;
        code = code << 6 | (at(i) & 0x3f);
    }
    constexpr long least[] = {0, 0, 0x80, 0x800, 0x10000};
    sound = sound && code >= least[length] && code <= 0x10ffff && (code < 0xd800 || code > 0xdfff);
    text.remove_prefix(sound ? length : 1);
    return sound ? code : -1;
}

std::string shown(std::string_view text, Escapes escapes) {
    if (ranges::all_of(text, is_plain)) return std::string(text);
    std::string result;
    result.reserve(text.size());
    while (!text.empty()) {
        const std::string_view before = text;
        const long code = take_code_point(text);
        if (code < 0)
            result += kReplacement;
        else if (obeyed_by_terminals(code))
            result += escape_of(code, escapes, text.empty() ? ' ' : text.front());
        else
            result.append(before, 0, before.size() - text.size());
    }
    return result;
}

std::string shown_on_one_line(std::string_view text) {
    std::string result;
    for (const char c : shown(text)) {
        if (c == '\n' || c == '\t')
            result += c == '\n' ? "\\n" : "\\t";
        else
            result += c;
    }
    return result;
}

bool has_controls(std::string_view text) {
    while (!text.empty())
        if (const long code = take_code_point(text);
            code == '\n' || code == '\t' || (code >= 0 && obeyed_by_terminals(code)))
            return true;
    return false;
}

std::string shortened(std::string text, std::size_t most) {
    if (text.size() <= most) return text;
    while (most > 0 && (static_cast<unsigned char>(text[most]) & 0xC0u) == 0x80)
        --most;  // no part of a letter
    const std::size_t left_out = text.size() - most;
    text.resize(most);
    return text + " ... (" + std::to_string(left_out) + " bytes more)";
}

std::string printed_line(std::string_view text) {
    std::string line = shown(shortened(std::string(text)));
    if (!line.ends_with('\n')) line += '\n';  // what was cut off
    return line;
}

}  // namespace acedrex
