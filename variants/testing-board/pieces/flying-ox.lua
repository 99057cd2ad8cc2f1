-- Higyu: a Bishop, or a Rook ahead and back.
local m = require "acedrex.movement"

return piece {
  name = "Flying Ox", symbol = "FlOx", label = "flying_ox(106)",
  about = "slides in all directions but sideways",
  moves = m.slide{ m.N, m.NE, m.SE, m.S, m.SW, m.NW },
}
