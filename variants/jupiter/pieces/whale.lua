-- The Whale slides forward, backward or diagonally backward.
local m = require "acedrex.movement"

return piece {
  name = "Whale", symbol = "Whl", class = { "promoted" },
  about = "slides forward, backward or diagonally backward",
  moves = m.slide{ m.N, m.S, m.SW, m.SE },
}
