// What was read of a file of variants, as JSON.
#pragma once

#include "import/imported.hpp"
#include "shell/records.hpp"

namespace acedrex::program::imports {

// name, parent, line, said, unsaid, assumed, remarks and fault, as docs/import.md has them.
Json to_json(const Imported& one);

}  // namespace acedrex::program::imports
