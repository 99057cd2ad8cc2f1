// Logistic regression: what each of several things adds to the chance to win.
#pragma once

#include <vector>

namespace acedrex::program {

struct LogisticFit {
    std::vector<double> weights, errors;  // the errors are deviations
};
// rows: of each game the things, all rows of one length; scores: from 0 to 1. ridge: how firmly weights are
// held near 0, so that what no game tells of stays there; more than 0.
LogisticFit logistic_fit(const std::vector<std::vector<double>>& rows, const std::vector<double>& scores,
                         double ridge);

}  // namespace acedrex::program
