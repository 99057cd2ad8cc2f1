// What authors who come from elsewhere call the keys of pieces and variants, or where they look for them.
#pragma once

#include <map>
#include <string>

namespace acedrex {

// By the key, a remedy.
using MeantKeys = std::map<std::string, std::string>;
extern const MeantKeys kMeantInPiece, kMeantInVariant;

}  // namespace acedrex
