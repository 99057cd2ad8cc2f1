-- The Flying Ox slides diagonally, forward or backward.
local m = require "acedrex.movement"

return piece {
  name = "Flying Ox", symbol = "FO", class = { "promoted" },
  about = "slides diagonally, or forward and backward",
  moves = m.slide(m.diagonals) + m.slide{ m.N, m.S },
}
