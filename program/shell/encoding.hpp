// Scripts that are no UTF-8, as older editors write them: JSON cannot carry their bytes.
#pragma once

#include <string>
#include <string_view>

namespace acedrex::program {

bool is_utf8(std::string_view text);

// The text as UTF-8; one that is none is taken for Latin-1, where every byte is a character.
std::string as_utf8(std::string text);

// UTF-8 as it is written into a file that holds `there` now: as Latin-1 where that is none, as long as it has
// no other characters, and as_utf8() gives it back.
std::string as_encoded_like(std::string text, std::string_view there);

}  // namespace acedrex::program
