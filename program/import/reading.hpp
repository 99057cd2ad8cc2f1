// What a section says, taken into the settings of its parent.
#pragma once

#include "import/settings.hpp"

namespace acedrex::program::imports {

// Of a source that has its parent's settings; what there is to say of the section becomes remarks.
void read_section(Source& source);

}  // namespace acedrex::program::imports
