// What the readers of setup strings, FEN and moves share.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "position/position.hpp"
#include "variant/variant.hpp"

namespace acedrex {

// Of ASCII, whatever the locale.
constexpr bool is_digit(char c) {
    return c >= '0' && c <= '9';
}
constexpr bool is_lower(char c) {
    return c >= 'a' && c <= 'z';
}
constexpr bool is_upper(char c) {
    return c >= 'A' && c <= 'Z';
}

// The type that a symbol stands for, without brackets, in any case where only one is written with these
// letters.
std::optional<int> type_with_symbol(const Variant& variant, std::string_view symbol);
// The piece, the case of the first letter giving the side.
std::optional<Code> code_with_symbol(const Variant& variant, std::string_view symbol);
// As it would be written for the same side.
std::string nearest_symbol(const Variant& variant, std::string_view symbol);
// What to write instead: the nearest one, or those that there are.
std::string symbol_remedy(const Variant& variant, std::string_view symbol);
// As it is written in a setup string: "K", "k", "[Fi]".
std::string symbol_of(const Variant& variant, Code code);

// The pieces in a pocket as a setup string lists them; a queue in its order.
std::vector<Code> reserve_of(const Variant& variant, const Position& position, int pocket);

// How many fields the piece on f passed if nothing else is said: from the furthest row that it could have
// rushed from, at least two ranks back, unless a piece that may still rush stands there.
int passed_by_default(const Variant& variant, const Position& position, Field f);

// Notes a fault if the side that is not to move stands in check.
void check_turn(const Variant& variant, Position& position, std::vector<Diagnostic>& faults);

}  // namespace acedrex
