// The starting files that `new` writes.
#pragma once

#include <string>

namespace acedrex::program {

// The text of a file for a kind (piece, variant, scenario); path: where it will be, for the hints in it.
std::string template_for(const std::string& kind, const std::string& name, const std::string& path);

}  // namespace acedrex::program
