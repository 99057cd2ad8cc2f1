// A variant as a section of Fairy-Stockfish's files of variants.
#pragma once

#include <string>
#include <vector>

#include "export/study.hpp"

namespace acedrex::program::exports {

// The engine's boards.
constexpr FreeBoard kMostOfEngine{12, 10};

struct Exported {
    std::string text;
    std::vector<std::string> unsaid;  // rules that have no word there, and what comes of it
};

// name: of the section. Throws Untold.
Exported section_of(const Study& study, const std::string& name);

}  // namespace acedrex::program::exports
