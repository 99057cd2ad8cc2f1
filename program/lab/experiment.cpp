#include "lab/experiment.hpp"

#include <fmt/core.h>

#include <algorithm>
#include <chrono>
#include <map>
#include <memory>
#include <mutex>

#include "base/ranges.hpp"
#include "declare/options_reading.hpp"
#include "lab/statistics.hpp"
#include "lab/watcher.hpp"
#include "match/crew.hpp"
#include "match/score_keeper.hpp"
#include "opponent/opponent.hpp"
#include "shell/table.hpp"
#include "variant/variant.hpp"

namespace acedrex::program {

namespace {

constexpr std::uint64_t kOpenings = 1'000'003;  // of a seed of the lab, as matches have it

// One set of rules, and the search that plays both sides of it; for one thread.
class Bench {
  public:
    Bench(const LabPlan& plan, const std::string& name) : plan_(plan), table_(open_variant(name, false)) {
        const VariantSpec& spec = table_.variant->spec();
        refuse_secrets(*table_.variant);
        const ScriptName called = cut_name(name);
        name_ = called.script;
        options_ = called.options;
        const auto seed = ranges::find(spec.options, OptionSpec::Kind::seed, &OptionSpec::kind);
        if (seed != spec.options.end() && !seed->given) drawn_ = *seed;
    }

    std::string rules() const { return table_.name; }
    GameRecord play(std::uint64_t seed);

  private:
    // What the variant draws by a seed, it draws by that of the game.
    void draw(std::uint64_t seed);

    const LabPlan& plan_;
    Table table_;
    std::string name_, options_;
    std::optional<OptionSpec> drawn_{};
    std::unique_ptr<LabPlayer> player_{};  // of the present table
};

void Bench::draw(std::uint64_t seed) {
    if (drawn_) {
        table_ = open_variant(fmt::format("{}:{}{}{}={}", name_, options_, options_.empty() ? "" : ",",
                                          drawn_->name, drawn(*drawn_, seed)),
                              false);
        player_.reset();
    }
    if (!player_)
        player_ = std::make_unique<LabPlayer>(table_.variant,
                                              SearchLimits{.nodes = plan_.nodes, .stop = plan_.stop});
}

GameRecord Bench::play(std::uint64_t seed) {
    const auto began = std::chrono::steady_clock::now();
    draw(seed);
    GameRecord record;
    record.variant = name_;
    record.options = options_;
    record.seed = seed;
    record.nodes_a_move = plan_.nodes;
    record.opening = plan_.opening;
    record.most_plies = plan_.most_plies;
    GameState game(table_.variant, table_.position);
    const std::vector<FoundTurn> opening = random_opening(game, plan_.opening, seed * kOpenings);
    player_->begin();
    Watcher watcher(record, *player_);
    ScoreKeeper keeper;
    GameObserver* const observers[] = {&watcher, &keeper};
    play_game(
        game, {player_.get(), player_.get()},
        {.opening = opening, .most_turns = static_cast<std::size_t>(plan_.most_plies), .stop = plan_.stop},
        observers);
    const std::string player = fmt::format("nodes={}", plan_.nodes);
    record.pgn = keeper.text({.event = "acedrex lab",
                              .date = "????.??.??",
                              .round = static_cast<int>(seed),
                              .players = {player, player}},
                             table_);
    if (plan_.timed)
        record.seconds = std::chrono::duration<double>(std::chrono::steady_clock::now() - began).count();
    return record;
}

// Hands on games in their order, and says when there are enough.
class Handing {
  public:
    Handing(const LabPlan& plan, const TakeGame& take)
        : plan_(plan), take_(take), scores_(plan.rules.size()) {}

    // The number of a game that is to be played; -1: none is.
    int next() {
        const std::lock_guard lock(mutex_);
        if (enough_ || next_ >= plan_.games * static_cast<int>(plan_.rules.size())) return -1;
        return next_++;
    }
    void done(int number, GameRecord&& record) {
        const std::lock_guard lock(mutex_);
        waiting_.emplace(number, std::move(record));
        while (!enough_ && !waiting_.empty() && waiting_.begin()->first == handed_) {
            GameRecord first = std::move(waiting_.begin()->second);
            waiting_.erase(waiting_.begin());
            const std::size_t rules = static_cast<std::size_t>(handed_++) % scores_.size();
            scores_[rules].push_back(first.first_scores());
            take_(std::move(first));
            if (rules + 1 == scores_.size()) judge();
        }
    }
    bool enough() const { return enough_; }

  private:
    // Looked at so often, whatever the number of threads.
    static constexpr std::size_t kEvery = 50;
    void judge() {
        const std::size_t played = scores_[0].size();
        if (played % kEvery != 0 || played >= static_cast<std::size_t>(plan_.games)) return;
        const bool narrow =
            plan_.until > 0 && ranges::all_of(scores_, [&](const std::vector<double>& scores) {
                return estimate(scores, true).half_width() <= plan_.until;
            });
        const bool decided =
            plan_.fairer > 0 && fairness(scores_.front(), scores_.back(), plan_.seed).verdict(plan_.fairer) !=
                                    Fairness::Verdict::open;
        enough_ = narrow || decided;
    }

    const LabPlan& plan_;
    const TakeGame& take_;
    std::mutex mutex_{};
    std::map<int, GameRecord> waiting_{};
    std::vector<std::vector<double>> scores_;  // of the first side, by rules
    int next_ = 0, handed_ = 0;
    bool enough_ = false;
};

using Benches = std::vector<std::unique_ptr<Bench>>;

Benches all_benches(const LabPlan& plan) {
    Benches benches;
    for (const std::string& name : plan.rules) benches.push_back(std::make_unique<Bench>(plan, name));
    return benches;
}

Benches distinct_benches(const LabPlan& plan) {
    Benches benches = all_benches(plan);
    for (std::size_t i = 0; i < benches.size(); ++i)
        for (std::size_t j = 0; j < i; ++j)
            if (benches[i]->rules() == benches[j]->rules())
                throw UsageError{fmt::format("'{}' is named twice", benches[i]->rules())};
    return benches;
}

}  // namespace

void check_rules(const LabPlan& plan) {
    distinct_benches(plan);
}

bool play_games_of_lab(const LabPlan& plan, const TakeGame& take) {
    const Benches first = distinct_benches(plan);
    Handing handing(plan, take);
    std::atomic<bool> failed{false};
    const int games = plan.games * static_cast<int>(plan.rules.size());
    work_together(std::min(plan.jobs, games), failed, [&](int thread) {
        // Hooks of a variant are for one thread.
        const Benches own = thread == 0 ? Benches{} : all_benches(plan);
        const auto& benches = thread == 0 ? first : own;
        const auto stopped = [&] { return failed || (plan.stop != nullptr && *plan.stop); };
        while (!stopped()) {
            const int number = handing.next();
            if (number < 0) return;
            const int sets = static_cast<int>(benches.size());
            Bench& bench = *benches[static_cast<std::size_t>(number % sets)];
            GameRecord record = bench.play(plan.seed + static_cast<std::uint64_t>(number / sets));
            if (!stopped()) handing.done(number, std::move(record));
        }
    });
    return handing.enough();
}

}  // namespace acedrex::program
