#include "notation/find/told_game.hpp"

#include <fmt/core.h>

namespace acedrex {

ToldGame::ToldGame(const Game& truth, std::optional<Side> as) : truth_(truth) {
    if (as && truth.variant().views()) seen_.emplace(truth, *as);
}

std::string ToldGame::whose_turn() const {
    return fmt::format("it is {}'s turn", to_string(truth_.to_move()));
}

std::vector<std::string> ToldGame::said() const {
    return seen_ ? seen_->said() : std::vector<std::string>{};
}

std::vector<Field> ToldGame::unknown() const {
    std::vector<Field> fields;
    for (Field f = 0; f < static_cast<Field>(truth_.variant().board().size()); ++f)
        if (game().position().is_unknown(f)) fields.push_back(f);
    return fields;
}

bool ToldGame::made_last_turn() const {
    Game earlier = truth_;
    return seen_ && earlier.undo() && earlier.to_move() == seen_->side();
}

std::optional<Game> ToldGame::last_turn() const {
    if (truth_.texts().empty()) return std::nullopt;
    return hides() ? seen_->last_turn() : truth_;
}

PlayResult play_as(Game& game, std::optional<Side> as, std::string_view text) {
    if (!as || !game.variant().views()) return game.play(text);
    if (const ToldGame told(game, as); !told.may_move())
        return PlayResult::not_legal("turn", fmt::format("{}, not {}'s", told.whose_turn(), to_string(*as)));
    return attempt(game, text);
}

}  // namespace acedrex
