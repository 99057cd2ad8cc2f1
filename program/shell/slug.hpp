// Names of files that are made from names of variants and pieces.
#pragma once

#include <string>

namespace acedrex::program {

// Lower case, with hyphens for whatever is no letter or digit; "" where nothing is left.
std::string slug_from(const std::string& name);

}  // namespace acedrex::program
