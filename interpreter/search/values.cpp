#include "search/values.hpp"

#include <algorithm>
#include <array>
#include <cmath>
#include <utility>

#include "base/patience.hpp"
#include "base/ranges.hpp"
#include "position/position.hpp"
#include "variant/variant.hpp"

namespace acedrex {

namespace {

// The middle one; 0 of none.
double median(std::vector<double> numbers) {
    if (numbers.empty()) return 0;
    const auto middle = numbers.begin() + static_cast<std::ptrdiff_t>(numbers.size() / 2);
    std::nth_element(numbers.begin(), middle, numbers.end());
    return *middle;
}

int factor_of(Code code) {
    return Cast::side(code) == Side::light ? 1 : Cast::side(code) == Side::dark ? -1 : 0;
}

bool must_be_safe(const Variant& variant, Code code) {
    return (variant.position_tables().royal[code] & PositionTables::kCheckRoyal) != 0;
}

bool counts_for_goals(const Variant& variant, Code code) {
    return ranges::any_of(variant.endings().goals, [code](const Goal& goal) { return goal.counts(code); });
}

// Do captured pieces come in again, on the other side?
bool come_again(const Variant& variant) {
    return ranges::any_of(variant.move_rules().captures, [&](const CaptureRule& rule) {
        if (variant.position_tables().stores[static_cast<std::size_t>(rule.pocket)] != 0) return false;
        return ranges::any_of(std::array{Side::light, Side::dark}, [&](Side side) {
            return ranges::any_of(rule.becomes[static_cast<std::size_t>(side)],
                                  [side](Code code) { return code != kNoPiece && Cast::side(code) == side; });
        });
    });
}

}  // namespace

Values::Values(const Variant& variant, std::uint64_t seed, int boards)
    : fields_(static_cast<std::size_t>(variant.board().size())),
      ability_(ability_of(variant, seed, boards)),
      stores_(variant.position_tables().stores),
      counters_(variant.position_tables().counters.size()) {
    take_worths(variant);
    stand(variant);
    trials_ = random_games(variant, *this, seed);
    const EmptyBoard empty(variant);
    {
        const Work work(kWorkOfLearning);
        advance_to_promotion(variant, empty);
        if (!less_is_better()) advance_to_goals(variant, empty);
    }
    count_counters(variant);
    measure(variant);
    if (!trials_.stays.empty()) count_only_what_stays();
    if (less_is_better()) turn_round();
}

// What one unit of the worths that scripts declare comes to; 0 where none does.
double Values::declared_unit(const Variant& variant, const std::vector<double>& learned) const {
    std::vector<double> units;
    for (int type = 0; type < variant.cast().types(); ++type) {
        const auto& worth = variant.piece(type).worth;
        const double able = learned[static_cast<std::size_t>(type)];
        // What is promoted is worth more than it can do.
        if (worth && *worth > 0 && able > 0 && !variant.promotion().promotes(type))
            units.push_back(able / *worth);
    }
    return median(std::move(units));
}

void Values::take_worths(const Variant& variant) {
    // Fitted to pieces whose worth is known.
    constexpr double kUnit = 29.3, kPower = 1.22;
    constexpr double kMostMedians = 20;
    // Pieces that are exchanged and come again differ less in worth.
    constexpr double kPowerAgain = 0.7;
    const bool again = come_again(variant);
    std::vector<double> learned, able;
    for (const double fields : ability_.of_type) {
        learned.push_back(kUnit * std::pow(fields, kPower));
        if (learned.back() > 0) able.push_back(learned.back());
    }
    const double middle = able.empty() ? 100 : median(able), unit = declared_unit(variant, learned);
    worth_.assign(static_cast<std::size_t>(variant.cast().codes()), 0);
    in_hand_.assign(worth_.size(), 0);
    for (int type = 0; type < variant.cast().types(); ++type) {
        double worth = learned[static_cast<std::size_t>(type)];
        // Such a piece acts when others activate it, or is only dropped.
        if (worth <= 0) worth = middle / 2;
        worth = std::min(worth, kMostMedians * middle);
        if (const auto& declared = variant.piece(type).worth; declared && *declared > 0)
            worth = *declared * (unit > 0 ? unit : 100);
        if (again) worth = middle * std::pow(worth / middle, kPowerAgain);
        for (const Side side : {Side::light, Side::dark}) {
            const Code code = Cast::code(type, side);
            worth_[code] = std::max(1, static_cast<int>(std::lround(worth)));
            in_hand_[code] = factor_of(code) * worth_[code] * (again ? 19 : 21) / 20;
        }
    }
}

// Material, and a little for fields from which the piece gets further. A piece that must be safe is better
// off where others do not get far, as it is hardly attacked there.
void Values::stand(const Variant& variant) {
    constexpr double kOfPlace = 0.25, kOfShelter = 1.5;
    standing_.assign(worth_.size() * fields_, 0);
    for (Code code = 1; code < worth_.size(); ++code)
        std::fill_n(standing_.begin() + static_cast<std::ptrdiff_t>(code * fields_), fields_,
                    factor_of(code) * worth_[code]);
    measure(variant);
    for (Code code = 1; code < worth_.size(); ++code) {
        const bool sheltered = must_be_safe(variant, code);
        const double shelter = counts_for_goals(variant, code) ? 0 : kOfShelter * weakest_;
        const double* of_place = &ability_.of_type_on[static_cast<std::size_t>(Cast::type(code)) * fields_];
        for (Field f = 0; f < fields_; ++f) {
            const Field seen =
                Cast::side(code) == Side::dark ? variant.board().seen_by_other(f, variant.spec().rotate) : f;
            const double more = sheltered ? shelter * (1 - ability_.of_field[seen])
                                          : kOfPlace * worth_[code] * (of_place[seen] - 1);
            standing_[code * fields_ + f] += static_cast<int>(std::lround(factor_of(code) * more));
        }
    }
}

// Adds what being near comes to, by field. Worths that scripts declare are those of pieces where they start:
// there, in the mean, nothing is added.
void Values::add_near(const Variant& variant, Code code, const std::vector<double>& near, bool declared) {
    double at_start = 0, number = 0;
    for (std::size_t f = 0; f < near.size(); ++f)
        if (declared && variant.position_tables().setup[f] == code) {
            at_start += near[f];
            ++number;
        }
    const double less = number > 0 ? at_start / number : 0;
    for (std::size_t f = 0; f < near.size(); ++f)
        standing_[code * fields_ + f] += static_cast<int>(factor_of(code) * (near[f] - less));
}

void Values::advance_to_promotion(const Variant& variant, const EmptyBoard& empty) {
    constexpr double kOfGain = 0.3;
    const Promotion& promotion = variant.promotion();
    for (int type = 0; type < variant.cast().types(); ++type) {
        if (!promotion.promotes(type)) continue;
        for (const Side side : {Side::light, Side::dark}) {
            const Code code = Cast::code(type, side);
            int best = 0;
            for (const int into : promotion.choices(code))
                best = std::max(best, worth(Cast::code(into, side)));
            const double gain = kOfGain * (best - worth(code));
            if (gain <= 0) continue;
            const FieldSet& zone = promotion.rule(code).zone[static_cast<std::size_t>(side)];
            // Each ply that is missing halves it: what has far to go is hardly ever promoted.
            std::vector<double> near;
            for (const int plies : empty.plies_to(code, zone)) near.push_back(std::ldexp(gain, -plies));
            add_near(variant, code, near, variant.piece(type).worth.has_value());
        }
    }
}

void Values::advance_to_goals(const Variant& variant, const EmptyBoard& empty) {
    constexpr double kOfMean = 6, kForEachPly = 0.6;
    for (const Goal& goal : variant.endings().goals) {
        if (goal.kind != GoalShape::Kind::zone) continue;
        for (int type = 0; type < variant.cast().types(); ++type)
            for (const Side side : {Side::light, Side::dark}) {
                const auto winner = winner_by(goal.result, side);
                const Code code = Cast::code(type, side);
                if (!goal.counts(code) || (!winner && goal.count != 1)) continue;
                std::vector<int> plies_there =
                    empty.plies_to(code, goal.zone[static_cast<std::size_t>(side)]);
                if (!winner) {
                    to_draw_.push_back({code, std::move(plies_there)});
                    continue;
                }
                measure(variant);
                const double most = (*winner == side ? kOfMean : -kOfMean) * mean_ / goal.count;
                std::vector<double> near;
                for (const int plies : plies_there) near.push_back(most * std::pow(kForEachPly, plies));
                add_near(variant, code, near, false);
                if (*winner == side) to_win_.push_back({code, std::move(plies_there)});
            }
    }
}

// A side that is near to the number with which it wins: the worth of the greatest piece, divided by the
// square of what is missing, or half the share of it.
void Values::count_counters(const Variant& variant) {
    const int greatest = *std::max_element(worth_.begin(), worth_.end());
    const auto nearness = [](int missing) { return std::pow(std::max(missing, 1), -2.0); };
    const auto count = [&](int counter, int reach) {
        if (counter < 0 || reach < 1) return;
        numbers_.push_back({counter, reach});
        for (const int side : {0, 1}) {
            auto& values = counters_[static_cast<std::size_t>(counter + side)];
            for (int number = 0; number <= reach; ++number) {
                const double near =
                    std::max(nearness(reach - number) - nearness(reach), 0.5 * number / reach);
                values.push_back((side == 0 ? 1 : -1) * static_cast<int>(near * greatest));
            }
        }
    };
    if (variant.endings().checks > 0) count(variant.endings().first_check_counter, variant.endings().checks);
    for (const CounterGoal& goal : variant.endings().counters)
        if (counters_[static_cast<std::size_t>(goal.counter)].empty()) count(goal.counter, goal.reach);
}

// Pieces that are turned over or taken without having moved: their number in the middle of the game tells
// nothing, as most of them change sides again.
void Values::count_only_what_stays() {
    constexpr double kOfStaying = 8;
    for (Code code = 1; code < worth_.size(); ++code)
        for (Field f = 0; f < fields_; ++f)
            standing_[code * fields_ + f] =
                static_cast<int>(factor_of(code) * kOfStaying * worth_[code] * trials_.stays[f]);
}

void Values::measure(const Variant& variant) {
    int least = 0, sum = 0, number = 0, royals = 0;
    const auto& setup = variant.position_tables().setup;
    for (Field f = 0; f < fields_; ++f) {
        const Code code = setup[f];
        if (code == kNoPiece || Cast::side(code) == Side::none) continue;
        if (must_be_safe(variant, code)) {
            royals = std::max(royals, worth(code));
            continue;
        }
        const int value = std::max(1, std::abs(at(code, f)));
        least = least == 0 ? value : std::min(least, value);
        sum += value;
        ++number;
    }
    weakest_ = least > 0 ? least : royals > 0 ? royals : 100;
    mean_ = number > 0 ? sum / number : weakest_;
    greatest_ = 1;
    for (const int value : standing_) greatest_ = std::max(greatest_, std::abs(value));
}

void Values::turn_round() {
    for (int& value : standing_) value = -value;
    for (int& value : in_hand_) value = -value;
}

bool Values::near_goal(const Position& position, int turns) const {
    const Side side = position.to_move();
    return ranges::any_of(to_win_, [&](const ToGoal& one) {
        return Cast::side(one.code) == side && position.count(one.code) > 0 &&
               ranges::any_of(position.pieces(side),
                              [&](Field f) { return position.at(f) == one.code && one.plies[f] <= turns; });
    });
}

bool Values::near_number(const Position& position) const {
    const int side = static_cast<int>(position.to_move());
    return ranges::any_of(
        numbers_, [&](const ToNumber& one) { return position.counter(one.counter + side) == one.reach - 1; });
}

int Values::of(const Position& position) const {
    int sum = 0;
    for (const Side side : {Side::light, Side::dark})
        for (const Field f : position.pieces(side)) sum += at(position.at(f), f);
    for (Code code = 1; code < in_hand_.size(); ++code)
        if (Cast::side(code) != Side::none) sum += in_hand_[code] * position.in_reserve(code);
    for (std::size_t i = 0; i < counters_.size(); ++i)
        if (!counters_[i].empty()) {
            const auto last = static_cast<int>(counters_[i].size()) - 1;
            sum += counters_[i][static_cast<std::size_t>(
                std::clamp(position.counter(static_cast<int>(i)), 0, last))];
        }
    return sum;
}

int Values::change(std::span<const Edit> edits) const {
    int sum = 0;
    for (const Edit& e : edits) {
        if (e.what == Edit::What::cell) {
            sum += (e.after == kNoPiece ? 0 : at(e.after, e.field)) -
                   (e.before == kNoPiece ? 0 : at(e.before, e.field));
        } else if (e.what == Edit::What::reserve) {
            if (e.before_number < Position::kEndless && stores_[e.slot] == 0)
                sum += (e.number - e.before_number) * in_hand_[e.after];
        } else if (e.what == Edit::What::counter && e.slot < counters_.size() && !counters_[e.slot].empty()) {
            const auto& values = counters_[e.slot];
            const auto value = [&](int number) {
                return values[static_cast<std::size_t>(
                    std::clamp(number, 0, static_cast<int>(values.size()) - 1))];
            };
            sum += value(e.number) - value(e.before_number);
        }
    }
    return sum;
}

}  // namespace acedrex
