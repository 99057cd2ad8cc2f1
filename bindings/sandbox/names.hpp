// Names as authors give them, and what is made of them.
#pragma once

#include <string>
#include <string_view>

namespace acedrex {

// One line, not empty, no spaces around it, and no control characters in it.
bool is_plain_name(std::string_view name);

// Such a one that setup strings can tell with a field or a number of turns behind it.
bool is_tag_name(std::string_view name);

// Letters (of any script), digits, - and _, not beginning with -: what a shell takes as it is.
bool is_slug(std::string_view text);

// "Amazon Chess" -> "amazon-chess".
std::string slug_of(std::string_view name);

// "Three-check" -> "threecheck": letters and digits, small; by these, names of variants are compared. Letters
// are those of ASCII.
std::string bare_name(std::string_view name);

// "Amazon Chess" -> "AC".
std::string capitals_of(std::string_view name);

}  // namespace acedrex
