// All that a program needs that plays variants itself: a host that loads scripts, games, turns entered part
// by part, positions as text, counts. See examples/embedding.
#pragma once

/// @namespace acedrex
/// Chess variants whose rules are scripts: hosts that load them, games, turns entered part by part, positions
/// as text, counts.

#include "games/perft.hpp"
#include "host/host.hpp"
#include "notation/find/begun_turn.hpp"
#include "notation/find/game.hpp"
#include "notation/position/setup.hpp"
