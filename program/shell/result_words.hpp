// How a position stands, in the words that all commands have for it.
#pragma once

#include <string>
#include <vector>

#include "game/game_state.hpp"

namespace acedrex::program {

// "light to move", "dark to move, in check", "light wins: checkmate", "draw: stalemate".
std::string words_of(const Status& status);

// With what an umpire says behind it: "light to move, in check; check along the file".
std::string with_said(std::string words, const std::vector<std::string>& said);

}  // namespace acedrex::program
