-- Moves like the enemies that attack it, and not at all otherwise. Orphans pass on what they have.
local m = require "acedrex.movement"

return piece {
  name = "Orphan", symbol = "Orp",
  about = "moves like the enemies that attack it",
  moves = m.no_promotion(m.moves_of "attackers"),
}
