// Where the keys of a table constructor stand in an author's text. Lua only tells the line of the call.
#pragma once

#include <map>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace acedrex {

// The lines of the keys of the first constructor that is the argument of a call, `word` being what is called
// in that line ("piece", "extend"). A key within a table is "rules.stalemate". Keys in brackets count where
// they are plain texts.
std::map<std::string, int> key_lines(std::string_view text, int line, std::string_view word);

// The texts that stand after one of these words and `=`, alone or in a list: name = "A", class = { "A", "B"
// }.
std::vector<std::string> texts_of_keys(std::string_view text, const std::vector<std::string_view>& keys);

// The lines where `or` or `and` stands between two words of the algebra, as in m.step(m.N) or m.step(m.S):
// Lua takes the one and forgets the other.
std::vector<std::pair<int, std::string>> words_between_movements(std::string_view text);

}  // namespace acedrex
