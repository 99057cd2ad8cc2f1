// What is wrong with a script that can be loaded.
#pragma once

#include <string>
#include <string_view>

#include "base/diagnostic.hpp"

namespace acedrex::program {

// Of one that returns neither a piece nor a variant: where that is, and what to do about it.
Diagnostic returns_nothing(const std::string& path, std::string_view text);

}  // namespace acedrex::program
