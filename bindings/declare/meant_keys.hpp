// What authors who come from elsewhere call the keys of pieces and variants, or where they look for them.
#pragma once

#include <string>

namespace acedrex {

// A remedy, or "": nothing is known of such a key.
std::string meant_in_piece(const std::string& key);
std::string meant_in_variant(const std::string& key);

}  // namespace acedrex
