#include "sandbox/names.hpp"

#include <algorithm>
#include <cctype>

#include "sandbox/shown_text.hpp"

namespace acedrex {

namespace {

// Beyond ASCII whatever lies outside the blocks of punctuation, symbols and characters of private use.
bool in_word(long code) {
    if (code < 0x80) return code >= 0 && std::isalnum(static_cast<int>(code)) != 0;
    const auto within = [code](long first, long last) { return code >= first && code <= last; };
    return within(0xc0, 0x3ffff) && code != 0xd7 && code != 0xf7 && !within(0x2000, 0x2bff) &&
           !within(0x3000, 0x303f) && !within(0xe000, 0xf8ff) && !within(0xfe00, 0xfe6f) &&
           !within(0xfeff, 0xfeff) && !within(0xffe0, 0xffff) && !within(0x1f000, 0x1ffff) && code != 0x061c;
}

}  // namespace

bool is_plain_name(std::string_view name) {
    return !name.empty() && name.size() <= 100 && name.front() != ' ' && name.back() != ' ' &&
           !has_controls(name);
}

bool is_tag_name(std::string_view name) {
    return is_plain_name(name) && name.find_first_of("{},;:") == std::string_view::npos;
}

bool is_slug(std::string_view text) {
    if (text.empty() || text.front() == '-') return false;
    while (!text.empty())
        if (const long code = take_code_point(text); !in_word(code) && code != '-' && code != '_')
            return false;
    return true;
}

std::string bare_name(std::string_view name) {
    std::string text;
    for (const char c : name)
        if (std::isalnum(static_cast<unsigned char>(c)) != 0)
            text += static_cast<char>(std::tolower(static_cast<unsigned char>(c)));
    return text;
}

std::string slug_of(std::string_view name) {
    std::string slug;
    while (!name.empty()) {
        const std::string_view before = name;
        const long code = take_code_point(name);
        if (code == '\'') continue;
        if (in_word(code))
            for (const char c : before.substr(0, before.size() - name.size()))
                slug += static_cast<char>(std::tolower(static_cast<unsigned char>(c)));
        else if (!slug.empty() && slug.back() != '-')
            slug += '-';
    }
    while (!slug.empty() && slug.back() == '-') slug.pop_back();
    return slug;
}

std::string capitals_of(std::string_view name) {
    std::string capitals;
    for (const char c : name)
        if (std::isupper(static_cast<unsigned char>(c))) capitals += c;
    return capitals;
}

}  // namespace acedrex
