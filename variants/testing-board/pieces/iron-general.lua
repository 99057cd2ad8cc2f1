-- One step ahead, straight or diagonally.
local m = require "acedrex.movement"

return piece {
  name = "Iron General", symbol = "IrGe", label = "iron_general(123)",
  about = "steps ahead",
  moves = m.step{ m.NW, m.N, m.NE },
}
