#include "match/match.hpp"

#include <fmt/core.h>

#include <algorithm>
#include <atomic>
#include <cmath>
#include <exception>
#include <mutex>
#include <thread>

#include "opponent/opponent.hpp"
#include "opponent/telling.hpp"
#include "shell/console.hpp"
#include "shell/scores.hpp"

namespace acedrex::program {

namespace {

// Keeps the game with its texts.
class ScoreKeeper : public GameObserver {
  public:
    void begins(const GameState& game) override {
        start_.emplace(game.shared_variant(), game.position());
        game_ = start_;
    }
    void turn(const GameState& /*before*/, const FoundTurn& turn, const Player* /*by*/,
              double /*seconds*/) override {
        game_->play(*listed_turn(*game_, turn));
    }

    std::string text(const GameEnd& end, int number, const std::array<std::string, 2>& players,
                     const Table& table) const {
        Score score;
        score.set("Event", "acedrex match");
        score.set("Date", today());
        score.set("Round", std::to_string(number));
        score.set("White", players[0]);
        score.set("Black", players[1]);
        std::optional<Conduct::Agreement> agreed;
        if (end.by != GameEnd::By::rules && end.by != GameEnd::By::stop)
            agreed = Conduct::Agreement{end.winner};
        fill_score(score, *start_, *game_, agreed, table.name, hash_of_scripts(*table.host));
        if (end.by == GameEnd::By::fault) score.set("Termination", "rules infraction");
        if (end.by == GameEnd::By::length) score.set("Termination", "adjudication");
        return write_score(score, start_->to_move());
    }

  private:
    std::optional<Game> start_, game_;
};

Table table_of(const std::string& variant) {
    TableOptions options;
    options.variant = variant;
    return open_table(options);
}

// What all threads share.
struct Hall {
    const MatchPlan& plan;
    const std::function<void(int)>& done;
    std::string name{};  // of the variant, with what its seed has drawn
    std::atomic<int> next{0};
    std::mutex mutex{};
    std::vector<MatchGame> games{};
    std::array<std::string, 2> titles{};
    int played = 0;
    std::exception_ptr fault{};
    std::atomic<bool> failed{false};

    bool stopped() const { return plan.stop != nullptr && *plan.stop; }
};

MatchGame play_one(const Hall& hall, const Table& table, std::array<Seated, 2>& seated, int number) {
    const MatchPlan& plan = hall.plan;
    const auto pair = static_cast<std::uint64_t>(number / 2);
    // Each game draws anew; searches do not depend on what was before.
    for (std::size_t i = 0; i < 2; ++i)
        if (plan.players[i].kind == Contestant::Kind::random)
            seated[i].player = std::make_unique<RandomPlayer>(
                (plan.seed * 1'000'003 + static_cast<std::uint64_t>(number)) * 2 + i);
    GameState game(table.variant, table.position);
    const std::vector<FoundTurn> opening = random_opening(game, plan.opening, plan.seed * 1'000'003 + pair);
    MatchGame result{.number = number + 1, .light = number % 2};
    const auto light = static_cast<std::size_t>(result.light);
    std::vector<GameObserver*> observers;
    for (const Seated& one : seated)
        if (one.outside != nullptr) observers.push_back(one.outside);
    ScoreKeeper keeper;
    if (plan.scores) observers.push_back(&keeper);
    result.end = play_game(game, {seated[light].player.get(), seated[1 - light].player.get()},
                           {.opening = opening, .most_turns = plan.most_turns, .stop = plan.stop}, observers);
    result.turns = game.turns_played();
    if (result.end.by == GameEnd::By::stop) result.number = 0;
    if (plan.scores)
        result.score = keeper.text(result.end, number + 1,
                                   {plan.players[light].text, plan.players[1 - light].text}, table);
    return result;
}

// One after the other, as long as there are any.
void play_games(Hall& hall, const Table& table) {
    std::array<Seated, 2> seated;
    for (std::size_t i = 0; i < 2; ++i) {
        seated[i] = seat(hall.plan.players[i], table, hall.plan.seed + i, hall.plan.stop, hall.plan.wait);
        const std::lock_guard lock(hall.mutex);
        if (seated[i].outside != nullptr) hall.titles[i] = seated[i].outside->title();
    }
    while (!hall.stopped() && !hall.failed) {
        const int number = hall.next++;
        if (number >= hall.plan.games) return;
        MatchGame game = play_one(hall, table, seated, number);
        const std::lock_guard lock(hall.mutex);
        if (game.number == 0) return;
        hall.games[static_cast<std::size_t>(number)] = std::move(game);
        hall.done(++hall.played);
    }
}

void in_thread(Hall& hall) {
    try {
        // Hooks of a variant are for one thread.
        play_games(hall, table_of(hall.name));
    } catch (...) {
        const std::lock_guard lock(hall.mutex);
        hall.fault = std::current_exception();
        hall.failed = true;
    }
}

}  // namespace

Match play_match(const MatchPlan& plan, const std::function<void(int)>& done) {
    const Table table = table_of(plan.variant);
    refuse_secrets(*table.variant);
    Hall hall{.plan = plan, .done = done};
    hall.name = table.name;
    hall.games.resize(static_cast<std::size_t>(plan.games));
    std::vector<std::thread> threads;
    for (int i = 1; i < std::min(plan.jobs, plan.games); ++i) threads.emplace_back(in_thread, std::ref(hall));
    try {
        play_games(hall, table);
    } catch (...) {
        const std::lock_guard lock(hall.mutex);
        hall.fault = std::current_exception();
        hall.failed = true;
    }
    for (std::thread& thread : threads) thread.join();
    if (hall.fault) std::rethrow_exception(hall.fault);
    std::erase_if(hall.games, [](const MatchGame& game) { return game.number == 0; });
    return {std::move(hall.games), hall.name, hall.titles};
}

Tally::Tally(const std::vector<MatchGame>& games) {
    double turns_of_all = 0;
    for (const MatchGame& game : games) {
        const double points = game.points();
        (points == 1 ? won : points == 0 ? lost : drawn) += 1;
        turns_of_all += static_cast<double>(game.turns);
    }
    if (games.empty()) return;
    constexpr double kDeviations = 1.96;
    const auto n = static_cast<double>(games.size());
    score = (won + drawn / 2.0) / n;
    turns = turns_of_all / n;
    const double z2 = kDeviations * kDeviations / n;
    const double middle = (score + z2 / 2) / (1 + z2);
    const double half = kDeviations / (1 + z2) * std::sqrt(score * (1 - score) / n + z2 / (4 * n));
    low = std::max(0.0, middle - half);
    high = std::min(1.0, middle + half);
}

std::optional<double> elo_of(double score) {
    constexpr double kEdge = 1e-9;
    if (score < kEdge || score > 1 - kEdge) return std::nullopt;
    return -400 * std::log10(1 / score - 1);
}

}  // namespace acedrex::program
