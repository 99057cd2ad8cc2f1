-- Learns from enemies: it moves like those that attack it, but from Pawns it learns nothing.
local m = require "acedrex.movement"

return piece {
  name = "Rebel", symbol = "Reb",
  about = "moves like the enemies that attack it, except Pawns",
  moves = m.moves_of("attackers", { except = { "Pawn" } }),
}
