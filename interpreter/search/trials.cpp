#include "search/trials.hpp"

#include <cmath>
#include <memory>
#include <optional>
#include <vector>

#include "base/patience.hpp"
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
    int ahead = 0;  // light, a little behind the middle
};

OneGame play_at_random(const GameState& start, const Values& values, Dice& dice) {
    constexpr int kMostTurns = 200;
    const Variant& variant = start.variant();
    Position position = start.position();
    LegalMoves legal(variant, position);
    std::vector<int> ahead;
    MoveList list;
    OneGame game;
    for (int turn = 0; turn < kMostTurns && !Patience::stopped(); ++turn) {
        const auto end = legal.board_end();
        if (end) game.winner = end->winner;
        if (end) break;
        legal.list(list);
        if (list.moves.empty()) {
            if (list.complete) {
                game.winner = without_moves(variant, position, legal).winner;
            }
            break;
        }
        ahead.push_back(values.of(position));
        make_move(position, list.moves[dice.below(list.moves.size())], list.edits.data(),
                  variant.move_rules());
        if (variant.endings().checks > 0) legal.count_check();
        legal.pass_over_lapsed_turn();
        position.forget_log();
    }
    if (!ahead.empty()) game.ahead = ahead[ahead.size() * 11 / 20];
    return game;
}

}  // namespace

Trials random_games(const Variant& variant, const Values& values, std::uint64_t seed) {
    constexpr int kGames = 100;
    constexpr std::uint64_t kWork = Work::kSecond / 12;
    const std::shared_ptr<const Variant> lent(std::shared_ptr<const Variant>{}, &variant);
    const GameState start(lent, initial_position(variant));
    Dice dice(seed);
    Trials trials;
    double sum_ahead = 0, sum_won = 0, squares_ahead = 0, squares_won = 0, products = 0;
    const Work work(kWork);
    for (int i = 0; i < kGames && !Patience::stopped(); ++i) {
        const OneGame game = play_at_random(start, values, dice);
        if (Patience::stopped()) break;
        const double ahead = game.ahead;
        const double won = !game.winner || *game.winner == Side::none ? 0
                           : *game.winner == Side::light              ? 1
                                                                      : -1;
        ++trials.games;
        trials.decided += won != 0 ? 1 : 0;
        sum_ahead += ahead;
        sum_won += won;
        squares_ahead += ahead * ahead;
        squares_won += won * won;
        products += ahead * won;
    }
    const double n = trials.games;
    const double spread = (n * squares_ahead - sum_ahead * sum_ahead) * (n * squares_won - sum_won * sum_won);
    if (spread > 0) trials.correlation = (n * products - sum_ahead * sum_won) / std::sqrt(spread);
    return trials;
}

}  // namespace acedrex
