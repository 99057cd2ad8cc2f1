// A variant as the definition of an Interactive Diagram: keys, and a line a piece.
#pragma once

#include "export/section.hpp"

namespace acedrex::program::exports {

// Files have one letter.
constexpr FreeBoard kMostOfDiagram{26, 99};

// Throws Untold.
Exported diagram_of(const Study& study);

}  // namespace acedrex::program::exports
