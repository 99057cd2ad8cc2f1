-- One step ahead, straight or diagonally, or straight back.
local m = require "acedrex.movement"

return piece {
  name = "Copper General", symbol = "CoGe", label = "copper_general(121)",
  about = "steps ahead or straight back",
  moves = m.step{ m.NW, m.N, m.NE, m.S },
}
