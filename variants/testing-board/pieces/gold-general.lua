-- One step along a file or rank, or diagonally ahead.
local m = require "acedrex.movement"

return piece {
  name = "Gold General", symbol = "GoGe", label = "gold_general(100)",
  about = "steps straight or diagonally ahead",
  moves = m.step{ m.N, m.E, m.S, m.W, m.NE, m.NW },
}
