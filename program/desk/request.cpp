#include "desk/request.hpp"

#include <fmt/core.h>

#include <algorithm>
#include <cmath>

#include "desk/desk_game.hpp"

namespace acedrex::program {

namespace {

std::string as_told(const Json& told) {
    return told.dump(-1, ' ', false, Json::error_handler_t::replace);
}

}  // namespace

std::string text_in(const Json& request, const char* key) {
    const auto found = request.find(key);
    if (found == request.end()) throw DeskFault{fmt::format("\"{}\" is missing", key)};
    if (!found->is_string()) throw DeskFault{fmt::format("\"{}\" should be a text", key)};
    return found->get<std::string>();
}

std::optional<std::string> text_if_any(const Json& request, const char* key) {
    const auto found = request.find(key);
    if (found == request.end() || found->is_null()) return std::nullopt;
    return text_in(request, key);
}

std::optional<Side> side_if_any(const Json& request, const char* key, const char* null_is) {
    const Json& told = request.at(key);
    if (const auto side = told.is_string() ? side_named(told.get<std::string>()) : std::nullopt) return side;
    if (!told.is_null())
        throw DeskFault{fmt::format("\"{}\" is \"light\", \"dark\", or null for {}, not {}", key, null_is,
                                    as_told(told))};
    return std::nullopt;
}

Side side_in(const Json& request, const char* key) {
    const std::string name = text_in(request, key);
    for (const Side side : {Side::light, Side::dark, Side::none})
        if (name == to_string(side)) return side;
    throw DeskFault{
        fmt::format("\"{}\" is \"light\", \"dark\" or \"none\", not {}", key, as_told(request.at(key)))};
}

bool can_return(const Json& id) {
    constexpr double kBeyond = 0x1p63;
    if (id.is_number_float()) return std::abs(id.get<double>()) < kBeyond;
    return !id.is_structured() || std::all_of(id.begin(), id.end(), can_return);
}

std::size_t number_in(const Json& request, const char* key, std::size_t otherwise) {
    const auto found = request.find(key);
    if (found == request.end()) return otherwise;
    if (!found->is_number_unsigned())
        throw DeskFault{fmt::format("\"{}\" should be a number from 0 on", key)};
    return found->get<std::size_t>();
}

bool flag_in(const Json& request, const char* key, bool otherwise) {
    const auto found = request.find(key);
    if (found == request.end()) return otherwise;
    if (!found->is_boolean()) throw DeskFault{fmt::format("\"{}\" should be true or false", key)};
    return *found;
}

}  // namespace acedrex::program
