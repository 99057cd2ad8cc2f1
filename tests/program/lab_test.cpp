// The numbers of the lab, against those that were worked out by hand.
#include <gtest/gtest.h>

#include <cmath>

#include "lab/fortune.hpp"
#include "lab/game_record.hpp"
#include "lab/logistic.hpp"
#include "lab/statistics.hpp"
#include "lab/study.hpp"

namespace acedrex::program {

namespace {

const std::vector<double> kLeadsOfGame{0.5, 0.6, 0.4, 0.56, 0.58, 0.9};

GameRecord record_of(const std::string& variant, std::uint64_t seed, std::optional<Side> winner) {
    GameRecord game;
    game.variant = variant;
    game.seed = seed;
    game.winner = winner;
    game.reason = winner ? "checkmate" : "repetition";
    game.plies = 10 + static_cast<int>(seed);
    game.leads = kLeadsOfGame;
    game.pieces["Lynx"] = {.began = 2, .moves = 7, .captures_by = 3, .captured = 1, .promoted = 0, .left = 1};
    game.pgn = "[Event \"x\"]\n\n1. a1-b" + std::to_string(seed) + "\n";
    return game;
}

const Estimate& of(const Findings& findings, std::string_view key) {
    for (std::size_t i = 0; i < measures().size(); ++i)
        if (measures()[i].key == key) return findings.estimates[i];
    throw std::out_of_range(std::string(key));
}

}  // namespace

TEST(LabStatistics, WilsonIsThatOfTheTables) {
    EXPECT_NEAR(wilson(0.5, 100).low, 0.40383, 1e-5);
    EXPECT_NEAR(wilson(0.5, 100).high, 0.59617, 1e-5);
    // Ten of ten: 1 / (1 + z^2 / 10).
    EXPECT_NEAR(wilson(1, 10).low, 0.72246, 1e-5);
    EXPECT_DOUBLE_EQ(wilson(1, 10).high, 1);
    EXPECT_DOUBLE_EQ(wilson(0, 0).low, 0);
}

TEST(LabStatistics, EstimatesTellMeanDeviationAndBounds) {
    const std::vector<double> values{4, 1, 3, 2};
    const Estimate found = estimate(values);
    EXPECT_DOUBLE_EQ(found.mean, 2.5);
    EXPECT_DOUBLE_EQ(found.median, 2.5);
    EXPECT_NEAR(found.deviation, 1.290994, 1e-6);
    EXPECT_NEAR(found.half_width(), 1.265174, 1e-6);
    EXPECT_DOUBLE_EQ(found.least, 1);
    EXPECT_DOUBLE_EQ(found.most, 4);
    EXPECT_EQ(estimate({}).games, 0U);
    EXPECT_DOUBLE_EQ(estimate(std::vector<double>{3}).half_width(), 0);
    const std::vector<double> sorted{0, 10, 20};
    EXPECT_DOUBLE_EQ(quantile(sorted, 0.25), 5);
    EXPECT_DOUBLE_EQ(quantile(sorted, 1), 20);
}

TEST(LabStatistics, TheBootstrapAgreesWithTheNormalDistribution) {
    std::vector<double> scores;
    for (int i = 0; i < 400; ++i) scores.push_back(i % 2);
    const auto mean = [&](std::span<const std::size_t> drawn) {
        double sum = 0;
        for (const std::size_t i : drawn) sum += scores[i];
        return sum / static_cast<double>(drawn.size());
    };
    const Bounds bounds = bootstrap(scores.size(), 7, mean);
    EXPECT_NEAR(bounds.low, 0.5 - 1.96 * 0.5 / 20, 0.006);
    EXPECT_NEAR(bounds.high, 0.5 + 1.96 * 0.5 / 20, 0.006);
    EXPECT_DOUBLE_EQ(bounds.low, bootstrap(scores.size(), 7, mean).low);
}

TEST(LabStatistics, FairnessIsHowMuchNearerToEven) {
    std::vector<double> one_sided(200, 1.0), even;
    for (int i = 0; i < 200; ++i) even.push_back(i % 2);
    const Fairness found = fairness(one_sided, even, 1);
    EXPECT_DOUBLE_EQ(found.gain, 0.5);
    EXPECT_GT(found.bounds.low, 0.4);
    EXPECT_EQ(found.verdict(0.05), Fairness::Verdict::fairer);
    EXPECT_EQ(fairness(even, one_sided, 1).verdict(0.05), Fairness::Verdict::no_fairer);
    // 0.05 * (0.1 - 0.025) / 0.02^2 = 9.4; 0.05 * (0 - 0.025) / 0.02^2 = -3.1, / 0.05^2 = -0.5; bounds: 2.94.
    Fairness told;
    told.gain = 0.1;
    told.error = 0.02;
    EXPECT_EQ(told.verdict(0.05), Fairness::Verdict::fairer);
    told.gain = 0;
    EXPECT_EQ(told.verdict(0.05), Fairness::Verdict::no_fairer);
    told.error = 0.05;
    EXPECT_EQ(told.verdict(0.05), Fairness::Verdict::open);
}

TEST(LabStatistics, TheLogisticFitIsThatOfTheShares) {
    // One thing alone: 75 of 100 games with it are won, and 25 of 100 against it.
    std::vector<std::vector<double>> rows;
    std::vector<double> scores;
    for (int i = 0; i < 200; ++i) {
        rows.push_back({i < 100 ? 1.0 : -1.0, 0.0});
        scores.push_back(i < 100 ? i % 4 != 0 : i % 4 == 0);
    }
    const LogisticFit fit = logistic_fit(rows, scores, 1e-6);
    EXPECT_NEAR(fit.weights[0], std::log(3.0), 1e-6);
    EXPECT_NEAR(fit.errors[0], 1 / std::sqrt(200 * 0.75 * 0.25), 1e-6);
    EXPECT_NEAR(fit.weights[1], 0, 1e-9);  // no game tells of it
}

TEST(LabFortune, IsWorkedOutByHand) {
    EXPECT_EQ(lead_changes(kLeadsOfGame), 2);
    const Drama light = drama(kLeadsOfGame, Side::light), dark = drama(kLeadsOfGame, Side::dark);
    EXPECT_NEAR(light.share, 1.0 / 6, 1e-9);
    EXPECT_NEAR(light.mean_root, std::sqrt(0.1), 1e-9);
    EXPECT_NEAR(light.most, 0.1, 1e-9);
    EXPECT_NEAR(dark.share, 4.0 / 6, 1e-9);
    EXPECT_NEAR(dark.mean_root, 0.369119, 1e-6);
    EXPECT_NEAR(dark.most, 0.4, 1e-9);
    EXPECT_NEAR(decided_at(kLeadsOfGame, Side::light), 5.0 / 6, 1e-9);
    EXPECT_DOUBLE_EQ(decided_at(kLeadsOfGame, Side::dark), 1);
    EXPECT_NEAR(greatest_swing(kLeadsOfGame), 0.32, 1e-9);
    EXPECT_NEAR(permanence(kLeadsOfGame), 1.0 / 3, 1e-9);
    EXPECT_NEAR(uncertainty(kLeadsOfGame), 4.52 / 6, 1e-9);
}

TEST(LabFortune, OfNoTurnsItSaysNothing) {
    EXPECT_EQ(lead_changes({}), 0);
    EXPECT_DOUBLE_EQ(drama({}, Side::light).share, 0);
    EXPECT_DOUBLE_EQ(decided_at({}, Side::light), 1);
    EXPECT_DOUBLE_EQ(permanence({}), 1);
}

TEST(LabRecord, IsReadAsItIsWritten) {
    GameRecord game = record_of("zebra", 5, Side::dark);
    game.options = "stripes=3";
    game.branching = {20.25, 20, 31};
    game.tree_log10 = 12.5;
    game.coverage = 0.75;
    game.nodes = 99'000;
    EXPECT_EQ(record_of_line(line_of(game)), game);
    EXPECT_EQ(line_of(game).find('\n'), std::string::npos);
    game.winner.reset();
    game.seconds = 1.5;
    EXPECT_EQ(record_of_line(line_of(game)), game);
}

TEST(LabRecord, SaysWhatIsWrongWithALine) {
    const auto fault = [](std::string line, const std::string& from, const std::string& to) {
        line.replace(line.find(from), from.size(), to);
        try {
            record_of_line(line);
        } catch (const BadRecord& bad) {
            return bad.what;
        }
        return std::string();
    };
    const std::string line = line_of(record_of("zebra", 5, Side::light));
    EXPECT_EQ(fault(line, "{", "["), "it is no JSON object");
    EXPECT_EQ(fault(line, "\"plies\":15", "\"plies\":-1"), "'plies' is not a whole number from 0 on");
    EXPECT_EQ(fault(line, "\"plies\":15", "\"plies\":99999999999"), "'plies' is too large: 99999999999");
    EXPECT_EQ(fault(line, "\"winner\":\"light\"", "\"winner\":\"left\""),
              "'winner' is not 'light', 'dark' or null");
    EXPECT_EQ(fault(line, "\"reason\"", "\"raison\""), "'reason' is missing");
    EXPECT_EQ(fault(line, "\"leads\":[0.5", "\"leads\":[\"0.5\""), "'leads' is not a number");
    EXPECT_EQ(fault(line, "{\"Lynx\":2}", "7"), "'began' is no object");
    EXPECT_EQ(fault(line, "{\"Lynx\":2}", "{\"Lynx\":2.5}"), "'began' is not a whole number from 0 on");
}

TEST(LabStudy, ComparesGamesOfTheSameSeed) {
    Study study;
    // A: 1, 0.5, 1, of seeds 1 to 3; B: 0, 1 of seeds 1 and 3.
    for (const auto& [seed, winner] :
         {std::pair<std::uint64_t, std::optional<Side>>{2, std::nullopt}, {1, Side::light}, {3, Side::light}})
        study.games.push_back(record_of("a", seed, winner));
    study.games.push_back(record_of("b", 1, Side::dark));
    study.games.push_back(record_of("b", 3, Side::light));
    study.games.back().plies = 33;
    draw_conclusions(study);
    ASSERT_EQ(study.findings.size(), 2U);
    const Findings& a = study.findings[0];
    EXPECT_EQ(a.won, 2);
    EXPECT_EQ(a.drawn, 1);
    EXPECT_NEAR(of(a, "balance").mean, 2.5 / 3, 1e-9);
    EXPECT_NEAR(of(a, "drawn").mean, 1.0 / 3, 1e-9);
    EXPECT_DOUBLE_EQ(of(a, "duration").mean, 12);
    EXPECT_EQ(of(a, "decided_at").games, 2U);  // drawn games are never decided
    EXPECT_EQ(a.reasons[0].first, "checkmate");
    EXPECT_EQ(a.distinct, 3U);
    ASSERT_EQ(a.pieces.size(), 1U);
    EXPECT_EQ(a.pieces[0].second.moves, 21);
    // Differences of seeds 1 and 3: balance -1 and 0, duration 0 and 20.
    ASSERT_EQ(study.comparisons.size(), 1U);
    const Comparison& less = study.comparisons[0];
    EXPECT_DOUBLE_EQ(less.differences[0].mean, -0.5);
    EXPECT_EQ(less.differences[0].games, 2U);
    EXPECT_DOUBLE_EQ(less.differences[3].mean, 10);
    EXPECT_NEAR(less.differences[3].half_width(), 1.96 * 10, 1e-9);
    EXPECT_DOUBLE_EQ(less.fairness.gain, 0.5);
    ASSERT_EQ(study.missing.size(), 1U);
    EXPECT_EQ(study.missing[0], "b: 1 game missing, seed 2");
}

}  // namespace acedrex::program
