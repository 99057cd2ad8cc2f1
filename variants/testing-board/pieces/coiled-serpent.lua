-- One step straight ahead, or back, straight or diagonally.
local m = require "acedrex.movement"

return piece {
  name = "Coiled Serpent", symbol = "CoSe", label = "coiled_serpent(122)",
  about = "steps straight ahead, or back in three directions",
  moves = m.step{ m.N, m.SW, m.S, m.SE },
}
