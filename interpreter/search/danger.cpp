#include "search/danger.hpp"

#include <algorithm>
#include <bit>
#include <utility>

#include "base/patience.hpp"
#include "search/boards.hpp"
#include "search/values.hpp"
#include "variant/variant.hpp"

namespace acedrex {

namespace {

// Of the worth of the weakest piece and a part of the mean: by that times its square, being exposed grows
// worse, up to so much.
constexpr double kOfWorth = 0.014, kOfMean = 0.2;
constexpr int kMostExposed = 20;

constexpr std::size_t kBits = 8;
std::uint8_t bit(std::size_t way) {
    return static_cast<std::uint8_t>(1u << way % kBits);
}

}  // namespace

Danger::Danger(const Variant& variant, const Values& values, const Exchanges& exchanges) {
    for (const Side side : {Side::light, Side::dark})
        if (variant.royals(side).check.empty() || exchanges.attacks_on(side) == nullptr) return;
    const std::vector<std::vector<Field>> next_to = next_to_each(variant.board());
    near_.assign(next_to.size(), FieldSet(next_to.size() + 1));
    for (std::size_t f = 0; f < next_to.size(); ++f)
        for (const Field g : next_to[f]) near_[f][g] = 1;
    ways_.resize(static_cast<std::size_t>(variant.cast().codes()));
    for (const Side side : {Side::light, Side::dark}) {
        const AttackTable* table = exchanges.attacks_on(side);
        for (const AttackTable::Line& line : table->lines())
            for (std::size_t code = 0; code < ways_.size(); ++code)
                if (line.by_code[code] != AttackTable::kNever) ways_[code].push_back({table, &line});
    }
    const std::size_t fields = near_.size();
    first_.resize(ways_.size());
    std::size_t size = fields * fields;
    for (std::size_t code = 0; code < ways_.size(); ++code)
        if (!ways_[code].empty()) first_[code] = std::exchange(size, size + fields * fields);
    leads_.resize(size);
    for (std::size_t code = 0; code < ways_.size(); ++code) {
        if (ways_[code].empty()) continue;
        if (Patience::stopped()) return;
        std::uint8_t* leads = leads_.data() + first_[code];
        for (std::size_t w = 0; w < ways_[code].size(); ++w)
            for (Field from = 0; from < fields; ++from) {
                const Way& way = ways_[code][w];
                for_each_step(way.line->forward, from, way.most(), [&](Field to, int) {
                    if (to >= fields || to == from) return false;
                    for (const Field royal : next_to[to]) leads[royal * fields + from] |= bit(w);
                    return true;
                });
            }
    }
    unit_ = kOfWorth * (values.weakest() + kOfMean * values.mean());
    most_ = static_cast<int>(unit_ * kMostExposed * kMostExposed);
}

// To the only royal piece of the side: of several, one may well be taken.
int Danger::to(const Position& position, Side side) const {
    if (position.royals(side) != 1) return 0;
    const int by = std::min(exposed(position, side, position.royal(side)), kMostExposed);
    return static_cast<int>(unit_ * by * by);
}

// By each attacker of each field next to it, found from the attackers: they are fewer than the lines that
// lead to so many fields.
int Danger::exposed(const Position& position, Side side, Field royal) const {
    const Code* cells = position.cells();
    const std::uint8_t* near = near_[royal].data();
    const std::uint8_t* leads = leads_.data() + royal * near_.size();
    int attackers = 0;
    for (const Field from : position.pieces(other(side))) {
        const std::vector<Way>& ways = ways_[cells[from]];
        for (unsigned leading = leads[first_[cells[from]] + from]; leading != 0; leading &= leading - 1)
            for (auto w = static_cast<std::size_t>(std::countr_zero(leading)); w < ways.size(); w += kBits) {
                const Way& way = ways[w];
                const std::vector<std::uint8_t>& goes_on = way.line->goes_on;
                const int most = way.most();
                for_each_step(way.line->forward, from, most, [&](Field to, int steps) {
                    attackers += near[to] && way.table->attacks_along(*way.line, position, from, to, steps);
                    return steps < most && to != from && goes_on[cells[to]] != 0;
                });
            }
    }
    return attackers;
}

}  // namespace acedrex
