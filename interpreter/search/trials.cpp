#include "search/trials.hpp"

#include <algorithm>
#include <cmath>
#include <cstdlib>
#include <memory>
#include <numeric>
#include <optional>
#include <span>
#include <utility>
#include <vector>

#include "base/patience.hpp"
#include "base/ranges.hpp"
#include "game/game_state.hpp"
#include "game/standing.hpp"
#include "legality/legal.hpp"
#include "search/dice.hpp"
#include "search/values.hpp"
#include "search/wilson.hpp"
#include "variant/variant.hpp"

namespace acedrex {

namespace {

struct OneGame {
    std::optional<Side> winner;
    bool lost_some = false;     // a side had fewer pieces after a turn than before
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

// How often what comes to stand on a field stays there to the end, over many games.
class Staying {
  public:
    explicit Staying(const Position& start)
        : start_(start), came_(start.tables().setup.size()), left_(came_) {}

    void begin_game() {
        for (const Side side : {Side::light, Side::dark})
            for (const Field f : start_.pieces(side)) ++came_[f];
    }
    void add(std::span<const Edit> edits) {
        for (const Edit& e : edits) {
            if (e.what != Edit::What::cell) continue;
            came_[e.field] += e.after != kNoPiece ? 1 : 0;
            left_[e.field] += e.before != kNoPiece ? 1 : 0;
        }
    }
    // By field: the share that stays surely, as far as it is more than the share of all; empty: nowhere.
    std::vector<double> surer() const {
        const int all = sum(came_), left = sum(left_);
        if (all == 0) return {};
        const double usual = static_cast<double>(all - left) / all;
        std::vector<double> more;
        for (std::size_t f = 0; f < came_.size(); ++f) {
            const double came = came_[f], stayed = came_[f] - left_[f];
            const double surely = came > 0 ? wilson(stayed / came, came, kSurely).low : 0;
            more.push_back(std::max(0.0, surely - usual));
        }
        return ranges::any_of(more, [](double one) { return one > kMuch; }) ? more : std::vector<double>{};
    }

  private:
    static constexpr double kMuch = 0.2;
    static constexpr double kSurely = 2;  // deviations

    static int sum(const std::vector<int>& numbers) {
        return std::accumulate(numbers.begin(), numbers.end(), 0);
    }

    const Position& start_;
    std::vector<int> came_, left_;  // by field
};

// A turn at random, made; of several parts each is chosen by itself. False where there is none. choices: see
// number_of_turns.
bool make_some_turn(Position& position, LegalMoves& legal, Dice& dice, MoveList& list, int& choices,
                    Staying& staying) {
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
    const std::size_t before = position.checkpoint();
    legal.make_turn(move, list.edits.data());
    staying.add(position.edits_since(before));
    position.forget_log();
    return true;
}

OneGame play_at_random(const GameState& start, const Values& values, Dice& dice, Staying& staying) {
    constexpr int kMostTurns = 200;
    const Variant& variant = start.variant();
    Position position = start.position();
    LegalMoves legal(variant, position);
    std::vector<int> ahead, mobile;
    int choices = 0;  // of the turn before
    MoveList list;
    OneGame game;
    staying.begin_game();
    for (int turn = 0; turn < kMostTurns && !Patience::stopped(); ++turn) {
        const auto end = legal.board_end();
        if (end) game.winner = end->winner;
        if (end) break;
        const int before = values.of(position);
        const Side us = position.to_move();
        const std::size_t light = position.pieces(Side::light).size();
        const std::size_t dark = position.pieces(Side::dark).size();
        int now = 0;
        if (!make_some_turn(position, legal, dice, list, now, staying)) {
            if (legal.complete()) game.winner = without_moves(variant, position, legal).winner;
            break;
        }
        game.lost_some = game.lost_some || position.pieces(Side::light).size() < light ||
                         position.pieces(Side::dark).size() < dark;
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
    trials.only_turns = variant.endings().goals.empty() && variant.endings().counters.empty() &&
                        variant.royals(Side::light).check.empty() && variant.royals(Side::dark).check.empty();
    trials.alike = !races && std::abs(values.of(start.position())) <= kAlike;
    Correlation pieces, mobility;
    Staying staying(start.position());
    const Work work(kWorkOfLearning);
    for (int i = 0; i < kGames && !Patience::stopped(); ++i) {
        const OneGame game = play_at_random(start, values, dice, staying);
        if (Patience::stopped()) break;
        const double won = !game.winner || *game.winner == Side::none ? 0
                           : *game.winner == Side::light              ? 1
                                                                      : -1;
        ++trials.games;
        trials.only_turns = trials.only_turns && !game.lost_some;
        trials.decided += won != 0 ? 1 : 0;
        pieces.add(game.ahead, won);
        mobility.add(game.mobile, won);
    }
    trials.correlation = pieces.value();
    trials.of_mobility = mobility.value();
    if (values.none_moves()) trials.stays = staying.surer();
    return trials;
}

}  // namespace acedrex
