-- Moves like the friends that guard it, and not at all otherwise: a friend guards it that could capture there, were an
-- enemy in its place. Friends pass on what they have.
local m = require "acedrex.movement"

return piece {
  name = "Friend", symbol = "Fri", label = "friend(170)", class = { "mimic" },
  about = "moves like the friends that guard it",
  moves = m.no_promotion(m.moves_of "guards"),
}
