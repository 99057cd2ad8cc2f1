-- The Golden Bird slides forward or backward, up to two fields sideways, or up to three fields diagonally.
local m = require "acedrex.movement"

return piece {
  name = "Golden Bird", symbol = "GBd", class = { "promoted" },
  about = "slides forward or backward, up to two fields sideways, or up to three fields diagonally",
  moves = m.slide{ m.N, m.S } + m.slide({ m.W, m.E }, 2) + m.slide(m.diagonals, 3),
}
