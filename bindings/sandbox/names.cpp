#include "sandbox/names.hpp"

#include <algorithm>
#include <cctype>

namespace acedrex {

namespace {

// Letters beyond ASCII count as letters: their bytes are kept as they are.
bool in_word(char c) {
    return std::isalnum(static_cast<unsigned char>(c)) || static_cast<unsigned char>(c) >= 0x80;
}

}  // namespace

bool is_plain_name(std::string_view name) {
    return !name.empty() && name.size() <= 100 && name.front() != ' ' && name.back() != ' ' &&
           std::none_of(name.begin(), name.end(), [](char c) { return static_cast<unsigned char>(c) < ' '; });
}

std::string slug_of(std::string_view name) {
    std::string slug;
    for (const char c : name) {
        if (c == '\'') continue;
        if (in_word(c))
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
