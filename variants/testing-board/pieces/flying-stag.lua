-- Hiroku: slides ahead and back, or one step sideways or diagonally.
local m = require "acedrex.movement"

return piece {
  name = "Flying Stag", symbol = "FlSt", label = "flying_stag(112)",
  about = "slides ahead and back, steps in all other directions",
  moves = m.slide{ m.N, m.S } + m.step{ m.NE, m.E, m.SE, m.SW, m.W, m.NW },
}
