#include "search/danger.hpp"

#include <algorithm>

#include "search/boards.hpp"
#include "search/values.hpp"
#include "variant/variant.hpp"

namespace acedrex {

namespace {

// Of the worth of the weakest piece and a part of the mean: by that times its square, being exposed grows
// worse, up to so much.
constexpr double kOfWorth = 0.014, kOfMean = 0.2;
constexpr int kMostExposed = 20;

}  // namespace

Danger::Danger(const Variant& variant, const Values& values, const Exchanges& exchanges)
    : exchanges_(exchanges) {
    for (const Side side : {Side::light, Side::dark})
        if (variant.royals(side).check.empty() || exchanges.attacks_on(side) == nullptr) return;
    next_to_ = next_to_each(variant.board());
    unit_ = kOfWorth * (values.weakest() + kOfMean * values.mean());
    most_ = static_cast<int>(unit_ * kMostExposed * kMostExposed);
}

// To the only royal piece of the side: of several, one may well be taken.
int Danger::to(const Position& position, Side side) const {
    if (position.royals(side) != 1) return 0;
    const int by = std::min(exposed(position, side, position.royal(side)), kMostExposed);
    return static_cast<int>(unit_ * by * by);
}

// By each attacker of each field next to it.
int Danger::exposed(const Position& position, Side side, Field royal) const {
    int attackers = 0;
    for (const Field f : next_to_[royal])
        exchanges_.attacks_on(side)->seen_by(position, f, [&](Field, Field) {
            ++attackers;
            return false;
        });
    return attackers;
}

}  // namespace acedrex
