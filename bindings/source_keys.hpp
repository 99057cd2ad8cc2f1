// Where the keys of a table constructor stand in an author's text. Lua only tells the line of the call.
#pragma once

#include <map>
#include <string>
#include <string_view>

namespace acedrex {

// The lines of the keys of the first constructor that is the argument of a call, `word` being what is called
// in that line ("piece", "extend"). A key within a table is "rules.stalemate". Keys in brackets count where
// they are plain texts.
std::map<std::string, int> key_lines(std::string_view text, int line, std::string_view word);

}  // namespace acedrex
