// The letters of the types of pieces, by which files tell them: what becomes of what a parent says where a
// child gives other letters.
#pragma once

#include <map>
#include <string>

#include "import/settings.hpp"

namespace acedrex::program::imports {

// By the keys of the types: their letters, in lower case.
using TypeLetters = std::map<std::string, char>;

TypeLetters type_letters(const Settings& settings);

// A letter belongs to the type that was given it last: those of the section, in the order in which the engine
// has its types, take it from others.
void give_letters(Settings& settings, const Section& section);

// Lists of letters that the parent gave, and those that hold by default, follow their types to the letters
// that these have now.
void follow_letters(Settings& settings, const TypeLetters& before);

}  // namespace acedrex::program::imports
