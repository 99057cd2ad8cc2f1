#include "shell/encoding.hpp"

#include "sandbox/shown_text.hpp"

namespace acedrex::program {

bool is_utf8(std::string_view text) {
    while (!text.empty())
        if (take_code_point(text) < 0) return false;
    return true;
}

std::string as_utf8(std::string text) {
    if (is_utf8(text)) return text;
    std::string told;
    for (const char c : text) {
        const auto byte = static_cast<unsigned char>(c);
        if (byte < 0x80) {
            told += c;
        } else {
            told += static_cast<char>(0xC0 | byte >> 6);
            told += static_cast<char>(0x80 | (byte & 0x3F));
        }
    }
    return told;
}

std::string as_encoded_like(std::string text, std::string_view there) {
    if (is_utf8(there)) return text;
    std::string bytes;
    for (std::string_view left = text; !left.empty();) {
        const long character = take_code_point(left);
        if (character < 0 || character > 0xFF) return text;
        bytes += static_cast<char>(character);
    }
    return as_utf8(bytes) == text ? bytes : text;
}

}  // namespace acedrex::program
