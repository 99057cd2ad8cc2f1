#include "lab/statistics.hpp"

#include <algorithm>
#include <cmath>
#include <vector>

#include "search/dice.hpp"

namespace acedrex::program {

namespace {

double mean_of(std::span<const double> values) {
    double sum = 0;
    for (const double value : values) sum += value;
    return sum / static_cast<double>(values.size());
}

double deviation_of(std::span<const double> values, double mean) {
    if (values.size() < 2) return 0;
    double squares = 0;
    for (const double value : values) squares += (value - mean) * (value - mean);
    return std::sqrt(squares / static_cast<double>(values.size() - 1));
}

double gain_of_means(double a, double b) {
    return std::abs(a - 0.5) - std::abs(b - 0.5);
}

}  // namespace

double quantile(std::span<const double> sorted, double place) {
    const double at = place * static_cast<double>(sorted.size() - 1);
    const auto below = static_cast<std::size_t>(at);
    const std::size_t above = std::min(below + 1, sorted.size() - 1);
    return sorted[below] + (at - static_cast<double>(below)) * (sorted[above] - sorted[below]);
}

Estimate estimate(std::span<const double> values, bool share) {
    Estimate result{.games = values.size()};
    if (values.empty()) return result;
    std::vector<double> sorted(values.begin(), values.end());
    std::sort(sorted.begin(), sorted.end());
    result.mean = mean_of(values);
    result.deviation = deviation_of(values, result.mean);
    result.median = quantile(sorted, 0.5);
    result.least = sorted.front();
    result.most = sorted.back();
    const auto n = static_cast<double>(values.size());
    const double half = kDeviations * result.deviation / std::sqrt(n);
    result.bounds = share ? wilson(result.mean, n) : Bounds{result.mean - half, result.mean + half};
    return result;
}

Bounds bootstrap(std::size_t games, std::uint64_t seed,
                 FunctionRef<double(std::span<const std::size_t> drawn)> number) {
    constexpr int kSamples = 2'000;
    Dice dice(seed);
    std::vector<double> numbers;
    std::vector<std::size_t> drawn(games);
    for (int i = 0; i < kSamples && games > 0; ++i) {
        for (std::size_t& one : drawn) one = dice.below(games);
        numbers.push_back(number(drawn));
    }
    if (numbers.empty()) return {-1, 1};
    std::sort(numbers.begin(), numbers.end());
    return {quantile(numbers, 0.025), quantile(numbers, 0.975)};
}

Fairness fairness(std::span<const double> a, std::span<const double> b, std::uint64_t seed) {
    Fairness result{.pairs = a.size()};
    if (a.empty()) return result;
    const double mean_a = mean_of(a), mean_b = mean_of(b);
    result.gain = gain_of_means(mean_a, mean_b);
    const auto n = static_cast<double>(a.size());
    result.bounds = bootstrap(a.size(), seed, [&](std::span<const std::size_t> drawn) {
        double sum_a = 0, sum_b = 0;
        for (const std::size_t i : drawn) {
            sum_a += a[i];
            sum_b += b[i];
        }
        return gain_of_means(sum_a / n, sum_b / n);
    });
    // Each pair's part of the gain.
    const double sign_a = mean_a < 0.5 ? -1 : 1, sign_b = mean_b < 0.5 ? -1 : 1;
    std::vector<double> parts;
    for (std::size_t i = 0; i < a.size(); ++i) parts.push_back(sign_a * a[i] - sign_b * b[i]);
    result.error = a.size() < 2 ? 1 : deviation_of(parts, mean_of(parts)) / std::sqrt(n);
    return result;
}

Fairness::Verdict Fairness::verdict(double wanted) const {
    constexpr double kError = 0.05;
    const double bound = std::log((1 - kError) / kError);
    // The logarithm of how much likelier the gain is where it is as wanted.
    const double surplus = wanted * (gain - wanted / 2);
    if (error <= 0) return surplus > 0 ? Verdict::fairer : Verdict::no_fairer;
    const double ratio = surplus / (error * error);
    return ratio >= bound ? Verdict::fairer : ratio <= -bound ? Verdict::no_fairer : Verdict::open;
}

}  // namespace acedrex::program
