// Game scores, played.
#pragma once

#include <cstddef>
#include <optional>

#include "notation/find/game.hpp"
#include "notation/score/score.hpp"

namespace acedrex {

// Where the score begins: the position that its tags FEN or Position tell, else the variant's own.
Result<Position> first_position(const Variant& variant, const Score& score, const std::string& file);

struct Replay {
    Game game;
    std::size_t turns = 0;  // that were played
};

// More than any game has, and few enough to be played at once.
constexpr std::size_t kMostTurns = 100'000;

// The score's moves, one after the other, from the game's position, up to `most` turns. variations: they are
// played too, each from where it begins, and taken back. Where a move fails, the diagnostic "score" has its
// number, side and line, and the value is the game before it; in a variation that is a warning.
Result<Replay> replay(Game from, const Score& score, const std::string& file,
                      std::optional<std::size_t> most = std::nullopt, bool variations = false);

// The moves of the game as scores have them: in standard algebraic notation where that tells them, else in
// their long form without blanks.
std::vector<std::string> score_texts(const Game& game);

// The number of a turn as scores count them, from the position before it.
int turn_number(const Position& position);

}  // namespace acedrex
