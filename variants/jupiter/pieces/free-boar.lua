-- The Free Boar slides diagonally or sideways.
local m = require "acedrex.movement"

return piece {
  name = "Free Boar", symbol = "FB", class = { "promoted" },
  about = "slides diagonally or sideways",
  moves = m.slide(m.diagonals) + m.slide{ m.W, m.E },
}
