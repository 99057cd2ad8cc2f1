// How a game ends by a rule.
#pragma once

#include <cstdint>
#include <optional>

#include "board/side.hpp"

namespace acedrex {

enum class Verdict : std::uint8_t {
    draw,
    loss,
    win,
    illegal,
    light,  // wins
    dark,
    count,  // the side wins that counts more, see CountSpec
};
// Where nothing is counted: the side that wins by the verdict, which is for `side` where it names none;
// absent: neither side.
constexpr std::optional<Side> winner_by(Verdict verdict, Side side) {
    if (verdict == Verdict::draw || verdict == Verdict::illegal) return std::nullopt;
    if (verdict == Verdict::win || verdict == Verdict::loss)
        return verdict == Verdict::win ? side : other(side);
    return verdict == Verdict::light ? Side::light : Side::dark;
}

}  // namespace acedrex
