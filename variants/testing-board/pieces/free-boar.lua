-- Honcho: a Bishop, or a Rook sideways.
local m = require "acedrex.movement"

return piece {
  name = "Free Boar", symbol = "FrBo", label = "free_boar(107)",
  about = "slides in all directions but ahead and back",
  moves = m.slide{ m.NE, m.E, m.SE, m.SW, m.W, m.NW },
}
