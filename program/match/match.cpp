#include "match/match.hpp"

#include <fmt/core.h>

#include <algorithm>
#include <atomic>
#include <cmath>
#include <mutex>

#include "match/crew.hpp"
#include "match/score_keeper.hpp"
#include "opponent/opponent.hpp"
#include "search/wilson.hpp"
#include "shell/console.hpp"
#include "shell/scores.hpp"

namespace acedrex::program {

namespace {

// What all threads share.
struct Hall {
    const MatchPlan& plan;
    const std::function<void(int)>& done;
    std::string name{};  // of the variant, with what its seed has drawn
    std::atomic<int> next{0};
    std::mutex mutex{};
    std::vector<MatchGame> games{};
    std::optional<NotStarted> not_started{};
    std::array<std::string, 2> titles{};
    int played = 0;
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
        result.score = keeper.text({.event = "acedrex match",
                                    .date = today(),
                                    .round = number + 1,
                                    .players = {plan.players[light].text, plan.players[1 - light].text}},
                                   table);
    return result;
}

// False where one of them cannot be started.
bool seat_both(Hall& hall, const Table& table, std::array<Seated, 2>& seated) {
    for (std::size_t i = 0; i < 2; ++i) try {
            seated[i] = seat(hall.plan.players[i], table, hall.plan.seed + i, hall.plan.stop, hall.plan.wait);
            const std::lock_guard lock(hall.mutex);
            if (seated[i].outside != nullptr) hall.titles[i] = seated[i].outside->title();
        } catch (const PlayerFault& fault) {
            const std::lock_guard lock(hall.mutex);
            if (!hall.not_started) hall.not_started = NotStarted{i, fault.what};
            hall.failed = true;
            return false;
        }
    return true;
}

// One after the other, as long as there are any.
void play_games(Hall& hall, const Table& table) {
    std::array<Seated, 2> seated;
    if (!seat_both(hall, table, seated)) return;
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

}  // namespace

Match play_match(const MatchPlan& plan, const std::function<void(int)>& done) {
    const Table table = open_variant_drawn_by(plan.seed, plan.variant);
    refuse_secrets(*table.variant);
    Hall hall{.plan = plan, .done = done};
    hall.name = table.name;
    hall.games.resize(static_cast<std::size_t>(plan.games));
    work_together(std::min(plan.jobs, plan.games), hall.failed, [&](int number) {
        // Hooks of a variant are for one thread.
        play_games(hall, number == 0 ? table : open_variant(hall.name));
    });
    std::erase_if(hall.games, [](const MatchGame& game) { return game.number == 0; });
    return {std::move(hall.games), std::move(hall.not_started), hall.name, hall.titles};
}

Tally::Tally(const std::vector<MatchGame>& games) {
    double turns_of_all = 0;
    for (const MatchGame& game : games) {
        const double points = game.points();
        (points == 1 ? won : points == 0 ? lost : drawn) += 1;
        turns_of_all += static_cast<double>(game.turns);
    }
    if (games.empty()) return;
    const auto n = static_cast<double>(games.size());
    score = (won + drawn / 2.0) / n;
    turns = turns_of_all / n;
    const Bounds bounds = wilson(score, n);
    low = bounds.low;
    high = bounds.high;
}

std::optional<double> elo_of(double score) {
    constexpr double kEdge = 1e-9;
    if (score < kEdge || score > 1 - kEdge) return std::nullopt;
    return -400 * std::log10(1 / score - 1);
}

}  // namespace acedrex::program
