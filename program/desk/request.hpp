// What a request holds. Each throws DeskFault where it holds something else.
#pragma once

#include <optional>
#include <string>

#include "shell/records.hpp"

namespace acedrex::program {

std::string text_in(const Json& request, const char* key);
std::optional<std::string> text_if_any(const Json& request, const char* key);
bool flag_in(const Json& request, const char* key, bool otherwise);
// "light", "dark", or null, which is for what `null_is` says.
std::optional<Side> side_if_any(const Json& request, const char* key, const char* null_is);
Side side_in(const Json& request, const char* key);  // of a piece: "light", "dark" or "none"
// Does it come back as it was? Whole numbers beyond 64 bits are read as others.
bool can_return(const Json& id);
std::size_t number_in(const Json& request, const char* key, std::size_t otherwise);

}  // namespace acedrex::program
