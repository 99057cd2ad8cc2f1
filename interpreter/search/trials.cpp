#include "search/trials.hpp"

#include <cmath>
#include <cstdlib>
#include <memory>
#include <optional>
#include <utility>
#include <vector>

#include "base/patience.hpp"
#include "base/ranges.hpp"
#include "game/game_state.hpp"
#include "game/standing.hpp"
#include "legality/legal.hpp"
#include "search/dice.hpp"
#include "search/values.hpp"
#include "variant/variant.hpp"

namespace acedrex {

namespace {

struct OneGame {
    std::optional<Side> winner;
    int ahead = 0, mobile = 0;  // light, a little behind the middle: in pieces, in turns to choose from
};

// Of two numbers, over many games.
class Correlation {
  public:
    void add(double a, double b) {
        ++number_;
        sum_a_ += a;
        sum_b_ += b;
        squares_a_ += a * a;
        squares_b_ += b * b;
        products_ += a * b;
    }
    double value() const {
        const double spread =
            (number_ * squares_a_ - sum_a_ * sum_a_) * (number_ * squares_b_ - sum_b_ * sum_b_);
        return spread > 0 ? (number_ * products_ - sum_a_ * sum_b_) / std::sqrt(spread) : 0;
    }

  private:
    double number_ = 0, sum_a_ = 0, sum_b_ = 0, squares_a_ = 0, squares_b_ = 0, products_ = 0;
};

// A turn at random, made; of several parts each is chosen by itself. False where there is none. choices: see
// number_of_turns.
bool make_some_turn(Position& position, LegalMoves& legal, Dice& dice, MoveList& list, int& choices) {
    bool found = false;
    if (legal.taken_by_parts()) {
        legal.take_by_parts({[&](std::size_t part, MoveList& next) {
                                 if (part == 0) choices = static_cast<int>(next.moves.size());
                                 for (std::size_t i = next.moves.size(); i > 1; --i)
                                     std::swap(next.moves[i - 1], next.moves[dice.below(i)]);
                             },
                             [&](const Move& made, std::span<const Edit> edits) {
                                 list.clear();
                                 MoveSink{&list}.add(made, edits);
                                 found = true;
                                 return false;
                             }});
    } else {
        legal.list(list);
        found = !list.moves.empty();
        choices = static_cast<int>(list.moves.size());
    }
    if (!found) return false;
    const Move move = list.moves[dice.below(list.moves.size())];
    legal.make_turn(move, list.edits.data());
    position.forget_log();
    return true;
}

OneGame play_at_random(const GameState& start, const Values& values, Dice& dice) {
    constexpr int kMostTurns = 200;
    const Variant& variant = start.variant();
    Position position = start.position();
    LegalMoves legal(variant, position);
    std::vector<int> ahead, mobile;
    int choices = 0;  // of the turn before
    MoveList list;
    OneGame game;
    for (int turn = 0; turn < kMostTurns && !Patience::stopped(); ++turn) {
        const auto end = legal.board_end();
        if (end) game.winner = end->winner;
        if (end) break;
        const int before = values.of(position);
        const Side us = position.to_move();
        int now = 0;
        if (!make_some_turn(position, legal, dice, list, now)) {
            if (legal.complete()) game.winner = without_moves(variant, position, legal).winner;
            break;
        }
        ahead.push_back(before);
        const int more = now - std::exchange(choices, now);
        mobile.push_back(us == Side::light ? more : -more);
    }
    if (!ahead.empty()) {
        game.ahead = ahead[ahead.size() * 11 / 20];
        game.mobile = mobile[mobile.size() * 11 / 20];
    }
    return game;
}

}  // namespace

int number_of_turns(LegalMoves& legal, MoveList& scratch) {
    if (!legal.taken_by_parts()) return static_cast<int>(legal.count());
    legal.list_parts(scratch, std::nullopt);
    return static_cast<int>(scratch.moves.size());
}

Trials random_games(const Variant& variant, const Values& values, std::uint64_t seed) {
    constexpr int kGames = 100;
    constexpr int kAlike = 150;  // a weak piece and a half
    const std::shared_ptr<const Variant> lent(std::shared_ptr<const Variant>{}, &variant);
    const GameState start(lent, initial_position(variant));
    Dice dice(seed);
    Trials trials;
    // Where a zone wins, a side that hurries there takes no pieces on the way.
    const bool races = ranges::any_of(variant.endings().goals,
                                      [](const Goal& goal) { return goal.kind == GoalShape::Kind::zone; });
    trials.alike = !races && std::abs(values.of(start.position())) <= kAlike;
    Correlation pieces, mobility;
    const Work work(kWorkOfLearning);
    for (int i = 0; i < kGames && !Patience::stopped(); ++i) {
        const OneGame game = play_at_random(start, values, dice);
        if (Patience::stopped()) break;
        const double won = !game.winner || *game.winner == Side::none ? 0
                           : *game.winner == Side::light              ? 1
                                                                      : -1;
        ++trials.games;
        trials.decided += won != 0 ? 1 : 0;
        pieces.add(game.ahead, won);
        mobility.add(game.mobile, won);
    }
    trials.correlation = pieces.value();
    trials.of_mobility = mobility.value();
    return trials;
}

}  // namespace acedrex
