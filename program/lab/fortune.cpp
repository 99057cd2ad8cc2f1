#include "lab/fortune.hpp"

#include <algorithm>
#include <cmath>

namespace acedrex::program {

namespace {

double chance_of(Side side, double light) {
    return side == Side::light ? light : 1 - light;
}

}  // namespace

int lead_changes(std::span<const double> leads) {
    int changes = 0, leader = 0;
    for (const double lead : leads) {
        const int ahead = lead >= kLeads ? 1 : lead <= 1 - kLeads ? -1 : 0;
        if (ahead == 0) continue;
        if (leader == -ahead) ++changes;
        leader = ahead;
    }
    return changes;
}

Drama drama(std::span<const double> leads, Side winner) {
    Drama result;
    int behind = 0;
    for (const double lead : leads) {
        const double lacks = 0.5 - chance_of(winner, lead);
        if (lacks <= 0) continue;
        ++behind;
        result.mean_root += std::sqrt(lacks);
        result.most = std::max(result.most, lacks);
    }
    if (behind == 0) return result;
    result.mean_root /= behind;
    result.share = behind / static_cast<double>(leads.size());
    return result;
}

double decided_at(std::span<const double> leads, Side winner) {
    std::size_t decided = leads.size();
    while (decided > 0 && chance_of(winner, leads[decided - 1]) >= kDecides) --decided;
    return leads.empty() ? 1 : static_cast<double>(decided) / static_cast<double>(leads.size());
}

double greatest_swing(std::span<const double> leads) {
    double most = 0;
    for (std::size_t i = 1; i < leads.size(); ++i) most = std::max(most, std::abs(leads[i] - leads[i - 1]));
    return most;
}

double permanence(std::span<const double> leads) {
    constexpr double kTells = 0.05;
    int changes = 0, kept = 0;
    for (std::size_t i = 1; i + 1 < leads.size(); ++i) {
        const double change = leads[i] - leads[i - 1], reply = leads[i + 1] - leads[i];
        if (std::abs(change) <= kTells) continue;
        ++changes;
        if (change * reply >= 0 || std::abs(reply) < std::abs(change) / 2) ++kept;
    }
    return changes == 0 ? 1 : static_cast<double>(kept) / changes;
}

double uncertainty(std::span<const double> leads) {
    if (leads.empty()) return 1;
    double open = 0;
    for (const double lead : leads) open += 1 - std::abs(2 * lead - 1);
    return open / static_cast<double>(leads.size());
}

}  // namespace acedrex::program
