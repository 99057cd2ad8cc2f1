// The report as tables of a terminal.
#include <fmt/core.h>

#include <algorithm>
#include <cmath>

#include "lab/report.hpp"
#include "shell/console.hpp"

namespace acedrex::program {

namespace {

using TableRows = std::vector<std::vector<std::string>>;

class ReportTeller {
  public:
    ReportTeller(const Study& study, bool utf8) : study_(study), utf8_(utf8) {}

    std::string text() const {
        return head() + "\n" + columns(measured()) + "\n" + ends() + "\n" + columns(pieces()) + "\n" +
               sparklines() + advice();
    }

  private:
    bool several() const { return study_.findings.size() > 1; }
    // By which rules are called in tables.
    static std::string letter(std::size_t number) {
        constexpr std::size_t kLetters = 26;
        return number < kLetters ? std::string(1, static_cast<char>('A' + number))
                                 : std::to_string(number + 1);
    }
    std::string called(std::size_t number) const {
        return several() ? letter(number) : study_.findings[number].name;
    }
    std::string plus_minus() const { return utf8_ ? "±" : "+-"; }

    std::string head() const {
        std::string text;
        for (std::size_t i = 0; i < study_.findings.size(); ++i)
            text += fmt::format("{}{}, {}\n", several() ? letter(i) + "  " : "", study_.findings[i].name,
                                counted(study_.findings[i].games.size(), "game"));
        text += fmt::format("{} for each turn, {} before; seeds {} to {}\n",
                            counted(study_.nodes_a_move, "position"),
                            counted(static_cast<std::size_t>(study_.opening), "random turn"),
                            study_.first_seed, study_.last_seed);
        for (const std::string& missing : study_.missing) text += missing + "\n";
        return text;
    }

    std::string told(const Estimate& estimate, const Measure& measure, bool sign = false) const {
        if (estimate.games == 0) return "-";
        const int digits = std::max(measure.digits, 1);
        const std::string mean = sign ? fmt::format("{:+.{}f}", estimate.mean, digits)
                                      : fmt::format("{:.{}f}", estimate.mean, digits);
        return fmt::format("{} {} {:.{}f}", mean, plus_minus(), estimate.half_width(), digits);
    }

    TableRows measured() const {
        TableRows rows{{""}};
        for (std::size_t i = 0; i < study_.findings.size(); ++i) rows[0].push_back(called(i));
        for (std::size_t i = 1; i < study_.findings.size(); ++i) rows[0].push_back(letter(i) + " less A");
        for (std::size_t i = 0; i < measures().size(); ++i) {
            const Measure& measure = measures()[i];
            std::vector<std::string> row{measure.title};
            bool counts = false;
            for (const Findings& findings : study_.findings) {
                const Estimate& estimate = findings.estimates[i];
                row.push_back(told(estimate, measure));
                if (estimate.games > 0 && (estimate.most != 0 || measure.kind == Measure::Kind::share))
                    counts = true;
            }
            for (const Comparison& comparison : study_.comparisons)
                row.push_back(told(comparison.differences[i], measure, true));
            if (counts) rows.push_back(std::move(row));
        }
        return rows;
    }

    std::string ends() const {
        std::string text;
        for (std::size_t number = 0; number < study_.findings.size(); ++number) {
            const Findings& findings = study_.findings[number];
            text += fmt::format("{}: the first side won {}, drew {}, lost {}; ", called(number), findings.won,
                                findings.drawn, findings.lost);
            for (std::size_t i = 0; i < findings.reasons.size(); ++i)
                text += fmt::format("{}{} {}", i == 0 ? "" : ", ", findings.reasons[i].first,
                                    findings.reasons[i].second);
            if (findings.distinct < findings.games.size())
                text += fmt::format("; only {} of the games differ from all others", findings.distinct);
            if (findings.incomplete > 0)
                text += fmt::format("; in {} not all turns could be listed",
                                    counted(findings.incomplete, "game"));
            text += "\n";
        }
        return text;
    }

    TableRows pieces() const {
        TableRows rows{{"of a game", "moves", "share", "captures", "captured", "promoted", "left", "of"}};
        for (std::size_t number = 0; number < study_.findings.size(); ++number) {
            const Findings& findings = study_.findings[number];
            const auto games = static_cast<double>(findings.games.size());
            double moves = 0;
            for (const auto& [name, use] : findings.pieces) moves += use.moves;
            if (several()) rows.push_back({letter(number)});
            for (const auto& [name, use] : findings.pieces) {
                const auto mean = [&](int sum) { return fmt::format("{:.1f}", sum / games); };
                rows.push_back({name, mean(use.moves),
                                fmt::format("{:.0f} %", moves == 0 ? 0 : 100 * use.moves / moves),
                                mean(use.captures_by), mean(use.captured), mean(use.promoted), mean(use.left),
                                mean(use.began)});
            }
        }
        return rows;
    }

    // Values from 0 to 1.
    std::string sparkline(const std::vector<double>& values) const {
        static constexpr const char* kBlocks[] = {" ", "▁", "▂", "▃", "▄", "▅", "▆", "▇", "█"};
        static constexpr const char* kSigns[] = {" ", ".", ":", "-", "=", "+", "*", "#", "@"};
        constexpr double kMost = 8;
        std::string line;
        for (const double value : values) {
            auto level = static_cast<std::size_t>(std::lround(kMost * value));
            if (level == 0 && value > 0) level = 1;
            line += (utf8_ ? kBlocks : kSigns)[level];
        }
        return line;
    }

    std::string sparklines() const {
        constexpr std::size_t kBins = 40;
        double longest = 1;
        for (const GameRecord& game : study_.games)
            longest = std::max(longest, static_cast<double>(game.plies));
        TableRows rows;
        for (std::size_t number = 0; number < study_.findings.size(); ++number) {
            const Findings& findings = study_.findings[number];
            std::vector<double> bins(kBins, 0.0), clear;
            for (const GameRecord* game : findings.games)
                ++bins[std::min(kBins - 1, static_cast<std::size_t>(game->plies / longest * kBins))];
            const double most = *std::max_element(bins.begin(), bins.end());
            for (double& bin : bins) bin /= most;
            for (const Findings::Clarity& step : findings.clarity) clear.push_back(step.middle);
            rows.push_back({called(number), "|" + sparkline(bins) + "|", "|" + sparkline(clear) + "|"});
        }
        return fmt::format(
            "games by their length, up to {} turns; how clear they are from beginning to end\n{}", longest,
            columns(rows));
    }

    // How many games a question needs.
    std::string advice() const {
        constexpr double kNarrow = 0.02;
        std::string text = "\n";
        for (std::size_t i = 0; i < study_.findings.size(); ++i) {
            const Estimate& balance = study_.findings[i].estimates[0];
            const double needed = std::pow(kDeviations * std::max(balance.deviation, 0.1) / kNarrow, 2);
            text += fmt::format(
                "{}: what the first side scores is known to {:.3f}; to {} takes about {} games\n", called(i),
                balance.half_width(), kNarrow, static_cast<int>(std::ceil(needed / 100)) * 100);
        }
        for (std::size_t i = 0; i < study_.comparisons.size(); ++i) {
            const Fairness& fair = study_.comparisons[i].fairness;
            text +=
                fmt::format("{} is {:.3f} {} even than A ({:+.3f} to {:+.3f}, {}){}\n", letter(i + 1),
                            std::abs(fair.gain), fair.gain < 0 ? "further from" : "nearer to",
                            fair.bounds.low, fair.bounds.high, counted(fair.pairs, "pair"),
                            fair.bounds.low <= 0 && fair.bounds.high >= 0 ? ": so far it may be chance" : "");
        }
        return text;
    }

    const Study& study_;
    bool utf8_;
};

}  // namespace

std::string report_text(const Study& study, bool utf8) {
    return ReportTeller(study, utf8).text();
}

}  // namespace acedrex::program
