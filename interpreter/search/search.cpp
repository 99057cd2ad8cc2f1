#include "search/search.hpp"

#include <algorithm>
#include <chrono>
#include <cmath>
#include <span>

#include "base/patience.hpp"
#include "game/list_options.hpp"
#include "search/alarm.hpp"
#include "search/dice.hpp"
#include "search/helpers.hpp"
#include "search/tree.hpp"
#include "variant/variant.hpp"

namespace acedrex {

namespace {

// Can a side win at all, as far as rules and random games tell?
bool has_goal(const Variant& variant, const Trials& trials) {
    const Endings& endings = variant.endings();
    return trials.games == 0 || trials.decided > 0 || !variant.royals(Side::light).all.empty() ||
           !variant.royals(Side::dark).all.empty() || !endings.goals.empty() || !endings.counters.empty() ||
           endings.checks > 0;
}

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
    // Where nothing but the flag of the limits ends it, that is looked at without an alarm.
    explicit Bell(const SearchLimits& limits)
        : direct(limits.seconds <= 0 && limits.threads <= 1 && limits.stop != nullptr),
          alarm(rung, limits.seconds, direct ? nullptr : limits.stop),
          halt(direct ? *limits.stop : rung) {}

    const Clock::time_point began = Clock::now();
    const bool direct;
    std::atomic<bool> rung{false};
    Alarm alarm;
    const std::atomic<bool>& halt;
    const Patience patience{0, &halt};
    std::atomic<std::uint64_t> nodes{0};  // of all threads, as far as they have told
};

// One run: deeper and deeper, as long as the limits let it.
class Deepening {
  public:
    Deepening(const GameState& game, const Values& values, const Exchanges& exchanges, const Danger& danger,
              Table& table, std::uint64_t seed, const SearchLimits& limits, const Search::Progress& progress,
              Bell& bell, int number)
        : values_(values),
          limits_(limits),
          progress_(progress),
          side_(game.position().to_move()),
          bell_(bell),
          number_(number),
          list_(listed(game)),
          tree_(
              game, values, exchanges, danger, table, bell.halt, share_of(limits),
              list_.moves.size() > kWide || work_ > kMuchWork || (!list_.complete && !list_.moves.empty())) {
        result_.complete = list_.complete;
        result_.goal_in_sight = has_goal(game.variant(), values.trials());
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
        const int deepest = limits_.depth > 0 && number_ == 0 ? limits_.depth : kMostPlies / 2;
        // Every other helper is a turn ahead.
        for (int depth = 1 + number_ % 2; depth <= deepest && !turns_.empty(); ++depth) {
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
    // Each thread looks at as many positions as the others; the first one at what remains, too.
    std::uint64_t share_of(const SearchLimits& limits) const {
        if (limits.nodes == 0) return 0;
        const auto threads = static_cast<std::uint64_t>(std::max(1, limits.threads));
        const std::uint64_t share = limits.nodes / threads;
        return number_ == 0 ? limits.nodes - (threads - 1) * share : std::max<std::uint64_t>(share, 1);
    }

    static constexpr std::size_t kWide = 2'000;
    static constexpr std::uint64_t kMuchWork = Work::kSecond / 2'000;
    // Where to list all turns would leave little time to search, they are listed as so deep in the tree.
    static constexpr int kAsDeep = 2;
    static constexpr double kListing = 0.1;  // of the time
    static std::uint64_t share_of_time(double seconds) {
        return static_cast<std::uint64_t>(std::min(seconds, 60.0) * kListing * Work::kSecond);
    }

    MoveList listed(const GameState& game) {
        MoveList list;
        if (game.status().over()) return list;
        const std::uint64_t left = Work::left();
        {
            const Work work(limits_.seconds > 0 ? share_of_time(limits_.seconds) : Work::kAny);
            game.list(list, {});
        }
        work_ = left - Work::left();
        if (limits_.seconds > 0 && !list.complete) game.list(list, {.limits = Tree::share_at(kAsDeep)});
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
                tell_nodes();
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

    void tell_nodes() {
        bell_.nodes.fetch_add(tree_.nodes() - told_nodes_, std::memory_order_relaxed);
        told_nodes_ = tree_.nodes();
    }

    SearchScore told(int score) const {
        if (is_mate(score)) return {.centi = 0, .mate = score > 0 ? kMate - score : -(kMate + score)};
        return {.centi = static_cast<int>(std::lround(100.0 * score / values_.weakest()))};
    }

    SearchResult result() {
        tell_nodes();
        result_.nodes = bell_.nodes;
        result_.seconds = std::chrono::duration<double>(Clock::now() - bell_.began).count();
        result_.complete = list_.complete && tree_.complete();
        result_.lines.clear();
        const auto lines = std::min(turns_.size(), static_cast<std::size_t>(std::max(limits_.lines, 1)));
        for (std::size_t i = 0; i < lines; ++i) {
            const RootTurn& turn = turns_[i];
            result_.goal_in_sight = result_.goal_in_sight || is_mate(turn.score);
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
    int number_;  // of the thread; the result of the first one, 0, counts
    std::uint64_t told_nodes_ = 0;
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
    std::optional<Danger> danger{};
    bool whole = false;      // nothing ended that too soon
    double learned_for = 0;  // seconds that learning took
    Table table{};
};

Search::Search(std::shared_ptr<const Variant> variant, std::uint64_t seed)
    : rooms_(std::make_unique<Rooms>(Rooms{std::move(variant), seed})) {}

Search::~Search() = default;

SearchResult Search::run(const GameState& game, const SearchLimits& limits, const Progress& progress) {
    Bell bell(limits);
    const bool counted = limits.nodes != 0 || limits.depth != 0;
    // What was learned in part serves runs that have little more time.
    const bool has_time = limits.seconds <= 0 || limits.seconds > 2 * rooms_->learned_for;
    if (!rooms_->values || (!rooms_->whole && (counted || has_time))) {
        rooms_->values.emplace(*rooms_->variant, rooms_->seed);
        rooms_->exchanges.emplace(*rooms_->variant, *rooms_->values);
        rooms_->danger.emplace(*rooms_->variant, *rooms_->values, *rooms_->exchanges);
        rooms_->whole = !bell.halt;
        rooms_->learned_for = std::chrono::duration<double>(Clock::now() - bell.began).count();
    }
    // What other runs have left in the table would make a difference.
    const std::size_t entries = limits.nodes != 0 ? static_cast<std::size_t>(limits.nodes) * 2 : Table::kMost;
    if (counted || rooms_->table.size() != Table::kMost) rooms_->table.clear(entries);
    rooms_->table.begin_run();
    SearchLimits shared = limits;
    if (!may_use_threads(*rooms_->variant)) shared.threads = 1;
    const auto deepen = [&](const GameState& from, const Progress& told, int number) {
        return Deepening(from, *rooms_->values, *rooms_->exchanges, *rooms_->danger, rooms_->table,
                         rooms_->seed, shared, told, bell, number)
            .run();
    };
    if (shared.threads <= 1) return deepen(game, progress, 0);
    SearchResult result;
    {
        Helpers helpers(bell.rung);
        for (int number = 1; number < shared.threads; ++number)
            helpers.add([&bell, &deepen, game, number] {
                const Patience patience(0, &bell.rung);
                deepen(game, {}, number);
            });
        result = deepen(game, progress, 0);
    }
    result.nodes = bell.nodes;
    return result;
}

bool may_use_threads([[maybe_unused]] const Variant& variant) {
#ifdef __EMSCRIPTEN__
    return false;
#else
    return !variant.asks_scripts();
#endif
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
