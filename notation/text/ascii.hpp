// Characters and texts of ASCII, whatever the locale; texts taken apart at their separators.
#pragma once

#include <algorithm>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "base/ranges.hpp"

namespace acedrex {

constexpr bool is_digit(char c) {
    return c >= '0' && c <= '9';
}
constexpr bool is_lower(char c) {
    return c >= 'a' && c <= 'z';
}
constexpr bool is_upper(char c) {
    return c >= 'A' && c <= 'Z';
}
constexpr bool is_letter(char c) {
    return is_lower(c) || is_upper(c);
}
constexpr bool is_space(char c) {
    return c == ' ' || (c >= '\t' && c <= '\r');
}
constexpr char to_lower(char c) {
    return is_upper(c) ? static_cast<char>(c - 'A' + 'a') : c;
}
constexpr char to_upper(char c) {
    return is_lower(c) ? static_cast<char>(c - 'a' + 'A') : c;
}

// Do two texts differ in upper and lower case only?
inline bool same_letters(std::string_view a, std::string_view b) {
    return std::equal(a.begin(), a.end(), b.begin(), b.end(),
                      [](char x, char y) { return to_lower(x) == to_lower(y); });
}

inline std::string capitalised(std::string_view text) {
    std::string capital(text);
    if (!capital.empty()) capital[0] = to_upper(capital[0]);
    return capital;
}

inline std::string in_small_letters(std::string_view text) {
    std::string small(text);
    for (char& c : small) c = to_lower(c);
    return small;
}

// On one line, whatever the text holds.
inline std::string quoted(std::string_view text) {
    std::string all = "\"";
    for (const char c : text) {
        if (c == '\n')
            all += "\\n";
        else
            all += c;
    }
    return all + '"';
}

inline std::string_view trimmed(std::string_view text) {
    while (!text.empty() && is_space(text.front())) text.remove_prefix(1);
    while (!text.empty() && is_space(text.back())) text.remove_suffix(1);
    return text;
}

// The trimmed parts between separators; a text without separators is one part, as with an empty separator.
inline std::vector<std::string_view> split(std::string_view text, std::string_view separator) {
    std::vector<std::string_view> parts;
    for (;;) {
        const auto at = separator.empty() ? std::string_view::npos : text.find(separator);
        parts.push_back(trimmed(text.substr(0, at)));
        if (at == std::string_view::npos) return parts;
        text.remove_prefix(at + separator.size());
    }
}
inline std::vector<std::string_view> split(std::string_view text, char separator) {
    return split(text, std::string_view(&separator, 1));
}

// The parts between white space.
inline std::vector<std::string_view> words(std::string_view text) {
    std::vector<std::string_view> parts;
    while (!(text = trimmed(text)).empty()) {
        const auto end =
            static_cast<std::size_t>(std::find_if(text.begin(), text.end(), is_space) - text.begin());
        parts.push_back(text.substr(0, end));
        text.remove_prefix(end);
    }
    return parts;
}

// What stands before and behind the first separator, not trimmed; absent behind where there is no separator.
inline std::pair<std::string_view, std::optional<std::string_view>> cut(std::string_view text,
                                                                        char separator) {
    const auto at = text.find(separator);
    if (at == std::string_view::npos) return {text, std::nullopt};
    return {text.substr(0, at), text.substr(at + 1)};
}

// "1 rank", "2 ranks".
inline std::string some(std::size_t number, const std::string& what) {
    return std::to_string(number) + " " + what + (number == 1 ? "" : "s");
}

// The number that is the whole text, in 1 to `most` digits; absent for anything else.
inline std::optional<int> whole_number(std::string_view text, std::size_t most = 6) {
    if (text.empty() || text.size() > most || !ranges::all_of(text, is_digit)) return std::nullopt;
    int number = 0;
    for (const char c : text) number = 10 * number + (c - '0');
    return number;
}

}  // namespace acedrex
