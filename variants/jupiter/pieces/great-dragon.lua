-- The Great Dragon slides sideways, up to two fields forward or backward, or up to three fields diagonally.
local m = require "acedrex.movement"

return piece {
  name = "Great Dragon", symbol = "GDr", class = { "promoted" },
  about = "slides sideways, up to two fields forward or backward, or up to three fields diagonally",
  moves = m.slide{ m.W, m.E } + m.slide({ m.N, m.S }, 2) + m.slide(m.diagonals, 3),
}
