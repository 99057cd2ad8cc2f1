-- One step along a file or rank, or diagonally back.
local m = require "acedrex.movement"

return piece {
  name = "Reclining Dragon", symbol = "ReDr", label = "reclining_dragon(118)",
  about = "steps straight or diagonally back",
  moves = m.step{ m.N, m.W, m.E, m.SW, m.S, m.SE },
}
