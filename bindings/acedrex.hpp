// All that a program needs that plays variants itself: a host that loads scripts, games, positions as text,
// counts. See examples/embedding.
#pragma once

#include "game/perft.hpp"
#include "host/host.hpp"
#include "notation/find/game.hpp"
#include "notation/position/setup.hpp"
