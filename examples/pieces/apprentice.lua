-- Learns from friends: besides its own step ahead it moves like all those that guard it.
local m = require "acedrex.movement"

return piece {
  name = "Apprentice", symbol = "App",
  about = "steps ahead, or moves like the friends that guard it",
  moves = m.step(m.N) + m.no_promotion(m.moves_of "guards"),
}
