// What the settings of one variant come to: a script, and what it does not say.
#pragma once

#include <string>
#include <vector>

#include "import/keys.hpp"
#include "import/settings.hpp"

namespace acedrex::program::imports {

struct Unsaid {
    std::string key, value, consequence;
    int line = 0;  // of the file; 0: it comes from a built-in parent
    Concerns concerns = Concerns::moves;
};

struct Conversion {
    std::string name, slug;
    std::string text;               // the script
    std::vector<std::string> said;  // keys
    std::vector<Unsaid> unsaid;
    std::vector<std::string> assumed;  // how it was read, where there was a choice
};

// "3check-crazyhouse" -> "3check Crazyhouse"
std::string titled(const std::string& name);

// file: as it is called in the head of the script.
Conversion convert(const Source& source, const std::string& file);

}  // namespace acedrex::program::imports
