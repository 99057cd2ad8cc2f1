// A search at the terminal: it plays turns, and says what it thinks of a position.
#include <fmt/core.h>

#include "commands/session.hpp"
#include "opponent/opponent.hpp"
#include "opponent/telling.hpp"
#include "shell/arguments.hpp"
#include "shell/console.hpp"

namespace acedrex::program {

bool Session::is_computers(Side side) const {
    return opponent_ && opponent_->plays(side);
}

bool Session::waits_for_opponent() const {
    return !turn_ && !is_over() && is_computers(game_.to_move());
}

bool Session::let_opponent_play() {
    // Some games without people would go on for ever, as on a board where neither side can move.
    constexpr std::size_t kMostTurns = 1000;
    const Side mover = game_.to_move();
    if (opponent_->plays(other(mover)) && game_.state().turns_played() >= kMostTurns)
        return refuse(fmt::format("the computer ends the game after {} turns without a result", kMostTurns));
    const std::optional<FoundTurn> turn = opponent_->choose(game_);
    if (!turn) return refuse("the computer found no turn");
    const auto move = listed_turn(game_, *turn);
    game_.play(*move);
    PlayResult made;
    made.text = move->text;
    return played(mover, made, move->text);
}

// The last move that no computer has made, and what the computer has made since: it would only make that
// again.
bool Session::take_back_move() {
    Game before = game_;
    do {
        if (!before.undo()) return false;
    } while (is_computers(before.to_move()));
    game_ = std::move(before);
    return true;
}

// Says why not.
bool Session::may_be_judged() const {
    if (is_over()) return refuse("the game is over (" + result_words() + ")");
    if (turn_) return refuse("a turn has been begun; finish it, or take it back with 'back'");
    if (has_secrets()) return refuse("the sides have secrets, and a search would see them");
    return true;
}

Opponent& Session::adviser() {
    if (!opponent_)
        opponent_ = std::make_shared<Opponent>(game_.state().shared_variant(), SearchLimits{}, 1,
                                               std::array{false, false});
    return *opponent_;
}

bool Session::hint(const std::string&) {
    if (!may_be_judged()) return false;
    const auto turn = adviser().analyse(game_, 1).first();
    if (!turn) return refuse("no turn was found");
    put("{}\n", listed_turn(game_, *turn)->text);
    return true;
}

bool Session::best(const std::string& lines) {
    if (!may_be_judged()) return false;
    int number = 3;
    try {
        if (!lines.empty()) number = number_from("best", lines, {1, 100});
    } catch (const UsageError& fault) {
        return refuse(fault.message);
    }
    put("{}", words_of(game_, adviser().analyse(game_, number)));
    return true;
}

}  // namespace acedrex::program
