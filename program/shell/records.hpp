// The JSON documents that commands print; their shapes are a contract (docs: the command line).
#pragma once

#include <nlohmann/json.hpp>

#include "notation/find/game.hpp"

namespace acedrex::program {

using Json = nlohmann::ordered_json;

// One document on stdout.
void print_json(const Json& document);

Json side_or_null(const std::optional<Side>& side);
Json to_json(const Variant& variant, const ListedMove& move);

}  // namespace acedrex::program
