-- The Water Buffalo slides diagonally or sideways, or up to two fields forward or backward.
local m = require "acedrex.movement"

return piece {
  name = "Water Buffalo", symbol = "WBf", class = { "promoted" },
  about = "slides diagonally or sideways, or up to two fields forward or backward",
  moves = m.slide(m.diagonals) + m.slide{ m.W, m.E } + m.slide({ m.N, m.S }, 2),
}
