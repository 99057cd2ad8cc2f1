#include "search/drive.hpp"

#include <algorithm>
#include <array>
#include <cstdlib>
#include <numeric>

#include "variant/variant.hpp"

namespace acedrex {

namespace {

constexpr std::size_t kNearest = 4;  // pieces that mate together, the royal piece among them

}  // namespace

Drive::Drive(const Variant& variant, const Values& values)
    : board_(variant.board()),
      unit_(std::max(1, values.mean() / 60)),
      enough_(values.mean()),
      to_draw_(values.to_draw()),
      mates_(!values.less_is_better() && board_.parts().size() == 1 &&
             !variant.royals(Side::light).check.empty() && !variant.royals(Side::dark).check.empty() &&
             !variant.spec().some_obligations([](const MoveObligations& one) {
                 return one.giving_check == MoveObligations::Checks::illegal;
             })) {}

// The side that is behind is nearly even where one of its pieces is about to get there.
int Drive::near_draw(const Position& position, int balance) const {
    if (to_draw_.empty() || std::abs(balance) < enough_) return 0;
    const Side behind = balance > 0 ? Side::dark : Side::light;
    int nearest = EmptyBoard::kNever;
    for (const Values::ToGoal& one : to_draw_) {
        if (Cast::side(one.code) != behind || position.count(one.code) == 0) continue;
        for (const Field f : position.pieces(behind))
            if (position.at(f) == one.code) nearest = std::min(nearest, one.plies[f]);
    }
    return nearest == EmptyBoard::kNever ? 0 : -balance / (2 + nearest);
}

int Drive::drive(const Position& position) const {
    const std::size_t light = position.pieces(Side::light).size(), dark = position.pieces(Side::dark).size();
    if (light == dark) return 0;
    const Side bare = light < dark ? Side::light : Side::dark;
    if (position.royals(Side::light) == 0 || position.royals(Side::dark) == 0) return 0;
    const Field driven = position.royal(bare), ours = position.royal(other(bare));
    const auto apart = [&](Field a, Field b) {
        return std::max(std::abs(board_.file(a) - board_.file(b)), std::abs(board_.rank(a) - board_.rank(b)));
    };
    // How far it is from the middle, and from each of the others.
    const int aside = std::abs(2 * board_.file(driven) - board_.files() + 1) +
                      std::abs(2 * board_.rank(driven) - board_.ranks() + 1);
    // Only the nearest count: where there are many, each of them else would count for nothing.
    std::array<int, kNearest> near{};
    std::size_t others = 0;
    for (const Field f : position.pieces(other(bare))) {
        if (others < kNearest) {
            near[others++] = apart(f, driven);
        } else {
            int& farthest = *std::max_element(near.begin(), near.end());
            farthest = std::min(farthest, apart(f, driven));
        }
    }
    const int far = std::accumulate(near.begin(), near.end(), 0);
    const int drive =
        unit_ * (4 * aside - 4 * apart(ours, driven) - 2 * far / std::max(1, static_cast<int>(others)));
    return bare == Side::light ? -drive : drive;
}

}  // namespace acedrex
