// Text that others wrote (scripts, files, their names, arguments) as it may reach a terminal or a report.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>

namespace acedrex {

enum class Escapes { lua, json };

// Control characters but newline and tab, and those that turn the direction of writing, are shown as escapes
// of Lua (or JSON): a terminal would obey them. Broken UTF-8 is replaced. Text without any is as it was, and
// what was shown once stays as it is.
std::string shown(std::string_view text, Escapes escapes = Escapes::lua);

// The same, newline and tab escaped too: for names of files, which begin lines of reports.
std::string shown_on_one_line(std::string_view text);

// Is there something to escape, or a newline or tab?
bool has_controls(std::string_view text);

// No message is longer; of one that is too long, what is left out is counted.
constexpr std::size_t kLongestMessage = 10'000;
std::string shortened(std::string text, std::size_t most = kLongestMessage);

// Takes one code point off the front of the text, which is not empty; -1, and one byte off, where it is
// broken UTF-8.
long take_code_point(std::string_view& text);

// What is shown of a line that a script prints, with its end.
std::string printed_line(std::string_view text);

}  // namespace acedrex
