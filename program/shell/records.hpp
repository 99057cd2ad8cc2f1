// The JSON documents that commands print; their shapes are a contract (docs: the command line).
#pragma once

#include <cstddef>
#include <nlohmann/json.hpp>
#include <string_view>

#include "notation/find/game.hpp"

namespace acedrex::program {

using Json = nlohmann::ordered_json;

// What goes through a document calls itself for each level: deeper ones would be the end of the stack.
constexpr std::size_t kMostLevels = 100;
bool is_too_deep(std::string_view text);
// A document that others wrote; discarded (neither an object nor anything else) where it is no JSON, or too
// deep.
Json read_json(std::string_view text);

// One document on stdout.
void print_json(const Json& document);

// With so many digits behind the point.
double rounded(double number, int digits);

Json side_or_null(const std::optional<Side>& side);
Json to_json(const Variant& variant, const ListedMove& move);

}  // namespace acedrex::program
