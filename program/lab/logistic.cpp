#include "lab/logistic.hpp"

#include <cmath>
#include <cstddef>
#include <utility>

namespace acedrex::program {

namespace {

using Matrix = std::vector<std::vector<double>>;

// By Gauss and Jordan; of a matrix that is symmetric and positive, so that no pivot is 0.
Matrix inverse_of(Matrix matrix) {
    const std::size_t size = matrix.size();
    Matrix inverse(size, std::vector<double>(size, 0.0));
    for (std::size_t i = 0; i < size; ++i) inverse[i][i] = 1;
    for (std::size_t pivot = 0; pivot < size; ++pivot) {
        const double by = matrix[pivot][pivot];
        for (std::size_t j = 0; j < size; ++j) {
            matrix[pivot][j] /= by;
            inverse[pivot][j] /= by;
        }
        for (std::size_t i = 0; i < size; ++i) {
            if (i == pivot) continue;
            const double times = matrix[i][pivot];
            for (std::size_t j = 0; j < size; ++j) {
                matrix[i][j] -= times * matrix[pivot][j];
                inverse[i][j] -= times * inverse[pivot][j];
            }
        }
    }
    return inverse;
}

}  // namespace

LogisticFit logistic_fit(const std::vector<std::vector<double>>& rows, const std::vector<double>& scores,
                         double ridge) {
    constexpr int kSteps = 50;
    constexpr double kNear = 1e-9;
    const std::size_t size = rows.empty() ? 0 : rows[0].size();
    LogisticFit fit{std::vector<double>(size, 0.0), std::vector<double>(size, 0.0)};
    Matrix inverse;
    // Newton's steps.
    for (int step = 0; step < kSteps; ++step) {
        Matrix curvature(size, std::vector<double>(size, 0.0));
        std::vector<double> slope(size, 0.0);
        for (std::size_t i = 0; i < size; ++i) {
            curvature[i][i] = ridge;
            slope[i] = -ridge * fit.weights[i];
        }
        for (std::size_t game = 0; game < rows.size(); ++game) {
            double sum = 0;
            for (std::size_t i = 0; i < size; ++i) sum += fit.weights[i] * rows[game][i];
            const double expected = 1 / (1 + std::exp(-sum)), weight = expected * (1 - expected);
            for (std::size_t i = 0; i < size; ++i) {
                slope[i] += rows[game][i] * (scores[game] - expected);
                for (std::size_t j = 0; j < size; ++j)
                    curvature[i][j] += weight * rows[game][i] * rows[game][j];
            }
        }
        inverse = inverse_of(std::move(curvature));
        double moved = 0;
        for (std::size_t i = 0; i < size; ++i) {
            double by = 0;
            for (std::size_t j = 0; j < size; ++j) by += inverse[i][j] * slope[j];
            fit.weights[i] += by;
            moved += std::abs(by);
        }
        if (moved < kNear) break;
    }
    for (std::size_t i = 0; i < size; ++i) fit.errors[i] = std::sqrt(inverse[i][i]);
    return fit;
}

}  // namespace acedrex::program
