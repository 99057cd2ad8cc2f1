#include "diagnostic.hpp"

#include <algorithm>
#include <numeric>

namespace acedrex {

std::string to_string(const Diagnostic& d) {
    std::string text = d.place.file.empty() ? "" : d.place.file + ":";
    if (d.place.line > 0) text += std::to_string(d.place.line) + ":";
    if (!text.empty()) text += " ";
    text += d.severity == Severity::error ? "error: " : "warning: ";
    text += d.message;
    if (!d.remedy.empty()) text += "; " + d.remedy;
    return text;
}

namespace {

char lower(char c) {
    return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c;
}

std::size_t edit_distance(std::string_view a, std::string_view b) {
    std::vector<std::size_t> row(b.size() + 1);
    std::iota(row.begin(), row.end(), std::size_t{0});
    for (std::size_t i = 1; i <= a.size(); ++i) {
        std::size_t diagonal = row[0];
        row[0] = i;
        for (std::size_t j = 1; j <= b.size(); ++j) {
            const std::size_t above = row[j];
            const std::size_t change = diagonal + (lower(a[i - 1]) == lower(b[j - 1]) ? 0 : 1);
            row[j] = std::min({change, above + 1, row[j - 1] + 1});
            diagonal = above;
        }
    }
    return row[b.size()];
}

}  // namespace

std::string nearest_name(std::string_view wrong, const std::vector<std::string>& candidates) {
    std::string best;
    std::size_t best_distance = std::max<std::size_t>(1, wrong.size() / 3) + 1;
    if (wrong.size() > 100) return best;
    for (const std::string& candidate : candidates) {
        const std::size_t distance = edit_distance(wrong, candidate);
        if (distance < best_distance) {
            best = candidate;
            best_distance = distance;
        }
    }
    return best;
}

}  // namespace acedrex
