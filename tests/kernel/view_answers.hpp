// What a side is told of a game, as text: whatever commands and pages make their answers of.
#pragma once

#include <functional>
#include <string>
#include <vector>

#include "notation/find/told_game.hpp"

namespace acedrex::testing {

// A game, and what is asked of it by one side.
struct Asked {
    Asked(const Game& game, Side side, std::vector<Field> about, std::vector<std::string> tried)
        : truth(game), seen(game, side), fields(std::move(about)), texts(std::move(tried)) {}

    const Game& truth;  // which only answers that leak look at
    ToldGame seen;
    std::vector<Field> fields;
    std::vector<std::string> texts;  // as moves
};

struct Answer {
    std::string name;
    std::function<std::string(const Asked& asked)> told;
};

const std::vector<Answer>& answers();
// The same kinds of answers as they must not be: made of the true game, each in one respect.
const std::vector<Answer>& leaking_answers();

// Those by which the two can be told apart.
std::vector<std::string> differing(const std::vector<Answer>& of, const Asked& one, const Asked& other);

// What became of a text, with all that is said about it.
std::string told(const PlayResult& result);

}  // namespace acedrex::testing
