#include "lab/study.hpp"

#include <fmt/core.h>

#include <algorithm>
#include <cmath>
#include <map>
#include <set>

#include "base/ranges.hpp"
#include "shell/console.hpp"

namespace acedrex::program {

namespace {

constexpr std::uint64_t kSeed = 1;  // of what is drawn for bounds

// Numbers that lack between others.
class Gaps {
  public:
    // Those from there up to below that.
    void add(std::uint64_t from, std::uint64_t below) {
        constexpr int kMost = 10;
        if (from >= below) return;
        number_ += below - from;
        if (++ranges_ > kMost) return;
        text_ += (text_.empty() ? "" : ", ") + std::to_string(from);
        if (below - from > 1) text_ += fmt::format(" to {}", below - 1);
        if (ranges_ == kMost) text_ += " ...";
    }
    std::uint64_t number() const { return number_; }
    const std::string& text() const { return text_; }  // "1 to 3, 7"

  private:
    std::uint64_t number_ = 0;
    int ranges_ = 0;
    std::string text_{};
};

// The moves, without what tags say.
std::string moves_of(const GameRecord& game) {
    const std::size_t gap = game.pgn.rfind("]\n");
    return gap == game.pgn.npos ? game.pgn : game.pgn.substr(gap);
}

std::vector<double> values_of(const std::vector<const GameRecord*>& games, const Measure& measure) {
    std::vector<double> values;
    for (const GameRecord* game : games)
        if (const auto value = measure.of(*game)) values.push_back(*value);
    return values;
}

void count_ends(Findings& findings) {
    std::map<std::string, int> reasons;
    std::set<std::string> courses;
    for (const GameRecord* game : findings.games) {
        const double scores = game->first_scores();
        (scores == 1 ? findings.won : scores == 0 ? findings.lost : findings.drawn) += 1;
        ++reasons[game->reason];
        if (!game->complete) ++findings.incomplete;
        courses.insert(moves_of(*game));
    }
    findings.distinct = courses.size();
    findings.reasons.assign(reasons.begin(), reasons.end());
    std::stable_sort(findings.reasons.begin(), findings.reasons.end(),
                     [](const auto& a, const auto& b) { return a.second > b.second; });
}

void sum_pieces(Findings& findings) {
    std::map<std::string, PieceUse> sums;
    for (const GameRecord* game : findings.games)
        for (const auto& [name, use] : game->pieces)
            for (const auto number : {&PieceUse::began, &PieceUse::moves, &PieceUse::captures_by,
                                      &PieceUse::captured, &PieceUse::promoted, &PieceUse::left})
                sums[name].*number += use.*number;
    findings.pieces.assign(sums.begin(), sums.end());
    std::stable_sort(findings.pieces.begin(), findings.pieces.end(),
                     [](const auto& a, const auto& b) { return a.second.moves > b.second.moves; });
}

void follow_clarity(Findings& findings) {
    constexpr int kSteps = 20;
    for (int step = 0; step <= kSteps; ++step) {
        const double share = step / static_cast<double>(kSteps);
        std::vector<double> clear;
        for (const GameRecord* game : findings.games) {
            if (game->leads.empty()) continue;
            const auto at = static_cast<std::size_t>(share * static_cast<double>(game->leads.size() - 1));
            clear.push_back(std::abs(2 * game->leads[at] - 1));
        }
        if (clear.empty()) return;
        std::sort(clear.begin(), clear.end());
        findings.clarity.push_back(
            {share, quantile(clear, 0.25), quantile(clear, 0.5), quantile(clear, 0.75)});
    }
}

void conclude(Findings& findings) {
    std::stable_sort(findings.games.begin(), findings.games.end(),
                     [](const auto* a, const auto* b) { return a->seed < b->seed; });
    count_ends(findings);
    for (const Measure& measure : measures())
        findings.estimates.push_back(
            estimate(values_of(findings.games, measure), measure.kind == Measure::Kind::share));
    findings.balance = bootstrap(findings.games.size(), kSeed, [&](std::span<const std::size_t> drawn) {
        double sum = 0;
        for (const std::size_t i : drawn) sum += findings.games[i]->first_scores();
        return sum / static_cast<double>(drawn.size());
    });
    sum_pieces(findings);
    follow_clarity(findings);
}

using Pair = std::pair<const GameRecord*, const GameRecord*>;

std::vector<Pair> pairs_of(const Findings& a, const Findings& b) {
    std::vector<Pair> pairs;
    for (std::size_t i = 0, j = 0; i < a.games.size() && j < b.games.size();) {
        const std::uint64_t seed_a = a.games[i]->seed, seed_b = b.games[j]->seed;
        if (seed_a == seed_b) pairs.emplace_back(a.games[i], b.games[j]);
        if (seed_a <= seed_b) ++i;
        if (seed_b <= seed_a) ++j;
    }
    return pairs;
}

Comparison compared(const Findings& a, const Findings& b) {
    Comparison result;
    const std::vector<Pair> pairs = pairs_of(a, b);
    for (const Measure& measure : measures()) {
        std::vector<double> differences;
        for (const auto& [one, other] : pairs) {
            const auto before = measure.of(*one), after = measure.of(*other);
            if (before && after) differences.push_back(*after - *before);
        }
        result.differences.push_back(estimate(differences));
    }
    std::vector<double> scores_a, scores_b;
    for (const auto& [one, other] : pairs) {
        scores_a.push_back(one->first_scores());
        scores_b.push_back(other->first_scores());
    }
    result.fairness = fairness(scores_a, scores_b, kSeed);
    return result;
}

void name_findings(std::vector<Findings>& all) {
    for (Findings& findings : all) {
        const std::size_t folders = findings.rules.substr(0, findings.rules.find(':')).rfind('/');
        findings.name = findings.rules.substr(folders == std::string::npos ? 0 : folders + 1);
    }
    const std::vector<Findings> short_ones = all;
    for (Findings& findings : all)
        if (ranges::count(short_ones, findings.name, &Findings::name) > 1) findings.name = findings.rules;
}

void find_missing(Study& study) {
    for (const Findings& findings : study.findings) {
        Gaps gaps;
        std::uint64_t next = study.first_seed;
        for (const GameRecord* game : findings.games) {
            gaps.add(next, game->seed);
            next = game->seed + 1;
        }
        gaps.add(next, study.last_seed + 1);
        if (gaps.number() > 0)
            study.missing.push_back(fmt::format("{}: {} missing, seed {}", findings.name,
                                                counted(gaps.number(), "game"), gaps.text()));
    }
}

}  // namespace

void draw_conclusions(Study& study) {
    if (study.games.empty()) return;
    study.nodes_a_move = study.games[0].nodes_a_move;
    study.opening = study.games[0].opening;
    study.first_seed = study.last_seed = study.games[0].seed;
    for (const GameRecord& game : study.games) {
        study.first_seed = std::min(study.first_seed, game.seed);
        study.last_seed = std::max(study.last_seed, game.seed);
        auto found = ranges::find(study.findings, game.rules(), &Findings::rules);
        if (found == study.findings.end()) {
            study.findings.emplace_back().rules = game.rules();
            found = study.findings.end() - 1;
        }
        found->games.push_back(&game);
    }
    name_findings(study.findings);
    for (Findings& findings : study.findings) conclude(findings);
    for (std::size_t i = 1; i < study.findings.size(); ++i)
        study.comparisons.push_back(compared(study.findings[0], study.findings[i]));
    find_missing(study);
}

}  // namespace acedrex::program
