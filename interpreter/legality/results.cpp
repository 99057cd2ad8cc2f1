#include "legality/results.hpp"

#include <cstdint>

#include "position/position.hpp"
#include "variant/variant.hpp"

namespace acedrex {

namespace {

// What the side counts; see CountSpec.
std::int64_t counted(Side side, const Variant& variant, const Position& position) {
    constexpr std::int64_t kPoint = 1000;
    const Counting& count = variant.endings().count;
    std::int64_t sum = count.bonus[static_cast<std::size_t>(side)];
    if (count.counter >= 0) return sum + kPoint * position.counter(count.counter + static_cast<int>(side));
    for (int type = 0; type < variant.cast().types(); ++type)
        sum += count.points[static_cast<std::size_t>(type)] * position.count(variant.cast().code(type, side));
    return sum;
}

}  // namespace

std::optional<Side> winner_by(Verdict verdict, Side side, const Variant& variant, const Position& position) {
    if (verdict != Verdict::count) return winner_by(verdict, side);
    const std::int64_t light = counted(Side::light, variant, position),
                       dark = counted(Side::dark, variant, position);
    if (light == dark) return std::nullopt;
    return light > dark ? Side::light : Side::dark;
}

}  // namespace acedrex
