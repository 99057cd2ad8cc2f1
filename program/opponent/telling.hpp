// What a search has found, in words and as JSON.
#pragma once

#include <memory>
#include <string>
#include <vector>

#include "notation/find/game.hpp"
#include "search/search.hpp"
#include "shell/records.hpp"

namespace acedrex::program {

// The turn as the game lists it.
std::shared_ptr<const ListedMove> listed_turn(const Game& game, const FoundTurn& turn);

// A line of turns, as the game lists them, and the setups that they lead to.
struct ToldLine {
    std::vector<std::shared_ptr<const ListedMove>> turns;
    std::vector<std::string> setups;
};
std::vector<ToldLine> told_lines(const Game& game, const SearchResult& found);

// Light's chance to win: what the search says, and where the game is over its result.
double light_chance(const Game& game, const SearchResult& found);

// "+0.34", "wins in 5", "loses in 4": hundredths of the weakest piece, and turns of both sides.
std::string words_of(const SearchScore& score);

Json to_json(const SearchScore& score);
// As `acedrex best --json` prints it; told: its lines; variant: what it is called.
Json to_json(const Game& game, const SearchResult& found, const std::vector<ToldLine>& told,
             const std::string& variant);
// The same to read: how far it has looked, and a line of text for each line.
std::string words_of(const Game& game, const SearchResult& found);

}  // namespace acedrex::program
