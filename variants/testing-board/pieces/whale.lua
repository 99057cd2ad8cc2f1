-- Keigei: slides ahead, back and diagonally back.
local m = require "acedrex.movement"

return piece {
  name = "Whale", symbol = "Wha", label = "whale(109)",
  about = "slides ahead, back and diagonally back",
  moves = m.slide{ m.N, m.SW, m.S, m.SE },
}
