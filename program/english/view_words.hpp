// What the sides of a variant may know, in words.
#pragma once

#include <string>
#include <vector>

#include "variant/variant.hpp"

namespace acedrex::program {

// A sentence for each rule; none: both sides see all.
std::vector<std::string> words_of_views(const Variant& variant);

}  // namespace acedrex::program
