// A file of variants as Fairy-Stockfish reads it: sections of lines `key = value`. What it is that the keys
// mean is nobody's business here.
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace acedrex::program::imports {

struct Entry {
    std::string key, value;
    int line = 0;
    std::string remark;  // on the line, or on the one above it
};

struct Section {
    std::string name, parent;  // parent: "" where there is none
    int line = 0;
    std::vector<Entry> entries;  // a later one of the same key stands in the place of an earlier one
    std::vector<Entry> strays;   // lines that are none: their text is the key
};

// What stands before the first section is left out. `#` and `;` begin a remark at the start of a line; behind
// a value only after a blank, where the engine would read on.
std::vector<Section> read_sections(std::string_view text);

// Without white space at its ends, and with blanks for control characters, which would end lines of scripts.
std::string trimmed(std::string_view text);
// Split at white space.
std::vector<std::string> words_of(std::string_view text);

}  // namespace acedrex::program::imports
