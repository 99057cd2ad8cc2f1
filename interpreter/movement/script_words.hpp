// Words of the language as scripts write them.
#pragma once

#include <array>
#include <string>
#include <string_view>

#include "movement/expression.hpp"

namespace acedrex {

// "m.empty"; the words of cascades say themselves of which library they are: "c.inherits".
inline std::string script_word(const WordRow& row) {
    const std::string_view word = row.word;
    return (word.starts_with("c.") ? "" : "m.") + std::string(word);
}

// By Lender: what stands for pieces about in m.moves_of; "": a type is named.
inline constexpr std::array<const char*, 5> kLenderWords{"", "last", "attackers", "guards", "own last"};

}  // namespace acedrex
