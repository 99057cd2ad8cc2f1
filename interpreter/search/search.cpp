#include "search/search.hpp"

#include <algorithm>
#include <chrono>
#include <cmath>
#include <span>

#include "base/patience.hpp"
#include "game/list_options.hpp"
#include "search/alarm.hpp"
#include "search/dice.hpp"
#include "search/tree.hpp"

namespace acedrex {

namespace {

// A turn of the position that the search is asked of.
struct RootTurn {
    std::size_t number;  // in the list
    int score = -kInfinite;
    int noise = 0;
    std::vector<FoundTurn> line{};
};

using Clock = std::chrono::steady_clock;

// Says when a run is to end. Listings hear of it, too.
struct Bell {
    explicit Bell(const SearchLimits& limits) : alarm(rung, limits.seconds, limits.stop) {}

    const Clock::time_point began = Clock::now();
    std::atomic<bool> rung{false};
    Alarm alarm;
    const Patience patience{0, &rung};
};

// One run: deeper and deeper, as long as the limits let it.
class Deepening {
  public:
    Deepening(const GameState& game, const Values& values, const Exchanges& exchanges, Table& table,
              std::uint64_t seed, const SearchLimits& limits, const Search::Progress& progress, Bell& bell)
        : values_(values),
          limits_(limits),
          progress_(progress),
          side_(game.position().to_move()),
          bell_(bell),
          list_(listed(game)),
          tree_(
              game, values, exchanges, table, bell.rung, limits.nodes,
              list_.moves.size() > kWide || work_ > kMuchWork || (!list_.complete && !list_.moves.empty())) {
        result_.complete = list_.complete;
        Dice dice(seed ^ game.position().hash());
        const int noise = limits.noise * values.weakest() / 100;
        for (std::size_t i = 0; i < list_.moves.size(); ++i) {
            RootTurn turn{.number = i};
            turn.score = tree_.gain(list_.moves[i], list_);
            if (noise > 0)
                turn.noise = static_cast<int>(dice.below(static_cast<std::size_t>(2 * noise + 1))) - noise;
            turn.score += turn.noise;
            turn.line.emplace_back().assign(list_.moves[i], list_);
            turns_.push_back(std::move(turn));
        }
        std::stable_sort(turns_.begin(), turns_.end(),
                         [](const RootTurn& a, const RootTurn& b) { return a.score > b.score; });
    }

    SearchResult run() {
        const int deepest = limits_.depth > 0 ? limits_.depth : kMostPlies / 2;
        for (int depth = 1; depth <= deepest && !turns_.empty(); ++depth) {
            if (!look(depth)) break;
            result_.depth = depth;
            if (progress_) progress_(result());
            // A mate that is nearer than the search is deep will not be found nearer.
            const int best = turns_.front().score;
            if (is_mate(best) && kMate - std::abs(best) <= depth && limits_.lines == 1) break;
        }
        return result();
    }

  private:
    static constexpr std::size_t kWide = 2'000;
    static constexpr std::uint64_t kMuchWork = Work::kSecond / 2'000;

    MoveList listed(const GameState& game) {
        MoveList list;
        if (game.status().over()) return list;
        const std::uint64_t left = Work::left();
        game.list(list, {});
        work_ = left - Work::left();
        if (!list.moves.empty()) return list;
        // It was stopped: one legal turn is told all the same.
        const Patience unhurried(0);
        game.list(list, {.most = 1});
        return list;
    }

    // False where it had to end before it was done.
    bool look(int depth) {
        const auto lines = std::min(turns_.size(), static_cast<std::size_t>(std::max(limits_.lines, 1)));
        for (std::size_t place = 0; place < lines; ++place) {
            int alpha = -kInfinite;
            for (std::size_t i = place; i < turns_.size(); ++i) {
                RootTurn& turn = turns_[i];
                bell_.alarm.look();
                const Move& move = list_.moves[turn.number];
                const auto after = [&](int least, int most) {
                    const int score = tree_.after(move, list_, depth, least - turn.noise, most - turn.noise);
                    return is_mate(score) ? score : score + turn.noise;
                };
                int score = alpha;
                if (i > place) score = after(alpha, alpha + 1);
                // The best one will hardly be far from what it was.
                const bool near = i == place && depth >= 4 && !is_mate(turn.score);
                if (near) {
                    const int less = turn.score - values_.weakest(), more = turn.score + values_.weakest();
                    score = after(less, more);
                    if (!tree_.halted() && (score <= less || score >= more))
                        score = after(-kInfinite, kInfinite);
                } else if (!tree_.halted() && (i == place || score > alpha)) {
                    score = after(alpha, kInfinite);
                }
                if (tree_.halted()) return false;
                if (i == place || score > alpha) {
                    turn.score = score;
                    turn.line.resize(1);
                    turn.line.insert(turn.line.end(), tree_.line().begin(), tree_.line().end());
                    alpha = std::max(alpha, score);
                    // The best one so far is where it stays if the search ends here.
                    std::rotate(turns_.begin() + static_cast<std::ptrdiff_t>(place),
                                turns_.begin() + static_cast<std::ptrdiff_t>(i),
                                turns_.begin() + static_cast<std::ptrdiff_t>(i) + 1);
                }
            }
        }
        return true;
    }

    SearchScore told(int score) const {
        if (is_mate(score)) return {.centi = 0, .mate = score > 0 ? kMate - score : -(kMate + score)};
        return {.centi = static_cast<int>(std::lround(100.0 * score / values_.weakest()))};
    }

    SearchResult result() {
        result_.nodes = tree_.nodes();
        result_.seconds = std::chrono::duration<double>(Clock::now() - bell_.began).count();
        result_.complete = list_.complete && tree_.complete();
        result_.lines.clear();
        const auto lines = std::min(turns_.size(), static_cast<std::size_t>(std::max(limits_.lines, 1)));
        for (std::size_t i = 0; i < lines; ++i) {
            const RootTurn& turn = turns_[i];
            const int score = is_mate(turn.score) ? turn.score : turn.score - turn.noise;
            result_.lines.push_back({told(score), turn.line, chance(turn.score)});
        }
        if (!turns_.empty()) result_.win = chance(turns_.front().score);
        return result_;
    }

    // Light's, by the score of the side to move.
    double chance(int score) const {
        const double light = side_ == Side::light ? score : -score;
        return 1 / (1 + std::exp(-light / (kEven * values_.mean())));
    }
    // So many pieces of middling worth ahead win three games of four or so.
    static constexpr double kEven = 0.9;

    const Values& values_;
    const SearchLimits& limits_;
    const Search::Progress& progress_;
    Side side_;
    Bell& bell_;
    std::uint64_t work_ = 0;  // that it took to list the turns
    MoveList list_;
    Tree tree_;
    std::vector<RootTurn> turns_;  // the best first, as far as that is known
    SearchResult result_;
};

}  // namespace

struct Search::Rooms {
    std::shared_ptr<const Variant> variant;
    std::uint64_t seed;
    std::optional<Values> values{};  // learned when they are first asked for
    std::optional<Exchanges> exchanges{};
    bool whole = false;  // nothing ended that too soon
    Table table{};
};

Search::Search(std::shared_ptr<const Variant> variant, std::uint64_t seed)
    : rooms_(std::make_unique<Rooms>(Rooms{std::move(variant), seed})) {}

Search::~Search() = default;

SearchResult Search::run(const GameState& game, const SearchLimits& limits, const Progress& progress) {
    Bell bell(limits);
    const bool counted = limits.nodes != 0 || limits.depth != 0;
    if (!rooms_->values || (counted && !rooms_->whole)) {
        rooms_->values.emplace(*rooms_->variant, rooms_->seed);
        rooms_->exchanges.emplace(*rooms_->variant, *rooms_->values);
        rooms_->whole = !bell.rung;
    }
    // What other runs have left in the table would make a difference.
    const std::size_t entries = limits.nodes != 0 ? static_cast<std::size_t>(limits.nodes) * 2 : Table::kMost;
    if (counted || rooms_->table.size() != Table::kMost) rooms_->table.clear(entries);
    rooms_->table.begin_run();
    return Deepening(game, *rooms_->values, *rooms_->exchanges, rooms_->table, rooms_->seed, limits, progress,
                     bell)
        .run();
}

SearchLimits limits_of_level(int level) {
    struct OfLevel {
        std::uint64_t nodes;
        int noise;
    };
    static constexpr OfLevel kOfLevels[kLevels] = {{50, 120},   {200, 70},   {800, 40},    {3'000, 20},
                                                   {12'000, 0}, {50'000, 0}, {200'000, 0}, {0, 0}};
    constexpr double kSeconds = 3;
    const OfLevel& of = kOfLevels[std::clamp(level, 1, kLevels) - 1];
    return {.nodes = of.nodes, .seconds = kSeconds, .noise = of.noise};
}

}  // namespace acedrex
