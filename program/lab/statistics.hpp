// Numbers out of samples, with what is known of them.
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>

#include "base/function_ref.hpp"
#include "search/wilson.hpp"

namespace acedrex::program {

// Of the values of many games.
struct Estimate {
    std::size_t games = 0;
    double mean = 0, deviation = 0;  // the deviation of one value
    double median = 0, least = 0, most = 0;
    Bounds bounds{0, 0};  // of the mean, 95 %

    double half_width() const { return (bounds.high - bounds.low) / 2; }
};
// share: each value is one from 0 to 1, such as a score: then the bounds are Wilson's. Else they are those of
// a normal distribution.
Estimate estimate(std::span<const double> values, bool share = false);

// The value at that place of the order, from 0 (the least) to 1; between two of them in proportion. At least
// one.
double quantile(std::span<const double> sorted, double place);

// 95 % of what `number` gives of samples that are drawn from so many games, each with as many games (the
// bootstrap). The same for the same seed.
Bounds bootstrap(std::size_t games, std::uint64_t seed,
                 FunctionRef<double(std::span<const std::size_t> drawn)> number);

// Is the balance of B nearer to even than that of A? scores: what the first side has of the games of A and of
// B, in pairs that begin alike.
struct Fairness {
    std::size_t pairs = 0;
    double gain = 0;       // by how much B is nearer to 0.5
    Bounds bounds{-1, 1};  // by the bootstrap

    // Wald's sequential test of "by `wanted`" against "not at all", 5 % error either way.
    enum class Verdict { fairer, no_fairer, open };
    Verdict verdict(double wanted) const;
    double error = 1;  // of the gain: its deviation
};
Fairness fairness(std::span<const double> a, std::span<const double> b, std::uint64_t seed);

}  // namespace acedrex::program
