// Symbols of pieces, read and written.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "variant/variant.hpp"

namespace acedrex {

// The type that has just this symbol.
std::optional<int> type_of_symbol(const Cast& cast, std::string_view symbol);
// The type that a symbol stands for, without brackets, in any case where only one is written with these
// letters.
std::optional<int> type_with_symbol(const Variant& variant, std::string_view symbol);
// The piece, the case of the first letter giving the side.
std::optional<Code> code_with_symbol(const Variant& variant, std::string_view symbol);
// What to write instead: the nearest one, or those that there are.
std::string symbol_remedy(const Variant& variant, std::string_view symbol);
// "Q", "[Fi]".
std::string bracketed(const std::string& symbol);
// As moves are written: the same letters in both shades.
std::string move_symbol_of(const Variant& variant, Code code);
// "TYPE on e4".
std::string piece_on(const Variant& variant, Code code, Field f);
// As it is written in a setup string: "K", "k", "[Fi]", "[fi]".
std::string symbol_of(const Variant& variant, Code code);

}  // namespace acedrex
