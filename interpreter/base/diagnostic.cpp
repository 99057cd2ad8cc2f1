#include "base/diagnostic.hpp"

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

// Letters put in, left out, changed or exchanged with their neighbour.
std::size_t edit_distance(std::string_view a, std::string_view b) {
    std::vector<std::size_t> before(b.size() + 1), row(b.size() + 1), next(b.size() + 1);
    std::iota(row.begin(), row.end(), std::size_t{0});
    for (std::size_t i = 1; i <= a.size(); ++i) {
        next[0] = i;
        for (std::size_t j = 1; j <= b.size(); ++j) {
            const bool same = lower(a[i - 1]) == lower(b[j - 1]);
            next[j] = std::min({row[j - 1] + (same ? 0 : 1), row[j] + 1, next[j - 1] + 1});
            const bool exchanged =
                i > 1 && j > 1 && lower(a[i - 1]) == lower(b[j - 2]) && lower(a[i - 2]) == lower(b[j - 1]);
            if (exchanged) next[j] = std::min(next[j], before[j - 2] + 1);
        }
        before.swap(row);
        row.swap(next);
    }
    return row[b.size()];
}

}  // namespace

std::string nearest_name(std::string_view wrong, const std::vector<std::string>& candidates) {
    std::string best;
    if (wrong.empty() || wrong.size() > 100) return best;
    // Of a single letter nothing would be left where it is another one.
    std::size_t best_distance = std::min(std::max<std::size_t>(1, wrong.size() / 3) + 1, wrong.size());
    for (const std::string& candidate : candidates) {
        const std::size_t distance = edit_distance(wrong, candidate);
        if (distance < best_distance) {
            best = candidate;
            best_distance = distance;
        }
    }
    return best;
}

std::string remedy_for(std::string_view wrong, const std::vector<std::string>& candidates,
                       const std::string& otherwise) {
    const std::string near = nearest_name(wrong, candidates);
    return near.empty() ? otherwise : "did you mean \"" + near + "\"?";
}

}  // namespace acedrex
