// Where a game was lost: what each of its turns was worth.
#pragma once

#include <optional>
#include <string>

#include "notation/find/game.hpp"
#include "search/search.hpp"
#include "shell/records.hpp"

namespace acedrex::program {

// A position of a game, and what a search says of it.
struct JudgedPosition {
    Side to_move = Side::light;
    std::optional<SearchScore> score{};  // of the side to move; absent: the game is over
    double win = 0.5;                    // light's chance
    std::string best{};

    double chance_of(Side side) const { return side == Side::light ? win : 1 - win; }
};
JudgedPosition judged(Search& search, const Game& game, const SearchLimits& limits);

struct JudgedTurn {
    std::string text;
    const JudgedPosition& before;
    const JudgedPosition& after;

    Side side() const { return before.to_move; }
    double loss() const;  // of the chance to win
    const char* mark() const;
    // As the side that made the turn sees it.
    std::optional<SearchScore> score_after() const;
};
// number: of the turn, from 1.
Json to_json(const JudgedTurn& turn, std::size_t number);

}  // namespace acedrex::program
