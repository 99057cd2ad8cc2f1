-- Moves like the enemies that attack it, and not at all otherwise. Orphans pass on what they have; an Ubi-Ubi, which
-- threatens no piece of its own accord, gives nothing.
local m = require "acedrex.movement"

return piece {
  name = "Orphan", symbol = "Orp", label = "orphan(168)", class = { "mimic" },
  about = "moves like the enemies that attack it",
  moves = m.no_promotion(m.moves_of("attackers", { except = { "Ubi-Ubi" } })),
}
