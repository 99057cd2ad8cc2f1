// How a position stands, in the words that all commands have for it.
#pragma once

#include <string>

#include "game/game_state.hpp"

namespace acedrex::program {

// "light to move", "dark to move, in check", "light wins: checkmate", "draw: stalemate".
std::string words_of(const Status& status);

}  // namespace acedrex::program
