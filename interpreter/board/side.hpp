// The two sides, and the owner of neutral pieces.
#pragma once

#include <cstdint>
#include <optional>
#include <string_view>

namespace acedrex {

/// `none` owns neutral pieces; it never moves by itself.
enum class Side : std::uint8_t { light = 0, dark = 1, none = 2 };

/// Light, dark and none.
constexpr int kSides = 3;

/// The opponent; of none it is none.
constexpr Side other(Side side) {
    return side == Side::light ? Side::dark : side == Side::dark ? Side::light : Side::none;
}

/// "light", "dark" or "none".
constexpr std::string_view to_string(Side side) {
    return side == Side::light ? "light" : side == Side::dark ? "dark" : "none";
}

/// The side of that name; absent: it is neither "light" nor "dark".
constexpr std::optional<Side> side_named(std::string_view name) {
    for (const Side side : {Side::light, Side::dark})
        if (name == to_string(side)) return side;
    return std::nullopt;
}

}  // namespace acedrex
