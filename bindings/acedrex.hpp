// All that a program needs that plays variants itself: a host that loads scripts, games, positions as text,
// counts. See examples/embedding.
#pragma once

#include "host.hpp"
#include "rules/game.hpp"
#include "rules/perft.hpp"
#include "rules/setup.hpp"
