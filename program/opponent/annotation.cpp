#include "opponent/annotation.hpp"

#include <algorithm>

#include "opponent/telling.hpp"
#include "shell/result_words.hpp"

namespace acedrex::program {

namespace {

constexpr double kMistake = 0.10, kBlunder = 0.25;  // of the chance to win

Json or_null(const std::optional<SearchScore>& score) {
    return score ? program::to_json(*score) : Json(nullptr);
}

}  // namespace

JudgedPosition judged(Search& search, const Game& game, const SearchLimits& limits) {
    JudgedPosition result{.to_move = game.to_move()};
    const SearchResult found = search.run(game.state(), limits);
    result.win = light_chance(game, found);
    if (const auto first = found.first()) {
        result.score = found.lines[0].score;
        result.best = listed_turn(game, *first)->text;
    }
    return result;
}

double JudgedTurn::loss() const {
    if (text == before.best) return 0;
    return std::max(0.0, before.chance_of(side()) - after.chance_of(side()));
}

const char* JudgedTurn::mark() const {
    return loss() >= kBlunder ? "??" : loss() >= kMistake ? "?" : "";
}

std::optional<SearchScore> JudgedTurn::score_after() const {
    if (!after.score || after.to_move == side()) return after.score;
    return SearchScore{.centi = -after.score->centi, .mate = -after.score->mate};
}

Json to_json(const JudgedTurn& turn, std::size_t number) {
    return {{"turn", number},
            {"side", to_string(turn.side())},
            {"move", turn.text},
            {"before", or_null(turn.before.score)},
            {"after", or_null(turn.score_after())},
            {"win_before", rounded(turn.before.win, 4)},
            {"win_after", rounded(turn.after.win, 4)},
            {"best", turn.before.best},
            {"loss", rounded(turn.loss(), 4)},
            {"mark", turn.mark()}};
}

}  // namespace acedrex::program
