// Names as authors give them, and what is made of them.
#pragma once

#include <string>
#include <string_view>

namespace acedrex {

// One line, not empty, no spaces around it.
bool is_plain_name(std::string_view name);

// "Amazon Chess" -> "amazon-chess".
std::string slug_of(std::string_view name);

// "Amazon Chess" -> "AC".
std::string capitals_of(std::string_view name);

}  // namespace acedrex
