#include "shell/slug.hpp"

#include <cctype>

namespace acedrex::program {

std::string slug_from(const std::string& name) {
    std::string slug;
    for (const char c : name) {
        const auto byte = static_cast<unsigned char>(c);
        if (std::isalnum(byte) != 0) {
            slug += static_cast<char>(std::tolower(byte));
        } else if (byte >= 0x80) {
            slug += c;  // part of a letter in UTF-8
        } else if (!slug.empty() && slug.back() != '-') {
            slug += '-';
        }
    }
    while (!slug.empty() && slug.back() == '-') slug.pop_back();
    return slug;
}

}  // namespace acedrex::program
