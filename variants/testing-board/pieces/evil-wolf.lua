-- One step ahead, straight or diagonally, or sideways.
local m = require "acedrex.movement"

return piece {
  name = "Evil Wolf", symbol = "EvWo", label = "evil_wolf(119)",
  about = "steps ahead or sideways",
  moves = m.step{ m.NW, m.N, m.NE, m.W, m.E },
}
