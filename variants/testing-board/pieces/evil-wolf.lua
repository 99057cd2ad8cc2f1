-- One step ahead, straight or diagonally, or sideways.
local m = require "acedrex.movement"

return piece {
  name = "Evil Wolf", symbol = "EvWo",
  about = "steps ahead or sideways",
  moves = m.step{ m.NW, m.N, m.NE, m.W, m.E },
}
