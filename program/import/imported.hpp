// A file of variants, read: what can be said of each, and the scripts.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "import/conversion.hpp"

namespace acedrex::program::imports {

enum class Format { fsf, diagram };

struct Imported {
    std::string section;  // as the file calls it
    std::string parent;   // "" where there is none
    int line = 0;
    std::vector<Remark> remarks{};
    std::string fault{};  // where it cannot be read at all
    Conversion conversion{};
};

// file: as messages call it. Without a format the text itself tells.
std::vector<Imported> import_text(const std::string& text, const std::string& file,
                                  std::optional<Format> format);

// Scripts are loaded before they are written: what is wrong with one is said of it.
void check_script(Imported& one);

}  // namespace acedrex::program::imports
