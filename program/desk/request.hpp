// What a request holds. Each throws DeskFault where it holds something else.
#pragma once

#include <optional>
#include <string>

#include "shell/records.hpp"

namespace acedrex::program {

std::string text_in(const Json& request, const char* key);
std::optional<std::string> text_if_any(const Json& request, const char* key);
bool flag_in(const Json& request, const char* key, bool otherwise);
// "light", "dark", or null for neither.
std::optional<Side> side_if_any(const Json& request, const char* key);
std::size_t number_in(const Json& request, const char* key, std::size_t otherwise);

}  // namespace acedrex::program
