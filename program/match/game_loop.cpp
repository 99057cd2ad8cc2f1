#include "match/game_loop.hpp"

#include <chrono>
#include <utility>

#include "opponent/telling.hpp"

namespace acedrex::program {

const Game& Course::game() {
    if (!game_) game_ = start_;
    for (const FoundTurn& turn : std::exchange(behind_, {})) game_->play(*listed_turn(*game_, turn));
    return *game_;
}

const ListedMove& Course::listed(const FoundTurn& turn) {
    if (!listed_) listed_ = listed_turn(game(), turn);
    return *listed_;
}

void Course::play(const FoundTurn& turn) {
    if (const auto listed = std::exchange(listed_, nullptr))
        game_->play(*listed);
    else
        behind_.push_back(turn);
    state_.play(turn.move, turn.edits.data());
}

namespace {

struct Telling {
    Course& course;
    std::span<GameObserver* const> observers;

    void play(const FoundTurn& turn, const Player* by, double seconds) {
        for (GameObserver* observer : observers) observer->turn(course, turn, by, seconds);
        course.play(turn);
    }
};

GameEnd lost_by(Side loser, GameEnd::By by, std::string reason, std::string fault = "") {
    return {by, other(loser), std::move(reason), std::move(fault)};
}

GameEnd play_on(Telling telling, const std::array<Player*, 2>& players, const GameTerms& terms) {
    const GameState& game = telling.course.state();
    for (const FoundTurn& turn : terms.opening) {
        if (game.turns_played() >= terms.most_turns) break;
        telling.course.judge();
        telling.play(turn, nullptr, 0);
    }
    while (true) {
        const Status& status = telling.course.judge();
        if (status.over()) return {GameEnd::By::rules, status.winner, status.reason, ""};
        if (terms.stop != nullptr && *terms.stop) return {GameEnd::By::stop, std::nullopt, "stopped", ""};
        if (game.turns_played() >= terms.most_turns) return {GameEnd::By::length, std::nullopt, "length", ""};
        Player& mover = *players[static_cast<std::size_t>(status.to_move)];
        const auto begin = std::chrono::steady_clock::now();
        std::optional<FoundTurn> turn;
        try {
            turn = mover.choose(game);
        } catch (const PlayerFault& fault) {
            // What has stopped the match may have stopped this player as well.
            if (terms.stop != nullptr && *terms.stop) continue;
            return lost_by(status.to_move, GameEnd::By::fault, "fault", fault.what);
        } catch (const Resignation&) {
            return lost_by(status.to_move, GameEnd::By::resignation, "resignation");
        }
        if (!turn && terms.stop != nullptr && *terms.stop) continue;
        // Whether it is mate is not known: neither player is at fault.
        if (!turn && status.kind == StatusKind::undecided)
            return {GameEnd::By::length, std::nullopt, "undecided", ""};
        if (!turn) return lost_by(status.to_move, GameEnd::By::fault, "fault", "finds no turn");
        telling.play(*turn, &mover,
                     std::chrono::duration<double>(std::chrono::steady_clock::now() - begin).count());
    }
}

}  // namespace

GameEnd play_game(GameState& game, const std::array<Player*, 2>& players, const GameTerms& terms,
                  std::span<GameObserver* const> observers) {
    Course course(game);
    for (GameObserver* observer : observers) observer->begins(course);
    GameEnd end = play_on({course, observers}, players, terms);
    for (GameObserver* observer : observers) observer->ends(course, end);
    return end;
}

std::vector<FoundTurn> random_opening(const GameState& start, int turns, std::uint64_t seed) {
    constexpr std::uint64_t kTries = 100;
    std::vector<FoundTurn> longest;
    for (std::uint64_t i = 0; i < kTries; ++i) {
        RandomPlayer player(seed * kTries + i);
        GameState game = start;
        std::vector<FoundTurn> line;
        while (static_cast<int>(line.size()) < turns) {
            auto turn = player.choose(game);
            if (!turn) break;
            game.play(turn->move, turn->edits.data());
            line.push_back(std::move(*turn));
        }
        if (game.status().over() && !line.empty()) line.pop_back();
        if (line.size() > longest.size()) longest = std::move(line);
        if (static_cast<int>(longest.size()) >= turns) break;
    }
    return longest;
}

}  // namespace acedrex::program
