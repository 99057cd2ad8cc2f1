// The starting files that `new` writes.
#pragma once

#include <string>

namespace acedrex::program {

// Lower case, with hyphens for whatever is no letter or digit; "" where nothing is left.
std::string slug_from(const std::string& name);

// The text of a file for a kind (piece, variant, scenario); path: where it will be, for the hints in it.
std::string template_for(const std::string& kind, const std::string& name, const std::string& path);

}  // namespace acedrex::program
