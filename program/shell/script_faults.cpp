#include "shell/script_faults.hpp"

#include <algorithm>
#include <vector>

namespace acedrex::program {

namespace {

// The first line, from 1, that begins with one of the words and goes on, perhaps after blanks, with one of
// the brackets; 0 where there is none. Lines may be of any length.
int line_beginning(std::string_view text, const std::vector<std::string_view>& words,
                   std::string_view brackets) {
    for (int number = 1; !text.empty(); ++number) {
        const std::string_view line = text.substr(0, text.find('\n'));
        for (const std::string_view word : words) {
            if (!line.starts_with(word)) continue;
            const std::size_t next = line.find_first_not_of(" \t\r\f\v", word.size());
            if (next != line.npos && brackets.find(line[next]) != brackets.npos) return number;
        }
        text.remove_prefix(std::min(line.size() + 1, text.size()));
    }
    return 0;
}

}  // namespace

Diagnostic returns_nothing(const std::string& path, std::string_view text) {
    Diagnostic fault{"no-value", Severity::error, {path, 1}, "", ""};
    if (const int line = line_beginning(text, {"piece", "piece.extend", "variant", "variant.extend"}, "({")) {
        fault.place.line = line;
        fault.message = "what is made here is not returned";
        fault.remedy = "write return before it";
    } else if (const int plain = line_beginning(text, {"return"}, "{")) {
        fault.place.line = plain;
        fault.message = "this is a plain table, neither a piece nor a variant";
        fault.remedy = "write return piece { ... } or return variant { ... }";
    } else {
        fault.message = "the script returns neither a piece nor a variant, and is not a scenario";
        fault.remedy = "end it with 'return piece{ ... }' or 'return variant{ ... }'";
    }
    return fault;
}

}  // namespace acedrex::program
