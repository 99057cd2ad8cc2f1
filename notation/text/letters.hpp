// Letters beyond ASCII in moves and game scores, and whole letters of UTF-8.
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

namespace acedrex {

// How many bytes the first letter of the text has, from its first byte and the bytes that continue it; a byte
// that begins no letter is one by itself. 0: the text is empty.
constexpr std::size_t letter_size(std::string_view text) {
    std::size_t bytes = text.empty() ? 0 : 1;
    while (bytes > 0 && bytes < text.size() && (static_cast<unsigned char>(text[bytes]) & 0xC0u) == 0x80)
        ++bytes;
    return bytes;
}

// The first `most` bytes at the most, and no part of a letter.
constexpr std::string_view whole_letters(std::string_view text, std::size_t most) {
    if (text.size() <= most) return text;
    while (most > 0 && (static_cast<unsigned char>(text[most]) & 0xC0u) == 0x80) --most;
    return text.substr(0, most);
}

// How many bytes of white space the text begins with, up to the end of one character: also blanks that do not
// break, or have another width. 0: it begins with something else.
std::size_t blank_size(std::string_view text);

// The text with the figurines, dashes, crosses, fractions and blanks that others write for signs of ASCII:
// "♘f3" as "Nf3", "O–O" as "O-O", "½-½" as "1/2-1/2". Letters that `kept` contains stay as they are.
std::string in_ascii(std::string_view text, std::string_view kept = {});

// What is said of a move's worth by a glyph behind it, "±" or "+-" of "Nf3+-", by the number that PGN has for
// it.
struct Worth {
    int number;
    std::size_t size;  // bytes, at the end of the text
};
// Behind a move, in a text that in_ascii() has made; of a text that is nothing else, "=" too.
std::optional<Worth> worth_behind(std::string_view text);
std::optional<int> worth_alone(std::string_view text);

}  // namespace acedrex
